// One number, a little less or more.

import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/Button.tsx';

type Props = {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
  children: ComponentChildren;
};

export const Stepper = ({ label, value, least, most, onChange, children }: Props) => (
  <fieldset class="wf-stepper" aria-label={label}>
    <Button
      aria-label={`Less ${label}`}
      why={value <= least ? `At least ${least}.` : null}
      onClick={() => onChange(value - 1)}
    >
      −
    </Button>
    <output class="wf-step-value">{children}</output>
    <Button
      aria-label={`More ${label}`}
      why={value >= most ? `At most ${most}.` : null}
      onClick={() => onChange(value + 1)}
    >
      +
    </Button>
  </fieldset>
);

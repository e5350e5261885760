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
  <fieldset class="rb-stepper" aria-label={label}>
    <Button
      aria-label={`Fewer ${label}`}
      why={value <= least ? `At least ${least}.` : null}
      onClick={() => onChange(value - 1)}
    >
      −
    </Button>
    <output>{children}</output>
    <Button
      aria-label={`More ${label}`}
      why={value >= most ? 'No more than that.' : null}
      onClick={() => onChange(value + 1)}
    >
      +
    </Button>
  </fieldset>
);

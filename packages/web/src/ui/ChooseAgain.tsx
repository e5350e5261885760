import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

type Props = { label: string; hint?: string; class?: string; onClick(): void };

/** Throws the half-made choice away. */
export const ChooseAgain = ({ label, hint = label, class: name = '', onClick }: Props) => (
  <Button class={`icon-button ${name}`} aria-label={label} hint={hint} onClick={onClick}>
    <Icon name="undo" />
  </Button>
);

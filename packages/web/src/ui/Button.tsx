import './Button.css';
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon.tsx';
import { tip } from './Tooltip.tsx';

type Native = Pick<ButtonHTMLAttributes, 'aria-pressed' | 'aria-expanded' | 'aria-controls' | 'aria-label' | 'id'>;
type Props = Native & {
  /** brass: the one thing to do now. paper: any other. quiet: on the sea, without a body. danger: cannot be undone. */
  kind?: 'brass' | 'paper' | 'quiet' | 'danger';
  type?: 'button' | 'submit';
  class?: string;
  /** Why it cannot be pressed now; told on hover, focus and tap. */
  why?: string | null | undefined;
  /** What it will do and what it costs, where the label does not say. */
  hint?: string | undefined;
  onClick?: (event: MouseEvent) => void;
  children: ComponentChildren;
};

export function Button({ kind = 'paper', type = 'button', why, hint, onClick, children, ...rest }: Props) {
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      {...tip(why ?? hint)}
      type={type}
      class={`button button-${kind} ${rest.class ?? ''}`}
      aria-disabled={why ? 'true' : undefined}
      onClick={why ? refuse : onClick}
    >
      {children}
    </button>
  );
}

type IconProps = Omit<Props, 'children' | 'hint' | 'aria-label'> & {
  icon: IconName;
  label: string;
  /** A number at its corner, and what it stands for. */
  mark?: { text: string; says: string } | null;
};

export const IconButton = ({ icon, label, mark, kind = 'quiet', ...rest }: IconProps) => (
  <Button
    {...rest}
    kind={kind}
    class={`icon-button ${rest.class ?? ''}`}
    aria-label={mark ? `${label}, ${mark.says}` : label}
    hint={label}
  >
    <Icon name={icon} />
    {mark && <span class="button-mark">{mark.text}</span>}
  </Button>
);

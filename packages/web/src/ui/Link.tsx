import type { ComponentChildren } from 'preact';
import { navigate } from '../browser/route.ts';

type Props = {
  to: string;
  class?: string;
  /** Its name, where what it shows has none. */
  label?: string;
  children: ComponentChildren;
};

/** A real link that changes the page without loading it anew. */
export function Link({ to, class: className, label, children }: Props) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} class={className} aria-label={label} onClick={onClick}>
      {children}
    </a>
  );
}

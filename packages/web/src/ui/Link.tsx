import type { ComponentChildren } from 'preact';
import { navigate } from '../browser/route.ts';

type Props = {
  to: string;
  class?: string;
  /** Its name, where what it shows has none. */
  label?: string;
  /** It opens beside this page, where what is on the screen would be lost. */
  inNewTab?: boolean;
  children: ComponentChildren;
};

/** A real link that changes the page without loading it anew. */
export function Link({ to, class: className, label, inNewTab = false, children }: Props) {
  const onClick = (event: MouseEvent) => {
    if (inNewTab || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} class={className} aria-label={label} target={inNewTab ? '_blank' : undefined} onClick={onClick}>
      {children}
    </a>
  );
}

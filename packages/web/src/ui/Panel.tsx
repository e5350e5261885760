import { words } from './words.ts';
import './Panel.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from './Button.tsx';

type Props = { id: string; title: string; onClose(): void; children: ComponentChildren };

/** A side panel on a wide screen, a sheet from below on a phone. */
export function Panel({ id, title, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Opened by a button or a key, it takes the focus and gives it back when it closes. A panel that is open when the
  // page loads leaves the focus where it is.
  useEffect(() => {
    const opener = document.activeElement;
    if (!(opener instanceof HTMLElement) || opener.matches('body, h1')) return;
    heading.current?.focus({ preventScroll: true });
    return () => opener.focus({ preventScroll: true });
  }, [id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <aside id={id} class="panel" aria-labelledby={`${id}-title`} onKeyDown={onKeyDown}>
      <header class="panel-head">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={words.closePanel(title)} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section class="panel-body" tabIndex={0} aria-labelledby={`${id}-title`}>
        {children}
      </section>
    </aside>
  );
}

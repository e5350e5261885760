import { words } from './words.ts';
import './Dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './Button.tsx';

type Props = { title: string; onClose(): void; wide?: boolean; class?: string; children: ComponentChildren };

/**
 * Shown as long as it is rendered: the native modal keeps focus inside and closes on Escape. Focus starts on its first
 * input, or on its heading; not on a button, which a key pressed for something else a moment before would press.
 */
export function Dialog({ title, onClose, wide = false, class: name = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    const question = element?.querySelector<HTMLElement>('form input');
    (question ?? heading.current)?.focus({ preventScroll: true });
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const onBackdrop = (event: MouseEvent) => event.target === dialog.current && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes; the click is on the backdrop
    <dialog
      ref={dialog}
      class={`dialog rope ${wide ? 'dialog-wide' : ''} ${name}`}
      aria-labelledby={id}
      onCancel={onClose}
      onClick={onBackdrop}
    >
      <div class="dialog-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

import './Dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './Button.tsx';

type Props = { title: string; onClose(): void; wide?: boolean; children: ComponentChildren };

/** Shown as long as it is rendered: the native modal keeps focus inside and closes on Escape. */
export function Dialog({ title, onClose, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
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
      class={`dialog rope ${wide ? 'dialog-wide' : ''}`}
      aria-labelledby={heading}
      onCancel={onClose}
      onClick={onBackdrop}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

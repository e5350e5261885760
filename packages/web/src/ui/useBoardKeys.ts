// Listens on document, so it runs before the shell's listener on window; a key the board handles goes no further.

import { useEffect, useRef } from 'preact/hooks';

/** `press` returns whether the board handled the key; then the event is stopped. */
export function useBoardKeys(press: (event: KeyboardEvent) => boolean): void {
  const now = useRef(press);
  now.current = press;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!meantForTheBoard(event) || !now.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const meantForTheBoard = ({ target, key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return false;
  if (target.closest('input:not([type="range"]), select, textarea, dialog, [contenteditable]')) return false;
  // A slider answers arrows itself, and nothing else.
  if (key.startsWith('Arrow') && target.closest('input')) return false;
  // A focused button or link answers these itself.
  return !['Enter', ' '].includes(key) || !target.closest('button, a, summary');
};

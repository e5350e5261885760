// A board that is played by keyboard hears the keys meant for it before the table around it does.

import { useEffect, useRef } from 'preact/hooks';

/** `press` says whether the key meant something; then nobody else hears of it. */
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

import { useEffect, useRef } from 'preact/hooks';

/** The keys of the table itself, for the help sheet. */
export const TABLE_KEYS = [
  ['Tab', 'go from one thing to the next'],
  ['Enter or Space', 'press what has the focus'],
  ['L', 'open or close the log'],
  ['T', 'open or close the talk'],
  ['B', 'open or close the book of rules'],
  ['?', 'open or close this sheet'],
  ['.', 'skip what is being shown'],
  ['U', 'take back'],
  ['Escape', 'close a panel'],
] as const;

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

/** Single keys that work anywhere but in a field or under a dialog, as soon as what they do is on the screen. */
export function useKeys(keys: Record<string, () => void>): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      now.current[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

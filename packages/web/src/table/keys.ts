import { useEffect, useRef } from 'preact/hooks';

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

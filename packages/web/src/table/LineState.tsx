import { useEffect, useState } from 'preact/hooks';
import { connection, outbox } from '../net/state.ts';
import { Icon } from '../ui/Icon.tsx';

const SAVED_SHOWS = 1600; // ms

/** Whether we are connected, and whether what I did has arrived. */
export function LineState() {
  const waiting = outbox.value.some(({ saved }) => saved === null);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    setSaved(false);
    return () => setSaved(true);
  }, [waiting]);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_SHOWS);
    return () => clearTimeout(timer);
  }, [saved]);
  const offline = connection.value === 'lost';
  const text = offline ? (waiting ? 'Offline; will be sent' : 'Offline; trying again') : waiting ? 'Sending…' : 'Saved';
  const visible = offline || waiting || saved;
  return (
    <p class={`line-state ${offline ? 'line-lost' : ''}`} role="status">
      {visible && (
        <>
          {offline && <Icon name="offline" />} {text}
        </>
      )}
    </p>
  );
}

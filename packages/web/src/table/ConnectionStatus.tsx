import { useEffect, useState } from 'preact/hooks';
import { cannotSave, connection, outbox, refusal } from '../net/state.ts';
import { Icon } from '../ui/Icon.tsx';
import { words } from './words.ts';

const ANSWER_SHOWS = 1600; // ms

/** Whether we are connected, and what became of what I did: on its way, saved, refused. */
export function ConnectionStatus() {
  const waiting = outbox.value.some(({ saved }) => saved === null);
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => {
    if (!waiting) return;
    const before = refusal.peek();
    setAnswer(null);
    return () => setAnswer(refusal.peek() === before ? words.saved : words.refused);
  }, [waiting]);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), ANSWER_SHOWS);
    return () => clearTimeout(timer);
  }, [answer]);
  const offline = connection.value === 'lost';
  const text = offline ? lostWords(waiting) : waiting ? words.sending : answer;
  return (
    <p class={`connection-status ${offline ? 'connection-lost' : ''}`} role="status">
      {text && (
        <>
          {offline && <Icon name="offline" />} {text}
        </>
      )}
    </p>
  );
}

function lostWords(waiting: boolean): string {
  if (cannotSave.value) return waiting ? words.cannotSaveSends : words.cannotSaveTries;
  return waiting ? words.offlineSends : words.offlineTries;
}

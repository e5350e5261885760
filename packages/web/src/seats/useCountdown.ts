import { useMemo } from 'preact/hooks';
import { useServerNow } from '../clock/now.ts';

/** Counts seconds down while they are on the screen, anew for every message `told`; null stays null. */
export function useCountdown(seconds: number | undefined, message: object): number | null {
  const until = useMemo(() => (seconds === undefined ? null : Date.now() + seconds * 1000), [seconds, message]);
  const now = useServerNow(0, until !== null);
  return until === null ? null : Math.max(0, until - now);
}

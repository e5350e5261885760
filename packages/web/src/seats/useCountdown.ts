import { useMemo } from 'preact/hooks';
import { useServerNow } from '../clock/now.ts';

/** Seconds left of what the server said in `told`, counted down while it is on the screen; null stays null. */
export function useCountdown(seconds: number | undefined, told: object): number | null {
  const until = useMemo(() => (seconds === undefined ? null : Date.now() + seconds * 1000), [seconds, told]);
  const now = useServerNow(0, until !== null);
  return until === null ? null : Math.max(0, until - now);
}

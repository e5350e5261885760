import { useEffect, useState } from 'preact/hooks';

const TICK = 500; // ms

/** The server's time, `ahead` of ours; moves on while somebody needs to see it move. */
export function useServerNow(ahead: number, moving: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!moving) return;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [moving]);
  return now + ahead;
}

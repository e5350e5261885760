import type { Event } from '@quayside/rules/waves-of-fortune';
import { useMemo } from 'preact/hooks';
import { told } from '../../net/state.ts';
import { CLEAR, type Last, laidOut, lastOf, type Tableau } from './recent.ts';

/** Everything told up to what is on the screen now. */
function heard(now: Event | null): Event[] {
  const events = told.value.flatMap(telling => telling.events as unknown as Event[]);
  const at = now ? events.lastIndexOf(now) : -1;
  return at < 0 ? events : events.slice(0, at + 1);
}

/** What lies on the table, and what each captain met last. */
export function useRecent(now: Event | null): { tableau: Tableau; lasts: ReadonlyMap<number, Last> } {
  const history = told.value;
  return useMemo(() => {
    const events = heard(now);
    const turn = events.findLastIndex(({ type }) => type === 'turn');
    const lasts = new Map<number, Last>();
    for (const event of events) {
      const last = lastOf(event);
      if (last) lasts.set(last.seat, last);
    }
    return { tableau: events.slice(Math.max(0, turn)).reduce(laidOut, CLEAR), lasts };
  }, [history, now]);
}

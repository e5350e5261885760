import type { Event } from '@quayside/rules/waves-of-fortune';
import { useMemo } from 'preact/hooks';
import type { Props } from './props.ts';
import { CLEAR, type Last, lastOf, type Tableau, tableauAfter, withLastRound } from './tableau.ts';

const NOBODY: ReadonlyMap<number, Last> = new Map();

/**
 * What lies on the table, and what each captain met last. Read from the history where there is one, so that a card stays
 * in sight after a reload and with animations switched off; else from the scene.
 */
export function useTableau({ scene, history, now }: Props): { tableau: Tableau; lasts: ReadonlyMap<number, Last> } {
  return useMemo(() => {
    if (!history) return { tableau: scene.tableau, lasts: NOBODY };
    const events = upTo(now, history);
    const turn = events.findLastIndex(({ type }) => type === 'turn');
    const lasts = new Map<number, Last>();
    for (const event of events) {
      const last = lastOf(event);
      if (last) lasts.set(last.seat, last);
    }
    const tableau = turn < 0 ? withLastRound(scene.tableau, events) : events.slice(turn).reduce(tableauAfter, CLEAR);
    return { tableau, lasts };
  }, [history, now, scene.tableau]);
}

function upTo(now: Event | null, events: readonly Event[]): readonly Event[] {
  const at = now ? events.lastIndexOf(now) : -1;
  return at < 0 ? events : events.slice(0, at + 1);
}

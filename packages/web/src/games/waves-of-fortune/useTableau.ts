import type { Event } from '@quayside/rules/waves-of-fortune';
import { useMemo } from 'preact/hooks';
import type { Props } from './props.ts';
import { CLEAR, type Tableau, tableauAfter, withLastRound } from './tableau.ts';

/**
 * What lies on the table. Read from the history where there is one, so that a card stays in sight after a reload and
 * with animations switched off; else from the scene.
 */
export function useTableau({ scene, history, now }: Props): Tableau {
  return useMemo(() => {
    if (!history) return scene.tableau;
    const events = upTo(now, history);
    const turn = events.findLastIndex(({ type }) => type === 'turn');
    return turn < 0 ? withLastRound(scene.tableau, events) : events.slice(turn).reduce(tableauAfter, CLEAR);
  }, [history, now, scene.tableau]);
}

function upTo(now: Event | null, events: readonly Event[]): readonly Event[] {
  const at = now ? events.lastIndexOf(now) : -1;
  return at < 0 ? events : events.slice(0, at + 1);
}

import type { Event, FortuneView } from '@quayside/rules/waves-of-fortune';
import { useMemo } from 'preact/hooks';
import { standing } from '../../back/mine.ts';
import { position, told } from '../../net/state.ts';
import type { Props } from './props.ts';
import { CLEAR, type Last, laidOut, lastOf, playedOn, type Tableau } from './recent.ts';

const NOBODY: ReadonlyMap<number, Last> = new Map();

/**
 * What lies on the table, and what each captain met last. At a table in play it is read from everything told so far, so
 * that a card stays in sight after a reload and without any show; elsewhere the scene has to do.
 */
export function useRecent({ scene, view, now }: Props): { tableau: Tableau; lasts: ReadonlyMap<number, Last> } {
  const history = useHistory(view);
  return useMemo(() => {
    if (!history) return { tableau: scene.tableau, lasts: NOBODY };
    const events = upTo(now, history);
    const turn = events.findLastIndex(({ type }) => type === 'turn');
    const lasts = new Map<number, Last>();
    for (const event of events) {
      const last = lastOf(event);
      if (last) lasts.set(last.seat, last);
    }
    const tableau = turn < 0 ? playedOn(scene.tableau, events) : events.slice(turn).reduce(laidOut, CLEAR);
    return { tableau, lasts };
  }, [history, now, scene.tableau]);
}

/** Everything told at this table that was not taken back; null where the view is of another moment than the newest. */
export function useHistory(view: FortuneView): readonly Event[] | null {
  const tellings = position.value?.open === view.open ? told.value : null;
  return useMemo(
    () => tellings && standing(tellings).flatMap(({ events }) => events as unknown as Event[]),
    [tellings],
  );
}

function upTo(now: Event | null, events: readonly Event[]): readonly Event[] {
  const at = now ? events.lastIndexOf(now) : -1;
  return at < 0 ? events : events.slice(0, at + 1);
}

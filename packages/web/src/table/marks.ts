// What each seat did last, or what was done to it: marked at its plate until it acts again. Made from the events of the
// game, so it is the same with motion and without, after skipping and after a reload.

import type { Phrase } from '@quayside/rules';
import type { AnyGameUi } from '../games/gameUi.ts';
import type { EntryEvents } from '../net/state.ts';

export type Marks = readonly (Phrase | null)[];

/** The event of every game by which a seat has only decided. */
const READY = 'ready';

/** By seat. `entries`: those of moves that stand, oldest first, as far as they are on the screen. */
export function marksOf(markOf: AnyGameUi['markOf'], entries: readonly EntryEvents[], seats: number): Marks {
  const marks: (Phrase | null)[] = Array.from({ length: seats }, () => null);
  if (!markOf) return marks;
  const decided = new Set<number>();
  for (const { by, events } of entries) {
    if (by >= 0) decided.add(by);
    // What was decided in secret is done when all have decided.
    if (events.every(({ type }) => type === READY)) continue;
    for (const seat of decided) marks[seat] = null;
    decided.clear();
    for (const event of events) {
      for (const { seat, text } of [markOf(event) ?? []].flat()) marks[seat] = text;
    }
  }
  return marks;
}

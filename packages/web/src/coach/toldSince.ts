import type { AnyShape, Seat } from '@quayside/rules';
import type { EntryEvents } from '../net/state.ts';

/** What I was told since my last move, the events of that move included; of everything where I have made none. */
export function toldSince(entries: readonly EntryEvents[], me: Seat): AnyShape['event'][] {
  const mine = entries.findLastIndex(({ by }) => by === me);
  return entries.slice(Math.max(0, mine)).flatMap(({ events }) => events);
}

// Entries of a game's log, and the events told of them.

import type { AnyShape, Seat, State, Tell } from '@quayside/rules';

export { SILENT } from '@quayside/rules';

/**
 * What was done, in the order it was done: a move; the take-back of the move at an earlier place in the log; or, agreed
 * by the table, the return to how things stood before that place.
 */
export type Entry = { seat: Seat; move: object } | { seat: Seat; back: number; agreed?: true };

/** An event, and the seat it was told to (null: everybody). */
export type ToldEvent = { to: Seat | null; event: AnyShape['event'] };

/** The events told to a seat; null: a spectator. */
export function eventsFor(told: readonly ToldEvent[], seat: Seat | null): AnyShape['event'][] {
  const events: AnyShape['event'][] = [];
  for (const { to, event } of told) if (to === null || to === seat) events.push(event);
  return events;
}

/** All events told to somebody: those told to everybody, and at their places those told to them alone. */
export function withAsides<E>(events: readonly E[], asides: readonly (readonly [place: number, event: E])[]): E[] {
  const all = [...events];
  for (const [place, event] of asides) all.splice(place, 0, event);
  return all;
}

/** One entry of the log applied: the state before and after, and what was told. */
export type Step = { ply: number; entry: Entry; before: State<AnyShape>; after: State<AnyShape>; told: ToldEvent[] };

export const recordingEvents = (told: ToldEvent[]): Tell<AnyShape> => ({
  all: event => told.push({ to: null, event }),
  only: (to, event) => told.push({ to, event }),
});

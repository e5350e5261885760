// Joint decisions: several seats decide at once, each in secret, and the last to commit brings about what all decided.

import type { Joint, Seat } from '../game.ts';

/** The joint decision of those who take part, some of whom are still awaited; null where one seat decides alone. */
export const jointOf = (takingPart: readonly Seat[], awaited: readonly Seat[]): Joint | null =>
  takingPart.length < 2 ? null : { committed: takingPart.filter(seat => !awaited.includes(seat)), awaited };

/** The same question, put to those who are still to commit. */
export const commit = <P extends { waiting: readonly Seat[] }>(phase: P, seat: Seat): P => ({
  ...phase,
  waiting: phase.waiting.filter(other => other !== seat),
});

// Clocks. They travel as deadlines in the server's time, with the server's now beside them, so that a client whose own
// clock is wrong can subtract. Time during which the server was down is credited: deadlines move.

import { type Static, Type } from 'typebox';
import { exact, Id, Nullable, SeatNumber } from './shared.ts';

const Time = Type.Integer(); // ms since 1970, by the server's clock

export const SeatClock = Type.Object(
  {
    /** What is left while the clock stands, in ms; while it runs, what was left when it began to. */
    left: Type.Integer({ minimum: 0 }),
    /** When it runs out; null while it stands: nothing to decide, a bot decides, or the table is paused. */
    deadline: Nullable(Time),
    /** It has run out, and the others may let a bot play this decision (`skip`). */
    out: Type.Boolean(),
  },
  exact,
);
export type SeatClock = Static<typeof SeatClock>;

/** After hello and whenever a clock starts, stops or is agreed upon. Never sent at a table without clocks. */
export const ClockMessage = Type.Object(
  {
    t: Type.Literal('clock'),
    now: Time,
    /** Since when the table is paused; nobody moves meanwhile, bots neither. */
    paused: Nullable(Time),
    /** Who wants to pause, or when paused, to go on: it happens when all of `asked` want it. */
    wanted: Type.Array(SeatNumber),
    asked: Type.Array(SeatNumber),
    seats: Type.Array(SeatClock),
  },
  exact,
);
export type ClockMessage = Static<typeof ClockMessage>;

/**
 * A seated person wants the clocks to pause (`pause: true`) or to go on (`pause: false`). It happens when every seated
 * person no bot stands in for wants it; wanting the opposite of what was asked ends the request.
 */
export const Pause = Type.Object({ t: Type.Literal('pause'), id: Id, pause: Type.Boolean() }, exact);

/** A seated person lets a bot play the one decision of a seat whose clock is `out`. */
export const Skip = Type.Object({ t: Type.Literal('skip'), id: Id, seat: SeatNumber }, exact);

// Clocks. They travel as deadlines in the server's time, with the server's now beside them, so that a client whose own
// clock is wrong can subtract. Time during which the server was down is credited: deadlines move.

import { type Static, Type } from 'typebox';
import { about, described, exact, Id, Nullable, SeatNumber } from './shared.ts';

const Time = Type.Integer(); // ms since 1970, by the server's clock

export const SeatClock = Type.Object(
  {
    left: described(
      Type.Integer({ minimum: 0 }),
      'What is left while the clock stands, in ms; while it runs, what was left when it began to.',
    ),
    deadline: described(
      Nullable(Time),
      'When it runs out; null while it stands: nothing to decide, a bot decides, or the table is paused.',
    ),
    out: described(Type.Boolean(), 'It has run out, and the others may let a bot play this decision (`skip`).'),
  },
  exact,
);
export type SeatClock = Static<typeof SeatClock>;

export const ClockMessage = Type.Object(
  {
    t: Type.Literal('clock'),
    now: Time,
    paused: described(Nullable(Time), 'Since when the table is paused; nobody moves meanwhile, bots neither.'),
    wanted: described(
      Type.Array(SeatNumber),
      'Who wants to pause, or when paused, to go on: it happens when all of `asked` want it.',
    ),
    asked: Type.Array(SeatNumber),
    seats: Type.Array(SeatClock),
  },
  about('After hello and whenever a clock starts, stops or is agreed upon. Never sent at a table without clocks.'),
);
export type ClockMessage = Static<typeof ClockMessage>;

export const Pause = Type.Object(
  { t: Type.Literal('pause'), id: Id, pause: Type.Boolean() },
  about(
    'A seated person wants the clocks to pause (`pause: true`) or to go on (`pause: false`). It happens when ' +
      'every seated person no bot stands in for wants it; wanting the opposite of what was asked ends the request.',
  ),
);

export const Skip = Type.Object(
  { t: Type.Literal('skip'), id: Id, seat: SeatNumber },
  about('A seated person lets a bot play the one decision of a seat whose clock is `out`.'),
);

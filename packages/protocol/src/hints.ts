// What the bots think: a hint for one's own decision, and after the game how everybody's chances went.

import { type Static, Type } from 'typebox';
import { about, exact, Id, Ply, SeatNumber } from './shared.ts';

export const AllowHints = Type.Object(
  { t: Type.Literal('allow-hints'), id: Id, allow: Type.Boolean() },
  about(
    'Host only, before the start: whether hints may be asked for at this table (TableInfo.hints; they may at ' +
      'first).',
  ),
);

export const HintRequest = Type.Object(
  { decision: Ply },
  about(
    'HTTP: POST /api/tables/:id/hint, for the decision this person has to make. That a hint was asked is in the ' +
      'record.',
  ),
);
export type HintRequest = Static<typeof HintRequest>;

export const Hint = Type.Object(
  {
    decision: Ply,
    lines: Type.Array(
      Type.Object(
        {
          move: Type.Unknown(),
          chance: Type.Number(),
          gains: Type.Array(Type.Object({ source: Type.String(), value: Type.Number() }, exact)),
        },
        exact,
      ),
    ),
  },
  about(
    "The answer: the best moves the bot found from this seat's own view, best first, at most four. `chance`: of " +
      "winning, 0 to 1, as the bot estimates it. `gains`: what the seat's score gains on average up to its third " +
      "decision from now, or further to where it gains something, by the sources of the game's standings (labels " +
      'in words.sources); sources that do not change are left out.',
  ),
);
export type Hint = Static<typeof Hint>;

export const Curve = Type.Object(
  {
    ready: Type.Boolean(),
    points: Type.Array(Type.Object({ ply: Ply, chances: Type.Array(Type.Number()) }, exact)),
    swings: Type.Array(Type.Object({ ply: Ply, seat: SeatNumber, change: Type.Number() }, exact)),
  },
  about(
    'HTTP: GET /api/tables/:id/curve, once the game is over (403 before). `ready` is false while the bots are ' +
      'still at it: ask again in a few seconds. `points`: at moments spread over the game, when the log had `ply` ' +
      'entries, the chance of each seat, 0 to 1. `swings`: the biggest changes from one point to the next, biggest ' +
      'first; `ply` is where they end.',
  ),
);
export type Curve = Static<typeof Curve>;

// Looking back: the record of a finished game, the history of a running one as one person saw it, and what-ifs.

import { type Static, Type } from 'typebox';
import { HonestDice } from './honest.ts';
import { TableNote } from './notes.ts';
import { about, described, exact, Id, LevelName, Nullable, Ply, SeatNumber } from './shared.ts';
import { UpdateBody } from './toClient.ts';

const Entry = described(
  Type.Union([
    Type.Object({ seat: Type.Integer({ minimum: -1 }), move: Type.Object({}) }, exact),
    Type.Object({ seat: SeatNumber, back: Ply, agreed: Type.Optional(Type.Literal(true)) }, exact),
  ]),
  'One thing done: a move (the sea is seat -1), or a going back to before entry `back` (`agreed`: by consent).',
);

export const RecordFile = Type.Object(
  {
    game: Id,
    version: Type.Integer(),
    seats: Type.Integer(),
    options: Type.Record(Type.String(), Type.String()),
    seed: Type.String(),
    log: Type.Array(Entry),
    names: described(Type.Array(Type.String()), 'Who sat where.'),
    at: described(Type.Integer(), 'When it began, milliseconds since 1970.'),
    origin: described(
      Type.Optional(Type.Object({ open: Type.Unknown(), own: Type.Array(Type.Unknown()), shut: Type.Unknown() })),
      'A what-if begins in the middle: the whole world it began in.',
    ),
    dice: described(Type.Optional(HonestDice), 'Missing in games begun before dice were honest.'),
    digests: described(
      Type.Array(Type.String()),
      'The state and what was told, digested: after the set-up, then after each entry; "" where nobody noted it.',
    ),
    hints: described(
      Type.Array(Type.Object({ seat: SeatNumber, ply: Ply }, exact)),
      'Decisions for which a hint was asked: whose, and the ply at which they were asked.',
    ),
    notes: described(Type.Array(TableNote), 'What happened beside the moves, oldest first.'),
    seal: described(Type.String(), 'A digest of all of the above.'),
  },
  about(
    'HTTP: GET /api/tables/:id/record, once the game is over (403 before). The same JSON is the file people ' +
      "download and open again: the engine's parseRecord reads it, `Past` scrubs it, `verify` judges it, all in " +
      'the browser.',
  ),
);
export type RecordFile = Static<typeof RecordFile>;

export const HistoryPage = Type.Object(
  {
    game: Id,
    version: Type.Integer(),
    names: Type.Array(Type.String()),
    seat: Nullable(SeatNumber),
    from: Ply,
    open: Type.Unknown(),
    own: Type.Unknown(),
    updates: Type.Array(Type.Omit(UpdateBody, ['decision', 'mayTakeBack'])),
    next: Nullable(Ply),
  },
  about(
    'HTTP: GET /api/tables/:id/history?from=0: what the asker could see, ply by ply, of a game that runs or is ' +
      "over: their own seat's view, or a spectator's. One page: the view when the log had `from` entries, and the " +
      'updates after it. `next` is the `from` of the next page, null on the last. `game`, the `version` of its ' +
      'rules and `names` (who sits where) are on every page, so that a screen can show it without having been at the table.',
  ),
);
export type HistoryPage = Static<typeof HistoryPage>;

export const WhatIf = Type.Object(
  {
    record: Type.Optional(Type.Unknown()),
    ply: Ply,
    seat: Type.Optional(SeatNumber),
    level: Nullable(LevelName),
  },
  about(
    'HTTP: POST /api/tables/:id/what-if, or /api/what-if with a `record` from a file, answered with Created: a new ' +
      'table, unlisted and begun, in which bots of `level` ' +
      "hold all seats but the asker's; with null they stand open to whoever has the link, and people play on. Of a " +
      'finished game it begins with the true position at `ply`; of a running ' +
      "one with the asker's own view at `ply`, and what they could not see is dealt afresh. `seat` is the asker's: " +
      'left out, their seat at that table, else whoever decides first there. A record that is itself a what-if is ' +
      'only taken by the address of its table.',
  ),
);
export type WhatIf = Static<typeof WhatIf>;

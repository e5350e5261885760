// Everything a client says. One socket serves one table: /socket/<table>. Messages are JSON texts, tagged by `t`.
// Where several people share a device (CreateTable.mates), /socket/<table>?seat=<seat> speaks and sees for one of them;
// so do GET history and POST hint with the same `?seat=`, and a what-if by its own `seat`.

import { type Static, Type } from 'typebox';
import { about, described, Id, LevelName, Name, Nullable, SeatNumber } from './shared.ts';
import { Terms } from './terms.ts';

export const Hello = Type.Object(
  {
    t: Type.Literal('hello'),
    since: described(
      Nullable(Type.Integer({ minimum: 0 })),
      'The last ply this client has seen, to be sent the gap instead of everything; null: none.',
    ),
    viewSeat: described(
      Type.Optional(SeatNumber),
      'A spectator is shown the view of this seat, where TableInfo.terms allows it: it has that seat’s ' +
        'own part and no decision, and comes late. Left out: one’s own view.',
    ),
    unattended: described(
      Type.Optional(Type.Literal(true)),
      'Only to send what was not answered before; without it whoever had left their seat is back on it.',
    ),
  },
  about(
    'First message on a socket; answered with `table`, and with `view` or `gap` where a game has begun. Sent again it ' +
      'changes `viewSeat`.',
  ),
);
export type Hello = Static<typeof Hello>;

export const MoveIntent = Type.Object(
  { t: Type.Literal('move'), id: Id, decision: Type.Integer({ minimum: 0 }), move: Type.Unknown() },
  about('Play a move. `id` is unique to this intent; `decision` is the ply at which the answered decision was asked.'),
);

export const BackIntent = Type.Object(
  { t: Type.Literal('back'), id: Id },
  about("Take one's last move back, where it is free: nobody learnt anything by it (`mayTakeBack`)."),
);

export const Sit = Type.Object(
  { t: Type.Literal('sit'), id: Id, seat: SeatNumber },
  about("Sit down on an open seat; in a running game also on one's own, which a bot plays, to take it back."),
);
export const Swap = Type.Object(
  { t: Type.Literal('swap'), id: Id, seats: Type.Tuple([SeatNumber, SeatNumber]) },
  about(
    'Before the start: two seats change places. The host may move everybody; others move themselves to an open seat, ' +
      'or to that of a bot, which takes theirs.',
  ),
);
export const Leave = Type.Object(
  { t: Type.Literal('leave'), id: Id, giveUp: Type.Optional(Type.Literal(true)) },
  about(
    'Stand up before the start; later a bot plays on until one is back, or with `giveUp` for good, and others may ' +
      'get the seat.',
  ),
);

export const SetBot = Type.Object(
  { t: Type.Literal('bot'), id: Id, seat: SeatNumber, level: Type.Union([LevelName, Type.Null()]) },
  about(
    "Host only. Put a bot on a seat that is open or a bot's; null opens it again (before the start). Before the " +
      'start also on the seat of somebody who is away.',
  ),
);

export const TakeOver = Type.Object(
  { t: Type.Literal('takeover'), id: Id, seat: SeatNumber, level: Type.Union([LevelName, Type.Null()]) },
  about(
    "Host only. Let a bot play for a person while they are away; null stops that. The person's return always " +
      'does.',
  ),
);

export const Configure = Type.Object(
  {
    t: Type.Literal('configure'),
    id: Id,
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    options: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 })),
  },
  about('Host only, before the start: change the options or the number of seats.'),
);

export const Start = Type.Object({ t: Type.Literal('start'), id: Id }, about('Host only: every seat is taken.'));

export const Rematch = Type.Object(
  { t: Type.Literal('rematch'), id: Id },
  about('After the end: open a table with the same people, game and options; everybody is told where.'),
);

export const Ping = Type.Object(
  { t: Type.Literal('ping') },
  about('Answered with `pong`; keeps the connection alive.'),
);

export const CreateTable = Type.Object(
  {
    game: Id,
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    options: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 })),
    bots: Type.Record(Type.String({ pattern: '^[0-9]{1,2}$' }), LevelName),
    start: Type.Boolean(),
    listed: Type.Boolean(),
    mates: described(
      Type.Optional(Type.Record(Type.String({ pattern: '^[0-9]{1,2}$' }), Name)),
      "People who share the host's device, by seat: their names.",
    ),
    seat: described(Type.Optional(SeatNumber), "The host's own seat; left out, the first that is free."),
    hints: described(Type.Optional(Type.Boolean()), 'Whether hints may be asked for; left out, they may.'),
    terms: described(Type.Optional(Type.Partial(Terms)), 'What differs from the usual terms.'),
  },
  about('HTTP: POST /api/tables. Bots may be seated at once (by seat); `start` begins straight away: "play now".'),
);
export type CreateTable = Static<typeof CreateTable>;

export const ClientError = Type.Object(
  {
    part: Type.String({ minLength: 1, maxLength: 40 }),
    message: Type.String({ maxLength: 300 }),
    stack: Type.String({ maxLength: 2000 }),
    page: Type.String({ maxLength: 100 }),
    table: Type.Optional(Id),
    ply: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  about(
    "HTTP: POST /api/client-error: a page of ours has failed, for the server's log. `part`: what was being drawn " +
      'or done. `table` and `ply`: where, if at a table.',
  ),
);
export type ClientError = Static<typeof ClientError>;

export const Rename = Type.Object({ name: Name }, about('HTTP: PUT /api/me.'));
export type Rename = Static<typeof Rename>;

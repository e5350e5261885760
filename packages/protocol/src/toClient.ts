// Everything the server says. Each message is made for its receiver: what a seat may not see is never sent to it.
// A client that opens /socket/<table>?packed gets long messages as binary frames of the same text: how many bytes of it
// are deflated (PACKED_FROM bytes, the highest first), these as raw deflate with VOCABULARY for a dictionary, and the
// rest as UTF-8.

import { type Static, Type } from 'typebox';
import { Asking } from './requests.ts';
import { exact, Id, LevelName, Nullable, Ply, SeatNumber } from './shared.ts';
import { Terms } from './terms.ts';

/** They ran out of time; they left by their own word; the host or the others let it play while they are away. */
const StandInReason = Type.Union([Type.Literal('out-of-time'), Type.Literal('left'), Type.Literal('away')]);
export type StandInReason = Static<typeof StandInReason>;

/** In how many seconds the host may give the seat of this absent person to another person; left out while they are here. */
const OpensIn = Type.Integer({ minimum: 0 });

export const SeatInfo = Type.Union([
  Type.Object({ kind: Type.Literal('open') }, exact),
  /** `owner`: the person the host gave the seat of, who may take it back (`sit`). */
  Type.Object(
    {
      kind: Type.Literal('bot'),
      name: Type.String(),
      level: LevelName,
      owner: Type.Optional(Type.String()),
      opensIn: Type.Optional(OpensIn),
    },
    exact,
  ),
  Type.Object(
    {
      kind: Type.Literal('person'),
      name: Type.String(),
      online: Type.Boolean(),
      /** The bot that plays for this person, and why it does: until they take their seat back (`sit`). */
      standIn: Nullable(LevelName),
      because: Type.Optional(StandInReason),
      opensIn: Type.Optional(OpensIn),
    },
    exact,
  ),
]);
export type SeatInfo = Static<typeof SeatInfo>;

export const TableInfo = Type.Object(
  {
    id: Id,
    game: Id,
    version: Type.Integer(),
    options: Type.Record(Type.String(), Type.String()),
    seats: Type.Array(SeatInfo),
    status: Type.Union([
      Type.Literal('gathering'),
      Type.Literal('playing'),
      Type.Literal('over'),
      /** By the host or by agreement, without a result. */
      Type.Literal('ended'),
      /** The rules failed: the table stands as it was; the host may fetch a report. */
      Type.Literal('frozen'),
    ]),
    /** The seat of the host, or null when the host only watches. */
    host: Nullable(SeatNumber),
    /** The host is away: in so many seconds another person who is here becomes host. Left out while nobody would. */
    hostPassesIn: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Nobody plays for themself any more: bots wait too, until somebody takes their seat back. */
    waits: Type.Optional(Type.Literal(true)),
    spectators: Type.Integer(),
    /** The table the company moved on to. */
    rematch: Nullable(Id),
    createdAt: Type.Integer(),
    /** When it was over or ended. */
    endedAt: Nullable(Type.Integer()),
    /** What the host has settled about clocks, spectators and talk. */
    terms: Terms,
    /** A club is told of this table. */
    webhook: Type.Boolean(),
    /** Honest dice: SHA-256 of the server seed (null at a table made before there was one), and who has stirred. */
    commitment: Nullable(Type.String()),
    stirred: Type.Array(Type.Boolean()),
    /** Whether hints may be asked for. */
    hints: Type.Boolean(),
    /** The request that the table has yet to agree on. */
    asking: Nullable(Asking),
    /** Not null: a what-if, begun when that game's log had `ply` entries; `table` is named if that game was over. */
    origin: Nullable(Type.Object({ table: Nullable(Id), ply: Ply }, exact)),
  },
  exact,
);
export type TableInfo = Static<typeof TableInfo>;

/** Who you are at this table. `here`: the seats played on this device, in turns, yours among them. */
export const You = Type.Object(
  {
    seat: Nullable(SeatNumber),
    host: Type.Boolean(),
    name: Type.String(),
    here: Type.Array(SeatNumber),
    /** A bot plays a seat that was yours: sit down there to take it back. */
    reclaim: Type.Optional(SeatNumber),
  },
  exact,
);
export type You = Static<typeof You>;

/** Sent after hello, and whenever seats, people or status change. */
export const TableMessage = Type.Object({ t: Type.Literal('table'), table: TableInfo, you: You }, exact);

/** `back` is set when the step took something back; `to` too when the table agreed: it went back to this ply. */
const BACK = { back: Type.Optional(Type.Literal(true)), to: Type.Optional(Ply) };

/**
 * What was told of a step: to everybody, and aside to this receiver alone. Each aside has its place in the whole: put in
 * one after the other, they make up what this receiver heard, in order.
 */
const HEARD = {
  events: Type.Array(Type.Unknown()),
  asides: Type.Optional(Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Unknown()]))),
};

/**
 * What happened in one step, as this receiver may know it. Patches as in engine/patch.ts; one is left out where nothing
 * has changed.
 */
export const UpdateBody = Type.Object(
  {
    ply: Ply,
    /** The ply it goes on from; left out, the one before. Further back where commitments were held back until now. */
    from: Type.Optional(Ply),
    by: Type.Integer({ minimum: -1 }),
    ...BACK,
    open: Type.Optional(Type.Unknown()),
    own: Type.Optional(Type.Unknown()),
    ...HEARD,
    /** The ply at which your present decision was asked; left out while you have none. */
    decision: Type.Optional(Ply),
    /** You may take back your last move; left out too while that is not known yet. */
    mayTakeBack: Type.Optional(Type.Literal(true)),
  },
  exact,
);
export type UpdateBody = Static<typeof UpdateBody>;

/** The whole view: after hello, or when the gap is too wide. `history`: what was told before, oldest first. */
export const ViewMessage = Type.Object(
  {
    t: Type.Literal('view'),
    ply: Ply,
    seat: Nullable(SeatNumber),
    open: Type.Unknown(),
    own: Type.Unknown(),
    decision: Nullable(Ply),
    mayTakeBack: Type.Boolean(),
    history: Type.Array(Type.Object({ ply: Ply, by: Type.Integer({ minimum: -1 }), ...BACK, ...HEARD }, exact)),
  },
  exact,
);
export type ViewMessage = Static<typeof ViewMessage>;

/** One step, broadcast after it was committed. */
export const UpdateMessage = Type.Object({ t: Type.Literal('update'), ...UpdateBody.properties }, exact);

/** You may take back your last move, as the game stands at this ply: found out when the table rests. */
export const MayTakeBack = Type.Object({ t: Type.Literal('may-take-back'), ply: Ply }, exact);

/** After hello with `since`: the steps missed. */
export const GapMessage = Type.Object({ t: Type.Literal('gap'), updates: Type.Array(UpdateBody) }, exact);

/** Answers to an intent; exactly one of the three for every id. `ply` counts the log after it, as in an update. */
export const Accepted = Type.Object({ t: Type.Literal('accepted'), id: Id, ply: Ply }, exact);
export const Duplicate = Type.Object({ t: Type.Literal('duplicate'), id: Id, ply: Ply }, exact);
export const Refused = Type.Object(
  { t: Type.Literal('refused'), id: Id, code: Type.String(), sentence: Type.String() },
  exact,
);

/** A message that could not be understood or was not allowed, with no intent to answer. */
export const ErrorMessage = Type.Object(
  { t: Type.Literal('error'), code: Type.String(), sentence: Type.String() },
  exact,
);

/** The server is about to close this socket; `retry`: come back in a moment. */
export const Bye = Type.Object(
  { t: Type.Literal('bye'), code: Type.String(), sentence: Type.String(), retry: Type.Boolean() },
  exact,
);

export const Pong = Type.Object({ t: Type.Literal('pong') }, exact);

/** HTTP: GET and PUT /api/me. */
export const Me = Type.Object({ name: Type.String() }, exact);
export type Me = Static<typeof Me>;

/** HTTP: POST /api/tables. */
export const Created = Type.Object({ id: Id }, exact);
export type Created = Static<typeof Created>;

/** One of the asker's own tables. */
export const MyTable = Type.Object(
  {
    table: TableInfo,
    /** The game waits for the asker. */
    yourTurn: Type.Boolean(),
    /** Whom the game waits for, since when, and when the first of their clocks runs out. */
    awaited: Type.Array(SeatNumber),
    since: Nullable(Type.Integer()),
    deadline: Nullable(Type.Integer()),
    /** Entries of the log since the asker last looked. */
    unread: Type.Integer(),
  },
  exact,
);
export type MyTable = Static<typeof MyTable>;

/**
 * HTTP: GET /api/tables: tables anyone may join; the asker's own that are not over; and those that were over in the
 * last days. `now`: the server's time, for the deadlines.
 */
export const TableList = Type.Object(
  { now: Type.Integer(), open: Type.Array(TableInfo), mine: Type.Array(MyTable), finished: Type.Array(MyTable) },
  exact,
);
export type TableList = Static<typeof TableList>;

/** HTTP: every error answer. */
export const HttpError = Type.Object({ code: Type.String(), sentence: Type.String() }, exact);
export type HttpError = Static<typeof HttpError>;

// Everything the server says. Each message is made for its receiver: what a seat may not see is never sent to it.
// A client that opens /socket/<table>?packed gets long messages as binary frames: the same text, as raw deflate.

import { type Static, Type } from 'typebox';
import { Asking } from './back.ts';
import { exact, Id, LevelName, Nullable, Ply, SeatNumber } from './shared.ts';

export const SeatInfo = Type.Union([
  Type.Object({ kind: Type.Literal('open') }, exact),
  Type.Object({ kind: Type.Literal('bot'), name: Type.String(), level: LevelName }, exact),
  /** `standIn`: the bot that plays while this person is away. */
  Type.Object(
    { kind: Type.Literal('person'), name: Type.String(), online: Type.Boolean(), standIn: Nullable(LevelName) },
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
      Type.Literal('frozen'),
    ]),
    /** The seat of the host, or null when the host only watches. */
    host: Nullable(SeatNumber),
    spectators: Type.Integer(),
    /** The table the company moved on to. */
    rematch: Nullable(Id),
    createdAt: Type.Integer(),
    /** Honest dice: SHA-256 of the server seed (null at a table made before there was one), and who has stirred. */
    commitment: Nullable(Type.String()),
    stirred: Type.Array(Type.Boolean()),
    /** Whether hints may be asked for. */
    hints: Type.Boolean(),
    /** Somebody asks to go back. */
    asking: Nullable(Asking),
    /** Not null: a what-if, begun when that game's log had `ply` entries; `table` is named if that game was over. */
    origin: Nullable(Type.Object({ table: Nullable(Id), ply: Ply }, exact)),
  },
  exact,
);
export type TableInfo = Static<typeof TableInfo>;

/** Who you are at this table. */
export const You = Type.Object({ seat: Nullable(SeatNumber), host: Type.Boolean(), name: Type.String() }, exact);
export type You = Static<typeof You>;

/** Sent after hello, and whenever seats, people or status change. */
export const TableMessage = Type.Object({ t: Type.Literal('table'), table: TableInfo, you: You }, exact);

/** `back` is set when the step took something back; `to` too when the table agreed: it went back to this ply. */
const BACK = { back: Type.Optional(Type.Literal(true)), to: Type.Optional(Ply) };

/** What happened in one step, as this receiver may know it. Patches as in engine/patch.ts. */
export const UpdateBody = Type.Object(
  {
    ply: Ply,
    by: Type.Integer({ minimum: -1 }),
    ...BACK,
    open: Type.Unknown(),
    own: Type.Unknown(),
    events: Type.Array(Type.Unknown()),
    /** The ply at which your present decision was asked; null while you have none. */
    decision: Nullable(Ply),
    /** You may take back your last move. */
    mayTakeBack: Type.Boolean(),
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
    history: Type.Array(
      Type.Object({ ply: Ply, by: Type.Integer({ minimum: -1 }), ...BACK, events: Type.Array(Type.Unknown()) }, exact),
    ),
  },
  exact,
);
export type ViewMessage = Static<typeof ViewMessage>;

/** One step, broadcast after it was committed. */
export const UpdateMessage = Type.Object({ t: Type.Literal('update'), ...UpdateBody.properties }, exact);

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

export const ToClient = Type.Union([
  TableMessage,
  ViewMessage,
  UpdateMessage,
  GapMessage,
  Accepted,
  Duplicate,
  Refused,
  ErrorMessage,
  Bye,
  Pong,
]);
export type ToClient = Static<typeof ToClient>;

/** HTTP: GET and PUT /api/me. */
export const Me = Type.Object({ name: Type.String() }, exact);
export type Me = Static<typeof Me>;

/** HTTP: POST /api/tables. */
export const Created = Type.Object({ id: Id }, exact);
export type Created = Static<typeof Created>;

/** HTTP: GET /api/tables: tables anyone may join, and this guest's own that are not over. */
export const TableList = Type.Object(
  { open: Type.Array(TableInfo), mine: Type.Array(Type.Object({ table: TableInfo, yourTurn: Type.Boolean() }, exact)) },
  exact,
);
export type TableList = Static<typeof TableList>;

/** HTTP: every error answer. */
export const HttpError = Type.Object({ code: Type.String(), sentence: Type.String() }, exact);
export type HttpError = Static<typeof HttpError>;

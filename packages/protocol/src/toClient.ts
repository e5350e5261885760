// Everything the server says. Each message is made for its receiver: what a seat may not see is never sent to it.
// A client that opens /socket/<table>?packed gets binary frames of the same texts: codes of phrases, and long parts
// deflated (packed.ts).

import { type Static, Type } from 'typebox';
import { Asking } from './requests.ts';
import { about, described, exact, Id, LevelName, Nullable, Ply, SeatNumber } from './shared.ts';
import { Terms } from './terms.ts';

const StandInReason = described(
  Type.Union([Type.Literal('out-of-time'), Type.Literal('left'), Type.Literal('away')]),
  'They ran out of time; they left by their own word; the host or the others let it play while they are away.',
);
export type StandInReason = Static<typeof StandInReason>;

const OpensIn = described(
  Type.Integer({ minimum: 0 }),
  'In how many seconds the host may give the seat of this absent person to another person; left out while they ' +
    'are here.',
);

export const SeatInfo = Type.Union([
  Type.Object({ kind: Type.Literal('open') }, exact),
  Type.Object(
    {
      kind: Type.Literal('bot'),
      name: Type.String(),
      level: LevelName,
      owner: Type.Optional(Type.String()),
      opensIn: Type.Optional(OpensIn),
    },
    about('`owner`: the person the host gave the seat of, who may take it back (`sit`).'),
  ),
  Type.Object(
    {
      kind: Type.Literal('person'),
      name: Type.String(),
      online: Type.Boolean(),
      standIn: described(
        Nullable(LevelName),
        'The bot that plays for this person, and why it does: until they take their seat back (`sit`).',
      ),
      because: Type.Optional(StandInReason),
      opensIn: Type.Optional(OpensIn),
      bot: described(
        Type.Optional(Type.Literal(true)),
        'No person but a program that plays by a bot token: it has a clock like a person, and agrees to nothing.',
      ),
    },
    exact,
  ),
]);
export type SeatInfo = Static<typeof SeatInfo>;

const VersionFault = Type.Object(
  { newest: Type.Integer(), played: Type.Optional(Type.Integer()), entry: Type.Optional(Type.Integer()) },
  about(
    'The arguments of `rules-changed`: the version of the rules that was tried; the one the game was played by, where ' +
      'it is another; and which entry of the log was not accepted, from 1, left out where none could be read.',
  ),
);
export type VersionFault = Static<typeof VersionFault>;

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
      described(Type.Literal('ended'), 'By the host or by agreement, without a result.'),
      described(Type.Literal('frozen'), 'The rules failed: the table stands as it was; the host may fetch a report.'),
    ]),
    host: described(Nullable(SeatNumber), 'The seat of the host, or null when the host only watches.'),
    hostPassesIn: described(
      Type.Optional(Type.Integer({ minimum: 0 })),
      'The host is away: in so many seconds another person who is here becomes host. Left out while nobody would.',
    ),
    waits: described(
      Type.Optional(Type.Literal(true)),
      'Nobody plays for themself any more: bots wait too, until somebody takes their seat back.',
    ),
    spectators: Type.Integer(),
    rematch: described(Nullable(Id), 'The table of the next game with the same people.'),
    createdAt: Type.Integer(),
    endedAt: described(Nullable(Type.Integer()), 'When it was over or ended.'),
    terms: described(Terms, 'What the host has settled about clocks, spectators and talk.'),
    webhook: described(Type.Boolean(), 'A chat is told of this table.'),
    commitment: described(
      Nullable(Type.String()),
      'Honest dice: SHA-256 of the server seed (null at a table made before there was one), and who has contributed.',
    ),
    contributed: Type.Array(Type.Boolean()),
    hints: described(Type.Boolean(), 'Whether hints may be asked for.'),
    asking: described(Nullable(Asking), 'The request that the table has yet to agree on.'),
    origin: described(
      Nullable(Type.Object({ table: Nullable(Id), ply: Ply }, exact)),
      "Not null: a what-if, begun when that game's log had `ply` entries; `table` is named if that game was over.",
    ),
    fault: described(
      Type.Optional(VersionFault),
      'Why it is frozen, where that is because its rules have changed; left out, they made a mistake.',
    ),
  },
  exact,
);
export type TableInfo = Static<typeof TableInfo>;

export const You = Type.Object(
  {
    seat: Nullable(SeatNumber),
    host: Type.Boolean(),
    name: Type.String(),
    here: Type.Array(SeatNumber),
    reclaim: described(Type.Optional(SeatNumber), 'A bot plays a seat that was yours: sit down there to take it back.'),
  },
  about('Who you are at this table. `here`: the seats played on this device, in turns, yours among them.'),
);
export type You = Static<typeof You>;

export const TableMessage = Type.Object(
  { t: Type.Literal('table'), table: TableInfo, you: You },
  about('Sent after hello, and whenever seats, people or status change.'),
);

const BACK = {
  back: described(Type.Optional(Type.Literal(true)), 'The step took something back.'),
  to: described(Type.Optional(Ply), 'The table agreed to go back to this ply.'),
};

const By = described(Type.Integer({ minimum: -1 }), 'The seat that did it; -1: the dice.');

const EVENTS = {
  events: described(Type.Array(Type.Unknown()), 'What everybody was told of the step, in order.'),
  asides: described(
    Type.Optional(Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Unknown()]))),
    'What this receiver alone was told, each with its place among all: put in one after the other, they make up ' +
      'what this receiver heard, in order.',
  ),
};

export const UpdateBody = Type.Object(
  {
    ply: Ply,
    from: described(
      Type.Optional(Ply),
      'The ply it goes on from; left out, the one before. Further back where commitments were held back until now.',
    ),
    by: By,
    ...BACK,
    open: described(Type.Optional(Type.Unknown()), 'A patch of what everybody sees.'),
    own: described(Type.Optional(Type.Unknown()), 'A patch of what this seat alone sees.'),
    ...EVENTS,
    decision: described(
      Type.Optional(Ply),
      'The ply at which your present decision was asked; left out while you have none.',
    ),
    mayTakeBack: described(
      Type.Optional(Type.Literal(true)),
      'You may take back your last move; left out too while that is not known yet.',
    ),
  },
  about(
    'What happened in one step, as this receiver may know it. Patches are those of the engine; one is left out ' +
      'where nothing has changed.',
  ),
);
export type UpdateBody = Static<typeof UpdateBody>;

export const ViewMessage = Type.Object(
  {
    t: Type.Literal('view'),
    ply: Ply,
    seat: Nullable(SeatNumber),
    open: described(Type.Unknown(), 'What everybody sees.'),
    own: described(Type.Unknown(), 'What this seat alone sees; null for a spectator.'),
    decision: Nullable(Ply),
    mayTakeBack: Type.Boolean(),
    history: Type.Array(Type.Object({ ply: Ply, by: By, ...BACK, ...EVENTS }, exact)),
  },
  about('The whole view: after hello, or when the gap is too wide. `history`: what was told before, oldest first.'),
);
export type ViewMessage = Static<typeof ViewMessage>;

export const UpdateMessage = Type.Object(
  { t: Type.Literal('update'), ...UpdateBody.properties },
  about('One step, broadcast after it was committed.'),
);

export const MayTakeBack = Type.Object(
  { t: Type.Literal('may-take-back'), ply: Ply },
  about('You may take back your last move, as the game stands at this ply: found out when the table rests.'),
);

export const GapMessage = Type.Object(
  { t: Type.Literal('gap'), updates: Type.Array(UpdateBody) },
  about('After hello with `since`: the steps missed.'),
);

export const Accepted = Type.Object(
  { t: Type.Literal('accepted'), id: Id, ply: Ply },
  about('Answers to an intent; exactly one of the three for every id. `ply` counts the log after it, as in an update.'),
);
export const Duplicate = Type.Object(
  { t: Type.Literal('duplicate'), id: Id, ply: Ply },
  about('The intent with this id was done before; it is not done again.'),
);
const Args = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));

export const Refused = Type.Object(
  { t: Type.Literal('refused'), id: Id, code: Type.String(), args: Type.Optional(Args) },
  about(
    'The intent with this id is not done, and why: a code, and what belongs into its sentence. Codes of the rules have ' +
      "their sentences in the game's words.ts, all others in protocol/src/errors.ts.",
  ),
);

export const ErrorMessage = Type.Object(
  { t: Type.Literal('error'), code: Type.String(), args: Type.Optional(Args) },
  about('A message that could not be understood or was not allowed, with no intent to answer.'),
);

export const Bye = Type.Object(
  { t: Type.Literal('bye'), code: Type.String(), sentence: Type.String(), retry: Type.Boolean() },
  about(
    'The server is about to close this socket; `retry`: come back in a moment. With the code `reload-page` the ' +
      'client has another version of the wire, and may not know the code: so the sentence comes with it, in English. ' +
      'The shape of this message never changes, and it is never packed.',
  ),
);

export const Pong = Type.Object({ t: Type.Literal('pong') }, about('Answers `ping`.'));

export const Me = Type.Object({ name: Type.String() }, about('HTTP: GET and PUT /api/me.'));
export type Me = Static<typeof Me>;

export const Created = Type.Object({ id: Id }, about('HTTP: POST /api/tables.'));
export type Created = Static<typeof Created>;

export const MyTable = Type.Object(
  {
    table: TableInfo,
    yourTurn: described(Type.Boolean(), 'The game waits for the asker.'),
    awaited: described(
      Type.Array(SeatNumber),
      'Whom the game waits for, since when, and when the first of their clocks runs out.',
    ),
    since: Nullable(Type.Integer()),
    deadline: Nullable(Type.Integer()),
    unread: described(Type.Integer(), 'Entries of the log since the asker last looked.'),
  },
  about("One of the asker's own tables."),
);
export type MyTable = Static<typeof MyTable>;

export const TableList = Type.Object(
  { now: Type.Integer(), open: Type.Array(TableInfo), mine: Type.Array(MyTable), finished: Type.Array(MyTable) },
  about(
    "HTTP: GET /api/tables: tables anyone may join; the asker's own that are not over; and those that were over " +
      "in the last days. `now`: the server's time, for the deadlines.",
  ),
);
export type TableList = Static<typeof TableList>;

export const HttpError = Type.Object(
  { code: Type.String(), args: Type.Optional(Args), sentence: Type.String() },
  about('HTTP: every error answer. `sentence`: what code and arguments say, in English.'),
);
export type HttpError = Static<typeof HttpError>;

// What happened at a table beside the moves: what the clocks did, for whom a bot stood in and who came back, what the
// host did.

import { type Static, Type } from 'typebox';
import { about, described, LevelName, Nullable, Ply, SeatNumber } from './shared.ts';

export const TableNote = Type.Object(
  {
    kind: Type.String(),
    ply: described(Ply, 'How many entries the log had then.'),
    at: described(Type.Integer(), 'When that was, ms since 1970.'),
    seat: Type.Optional(SeatNumber),
    level: Type.Optional(Nullable(LevelName)),
    name: Type.Optional(Type.String()),
    why: Type.Optional(Type.String()),
    until: described(Type.Optional(Type.Integer()), 'Of a deadline: when it runs out.'),
  },
  about(
    '`kind` is one of\n' +
      '- `deadline` (in records only: a clock began to run), `ran-out`, `skipped`, `paused`, `resumed`: clocks;\n' +
      '- `stand-in`: a bot of `level` plays for the person on `seat`, because of `why`; `level` null: it stopped;\n' +
      '- `returned`: the person on `seat` plays for themself again;\n' +
      '- `replaced`: the host gave the seat of `name` to a bot of `level`, or with null opened it;\n' +
      '- `gave-up`: `name` gave the seat up; `seated`: `name` sat down on it in the running game;\n' +
      '- `host-passed`: the host was away, the person on `seat` is host now;\n' +
      '- `waits`: nobody plays for themself any more, so the game waits;\n' +
      '- `rules-changed`: the rules it began with were not here, so the game went on under the newest;\n' +
      '- `ended`: without a result, by the host or (`why`) `agreed`.',
  ),
);
export type TableNote = Static<typeof TableNote>;

export const NotesMessage = Type.Object(
  { t: Type.Literal('notes'), from: Type.Integer({ minimum: 0 }), notes: Type.Array(TableNote) },
  about('After hello the notes of this table, later each new one. `from`: how many came before these.'),
);

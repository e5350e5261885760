// What happened at a table beside the moves: what the clocks did, who was relieved and came back, what the host did.

import { type Static, Type } from 'typebox';
import { exact, LevelName, Nullable, Ply, SeatNumber } from './shared.ts';

/**
 * `kind` is one of
 * - `deadline` (in records only: a clock began to run), `ran-out`, `skipped`, `paused`, `resumed`: clocks;
 * - `stand-in`: a bot of `level` plays for the person on `seat`, because of `why`; `level` null: it stopped;
 * - `returned`: the person on `seat` plays for themself again;
 * - `replaced`: the host gave the seat of `name` to a bot of `level`, or with null opened it;
 * - `gave-up`: `name` gave the seat up; `seated`: `name` sat down on it in the running game;
 * - `host-passed`: the host was away, the person on `seat` is host now;
 * - `waits`: nobody plays for themself any more, so the game waits;
 * - `ended`: without a result, by the host or (`why`) `agreed`.
 */
export const TableNote = Type.Object(
  {
    kind: Type.String(),
    /** How many entries the log had then. */
    ply: Ply,
    /** When that was, ms since 1970. */
    at: Type.Integer(),
    seat: Type.Optional(SeatNumber),
    level: Type.Optional(Nullable(LevelName)),
    name: Type.Optional(Type.String()),
    why: Type.Optional(Type.String()),
    /** Of a deadline: when it runs out. */
    until: Type.Optional(Type.Integer()),
  },
  exact,
);
export type TableNote = Static<typeof TableNote>;

/** After hello the notes of this table, later each new one. `from`: how many came before these. */
export const NotesMessage = Type.Object(
  { t: Type.Literal('notes'), from: Type.Integer({ minimum: 0 }), notes: Type.Array(TableNote) },
  exact,
);

// A game as it stands in the store: begun, or brought back from its last snapshot and the entries after it.

import { digestOf, type Entry, Match, rngAt, type Snapshot, type Step } from '@quayside/engine';
import type { AnyGame, AnyShape, World } from '@quayside/rules';
import type { TableChange } from '../domain/changes.ts';
import type { Clocks } from '../domain/clocks.ts';
import { afterStep, type JointDecision } from '../domain/jointDecision.ts';
import type { LogEntry } from '../domain/log.ts';
import { HISTORY, RecentUpdates } from '../domain/recentUpdates.ts';
import { entriesOf } from '../domain/recordMoves.ts';
import type { LostHome } from '../domain/tableClocks.ts';
import type { StoredTable } from '../domain/tableRow.ts';
import { eventTexts, type LogMessage, logMessageOf, updateMessageOf } from '../domain/updateMessages.ts';
import type { Store } from '../store/store.ts';
import { deviceOf } from './games.ts';

export type Stored = {
  snapshot: Snapshot | null;
  log: LogEntry[];
  clocks: Clocks | null;
  lostHome: LostHome | null;
  summary: string | null;
  restoredAt: number | null;
};
export type LoadedTable = {
  match: Match;
  recentUpdates: RecentUpdates;
  clocks: Clocks | null;
  /** Null: its last home gave it up in good order. */
  lostHome: LostHome | null;
  /** The stored summary (`domain/tableSummary.ts`). */
  summary: string | null;
  /** When the game last moved, as far as everybody may know. */
  lastMoveAt: number;
  joint: JointDecision | null;
  snapshotPly: number;
  /** When the log had so many entries, by the wall clock. */
  moments: { ply: number; at: number }[];
};

/** `row`: the row with the digest of the position the game begins in. */
export type Begun = { match: Match; row: StoredTable; entries: TableChange[] };

/** Starts the game of a row that has its seed; what the sea answers before the first decision is part of the log. */
export function begin(game: AnyGame, row: StoredTable, at: number, origin: World<AnyShape> | null = null): Begun {
  const match = beginning(game, row, origin);
  const setUp = digestOf(match.state, []);
  const entries = entriesOf(row.id, match.begin().opening, null, at);
  return { match, row: { ...row, honest: row.honest && { ...row.honest, setUp } }, entries };
}

function beginning(game: AnyGame, row: StoredTable, origin: World<AnyShape> | null): Match {
  const seed = seedOf(row);
  const world = origin ?? game.setup(row.seats.length, row.options, rngAt(seed, 0));
  return Match.from(game, row.options, seed, world, deviceOf(game));
}

/** What is stored of a game: the last snapshot, and the log from HISTORY entries before it, for a first view. */
export async function fetchGame(store: Store, table: string): Promise<Stored> {
  const logged = async () => {
    const snapshot = await store.snapshot(table);
    return { snapshot, log: await store.entries(table, Math.max(0, (snapshot?.ply ?? 0) - HISTORY)) };
  };
  const [{ snapshot, log }, clocks, lostHome, glances, restoredAt] = await Promise.all([
    logged(),
    store.clocks(table),
    store.lostHome(table),
    store.glances([table]),
    store.restoredAt(),
  ]);
  return { snapshot, log, clocks, lostHome, summary: glances.get(table)?.text ?? null, restoredAt };
}

/** The rules refuse an entry of the log. */
export class RefusedEntry extends Error {
  readonly ply: number;
  constructor(ply: number, why: string) {
    super(`the game refuses entry ${ply}: ${why}`);
    this.ply = ply;
  }
}

/**
 * The game as it stood before the entry its rules refuse; no seat is asked anything. The log keeps the events of later
 * entries too, except at a table that hides ready marks: there they would say who has committed.
 */
export function loadUpTo(game: AnyGame, row: StoredTable, stored: Stored, refused: number): LoadedTable {
  const accepted = stored.log.filter(({ ply }) => ply < refused);
  const loaded = load(game, row, { ...stored, log: accepted });
  loaded.match.asked.fill(null);
  const recentUpdates = new RecentUpdates(
    logMessagesOf(row.terms.readyMarks ? stored.log : accepted),
    [],
    loaded.joint?.ply,
  );
  return { ...loaded, recentUpdates, moments: [] };
}

/** Throws when the rules refuse an entry of the log. */
export function load(
  game: AnyGame,
  row: StoredTable,
  { snapshot, log, clocks, lostHome, summary, restoredAt }: Stored,
): LoadedTable {
  const from = snapshot?.ply ?? 0;
  const after = log.filter(({ ply }) => ply >= from);
  const { match, recent, joint } = playedOn(game, row, snapshot, after);
  if (match.ply !== from + after.length)
    throw new Error(`the log ends at ${from + after.length}, the game at ${match.ply}`);
  return {
    match,
    recentUpdates: new RecentUpdates(logMessagesOf(log), recent, joint?.ply, certainPly(row, log, restoredAt)),
    clocks,
    lostHome,
    summary,
    lastMoveAt: lastOpen(row, log, joint)?.at ?? row.createdAt,
    joint,
    snapshotPly: from,
    moments: log.map(({ ply, at }) => ({ ply: ply + 1, at })),
  };
}

/** The last entry everybody may know of. */
const lastOpen = ({ terms }: StoredTable, log: LogEntry[], joint: JointDecision | null): LogEntry | undefined =>
  joint && !terms.readyMarks ? log.findLast(({ ply }) => ply < joint.ply) : log.at(-1);

/**
 * Up to where the log is the one every page has seen. Before a backup was put in place there may have been more entries
 * than it has, and those that were played since are others.
 */
function certainPly({ createdAt }: StoredTable, log: LogEntry[], restoredAt: number | null): number {
  if (restoredAt === null || createdAt > restoredAt) return Number.POSITIVE_INFINITY;
  const last = log.findLast(({ at }) => at <= restoredAt);
  return last ? last.ply + 1 : -1;
}

/** A game that went back by consent has a snapshot from after that, so the log from there on has no such entry. */
function playedOn(game: AnyGame, row: StoredTable, snapshot: Snapshot | null, log: LogEntry[]) {
  const match = snapshot
    ? Match.resume(game, row.options, seedOf(row), snapshot, deviceOf(game))
    : beginning(game, row, null);
  let joint = null as JointDecision | null;
  const recent = log.map(({ ply, entry, told }) => {
    const step = stepOf(match, ply, entry);
    joint = afterStep(game, joint, step);
    return updateMessageOf(logMessageOf(ply + 1, entry, eventTexts(told)), step, match);
  });
  return { match, recent, joint };
}

function stepOf(match: Match, ply: number, entry: Entry): Step {
  try {
    const done = match.follow(entry, () => {
      throw new Error('it goes back behind the snapshot');
    });
    if (!done.refusal) return done.step;
    throw new Error(done.refusal.code);
  } catch (error) {
    throw new RefusedEntry(ply, (error as Error).message);
  }
}

const logMessagesOf = (log: LogEntry[]): LogMessage[] =>
  log.map(({ ply, entry, told }) => logMessageOf(ply + 1, entry, eventTexts(told)));

function seedOf(row: StoredTable): string {
  if (row.seed === null) throw new Error(`table ${row.id} has no seed`);
  return row.seed;
}

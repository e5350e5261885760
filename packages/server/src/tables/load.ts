// A game as it stands in the store: begun, or brought back from its last snapshot and the entries after it.

import { type Device, Match, type Snapshot } from '@quayside/engine';
import { type AnyGame, SEA } from '@quayside/rules';
import type { Clocks } from '../clocks/clocks.ts';
import type { Change, LogEntry, Store, StoredTable } from '../store/store.ts';
import { HISTORY, Memory } from './memory.ts';
import { taleOf, tellingOf } from './telling.ts';

type Stored = { snapshot: Snapshot | null; log: LogEntry[]; clocks: Clocks | null };
export type Loaded = { match: Match; memory: Memory; clocks: Clocks | null; since: number };

/** Starts the game of a row that has its seed; what the sea answers before the first decision is part of the log. */
export function begin(game: AnyGame, row: StoredTable): { match: Match; entries: Change[] } {
  const match = Match.start(game, row.seats.length, row.options, seedOf(row));
  const entries = match.opening.map(({ ply, entry, told }): Change => {
    return { kind: 'entry', table: row.id, entry: { ply, entry, told, intent: null, at: Date.now() } };
  });
  return { match, entries };
}

/** What the store has of a game: the last snapshot, and the log from where a fresh view begins to tell. */
export async function fetchGame(store: Store, table: string): Promise<Stored> {
  const snapshot = await store.snapshot(table);
  const log = await store.entries(table, Math.max(0, (snapshot?.ply ?? 0) - HISTORY));
  return { snapshot, log, clocks: await store.clocks(table) };
}

/** Throws when the rules do not accept what the log says. */
export function load(game: AnyGame, row: StoredTable, { snapshot, log, clocks }: Stored): Loaded {
  const from = snapshot?.ply ?? 0;
  const tales = log.map(({ ply, entry, told }) => taleOf(ply + 1, entry, told, row.seats.length));
  const after = log.filter(({ ply }) => ply >= from);
  const { match, recent } = playedOn(game, row, snapshot, after);
  if (match.ply !== from + after.length)
    throw new Error(`the log ends at ${from + after.length}, the game at ${match.ply}`);
  return { match, memory: new Memory(tales, recent), clocks, since: log.at(-1)?.at ?? row.createdAt };
}

function playedOn(game: AnyGame, row: StoredTable, snapshot: Snapshot | null, log: LogEntry[]) {
  let next = 0;
  const sea: Device = (open, rng) => {
    const logged = log[next]?.entry;
    if (!logged) return game.nature!(open, rng);
    next += 1;
    if (logged.seat !== SEA || !('move' in logged)) throw new Error(`the sea’s answer is missing at entry ${next - 1}`);
    return logged.move;
  };
  const match = snapshot
    ? Match.resume(game, row.options, seedOf(row), snapshot, sea)
    : Match.start(game, row.seats.length, row.options, seedOf(row), sea);
  const recent = match.opening.map(step => tellingOf(step, match));
  while (next < log.length) {
    const { ply, entry } = log[next++]!;
    const done = 'move' in entry ? match.submit(entry.seat, entry.move) : match.takeBack(entry.seat);
    if (done.refusal) throw new Error(`the game refuses entry ${ply}: ${done.refusal.code}`);
    for (const step of done.steps) recent.push(tellingOf(step, match));
  }
  return { match, recent };
}

function seedOf(row: StoredTable): string {
  if (row.seed === null) throw new Error(`table ${row.id} has no seed`);
  return row.seed;
}

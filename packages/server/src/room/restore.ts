// Which version of its rules a stored game goes on with. A game whose whole log comes out alike under the newest rules
// goes on under these; any other under the version it began with. Where that is not here, it goes on under the newest
// rules from its last snapshot, if they accept what was played since, and a note says so; else it is shown as far as
// they do.

import type { Match } from '@quayside/engine';
import { type AnyGame, NoSuchVersion, SEA, settle } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { StoredTable } from '../domain/tableRow.ts';
import { isFinished } from '../domain/tableRow.ts';
import { isVersionFault, versionFault } from '../domain/versionFault.ts';
import { type ErrorCode, HttpRefusal } from '../errors.ts';
import type { Change, Store } from '../store/store.ts';
import type { Games } from './games.ts';
import { fetchGame, type LoadedTable, load, loadUpTo, RefusedEntry, type Stored } from './load.ts';

/** The rules, the row as it is from now on, the game, and what must be written about it. */
export type RestoredTable = { game: AnyGame; row: StoredTable; loaded: LoadedTable | null; changes: Change[] };

type Dependencies = {
  entry: Games[string];
  row: StoredTable;
  store: Store;
  /** How the stored game would come out under another version of its rules; null where it is the same. */
  compare(row: StoredTable, version: number): Promise<object | null>;
  log: FastifyBaseLogger;
  now(): number;
  /** Tables whose log is known to replay differently under the newest rules, so that it is replayed only once. */
  differing: Set<string>;
};

export async function restore(dependencies: Dependencies): Promise<RestoredTable> {
  const { entry, row, store } = dependencies;
  const newest = await entry.load();
  if (row.seed === null) return { game: newest, row: gatheringUnder(newest, row), loaded: null, changes: [] };
  const stored = await fetchGame(store, row.id);
  const own = row.version === newest.version ? newest : await rulesOf(entry, row.version);
  const mayAdopt = own !== newest && (own === null || !isFinished(row));
  return (
    (mayAdopt && (await agrees(dependencies, newest, own)) && adopted(dependencies, newest, stored)) ||
    (own && underOwnRules(dependencies, own, stored)) ||
    withoutOwnRules(dependencies, newest, stored)
  );
}

/** Refusals that say nothing about the game. */
const UNDECIDED: ErrorCode[] = ['replay-busy', 'stopping'];

/** Null when the rules of this version are not here. */
async function rulesOf(entry: Games[string], version: number): Promise<AnyGame | null> {
  try {
    const game = await entry.load(version);
    return game.version === version ? game : null;
  } catch (error) {
    if (error instanceof NoSuchVersion) return null;
    throw error;
  }
}

/** A table that has not begun is played by the newest rules; options they do not know are chosen anew. */
function gatheringUnder(newest: AnyGame, row: StoredTable): StoredTable {
  if (row.version === newest.version) return row;
  const seats = row.seats.length;
  const options = settle(newest, seats, row.options).options ?? settle(newest, seats, {}).options ?? row.options;
  return { ...row, version: newest.version, options };
}

async function agrees(
  { row, compare, log, differing }: Dependencies,
  newest: AnyGame,
  own: AnyGame | null,
): Promise<boolean> {
  if (differing.has(row.id)) return false;
  const difference = await compare(row, newest.version).catch((error: unknown) => {
    if (error instanceof HttpRefusal && UNDECIDED.includes(error.code)) return 'undecided';
    return { why: String(error) };
  });
  if (difference === 'undecided') {
    // With its own rules here the game goes on under these, and is tried again later. Without them it must wait.
    if (own === null) throw new HttpRefusal('replay-busy');
    return false;
  }
  if (!difference) return true;
  differing.add(row.id);
  log.info({ table: row.id, game: row.game, version: row.version, ...difference }, 'a game keeps its own rules');
  return false;
}

/** The game is the same under the newest rules, and one that was stopped by a mistake of the old ones goes on. */
function adopted(dependencies: Dependencies, game: AnyGame, stored: Stored): RestoredTable | null {
  const { loaded } = tried(dependencies, game, stored);
  return loaded && goingOn(game, { ...dependencies.row, version: game.version }, loaded);
}

function underOwnRules(dependencies: Dependencies, game: AnyGame, stored: Stored): RestoredTable | null {
  const { row } = dependencies;
  const { loaded } = tried(dependencies, game, stored);
  if (!loaded) return null;
  // A game that froze because its rules were missing goes on; one that froze by an error in its rules stays frozen.
  return isVersionFault(row.fault) ? goingOn(game, row, loaded) : { game, row, loaded, changes: [] };
}

function withoutOwnRules(dependencies: Dependencies, game: AnyGame, stored: Stored): RestoredTable {
  const { row } = dependencies;
  const { loaded, ply } = tried(dependencies, game, stored);
  if (loaded && !isFinished(row)) {
    const { changes, ...restored } = goingOn(game, { ...row, version: game.version }, loaded);
    const note = { kind: 'rules-changed', ply: loaded.match.ply } as const;
    return { ...restored, changes: [...changes, { kind: 'note', table: row.id, at: dependencies.now(), note }] };
  }
  const shown = loaded ?? (ply === null ? null : loadUpTo(game, row, stored, ply));
  if (shown && isFinished(row)) return { game, row, loaded: shown, changes: [] };
  const fault = versionFault(row, game.version, ply);
  return { game, row: { ...row, status: 'frozen', fault }, loaded: shown, changes: [] };
}

/** The row goes on with these rules; a frozen one is playing again. */
function goingOn(game: AnyGame, row: StoredTable, loaded: LoadedTable): RestoredTable {
  const now: StoredTable = row.status === 'frozen' ? { ...row, status: 'playing', fault: null } : row;
  return { game, row: now, loaded, changes: [{ kind: 'table', table: now }] };
}

/** `ply`: the entry the rules do not accept; null when they accept all, or fail otherwise. */
function tried(
  { row, log }: Dependencies,
  game: AnyGame,
  stored: Stored,
): { loaded: LoadedTable | null; ply: number | null } {
  try {
    const loaded = load(game, row, stored);
    if (game.version !== row.version) lookAt(loaded.match);
    return { loaded, ply: null };
  } catch (error) {
    const { id: table, version: played } = row;
    log.error({ err: error, table, game: game.id, version: game.version, played }, 'the rules refuse a stored game');
    return { loaded: null, ply: error instanceof RefusedEntry ? error.ply : null };
  }
}

/** Throws where the rules cannot read a position that another version made. */
function lookAt(match: Match): void {
  match.game.standings(match.state.open);
  if (!match.outcome) for (const seat of match.deciding) if (seat !== SEA) match.menu(seat);
}

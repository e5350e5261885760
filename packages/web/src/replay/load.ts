// Fetches what there is to look back at.

import { type GameRecord, parseRecord } from '@quayside/engine';
import type { HistoryPage } from '@quayside/protocol';
import { type AnyGame, NoSuchVersion } from '@quayside/rules';
import { SCREENS } from '../games/games.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { rulesExactly, titleOf } from '../games/rules.ts';
import { ApiError, historyOf, recordOf } from '../net/api.ts';
import { type ReplaySource, sourceOfHistory, sourceOfRecord } from './source.ts';
import { words } from './words.ts';

/** Everything a replay needs. `record` is null while the game runs; `table` is null for a file from disk. */
export type Replay = {
  game: AnyGame;
  ui: AnyGameUi;
  source: ReplaySource;
  names: readonly string[];
  record: GameRecord | null;
  table: string | null;
};

/** Why there is nothing to be seen, as a sentence. */
export class NoReplay extends Error {}

export async function replayOfTable(table: string): Promise<Replay> {
  const record = await recordOf(table).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'still-secret') return null;
    throw error;
  });
  if (record) return replayOfRecord(parseRecord(record), table);
  const pages: HistoryPage[] = [];
  for (let from: number | null = 0; from !== null; from = pages.at(-1)!.next) pages.push(await historyOf(table, from));
  const { game: id, version, names } = pages[0]!;
  const { game, ui } = await screenOf(id, version);
  return { game, ui, source: sourceOfHistory(pages), names, record: null, table };
}

export async function replayOfRecord(record: GameRecord, table: string | null): Promise<Replay> {
  const { game, ui } = await screenOf(record.game, record.version);
  const names = record.names ?? Array.from({ length: record.seats }, (_, seat) => words.seat(seat + 1));
  return { game, ui, source: sourceOfRecord(game, record), names, record, table };
}

async function screenOf(id: string, version: number): Promise<{ game: AnyGame; ui: AnyGameUi }> {
  const screen = Object.hasOwn(SCREENS, id) ? SCREENS[id] : undefined;
  if (!screen) throw new NoReplay(words.noBoard);
  try {
    const [game, ui] = await Promise.all([rulesExactly(id, version), screen.load()]);
    return { game, ui };
  } catch (error) {
    throw error instanceof NoSuchVersion ? new NoReplay(words.noVersion(titleOf(id), version)) : error;
  }
}

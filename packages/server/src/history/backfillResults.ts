// How a game that is over ended, by seat: written with its last move. For games that were over before results were
// stored it is found out from their last snapshot, a few at a time after the start of the server.

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { resultsOf } from '../domain/results.ts';
import type { Games } from '../room/games.ts';
import type { Committer } from '../store/committer.ts';
import type { Change, Store } from '../store/store.ts';

const BATCH = 20; // games

type Dependencies = { store: Store; games: Games; committer: Committer; log: FastifyBaseLogger; isStopping(): boolean };

/** Resolves when every game that is over has its results, as far as they can be found out. */
export async function backfillResults({ store, games, committer, log, isStopping }: Dependencies): Promise<void> {
  let last = '';
  for (;;) {
    const tables = await store.tablesWithoutResults(last, BATCH);
    for (const id of tables) {
      if (isStopping()) return;
      try {
        await committer.save(await foundOut(store, games, id));
      } catch (error) {
        log.warn({ err: error, table: id }, 'the result of an old game could not be found out');
      }
      await nextTurn();
    }
    if (tables.length < BATCH) return;
    last = tables.at(-1)!;
  }
}

async function foundOut(store: Store, games: Games, id: string): Promise<Change[]> {
  const [row, snapshot] = [await store.table(id), await store.snapshot(id)];
  const entry = row && Object.hasOwn(games, row.game) ? games[row.game] : undefined;
  if (!row || !entry || !snapshot) return [];
  const game = await entry.load(row.version);
  return resultsOf(game, row, snapshot.state.open, row.endedAt ?? row.createdAt);
}

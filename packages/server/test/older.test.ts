// A data folder written by the first version of Quayside goes on under this one.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { Match, parseRecord, seedOf, verdictSentence, verify } from '@quayside/engine';
import { withSeed } from '../src/domain/seed.ts';
import { recordOf } from '../src/replay/record.ts';
import { fetchGame, load } from '../src/room/load.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { gamesOf, PEARLS, replaysHere } from './testServer.ts';

const SEATS = JSON.stringify([
  { kind: 'person', guest: 'ann', name: 'Ann', standIn: null },
  { kind: 'person', guest: 'ben', name: 'Ben', standIn: null },
]);

/** Writes a table as the first version did: one row, its log, and a snapshot that knew commitments only. */
function writeOld(db: DatabaseSync, id: string, seed: string | null): void {
  db.prepare('insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    ...[id, 'pearls', 1, '{"rounds":"2"}', SEATS, seed ? 'playing' : 'gathering', 'ann', 0, null, seed, 7, '[]'],
  );
  if (!seed) return;
  const match = Match.start(PEARLS, 2, { rounds: '2' }, seed);
  const steps = [...match.opening, ...match.submit(0, match.menu(0).moves[0]).steps!];
  const addEntry = db.prepare('insert into entries values (?, ?, ?, ?, ?, ?, ?)');
  for (const { ply, entry, told } of steps)
    addEntry.run(id, ply, entry.seat, JSON.stringify(entry), JSON.stringify(told), null, 8);
  const { together: _, ...window } = match.snapshot().window;
  const snapshot = JSON.stringify({ ...match.snapshot(), window });
  db.prepare('insert into snapshots values (?, ?, ?)').run(id, match.ply, snapshot);
}

describe('an older data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-older-'));
  let store: Store;
  before(() => {
    const db = new DatabaseSync(join(folder, 'quayside.db'));
    db.exec(`${MIGRATIONS[0]} pragma user_version = 1;`);
    writeOld(db, 'running', seedOf('long ago'));
    writeOld(db, 'waiting', null);
    db.prepare('insert into guests values (?, ?, ?, ?)').run('ann', 'hash of her secret', 'Ann', 7);
    db.close();
    store = sqliteStore(folder);
  });
  after(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('A guest is known by the cookie they had, as their first device', async () => {
    const { guest, device } = (await store.deviceBySecret('hash of her secret'))!;
    assert.deepEqual(guest, { id: 'ann', name: 'Ann' });
    assert.deepEqual(await store.devicesOf('ann'), [device]);
    assert.deepEqual([device.guest, device.since], ['ann', 7]);
  });

  test('A running game goes on where it was, and what could be taken back still can', async () => {
    const row = (await store.table('running'))!;
    assert.deepEqual([row.honest, row.hints, row.asking, row.origin], [null, true, null, null]);
    const { match } = load(PEARLS, row, await fetchGame(store, 'running'));
    assert.equal(match.revocable(0), 1);
    assert.ok(match.takeBack(0).steps);
    for (const seat of [1, 0]) assert.ok(match.submit(seat, match.menu(seat).moves[0]).steps);
  });

  test('Its record promises nothing, and is judged by its moves', async () => {
    const record = parseRecord(
      JSON.parse(await recordOf(store, replaysHere(gamesOf(PEARLS)), (await store.table('running'))!)),
    );
    assert.equal(record.dice, undefined);
    assert.deepEqual(record.digests, ['', '', '']);
    assert.match(
      verdictSentence(verify(PEARLS, record), PEARLS),
      /^All 2 entries were run again .* nothing was promised/,
    );
  });

  test('A table that still gathered people gets its dice when it starts', async () => {
    const row = withSeed((await store.table('waiting'))!);
    assert.match(row.seed!, /^[0-9a-f]{64}$/);
    assert.deepEqual(row.honest!.contributions, [null, null]);
  });
});

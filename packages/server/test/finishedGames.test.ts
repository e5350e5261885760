// Finished games come out of a database as records that replay, whatever version of the rules they were played by.

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type GameRecord, replay } from '@quayside/engine';
import { GAMES, loadGame } from '@quayside/rules';
import { finishedGames } from '../src/store/finishedGames.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { RELEASED } from './fixtures/released.ts';

describe('Finished games', () => {
  const folders: string[] = [];
  after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  function unpacked(release: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-export-'));
    folders.push(folder);
    writeFileSync(join(folder, 'quayside.db'), gunzipSync(readFileSync(join(RELEASED, release, 'quayside.db.gz'))));
    return folder;
  }

  async function exported(folder: string, names = false): Promise<GameRecord[]> {
    const records: GameRecord[] = [];
    for (const game of Object.keys(GAMES))
      for await (const record of finishedGames({ folder }, { game, names })) if (record) records.push(record);
    return records;
  }

  for (const release of readdirSync(RELEASED)) {
    test(`of the database of ${release} replay to their end`, async () => {
      const folder = unpacked(release);
      await sqliteStore(folder).close(); // brings it up to date
      const records = await exported(folder);
      assert.equal(records.length, 6);
      for (const record of records) {
        const { outcome } = replay(await loadGame(record.game, record.version), record);
        assert.ok(outcome, `${record.game} ${record.version}`);
      }
    });
  }

  test('name nobody and no time unless that is asked for', async () => {
    const folder = unpacked('0.3.0');
    await sqliteStore(folder).close();
    const strict = await exported(folder);
    for (const { names, at, ...rest } of strict) {
      assert.ok(names!.every(name => ['person', 'deckhand', 'mate', 'captain', 'admiral'].includes(name)));
      assert.equal(at, undefined);
      assert.deepEqual(Object.keys(rest).sort(), ['game', 'log', 'options', 'seats', 'seed', 'version']);
    }
    const named = await exported(folder, true);
    assert.ok(
      named.some(({ names }) =>
        names!.some(name => !['person', 'deckhand', 'mate', 'captain', 'admiral'].includes(name)),
      ),
    );
    assert.ok(named.every(({ at }) => at! > 0));
  });

  test('of a database that an older version left are refused with a sentence', async () => {
    await assert.rejects(exported(unpacked('0.1.0')), /older version of Quayside; start this version on it once/);
  });
});

// Backup and restore, with the real commands and a real server.

import assert from 'node:assert/strict';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, test } from 'node:test';
import { CLOCKS } from '@quayside/protocol';
import { type AnyGame, loadGame } from '@quayside/rules';
import { restoreBackup, writeBackup } from '../src/store/backup.ts';
import { DatabaseError } from '../src/store/databaseError.ts';
import { FolderInUse, FolderLock } from '../src/store/lock.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { quayside, ServerProcess } from './serverProcess.ts';
import { TestClient, type TestSocket } from './testClient.ts';
import { firstOnMenu } from './testServer.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-backup-'));
  folders.push(folder);
  return folder;
};
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const quiet = { force: false, progress: () => {} };

async function addGuest(folder: string, name: string): Promise<void> {
  const store = sqliteStore(folder);
  await store.write([{ kind: 'guest', guest: { id: name.toLowerCase(), name } }]);
  await store.close();
}
async function guestsIn(folder: string): Promise<string[]> {
  const db = new DatabaseSync(join(folder, 'quayside.db'));
  const names = db
    .prepare('select name from guests order by name')
    .all()
    .map(({ name }) => String(name));
  db.close();
  return names;
}

/** The first who has to decide plays the first move there is. */
async function playOne(game: AnyGame, lines: TestSocket[], id: string): Promise<void> {
  const line = lines.find(({ decision }) => decision !== null)!;
  const answer = await line.ask({
    t: 'move',
    id,
    decision: line.decision!,
    move: firstOnMenu(game, line.view as never),
  });
  assert.equal(answer.t, 'accepted', JSON.stringify(answer));
  for (const other of lines) await other.untilPly((answer as { ply: number }).ply);
}

test('A server is backed up while people play, restored, and plays on from there', async () => {
  const [folder, kept] = [newFolder(), join(newFolder(), 'night.db')];
  const game = await loadGame('waves');
  let server = await ServerProcess.start(folder);
  const url = () => server.url;
  const [ann, ben] = [await TestClient.arrive(url), await TestClient.arrive(url)];
  const wish = {
    game: 'waves',
    seats: 2,
    options: {},
    bots: {},
    start: false,
    listed: false,
    terms: { clock: 'brisk' },
  };
  const { id: table } = (await ann.post('/api/tables', wish)).body as { id: string };
  let lines = [await ann.sitDown(table), await ben.sitDown(table, 1)];
  lines[0]!.say({ t: 'start', id: 'go' });
  await Promise.all(lines.map(line => line.until('view')));
  for (let n = 0; n < 6; n++) await playOne(game, lines, `before-${n}`);
  const then = lines.map(({ view, ply }) => ({ view, ply }));

  const made = await quayside('backup', kept, '--data-dir', folder);
  assert.deepEqual([made.code, made.err], [0, '']);
  assert.match(made.out, /night\.db is written and checked: \d+\.\d MB, \d+ rows\.\n$/);
  for (let n = 0; n < 3; n++) await playOne(game, lines, `after-${n}`);
  const seen = lines[0]!.ply!;

  const tooEarly = await quayside('restore', kept, '--data-dir', folder);
  assert.equal(tooEarly.code, 2);
  assert.match(tooEarly.err, /^quayside: The data folder .* is in use by "quayside serve" .*\. Stop it first\.\n$/);
  await server.end();
  const put = await quayside('restore', kept, '--data-dir', folder);
  assert.deepEqual([put.code, put.err], [0, '']);
  assert.match(put.out, /in place in .*\nWhat was there before is kept as .*quayside\.db\.before-/);

  server = await ServerProcess.start(folder);
  lines = [await ann.hello(table), await ben.hello(table, seen)];
  await Promise.all(lines.map(line => line.until('view')));
  assert.deepEqual(
    lines.map(({ view, ply }) => ({ view, ply })),
    then,
  );
  const clock = await lines[0]!.until('clock');
  const { bank } = CLOCKS.brisk as { bank: number };
  for (const { deadline, left } of clock.seats)
    assert.ok((deadline === null ? left : deadline - clock.now) > bank - 60_000, 'no clock has run meanwhile');
  for (let n = 0; n < 5; n++) await playOne(game, lines, `again-${n}`);
  // A page that slept through all of it names a ply of the game that is no more.
  const asleep = await ben.hello(table, seen);
  await asleep.until('view');
  assert.deepEqual(asleep.view, lines[1]!.view);
  for (const client of [ann, ben]) client.goHome();
  await server.end();
});

describe('a backup', () => {
  test('is one file that only its owner reads, and has what is still in the write-ahead log', async () => {
    const [folder, target] = [newFolder(), join(newFolder(), 'copy.db')];
    const store = sqliteStore(folder);
    await store.write([{ kind: 'guest', guest: { id: 'ann', name: 'Ann' } }]);
    assert.ok(statSync(join(folder, 'quayside.db-wal')).size > 0);
    const { rows } = await writeBackup(folder, target, quiet);
    await store.close();
    assert.ok(rows > 0);
    assert.deepEqual(readdirSync(join(target, '..')), ['copy.db']);
    assert.equal(statSync(target).mode & 0o777, 0o600);
    const elsewhere = newFolder();
    await restoreBackup(target, elsewhere, () => {});
    assert.deepEqual(await guestsIn(elsewhere), ['Ann']);
    assert.deepEqual(readdirSync(join(target, '..')), ['copy.db'], 'restoring leaves nothing beside it');
  });

  test('tells how far it is, and sees one moment though others write', async () => {
    const [folder, target] = [newFolder(), join(newFolder(), 'copy.db')];
    const store = sqliteStore(folder);
    const curve = { ready: true, points: [], swings: [{ ply: 0, seat: 0, by: 1, why: 'x'.repeat(20_000) }] } as never;
    for (let n = 0; n < 400; n++) await store.write([{ kind: 'curve', table: `t${n}`, curve }]);
    const told: number[] = [];
    let later: Promise<void> | null = null;
    const progress = (done: number) => {
      told.push(done);
      later ??= store.write([{ kind: 'guest', guest: { id: 'late', name: 'Late' } }]);
    };
    await writeBackup(folder, target, { force: false, progress });
    await later;
    await store.close();
    assert.ok(told.length >= 1 && told.every((done, n) => n === 0 || done > told[n - 1]!), `${told}`);
    const elsewhere = newFolder();
    await restoreBackup(target, elsewhere, () => {});
    assert.deepEqual(await guestsIn(elsewhere), []);
  });

  test('replaces no file unless told to, and never the database', async () => {
    const [folder, target] = [newFolder(), join(newFolder(), 'copy.db')];
    await addGuest(folder, 'Ann');
    writeFileSync(target, 'precious');
    await assert.rejects(writeBackup(folder, target, quiet), /exists already; --force replaces it/);
    assert.equal(readFileSync(target, 'utf8'), 'precious');
    await writeBackup(folder, target, { ...quiet, force: true });
    await assert.rejects(
      writeBackup(folder, join(folder, 'quayside.db'), { ...quiet, force: true }),
      /is the database itself/,
    );
    assert.deepEqual(await guestsIn(folder), ['Ann']);
  });

  test('is not made of a damaged database, and nothing half-made is left', async () => {
    const [folder, target] = [newFolder(), join(newFolder(), 'copy.db')];
    await addGuest(folder, 'Ann');
    const file = join(folder, 'quayside.db');
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4096 * 3, 4096 * 8);
    writeFileSync(file, bytes);
    await assert.rejects(
      writeBackup(folder, target, quiet),
      new RegExp(`database ${file} cannot be used: it is damaged`),
    );
    assert.deepEqual(readdirSync(join(target, '..')), []);
  });

  test('Mistakes are one line and exit code 2', async () => {
    const folder = newFolder();
    const { code, err, out } = await quayside('backup', join(folder, 'x.db'), '--data-dir', join(folder, 'none'));
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, /^quayside: There is no database in .*none\.\n$/);
    await addGuest(folder, 'Ann');
    await assert.rejects(writeBackup(folder, join(folder, 'no', 'x.db'), quiet), /There is no folder .*no\./);
  });
});

describe('restoring', () => {
  const backedUp = async (): Promise<string> => {
    const [folder, target] = [newFolder(), join(newFolder(), 'copy.db')];
    await addGuest(folder, 'Ann');
    await writeBackup(folder, target, quiet);
    return target;
  };

  test('changes nothing when the backup is none', async () => {
    const folder = newFolder();
    await addGuest(folder, 'Ben');
    const target = await backedUp();
    for (const [harm, says] of [
      [() => truncateSync(target, 9000), /damaged/],
      [() => writeFileSync(target, 'garbage '.repeat(1000)), /damaged, or no database at all/],
      [() => truncateSync(target), /empty \(0 bytes\)/],
      [() => rmSync(target), /There is no file/],
    ] as const) {
      harm();
      await assert.rejects(
        restoreBackup(target, folder, () => {}),
        (error: Error) => {
          assert.ok(error instanceof DatabaseError, String(error));
          assert.match(error.message, says);
          assert.ok(error.message.includes(target));
          return true;
        },
      );
    }
    assert.deepEqual(await guestsIn(folder), ['Ben']);
    assert.deepEqual(readdirSync(folder).sort(), ['quayside.db', 'quayside.lock']);
  });

  test('keeps what was there, which can be restored in turn', async () => {
    const folder = newFolder();
    await addGuest(folder, 'Ben');
    const { setAside } = await restoreBackup(await backedUp(), folder, () => {});
    assert.deepEqual(await guestsIn(folder), ['Ann']);
    assert.equal(statSync(setAside!).mode & 0o777, 0o600);
    await restoreBackup(setAside!, folder, () => {});
    assert.deepEqual(await guestsIn(folder), ['Ben']);
    assert.ok(!existsSync(`${setAside}-wal`) && !existsSync(`${setAside}-shm`));
  });

  test('takes the place of an emptied database, and its write-ahead log goes aside with it', async () => {
    const folder = newFolder();
    await addGuest(folder, 'Ben');
    truncateSync(join(folder, 'quayside.db'));
    writeFileSync(join(folder, 'quayside.db-wal'), 'changes');
    const { setAside } = await restoreBackup(await backedUp(), folder, () => {});
    assert.equal(readFileSync(`${setAside}-wal`, 'utf8'), 'changes');
    assert.ok(!existsSync(join(folder, 'quayside.db-wal')));
    await sqliteStore(folder).close();
    assert.deepEqual(await guestsIn(folder), ['Ann']);
  });

  test('waits for nobody who holds the folder', async () => {
    const folder = newFolder();
    const lock = FolderLock.take(folder, 'serve');
    await assert.rejects(
      restoreBackup(await backedUp(), folder, () => {}),
      FolderInUse,
    );
    lock.release();
  });
});

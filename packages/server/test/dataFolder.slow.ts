// The data folder: one server at a time, a database that is what it should be, and nobody else may read it.

import assert from 'node:assert/strict';
import {
  chmodSync,
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
import { DatabaseError } from '../src/store/databaseError.ts';
import { FolderInUse, FolderLock } from '../src/store/lock.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { quayside, ServerProcess, serveFlags } from './serverProcess.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-folder-'));
  folders.push(folder);
  return folder;
};
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const oneLine = (text: string): string => {
  assert.equal(text.trimEnd().split('\n').length, 1, text);
  return text.trimEnd();
};

describe('one server for one folder', () => {
  test('The second start ends with 2 and says who holds the folder; after kill -9 the next start needs no help', async () => {
    const folder = newFolder();
    const first = await ServerProcess.start(folder);
    const second = await quayside(...serveFlags(folder));
    assert.equal(second.code, 2);
    const said = oneLine(second.err);
    assert.ok(said.includes(`The data folder ${folder} is in use by "quayside serve" (process ${first.pid} on `), said);
    assert.match(said, /since \d{4}-\d\d-\d\dT[\d:.]+Z/);
    assert.ok(said.includes(`at ${first.url})`), said);
    assert.match(said, /Stop that one first, or choose another folder with --data-dir\.$/);
    assert.equal((await fetch(`${first.url}/healthz`)).status, 200, 'the first goes on');

    await first.end('SIGKILL');
    const third = await ServerProcess.start(folder);
    const fourth = await quayside(...serveFlags(folder));
    assert.deepEqual([fourth.code, fourth.err.includes(`process ${third.pid} `)], [2, true]);
    assert.equal(await third.end(), 0);
    assert.ok(!existsSync(join(folder, 'quayside.lock.json')), 'who has left holds nothing');
  });

  test('The lock holds within one process too, and is free once it is released', () => {
    const folder = newFolder();
    const lock = FolderLock.take(folder, 'serve');
    assert.throws(() => FolderLock.take(folder, 'serve'), FolderInUse);
    assert.throws(() => FolderLock.take(folder, 'serve'), FolderInUse, 'a failed attempt frees nothing');
    lock.release();
    FolderLock.take(folder, 'serve').release();
  });

  test('A holder that has not said who it is is still a holder', () => {
    const folder = newFolder();
    const lock = FolderLock.take(folder, 'serve');
    writeFileSync(join(folder, 'quayside.lock.json'), '{"pid":');
    assert.throws(() => FolderLock.take(folder, 'serve'), /is in use by another Quayside process$/);
    lock.release();
  });
});

/** A folder whose database has been written to. */
async function used(): Promise<{ folder: string; file: string }> {
  const folder = newFolder();
  const store = sqliteStore(folder);
  await store.write([{ kind: 'guest', guest: { id: 'ann', name: 'Ann' } }]);
  await store.close();
  return { folder, file: join(folder, 'quayside.db') };
}

function refused(folder: string): string {
  try {
    sqliteStore(folder);
  } catch (error) {
    assert.ok(error instanceof DatabaseError, String(error));
    assert.ok(error.message.includes(join(folder, 'quayside.db')), 'the file is named');
    return oneLine(error.message);
  }
  assert.fail('the database was opened');
}

test('A server on a folder loads neither pg nor what queues need', async () => {
  const folder = newFolder();
  const log = join(folder, 'log');
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { process.stderr.write('loaded ' + url + '\\n'); return next(url, context); } });`;
  const imports = [`data:text/javascript,${encodeURIComponent(hook)}`];
  const server = await ServerProcess.start(folder, { log, imports });
  assert.equal((await fetch(`${server.url}/api/me`, { method: 'POST' })).status < 500, true);
  assert.equal(await server.end(), 0);
  const loaded = readFileSync(log, 'utf8');
  assert.match(loaded, /\/server\/src\/store\/sqlite\.ts/);
  assert.deepEqual(loaded.match(/.*(node_modules\/(pg|pg-.*|ioredis|bullmq)|\/src\/cluster)\/.*/g), null);
});

describe('a database that cannot be used is named, and not touched', () => {
  const cases: [string, (file: string) => void, RegExp][] = [
    [
      'emptied',
      file => truncateSync(file),
      /is empty \(0 bytes\)\. Put a backup in its place with "quayside restore FILE/,
    ],
    [
      'garbage',
      file => writeFileSync(file, 'not a database, '.repeat(1000)),
      /is damaged, or no database at all\. Put/,
    ],
    ['cut short', file => truncateSync(file, 8192), /is damaged/],
    [
      'of another program',
      file => {
        rmSync(file);
        const db = new DatabaseSync(file);
        db.exec('create table moz_places (url text); pragma user_version = 74');
        db.close();
      },
      /belongs to another program, not to Quayside/,
    ],
    [
      'without a table',
      file => {
        rmSync(file);
        const db = new DatabaseSync(file);
        db.exec('pragma user_version = 3');
        db.close();
      },
      /has been emptied: there is not a single table in it/,
    ],
    [
      'of a newer version',
      file => {
        const db = new DatabaseSync(file);
        db.exec('pragma user_version = 99');
        db.close();
      },
      new RegExp(
        `newer version of Quayside \\(format 99; this version knows ${MIGRATIONS.length}\\): start that version`,
      ),
    ],
    [
      'damaged in the middle',
      file => {
        const bytes = readFileSync(file);
        bytes.fill(0xa5, 4096 * 3, 4096 * 8);
        writeFileSync(file, bytes);
      },
      /is damaged \(.*\)/,
    ],
  ];
  for (const [what, harm, says] of cases)
    test(`A database ${what}`, async () => {
      const { folder, file } = await used();
      harm(file);
      const before = readFileSync(file);
      assert.match(refused(folder), says);
      assert.deepEqual(readFileSync(file), before);
    });

  test('Emptied or lost beside its write-ahead log: the log is named and kept', async () => {
    for (const harm of [truncateSync, rmSync]) {
      const { folder, file } = await used();
      harm(file);
      writeFileSync(`${file}-wal`, 'changes');
      assert.match(refused(folder), /(empty|missing).*latest changes are still in .*quayside\.db-wal/);
      assert.equal(readFileSync(`${file}-wal`, 'utf8'), 'changes');
    }
  });

  test('The server ends with 2 and that one line', async () => {
    const { folder, file } = await used();
    truncateSync(file);
    const { code, err } = await quayside(...serveFlags(folder));
    assert.equal(code, 2);
    assert.match(oneLine(err), /^quayside: The database .* cannot be used: it is empty/);
  });

  test('A first start that was cut off leaves nothing in the way of the next', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'quayside.db.new'), 'half a datab');
    return sqliteStore(folder).close();
  });
});

describe('nobody else reads along', { skip: process.platform === 'win32' }, () => {
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

  test('A folder we make is 700, and every file in it 600', async () => {
    const before = process.umask(0);
    try {
      const folder = join(newFolder(), 'new', 'data');
      const store = sqliteStore(folder);
      const lock = FolderLock.take(folder, 'serve');
      await store.write([{ kind: 'guest', guest: { id: 'ann', name: 'Ann' } }]);
      assert.equal(modeOf(folder), '700');
      const files = readdirSync(folder).sort();
      assert.deepEqual(files, [
        'quayside.db',
        'quayside.db-shm',
        'quayside.db-wal',
        'quayside.lock',
        'quayside.lock.json',
      ]);
      for (const file of files) assert.equal(modeOf(join(folder, file)), '600', file);
      await store.close();
      lock.release();
    } finally {
      process.umask(before);
    }
  });

  test('A database others could read is closed to them at the next start', async () => {
    const { folder, file } = await used();
    chmodSync(file, 0o644);
    const store = sqliteStore(folder);
    assert.equal(modeOf(file), '600');
    await store.close();
  });
});

// Sweeping: what nobody made anything of goes after a time, and nothing else.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, afterEach, before, describe, mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteStore } from '../src/store/sqlite.ts';
import { SWEPT_OR_KEPT } from '../src/store/sweepSql.ts';
import type { TestClient } from './testClient.ts';
import { firstOnMenu, PEARLS, TestServer } from './testServer.ts';

const DAY = 86_400_000;
let step = 0;
before(() => {
  const now = Date.now;
  mock.method(Date, 'now', () => now() + step);
});
after(() => mock.restoreAll());
afterEach(() => {
  step = 0;
});

/** The server is started again so many days later, and has swept. */
async function daysLater(server: TestServer, days: number): Promise<void> {
  await server.restart(async () => {
    step += days * DAY;
  });
  await server.sweep();
}

const isKnown = async (guest: TestClient): Promise<boolean> =>
  (await guest.post('/api/tables', { game: 'none', seats: 2, options: {}, bots: {}, start: false, listed: false }))
    .status !== 401;
const isThere = async (server: TestServer, table: string): Promise<boolean> =>
  (await server.store.table(table)) !== null;

/** A table as it stands when its game is over. */
async function finished(server: TestServer, host: TestClient): Promise<string> {
  const id = await server.table(host);
  const row = (await server.store.table(id))!;
  await server.store.write([{ kind: 'table', table: { ...row, status: 'over', endedAt: Date.now() } }]);
  return id;
}

describe('sweeping', () => {
  let server: TestServer;
  const open = async (config = {}) => {
    server = await TestServer.open({ config: { sweepGuestsDays: 7, sweepTablesDays: 14, ...config } });
  };
  afterEach(() => server.close());

  test('A guest who never sat or spoke goes when not seen for a while, and comes back as a new one', async () => {
    await open();
    const [ann, ben] = [await server.guest(), await server.guest('Ben')];
    await daysLater(server, 5);
    assert.equal(await isKnown(ben), true);
    await daysLater(server, 5);
    const answer = await ann.get('/api/me');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.getSetCookie()[0]!.split(';')[0] === ann.cookie, false, 'a new secret');
    assert.equal(await isKnown(ben), true, 'who was here meanwhile is kept');
    await daysLater(server, 10);
    assert.equal(await isKnown(ben), false);
  });

  test('Guests who host, sit, have spoken or can come back by a code are kept', async () => {
    await open({ sweepTablesDays: 0 });
    const [host, sitter, actingGuest, coded] = [
      await server.guest('Ann'),
      await server.guest('Ben'),
      await server.guest('Cid'),
      await server.guest('Dot'),
    ];
    const table = await server.table(host, { terms: { spectatorsTalk: true } });
    await sitter.sitDown(table, 1);
    const socket = await actingGuest.hello(table);
    assert.equal((await socket.ask({ t: 'say', id: 's', to: 'table', text: 'Ahoy' })).t, 'accepted');
    assert.equal((await coded.post('/api/me/recovery', {})).status, 200);
    await daysLater(server, 100);
    for (const guest of [host, sitter, actingGuest, coded]) assert.equal(await isKnown(guest), true);
  });

  test('A table nobody played goes, with everything of it; then its guests can go', async () => {
    await open();
    const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
    const gathering = await server.table(ann);
    await ben.sitDown(gathering, 1);
    const begun = await server.table(ann, { bots: { 1: 'mate' }, start: true });
    await daysLater(server, 10);
    assert.deepEqual([await isThere(server, gathering), await isThere(server, begun)], [true, true]);
    await daysLater(server, 10);
    // After a restart a bot may be thinking at the table: it is left for the next sweep.
    for (let tries = 0; (await isThere(server, begun)) && tries < 50; tries++) {
      await sleep(100);
      await server.sweep();
    }
    assert.deepEqual([await isThere(server, gathering), await isThere(server, begun)], [false, false]);
    assert.deepEqual(await server.store.entries(begun, 0), []);
    assert.equal(await isKnown(ann), false);
    const socket = await (await server.guest()).connect(gathering);
    assert.equal((await socket.until('bye')).code, 'unknown-table');
  });

  test('A table with a move of a person, with talk, with a clock or that is over is kept', async () => {
    await open();
    const played = await server.pair();
    const { annAt } = played;
    const move = firstOnMenu(PEARLS, annAt.view as never);
    await annAt.ask({ t: 'move', id: 'm', decision: annAt.decision!, move });
    const ann = await server.guest('Ann');
    const talked = await server.table(ann);
    await (await ann.hello(talked)).ask({ t: 'say', id: 's', to: 'table', text: 'Ahoy' });
    const timed = await server.table(ann, { bots: { 1: 'mate' }, start: true, terms: { clock: 'week' } });
    await (await ann.hello(timed)).until('clock');
    const over = await finished(server, ann);
    await daysLater(server, 100);
    for (const table of [played.table, talked, timed, over]) assert.equal(await isThere(server, table), true);
  });

  test('Somebody who is connected is kept, and so is the table they look at', async () => {
    await open();
    const [ann, watcher] = [await server.guest('Ann'), await server.guest('Cid')];
    const table = await server.table(ann);
    await watcher.hello(table);
    step = 100 * DAY;
    await server.sweep();
    assert.deepEqual([await isThere(server, table), await isKnown(watcher)], [true, true]);
    watcher.goHome();
    for (let tries = 0; (await isThere(server, table)) && tries < 50; tries++) {
      await sleep(100);
      step += 100 * DAY;
      await server.sweep();
    }
    assert.deepEqual([await isThere(server, table), await isKnown(watcher)], [false, false]);
  });

  test('0 days: never', async () => {
    await open({ sweepGuestsDays: 0, sweepTablesDays: 0 });
    const ann = await server.guest('Ann');
    const table = await server.table(ann);
    await daysLater(server, 1000);
    assert.deepEqual([await isThere(server, table), await isKnown(ann)], [true, true]);
  });

  test('A rematch that was swept can be asked for again', async () => {
    await open();
    const ann = await server.guest('Ann');
    const over = await finished(server, ann);
    const row = (await server.store.table(over))!;
    const next = { ...row, id: 'next', status: 'gathering' as const, seed: null, endedAt: null };
    await server.store.write([
      { kind: 'table', table: next },
      { kind: 'table', table: { ...row, rematch: 'next' } },
    ]);
    await daysLater(server, 20);
    assert.equal(await isThere(server, 'next'), false);
    const annAt = await ann.sitDown(over);
    assert.equal((await annAt.ask({ t: 'rematch', id: 'again' })).t, 'accepted');
    const { rematch } = (await server.store.table(over))!;
    assert.ok(rematch !== null && (await isThere(server, rematch)), `${rematch}`);
  });

  test('A sweep changes no other table than the one that is swept, since that may live elsewhere', async () => {
    await open();
    const ann = await server.guest('Ann');
    const over = await finished(server, ann);
    const row = { ...(await server.store.table(over))!, rematch: 'next' };
    const next = { ...row, id: 'next', status: 'gathering' as const, endedAt: null };
    await server.store.write([next, row].map(table => ({ kind: 'table', table }) as const));
    await daysLater(server, 20);
    assert.equal(await isThere(server, 'next'), false);
    assert.deepEqual(await server.store.table(over), row);
  });

  test('Many are looked at page by page', async () => {
    await open();
    for (let n = 0; n < 1000; n += 100)
      await server.store.write(
        Array.from({ length: 100 }, (_, k) => ({ kind: 'guest', guest: { id: `g${n + k}`, name: 'G' } }) as const),
      );
    await daysLater(server, 20);
    assert.deepEqual([await server.store.guest('g0'), await server.store.guest('g999')], [null, null]);
  });
});

test('Every table of the database that belongs to a guest or a table is either kept or swept with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-sweep-'));
  await sqliteStore(folder).close();
  const db = new DatabaseSync(join(folder, 'quayside.db'));
  for (const [column, known] of Object.entries(SWEPT_OR_KEPT)) {
    const found = db
      .prepare(
        `select m.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and c.name = ?`,
      )
      .all(column)
      .map(({ name }) => String(name));
    assert.deepEqual(
      found.filter(name => !known.includes(name)),
      [],
      `sweepSql.ts must say what happens to these when their ${column} is swept`,
    );
  }
  db.close();
  rmSync(folder, { recursive: true });
});

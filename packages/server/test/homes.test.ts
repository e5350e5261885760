// A table lives in one process at a time: claimed before it is loaded, released when it has left memory.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attached, singleProcess } from '../src/room/deployment.ts';
import type { Homes } from '../src/room/homes.ts';
import { Table } from '../src/room/table.ts';
import { TableClaims } from '../src/room/tableClaims.ts';
import type { Tables } from '../src/room/tables.ts';
import type { Change, Store } from '../src/store/store.ts';
import { firstOnMenu, PEARLS, TestServer } from './testServer.ts';

/** Homes that note what is asked of them, and can be lost. */
function watchedHomes() {
  const asked: string[] = [];
  const elsewhere = new Set<string>();
  let lose = () => {};
  const homes: Homes = {
    async claim(table) {
      asked.push(`claim ${table}`);
      return !elsewhere.has(table);
    },
    release: async table => void asked.push(`release ${table}`),
    lost: then => {
      lose = then;
    },
  };
  return { homes, asked, elsewhere, lose: () => lose() };
}

test('A table is claimed once, before it is loaded, and released when it has left memory', async () => {
  const { homes, asked } = watchedHomes();
  const server = await TestServer.open({
    deployment: store => ({ ...singleProcess(store), homes }),
    config: { idleMinutes: 0.001 },
  });
  const ann = await server.guest('Ann');
  const table = await server.table(ann);
  assert.deepEqual(asked, []);
  const at = await ann.sitDown(table);
  assert.deepEqual(asked, [`claim ${table}`]);
  await at.leave();
  while (asked.length < 2) await pause(10);
  assert.deepEqual(asked, [`claim ${table}`, `release ${table}`]);
  await server.close();
});

test('What is asked of a table that lives elsewhere is answered with word to come back', async () => {
  const { homes, elsewhere } = watchedHomes();
  const server = await TestServer.open({ deployment: store => ({ ...singleProcess(store), homes }) });
  const ann = await server.guest('Ann');
  const table = await server.table(ann, { bots: { 1: 'deckhand' }, start: true });
  elsewhere.add(table);
  const { status, body } = await ann.get(`/api/tables/${table}/history`);
  assert.deepEqual({ status, code: (body as { code: string }).code }, { status: 503, code: 'moving' });
  await server.close();
});

test('When the homes are lost every client is told to come back, and nothing written since is kept', async () => {
  const { homes, lose } = watchedHomes();
  const server = await TestServer.open({ deployment: store => ({ ...singleProcess(store), homes }) });
  const { table, ann, annAt, benAt } = await server.pair();
  lose();
  for (const at of [annAt, benAt]) {
    const bye = await at.until('bye');
    assert.deepEqual({ code: bye.code, retry: bye.retry }, { code: 'moving', retry: true });
  }
  const again = await ann.sitDown(table);
  assert.equal((await again.until('view')).ply, annAt.ply);
  await server.close();
});

test('A table that cannot be closed when the homes are lost keeps neither the others nor the next session waiting', async t => {
  const { homes, lose } = watchedHomes();
  const server = await TestServer.open({ deployment: store => ({ ...singleProcess(store), homes }) });
  const [first, second] = [await server.pair(), await server.pair()];
  const close = Table.prototype.close;
  t.mock.method(Table.prototype, 'close', function (this: Table, ...why: Parameters<typeof close>) {
    if (this.row.id === first.table) throw new Error('the table is stuck');
    return close.apply(this, why);
  });
  lose();
  assert.equal((await second.annAt.until('bye')).code, 'moving');
  t.mock.restoreAll();
  const again = await second.ann.sitDown(second.table);
  assert.equal((await again.until('view')).ply, second.annAt.ply);
  await server.close();
});

test('A name that no table has is not claimed', async () => {
  const { homes, asked } = watchedHomes();
  const claim = async (table: string) => {
    asked.push(`claim ${table}`);
    return null;
  };
  const claims = new TableClaims({ ...homes, claim }, async () => {});
  assert.equal(await claims.claim('abcdefghjkmn'), null);
  assert.equal(claims.count, 0);
  await claims.releaseAll();
  assert.deepEqual(asked, ['claim abcdefghjkmn']);
});

test('A claim that is under way when everything is given up leaves no home behind', async () => {
  const { homes, asked } = watchedHomes();
  let answer = () => {};
  const answered = new Promise<void>(resolve => {
    answer = resolve;
  });
  const claim = async (table: string) => {
    await answered;
    return homes.claim(table);
  };
  const claims = new TableClaims({ ...homes, claim }, async () => {});
  const isHere = claims.claim('abcdefghjkmn');
  await pause(1);
  void claims.releaseAll();
  answer();
  assert.equal(await isHere, false);
  assert.deepEqual(asked.slice(-2), ['claim abcdefghjkmn', 'release abcdefghjkmn']);
  assert.equal(await claims.claim('abcdefghjkmn'), false);
});

test('A claim that takes long is not taken for one that nobody uses: no home stays behind that is not known here', async t => {
  const homes = new Set<string>();
  const answered = Promise.withResolvers<void>();
  const claims = new TableClaims(
    {
      claim: async table => {
        await answered.promise;
        homes.add(table);
        return true;
      },
      release: async table => void homes.delete(table),
      lost: () => {},
    },
    async () => {},
  );
  let later = 0;
  const now = performance.now.bind(performance);
  t.mock.method(performance, 'now', () => now() + later);
  const isHere = claims.claim('abcdefghjkmn');
  await pause(1);
  later = 10_000;
  claims.releaseUnused(() => false);
  answered.resolve();
  assert.equal(await isHere, true);
  claims.releaseUnused(() => false);
  await pause(1);
  assert.deepEqual([claims.count, homes.size], [1, 1], 'whoever asked for it may open it now');
  later = 20_000;
  claims.releaseUnused(() => false);
  await pause(1);
  assert.deepEqual([claims.count, homes.size], [0, 0]);
});

test('On a stop the homes are given up before the clients are sent away', async () => {
  const { homes, asked } = watchedHomes();
  const server = await TestServer.open({ deployment: store => ({ ...singleProcess(store), homes }) });
  const { table, annAt } = await server.pair();
  const order: string[] = [];
  const release = homes.release;
  homes.release = async id => {
    await release(id);
    await pause(50); // until the database has answered
    order.push('released');
  };
  const bye = annAt.until('bye').then(() => order.push('bye'));
  await Promise.all([server.stop(), bye]);
  assert.deepEqual(order, ['released', 'bye']);
  assert.ok(asked.includes(`release ${table}`));
  await server.close();
});

/** A server that waits for so long until its tables are free, with all that is written meanwhile. */
async function slowlyReleased(releaseMs: number) {
  const stop = { written: [] as string[], released: Promise.withResolvers<void>(), isReleased: false };
  let tables: Tables | null = null;
  const homes: Homes = {
    claim: async () => true,
    release: async () => {
      stop.isReleased = true;
      stop.released.resolve();
      await pause(releaseMs);
    },
    lost: () => {},
  };
  const write = (store: Store) => async (changes: Change[]) => {
    if (stop.isReleased) stop.written.push(...changes.map(({ kind }) => kind).filter(kind => kind !== 'heartbeat'));
    await store.write(changes);
  };
  const server = await TestServer.open({
    store: store => ({ ...store, write: write(store) }),
    deployment: store => {
      Object.assign(stop, { written: [], released: Promise.withResolvers(), isReleased: false });
      const attach = (attached: Attached) => {
        tables = attached.tables;
      };
      return { ...singleProcess(store), homes, attach };
    },
  });
  return { server, stop, tables: () => tables! };
}

test('A clock that runs out after a stop has given its table up is left to the next home', async () => {
  const { server, stop } = await slowlyReleased(450);
  const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
  const table = await server.table(ann, { terms: { clock: 'brisk', runOut: 'bot' } });
  const [annAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
  annAt.say({ t: 'start', id: 'go' });
  await annAt.until('view');
  await server.shortenClocks(table, 2000);
  const { seats } = await (await ann.hello(table)).until('clock');
  const deadline = Math.min(...seats.map(seat => seat.deadline ?? Number.POSITIVE_INFINITY));
  await pause(deadline - Date.now() - 300);
  await server.stop();
  assert.ok(stop.isReleased);
  assert.deepEqual(stop.written, []);
  await server.close();
});

test('Every move that was accepted before a stop is stored, and nothing is written for tables after it', async () => {
  const { server, stop, tables } = await slowlyReleased(300);
  const { table, annAt } = await server.pair();
  const move = firstOnMenu(PEARLS, annAt.view as never);
  const answered = annAt.ask({ t: 'move', id: 'last', decision: annAt.decision!, move }).catch(() => null);
  await pause(1); // the server may read it before it stops, or not
  const stopping = server.stop();
  await stop.released.promise;
  await assert.rejects(tables().settled(), /given up/);
  await stopping;
  assert.deepEqual(stop.written, []);
  const entries = await server.store.entries(table, 0);
  assert.equal(entries.filter(({ intent }) => intent === 'last').length, (await answered)?.t === 'accepted' ? 1 : 0);
  await server.close();
});

// A table lives in one process at a time: claimed before it is loaded, released when it has left memory.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { singleProcess } from '../src/room/deployment.ts';
import type { Homes } from '../src/room/homes.ts';
import { Table } from '../src/room/table.ts';
import { TableClaims } from '../src/room/tableClaims.ts';
import { TestServer } from './testServer.ts';

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

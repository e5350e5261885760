// Something fails where nobody waits for it: a read of the store, a timer, a bot, a bug in a handler. The one table
// leaves memory, its people are told and come back; the others notice nothing, and the process lives.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { AnyGame } from '@quayside/rules';
import type { Store } from '../src/store/store.ts';
import type { TestSocket } from './testClient.ts';
import { gamesOf, PEARLS, TestServer } from './testServer.ts';

const handOf = (socket: TestSocket): number[] => (socket.view!.own as { hand: number[] }).hand;
const dive = (socket: TestSocket, id: string) =>
  ({ t: 'move', id, decision: socket.decision!, move: { kind: 'dive', value: handOf(socket)[0] } }) as const;

/** One of the store's reads fails for the tables named. */
const failing = (read: 'plyOfIntent' | 'entries' | 'entryTexts', ids: Set<string>) => (store: Store) => ({
  ...store,
  [read]: (id: string, ...rest: never[]) =>
    ids.has(id)
      ? Promise.reject(new Error('the disk made a noise'))
      : (store[read] as (...a: unknown[]) => unknown)(id, ...rest),
});

const sentAway = async (socket: TestSocket) => {
  const bye = await socket.until('bye');
  assert.deepEqual([bye.code, bye.retry], ['table-failed', true]);
};

describe('when something fails inside a table', () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  beforeEach(() => {
    unhandled.length = 0;
    process.on('unhandledRejection', note);
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
    assert.deepEqual(unhandled, []);
  });

  test('A read that fails drops the one table, tells its people, and the others play on', async () => {
    const broken = new Set<string>();
    const server = await TestServer.open({ store: failing('plyOfIntent', broken) });
    const { table, ann, annAt, benAt } = await server.pair();
    const other = await server.pair();
    broken.add(table);
    annAt.say({ t: 'back', id: 'one' });
    await Promise.all([annAt, benAt].map(sentAway));
    assert.equal((await other.annAt.ask({ t: 'back', id: 'two' })).t, 'refused');
    assert.equal((await other.annAt.ask(dive(other.annAt, 'three'))).t, 'accepted');
    broken.clear();
    const back = await ann.hello(table);
    await back.until('view');
    assert.equal((await back.ask(dive(back, 'four'))).t, 'accepted');
    await server.close();
  });

  test('What was being written when it failed is there when the table comes back', async () => {
    const broken = new Set<string>();
    const server = await TestServer.open({ store: failing('plyOfIntent', broken) });
    const { table, ann, annAt, benAt } = await server.pair();
    broken.add(table);
    const move = dive(annAt, 'saved');
    const before = annAt.ply!;
    benAt.say({ t: 'back', id: 'fails' });
    annAt.say(move);
    await Promise.all([annAt.until('bye'), sentAway(benAt)]);
    broken.clear();
    const back = await ann.hello(table);
    await back.until('view');
    const stored = (await server.store.entries(table, 0)).length;
    assert.equal(back.ply, stored);
    const again = await back.ask(move);
    assert.equal(again.t, stored > before ? 'duplicate' : 'accepted');
    await server.close();
  });

  test('Who cannot be told the talk is sent away to come back', async () => {
    let readsFail = false;
    const server = await TestServer.open({
      store: store => ({
        ...store,
        mutedBy: guest => (readsFail ? Promise.reject(new Error('noise')) : store.mutedBy(guest)),
      }),
    });
    const ann = await server.guest();
    const table = await server.table(ann);
    readsFail = true;
    await sentAway(await ann.hello(table));
    readsFail = false;
    await (await ann.hello(table)).until('talk');
    await server.close();
  });

  for (const [what, hasGlances] of [
    ['A table whose log cannot be read stands in the lists all the same, from what is stored for them', true],
    [
      'One for which nothing is stored, as in an older database, is missing from the lists, and the lists are there',
      false,
    ],
  ] as const)
    test(what, async () => {
      const broken = new Set<string>();
      const server = await TestServer.open({
        store: store => ({
          ...failing('entries', broken)(store),
          ...(hasGlances ? {} : { glances: async () => new Map() }),
        }),
      });
      const { table, ann } = await server.pair();
      const other = await server.table(ann);
      await server.restart();
      broken.add(table);
      const { status, body } = await ann.get('/api/tables');
      const ids = (body as { mine: { table: { id: string } }[] }).mine.map(it => it.table.id);
      assert.deepEqual([status, ids], [200, hasGlances ? [other, table] : [other]]);
      await server.close();
    });

  test('A bug in a handler, in a timer, or after a write drops the table and not the server', async () => {
    let bug = '';
    const buggy: AnyGame = {
      ...PEARLS,
      talk: open => {
        if (bug === 'talk') throw new Error('a bug in the rules of talk');
        return PEARLS.talk?.(open) ?? { sides: [], hushed: [] };
      },
    };
    const server = await TestServer.open({ games: gamesOf(buggy) });
    const { table, ann, annAt, benAt } = await server.pair();
    const calm = await server.guest();
    const calmAt = await calm.hello(await server.table(calm));
    bug = 'talk';
    annAt.say({ t: 'say', id: 's', to: 'table', text: 'ahoy' });
    await Promise.all([annAt, benAt].map(sentAway));
    bug = '';
    const back = await ann.hello(table);
    await back.until('view');
    const before = back.ply!;
    bug = 'talk';
    back.say(dive(back, 'm'));
    await sentAway(back);
    bug = '';
    calmAt.say({ t: 'ping' });
    await calmAt.until('pong');
    const again = await ann.hello(table);
    await again.until('view');
    assert.equal(again.ply, before + 1, 'the move had been stored before the bug showed');
    await server.close();
  });

  test('Who looks through the view of a seat, and cannot be shown the game, is told so', async () => {
    const broken = new Set<string>();
    const server = await TestServer.open({ store: failing('entryTexts', broken) });
    const ann = await server.guest();
    const terms = { watching: 'late', lateBy: { entries: 1, minutes: 0 } } as const;
    const table = await server.table(ann, { bots: { 1: 'mate' }, start: true, terms });
    const annAt = await ann.hello(table);
    await annAt.until('view');
    await annAt.ask(dive(annAt, 'm'));
    await annAt.untilPly(3);
    broken.add(table);
    await sentAway(await (await server.guest()).hello(table, null, 0));
    annAt.say({ t: 'ping' });
    await annAt.until('pong');
    await server.close();
  });

  test('A history that is asked for while a move is being written waits for it', async () => {
    let writing: Promise<void> | null = null;
    const server = await TestServer.open({
      store: store => ({
        ...store,
        write: async changes => {
          if (writing && changes.some(({ kind }) => kind === 'entry')) await writing;
          return store.write(changes);
        },
      }),
    });
    const { table, ann, annAt } = await server.pair();
    const { promise, resolve } = Promise.withResolvers<void>();
    writing = promise;
    const ply = annAt.ply! + 1;
    const moved = annAt.ask(dive(annAt, 'slow'));
    annAt.say({ t: 'ping' });
    await annAt.until('pong'); // the move has been taken in
    const asked = ann.get(`/api/tables/${table}/history?from=${ply}`);
    setTimeout(resolve, 200);
    const { status, body } = await asked;
    assert.deepEqual([status, (body as { from: number }).from], [200, ply]);
    assert.equal((await moved).t, 'accepted');
    await server.close();
  });

  test('A bot whose move cannot be taken in does not end the process', async () => {
    let calls = 0;
    const server = await TestServer.open({
      chooseMove: async () => {
        calls += 1;
        return null as unknown as { move: object };
      },
    });
    const ann = await server.guest();
    const table = await server.table(ann, { bots: { 1: 'mate' }, start: true });
    const annAt = await ann.hello(table);
    await annAt.until('view');
    annAt.say(dive(annAt, 'm'));
    await annAt.untilPly(2);
    assert.ok(calls > 0);
    assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
    await server.close();
  });
});

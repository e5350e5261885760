// Something fails where nobody waits for it: a read of the store, a timer, a bot, a bug in a handler. The one table
// leaves memory, its people are told and come back; the others notice nothing, and the process lives.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { AnyGame } from '@quayside/rules';
import type { Store } from '../src/store/store.ts';
import type { Line } from './testClient.ts';
import { gamesOf, House, PEARLS } from './testServer.ts';

const handOf = (line: Line): number[] => (line.view!.own as { hand: number[] }).hand;
const dive = (line: Line, id: string) =>
  ({ t: 'move', id, decision: line.decision!, move: { kind: 'dive', value: handOf(line)[0] } }) as const;

/** One of the store's reads fails for the tables named. */
const failing = (read: 'plyOfIntent' | 'entries' | 'entryTexts', ids: Set<string>) => (store: Store) => ({
  ...store,
  [read]: (id: string, ...rest: never[]) =>
    ids.has(id)
      ? Promise.reject(new Error('the disk made a noise'))
      : (store[read] as (...a: unknown[]) => unknown)(id, ...rest),
});

const sentAway = async (line: Line) => {
  const bye = await line.until('bye');
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
    const house = await House.open({ store: failing('plyOfIntent', broken) });
    const { table, ann, annAt, benAt } = await house.pair();
    const other = await house.pair();
    broken.add(table);
    annAt.say({ t: 'back', id: 'one' });
    await Promise.all([annAt, benAt].map(sentAway));
    assert.equal((await other.annAt.ask({ t: 'back', id: 'two' })).t, 'refused');
    assert.equal((await other.annAt.ask(dive(other.annAt, 'three'))).t, 'accepted');
    broken.clear();
    const back = await ann.hello(table);
    await back.until('view');
    assert.equal((await back.ask(dive(back, 'four'))).t, 'accepted');
    await house.close();
  });

  test('What was being written when it failed is there when the table comes back', async () => {
    const broken = new Set<string>();
    const house = await House.open({ store: failing('plyOfIntent', broken) });
    const { table, ann, annAt, benAt } = await house.pair();
    broken.add(table);
    const move = dive(annAt, 'saved');
    const before = annAt.ply!;
    benAt.say({ t: 'back', id: 'fails' });
    annAt.say(move);
    await Promise.all([annAt.until('bye'), sentAway(benAt)]);
    broken.clear();
    const back = await ann.hello(table);
    await back.until('view');
    const stored = (await house.store.entries(table, 0)).length;
    assert.equal(back.ply, stored);
    const again = await back.ask(move);
    assert.equal(again.t, stored > before ? 'duplicate' : 'accepted');
    await house.close();
  });

  test('Who cannot be told the talk is sent away to come back', async () => {
    let readsFail = false;
    const house = await House.open({
      store: store => ({
        ...store,
        mutedBy: guest => (readsFail ? Promise.reject(new Error('noise')) : store.mutedBy(guest)),
      }),
    });
    const ann = await house.guest();
    const table = await house.table(ann);
    readsFail = true;
    await sentAway(await ann.hello(table));
    readsFail = false;
    await (await ann.hello(table)).until('talk');
    await house.close();
  });

  test('A table that cannot be read is missing from the lists, and the lists are there', async () => {
    const broken = new Set<string>();
    const house = await House.open({ store: failing('entries', broken) });
    const { table, ann } = await house.pair();
    const other = await house.table(ann);
    await house.restart();
    broken.add(table);
    const { status, body } = await ann.get('/api/tables');
    const ids = (body as { mine: { table: { id: string } }[] }).mine.map(it => it.table.id);
    assert.deepEqual([status, ids], [200, [other]]);
    await house.close();
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
    const house = await House.open({ games: gamesOf(buggy) });
    const { table, ann, annAt, benAt } = await house.pair();
    const calm = await house.guest();
    const calmAt = await calm.hello(await house.table(calm));
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
    await house.close();
  });

  test('Who looks through the eyes of a seat, and cannot be shown the game, is told so', async () => {
    const broken = new Set<string>();
    const house = await House.open({ store: failing('entryTexts', broken) });
    const ann = await house.guest();
    const terms = { watching: 'late', lateBy: { entries: 1, minutes: 0 } } as const;
    const table = await house.table(ann, { bots: { 1: 'mate' }, start: true, terms });
    const annAt = await ann.hello(table);
    await annAt.until('view');
    await annAt.ask(dive(annAt, 'm'));
    await annAt.untilPly(3);
    broken.add(table);
    await sentAway(await (await house.guest()).hello(table, null, 0));
    annAt.say({ t: 'ping' });
    await annAt.until('pong');
    await house.close();
  });

  test('A history that is asked for while a move is being written waits for it', async () => {
    let writing: Promise<void> | null = null;
    const house = await House.open({
      store: store => ({
        ...store,
        write: async changes => {
          if (writing && changes.some(({ kind }) => kind === 'entry')) await writing;
          return store.write(changes);
        },
      }),
    });
    const { table, ann, annAt } = await house.pair();
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
    await house.close();
  });

  test('A bot whose move cannot be taken in does not end the process', async () => {
    let calls = 0;
    const house = await House.open({
      thinker: async () => {
        calls += 1;
        return null as unknown as { move: object };
      },
    });
    const ann = await house.guest();
    const table = await house.table(ann, { bots: { 1: 'mate' }, start: true });
    const annAt = await ann.hello(table);
    await annAt.until('view');
    annAt.say(dive(annAt, 'm'));
    await annAt.untilPly(2);
    assert.ok(calls > 0);
    assert.equal((await fetch(`${house.url}/healthz`)).status, 200);
    await house.close();
  });
});

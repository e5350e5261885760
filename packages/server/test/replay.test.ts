// Looking back at real games: the record, the history as one seat saw it, and what-ifs.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  Past,
  type Patch,
  parseRecord,
  patched,
  randomRecord,
  replay,
  verdictSentence,
  verify,
  viewOf,
} from '@quayside/engine';
import type { HistoryPage, RecordFile, TableInfo, WhatIf } from '@quayside/protocol';
import type { HintService } from '../src/hints/hintService.ts';
import { playOut } from './play.ts';
import type { TestClient, TestSocket } from './testClient.ts';
import { PEARLS, TestServer } from './testServer.ts';

let server: TestServer;
before(async () => {
  server = await TestServer.open({ config: { framesPerSecond: 10_000 } });
});
after(() => server.close());

/** Two guests who have played pearls to the end. */
async function finished() {
  const pair = await server.pair();
  await playOut([pair.annAt, pair.benAt]);
  return pair;
}

const recordFrom = async (guest: TestClient, table: string) =>
  parseRecord((await guest.get(`/api/tables/${table}/record`)).body);

describe('the record of a game', () => {
  test('is given to anybody who has the address, once it is over, and a restart later', async () => {
    const { table, ann } = await finished();
    const stranger = await server.guest();
    const record = (await stranger.get(`/api/tables/${table}/record`)).body as RecordFile;
    assert.deepEqual(record, (await ann.get(`/api/tables/${table}/record`)).body);
    assert.equal(replay(PEARLS, parseRecord(record)).outcome?.reason, 'tides');
    assert.ok(JSON.stringify(record).length < 4000);
    await server.restart();
    assert.deepEqual((await stranger.get(`/api/tables/${table}/record`)).body, record);
  });

  test('is given to nobody before, and there is none of an unknown table', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    const early = await ann.get(`/api/tables/${table}/record`);
    assert.deepEqual([early.status, (early.body as { code: string }).code], [403, 'still-secret']);
    assert.equal((await ann.get('/api/tables/nothing/record')).status, 404);
    await playOut([annAt, benAt]);
    assert.equal((await ann.get(`/api/tables/${table}/record`)).status, 200);
  });

  test('agrees with itself, take-backs and all', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    const value = (annAt.view!.own as { hand: number[] }).hand[0];
    await annAt.ask({ t: 'move', id: 'm', decision: annAt.decision!, move: { kind: 'dive', value } });
    await annAt.ask({ t: 'back', id: 'b' });
    await annAt.untilPly(3);
    await annAt.ask({ t: 'ask-back', id: 'ask', to: 0 });
    await benAt.ask({ t: 'answer', id: 'yes', request: 'ask', yes: true });
    await Promise.all([annAt.untilPly(5), benAt.untilPly(5)]);
    await playOut([annAt, benAt]);
    const record = await recordFrom(ann, table);
    assert.deepEqual(record.log.slice(2, 4), [
      { seat: 0, back: 1 },
      { seat: 0, back: 0, agreed: true },
    ]);
    assert.equal(verdictSentence(verify(PEARLS, record, PEARLS.nature), PEARLS).startsWith('All'), true);
  });
});

/** All pages, put together again to the last view they lead to. */
async function walked(guest: TestClient, table: string): Promise<{ pages: HistoryPage[]; last: object }> {
  const pages: HistoryPage[] = [];
  let view = {};
  for (let from: number | null = 0; from !== null; ) {
    const answer = await guest.get(`/api/tables/${table}/history?from=${from}`);
    const page = answer.body as HistoryPage;
    view = { seat: page.seat, open: page.open, own: page.own };
    for (const { open, own } of page.updates) {
      const before = view as { open: object; own: object };
      view = {
        seat: page.seat,
        open: patched(before.open, open as Patch | null),
        own: patched(before.own, own as Patch | null),
      };
    }
    pages.push(page);
    from = page.next;
  }
  return { pages, last: view };
}

describe('the history of a game', () => {
  test('leads from its beginning to what each can see now, and to nothing else', async () => {
    const { table, ann, ben, annAt, benAt } = await server.pair();
    const value = (annAt.view!.own as { hand: number[] }).hand[0];
    await annAt.ask({ t: 'move', id: 'm', decision: annAt.decision!, move: { kind: 'dive', value } });
    await Promise.all([annAt.untilPly(2), benAt.untilPly(2)]);
    assert.deepEqual((await walked(ann, table)).last, annAt.view);
    assert.deepEqual((await walked(ben, table)).last, benAt.view);
    const { pages, last } = await walked(await server.guest(), table);
    assert.deepEqual(last, { ...annAt.view, seat: null, own: null });
    assert.deepEqual([pages[0]!.game, pages[0]!.names], ['pearls', ['Ann', 'Ben']]);
  });

  test('comes in pages, for a game that is over too', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    const value = (annAt.view!.own as { hand: number[] }).hand[0];
    for (let i = 0; i < 52; i++) {
      const { ply, decision } = annAt;
      await annAt.ask({ t: 'move', id: `there-${i}`, decision: decision!, move: { kind: 'dive', value } });
      await annAt.ask({ t: 'back', id: `back-${i}` });
      await annAt.untilPly(ply! + 2);
    }
    const { pages, last } = await walked(ann, table);
    assert.deepEqual(
      pages.map(({ from, updates, next }) => [from, updates.length, next]),
      [
        [0, 100, 100],
        [100, 5, null],
      ],
    );
    assert.equal(pages[0]!.updates.filter(({ back }) => back).length, 49);
    assert.deepEqual(last, annAt.view);
    await benAt.untilPly(annAt.ply!);
    await playOut([annAt, benAt]);
    assert.deepEqual((await walked(ann, table)).last, annAt.view);
  });

  test('shows nothing of a decision under way where ready marks are hidden, nor does a hint or a what-if', async () => {
    const views: unknown[] = [];
    const hintService: HintService = {
      advise: async ({ view }) => {
        views.push(view.open);
        return [];
      },
      chances: async () => null,
    };
    const hiding = await TestServer.open({ hintService });
    const [ann, ben] = [await hiding.guest(), await hiding.guest()];
    const table = await hiding.table(ann, { terms: { readyMarks: false } });
    const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), benAt.until('view')]);
    const value = (annAt.view!.own as { hand: number[] }).hand[0];
    await annAt.ask({ t: 'move', id: 'm', decision: annAt.decision!, move: { kind: 'dive', value } });
    const { pages, last } = await walked(ben, table);
    assert.equal(pages[0]!.updates.length, 1);
    assert.deepEqual(last, benAt.view);
    assert.equal((await ben.get(`/api/tables/${table}/history?from=2`)).status, 404);
    await ben.post(`/api/tables/${table}/hint`, { decision: benAt.decision! });
    assert.deepEqual(views, [benAt.view!.open]);
    assert.equal((await ben.post(`/api/tables/${table}/what-if`, { ply: 2, level: 'mate' })).status, 404);
    const tooLate = await benAt.ask({ t: 'ask-back', id: 'ask', to: 2 });
    assert.equal(tooLate.t === 'refused' && tooLate.code, 'no-such-moment');
    await hiding.close();
  });

  test('has no moment that has not been, and none before the start', async () => {
    const { table, ann } = await server.pair();
    assert.equal((await ann.get(`/api/tables/${table}/history?from=2`)).status, 404);
    for (const wrong of ['-1', 'x', '1.5', '99999999999'])
      assert.equal((await ann.get(`/api/tables/${table}/history?from=${wrong}`)).status, 400);
    const gathering = await server.table(ann);
    assert.equal(((await ann.get(`/api/tables/${gathering}/history`)).body as { code: string }).code, 'not-started');
  });
});

const branch = async (guest: TestClient, { table, ...asked }: Partial<WhatIf> & { table?: string; ply: number }) => {
  const path = table === undefined ? '/api/what-if' : `/api/tables/${table}/what-if`;
  const answer = await guest.post(path, { level: 'mate', ...asked });
  return answer.body as { id: string; code: string; args?: object; sentence: string };
};
const infoAt = async (guest: TestClient, table: string): Promise<{ info: TableInfo; socket: TestSocket }> => {
  const socket = await guest.connect(table);
  socket.say({ t: 'hello', since: null });
  return { info: (await socket.until('table')).table, socket };
};

describe('a what-if', () => {
  test('of a finished game begins with its true position, and is played on to a record of its own', async () => {
    const { table, ann } = await finished();
    const record = await recordFrom(ann, table);
    const { id } = await branch(ann, { table, ply: 1 });
    const { info, socket } = await infoAt(ann, id);
    assert.deepEqual(info.origin, { table, ply: 1 });
    assert.deepEqual(
      info.seats.map(({ kind }) => kind),
      ['person', 'bot'],
    );
    await socket.untilPly(0);
    const { open, own } = viewOf(new Past(PEARLS, record).at(1).state, 0);
    const first = JSON.parse(socket.frames.find(frame => frame.includes('"t":"view"'))!);
    assert.deepEqual(first.own, own);
    assert.equal(first.open.tide, (open as { tide: number }).tide);
    await playOut([socket]);
    while (!(socket.view!.open as { phase: { kind: string } }).phase.kind.startsWith('over')) {
      if (socket.decision === null) await socket.untilPly(socket.ply! + 1);
      else await playOut([socket]);
    }
    const again = await recordFrom(ann, id);
    assert.ok(again.origin);
    assert.equal(verify(PEARLS, again, PEARLS.nature).agrees, true);
    const twice = await branch(ann, { table: id, ply: 0, seat: 1 });
    assert.equal((await infoAt(ann, twice.id)).info.seats[1]!.kind, 'person');
  });

  test('is a clone for people where the other seats stand open', async () => {
    const { table, ann, ben } = await finished();
    const { id } = await branch(ann, { table, ply: 1, level: null });
    const { info, socket } = await infoAt(ann, id);
    assert.deepEqual(
      info.seats.map(({ kind }) => kind),
      ['person', 'open'],
    );
    const benAt = await ben.sitDown(id, 1);
    await Promise.all([socket.untilPly(0), benAt.untilPly(0)]);
    const { own } = viewOf(new Past(PEARLS, await recordFrom(ann, table)).at(1).state, 1);
    assert.deepEqual(benAt.view!.own, own);
    await playOut([socket, benAt]);
  });

  test('survives a restart', async () => {
    const { table, ann } = await finished();
    const { id } = await branch(ann, { table, ply: 2, seat: 1 });
    const before = await ann.hello(id);
    await before.untilPly(0);
    await server.restart();
    const after = await ann.hello(id);
    await after.untilPly(before.ply!);
    assert.deepEqual(after.view!.seat, 1);
  });

  test('of a running game is dealt afresh from what the asker sees', async () => {
    const { table, ann, annAt } = await server.pair();
    const hands = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const { id } = await branch(ann, { table, ply: 1 });
      const { info, socket } = await infoAt(ann, id);
      assert.deepEqual(info.origin, { table: null, ply: 1 });
      await socket.untilPly(0);
      assert.deepEqual(JSON.parse(socket.frames.find(frame => frame.includes('"t":"view"'))!).own, annAt.view!.own);
      hands.add(JSON.stringify((await server.store.origin(id))!.own[1]));
    }
    assert.ok(hands.size > 1);
  });

  test('begins from a file, if the file is a game', async () => {
    const ann = await server.guest();
    const record = randomRecord(PEARLS, 2, { rounds: '2' }, 'a file');
    const { id } = await branch(ann, { record, ply: 1 });
    assert.deepEqual((await infoAt(ann, id)).info.origin, { table: null, ply: 1 });
    const world = new Past(PEARLS, record).at(0).state;
    const origin = { open: world.open, own: world.own, shut: world.shut };
    const wrong: [unknown, object, RegExp][] = [
      [{ ...record, seed: 'x' }, { fault: 'bad-seed' }, /64 hexadecimal/],
      [{ ...record, game: 'chess' }, { fault: 'unknown-game', game: 'chess' }, /no game “chess”/],
      [{ ...record, version: 9 }, { fault: 'another-version', version: 9, rules: 1 }, /version 9/],
      [
        { ...record, options: { rounds: '9' } },
        { fault: 'options-refused', refusal: 'bad-option', option: 'rounds' },
        /“The option “rounds” has no such choice”/,
      ],
      [{ ...record, log: record.log.slice(1) }, { fault: 'sea-missing', ply: 0 }, /: entry 0: the sea’s/],
      [{ ...record, origin }, { fault: 'begins-midway' }, /in the middle/],
      ['text', { fault: 'not-an-object' }, /not a JSON object/],
    ];
    for (const [raw, expected, why] of wrong) {
      const { code, args, sentence } = await branch(ann, { record: raw, ply: 1 });
      assert.equal(code, 'bad-record');
      assert.deepEqual(args, expected);
      assert.match(sentence, why);
    }
    const long = await branch(ann, { record: { ...record, log: Array(5001).fill(record.log[0]) }, ply: 1 });
    assert.equal(long.code, 'replay-too-long');
    const huge = await ann.post('/api/what-if', { level: 'mate', ply: 0, record: 'x'.repeat(600_000) });
    assert.equal(huge.status, 413);
  });

  test('needs a moment with a decision, a seat, and one game to branch from', async () => {
    const { table, ann } = await finished();
    const record = await recordFrom(ann, table);
    const code = async (asked: Partial<WhatIf> & { table?: string; ply: number }) => (await branch(ann, asked)).code;
    assert.equal(await code({ table, ply: record.log.length }), 'nothing-to-branch');
    assert.equal(await code({ table, ply: record.log.length + 1 }), 'no-such-moment');
    assert.equal(await code({ record, ply: record.log.length + 1 }), 'no-such-moment');
    assert.equal(await code({ table, ply: 0, seat: 2 }), 'no-such-seat');
    assert.equal(await code({ ply: 0 }), 'bad-message');
    assert.equal(await code({ table, record, ply: 0 }), 'bad-message');
    assert.equal(await code({ table: 'nothing', ply: 0 }), 'unknown-table');
    assert.equal(await code({ table: await server.table(ann), ply: 0 }), 'not-started');
  });
});

// Games whose rules have changed since they began.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseRecord, verdictSentence, verify } from '@quayside/engine';
import { type HttpError, type RecordFile, sentenceOf, type VersionFault, type ViewMessage } from '@quayside/protocol';
import { type AnyGame, NoSuchVersion, no } from '@quayside/rules';
import type { StoredTable } from '../src/domain/tableRow.ts';
import { versionFaultOf } from '../src/domain/versionFault.ts';
import type { Replayer } from '../src/replay/tasks.ts';
import type { Games } from '../src/room/games.ts';
import { playOut } from './play.ts';
import type { TestSocket } from './testClient.ts';
import { firstOnMenu, PEARLS, replaysHere, TestServer } from './testServer.ts';

type PearlsOpen = { phase: { kind: string }; scores: number[] };

/** Leads elsewhere as soon as pearls come up. */
const GENEROUS: AnyGame = {
  ...PEARLS,
  version: 2,
  play(state, seat, move, tell) {
    PEARLS.play(state, seat, move, tell);
    const { phase, scores } = state.open as PearlsOpen;
    if (phase.kind === 'bury') scores[0]! += 10;
  },
};

/** Nobody may dive any more. */
const DRY: AnyGame = {
  ...PEARLS,
  version: 2,
  check: (view, move) => ('kind' in move && move.kind === 'dive' ? no('not-now') : PEARLS.check(view, move)),
};

/** The versions a server has; they may change while it is down. */
class AvailableVersions {
  newest: AnyGame = PEARLS;
  older: AnyGame[] = [];
  readonly thought: number[] = [];

  get games(): Games {
    const shelf = this;
    return {
      pearls: {
        get meta() {
          return shelf.newest;
        },
        load: async (version = shelf.newest.version) => {
          const game = [shelf.newest, ...shelf.older].find(it => it.version === version);
          if (!game) throw new NoSuchVersion(shelf.newest, version);
          return game;
        },
      },
    };
  }

  async open(config = {}, isBusy = () => false): Promise<TestServer> {
    const replayer = replaysHere(this.games);
    const busy: Replayer = {
      run: task =>
        task.kind === 'compare' && isBusy() ? Promise.resolve({ refused: 'replay-busy' }) : replayer.run(task),
    };
    return TestServer.open({
      games: this.games,
      config,
      replayer: busy,
      chooseMove: async ({ version, view }) => {
        this.thought.push(version);
        return { move: firstOnMenu(await this.games['pearls']!.load(version), view) };
      },
    });
  }
}

const dive = (socket: TestSocket, id: string) => {
  const { hand } = socket.view!.own as { hand: number[] };
  return socket.ask({ t: 'move', id, decision: socket.decision!, move: { kind: 'dive', value: hand[0] } });
};

/** Both have dived: the pearls are up, and the winner has to bury one. */
async function surfaced(server: TestServer) {
  const pair = await server.pair();
  await dive(pair.annAt, 'a');
  await dive(pair.benAt, 'b');
  await Promise.all([pair.annAt.untilPly(3), pair.benAt.untilPly(3)]);
  return pair;
}

/** One plays the first of their hand; the others are bots. */
async function untilOver(server: TestServer, table: string, socket: TestSocket): Promise<void> {
  for (let n = 0; (await server.store.table(table))!.status === 'playing'; n++) {
    await sleep(20);
    if (socket.decision === null) continue;
    const { kind } = (socket.view!.open as PearlsOpen).phase;
    const [value] = (socket.view!.own as { hand: number[] }).hand;
    await socket.ask({ t: 'move', id: `on-${n}`, decision: socket.decision, move: { kind, value } });
  }
}

async function shown(socket: TestSocket): Promise<ViewMessage> {
  await socket.untilPly(0);
  const view = socket.frames.map(frame => JSON.parse(frame)).findLast(({ t }) => t === 'view');
  return view;
}

describe('a running game whose rules have changed', { concurrency: true }, () => {
  test('adopts the newest version where all of it comes out alike', async () => {
    const shelf = new AvailableVersions();
    const server = await shelf.open();
    const { table, ann, ben, annAt } = await surfaced(server);
    const { open } = annAt.view!;
    shelf.newest = { ...PEARLS, version: 2 };
    await server.restart();
    const sockets = [await ann.hello(table), await ben.hello(table)];
    assert.deepEqual((await shown(sockets[0]!)).open, open);
    assert.equal((await server.store.table(table))!.version, 2);
    assert.deepEqual(await server.store.notes(table), []);
    await playOut(sockets);
    await server.close();
  });

  test('goes on under the version it began with where it differs: bots, history, what-ifs and record', async () => {
    const shelf = new AvailableVersions();
    const server = await shelf.open();
    const { table, ann, ben, annAt } = await surfaced(server);
    const { open } = annAt.view!;
    Object.assign(shelf, { newest: GENEROUS, older: [PEARLS] });
    await server.restart();
    const sockets = [await ann.hello(table), await ben.hello(table)];
    assert.deepEqual((await shown(sockets[0]!)).open, open);
    const history = (await ann.get(`/api/tables/${table}/history`)).body as { version: number; updates: object[] };
    assert.deepEqual([history.version, history.updates.length], [1, 3]);
    const branch = await ann.post(`/api/tables/${table}/what-if`, { ply: 2, level: 'deckhand' });
    const id = (branch.body as { id: string }).id;
    assert.equal((await server.store.table(id))!.version, 1);
    await sockets[1]!.ask({ t: 'leave', id: 'gone' });
    await untilOver(server, table, sockets[0]!);
    const record = parseRecord((await ann.get(`/api/tables/${table}/record`)).body);
    assert.equal(record.version, 1);
    assert.ok(verify(PEARLS, record).agrees);
    assert.deepEqual([...new Set(shelf.thought)], [1], 'the bot that stood in');
    await server.close();
  });

  test('without its own rules it goes on from its snapshot where the newest accept what followed, with a note', async () => {
    const shelf = new AvailableVersions();
    const server = await shelf.open({ snapshotEvery: 1 });
    const { table, ann, ben, annAt } = await surfaced(server);
    const { open } = annAt.view!;
    shelf.newest = GENEROUS;
    await server.restart();
    const sockets = [await ann.hello(table), await ben.hello(table)];
    assert.deepEqual((await shown(sockets[0]!)).open, open);
    assert.equal((await server.store.table(table))!.version, 2);
    const [noted] = await server.store.notes(table);
    assert.deepEqual(noted!.note, { kind: 'rules-changed', ply: 3 });
    const lost = await ann.get(`/api/tables/${table}/history`);
    assert.deepEqual([lost.status, (lost.body as HttpError).code], [409, 'moment-lost']);
    await playOut(sockets);
    const record = parseRecord((await ann.get(`/api/tables/${table}/record`)).body);
    assert.ok(record.notes!.some(({ kind, ply }) => kind === 'rules-changed' && ply === 3));
    assert.match(
      verdictSentence(verify(GENEROUS, record), GENEROUS),
      /its rules changed after entry 3 while it was played/,
    );
    await server.close();
  });

  test('is not taken for one that differs while the threads are busy: it waits for the answer, and is asked again', async () => {
    const shelf = new AvailableVersions();
    let isBusy = false;
    const server = await shelf.open({ snapshotEvery: 1, idleMinutes: 0.001 }, () => isBusy);
    const { table, ann, annAt, benAt } = await surfaced(server);
    isBusy = true;
    shelf.newest = { ...PEARLS, version: 2 };
    await server.restart();
    const refused = await ann.get(`/api/tables/${table}/history`);
    assert.deepEqual([refused.status, (refused.body as HttpError).code], [503, 'replay-busy']);
    assert.deepEqual(await server.store.notes(table), []);
    // Where its own rules are here it goes on under these, until there is an answer.
    shelf.older = [PEARLS];
    const at = await ann.hello(table);
    assert.equal((await server.store.table(table))!.version, 1);
    await at.leave();
    isBusy = false;
    for (let tries = 0; tries < 100 && (await server.store.table(table))!.version === 1; tries++) {
      await sleep(250);
      await (await ann.hello(table)).leave();
    }
    assert.equal((await server.store.table(table))!.version, 2);
    assert.deepEqual(await server.store.notes(table), []);
    assert.ok(annAt.closed && benAt.closed);
    await server.close();
  });

  test('that no rules accept says which entry, and goes on when rules come that do', async () => {
    const shelf = new AvailableVersions();
    const server = await shelf.open();
    const { table, ann } = await surfaced(server);
    shelf.newest = DRY;
    await server.restart();
    const socket = await ann.hello(table);
    const view = await shown(socket);
    const info = socket.frames.map(frame => JSON.parse(frame)).find(({ t }) => t === 'table').table;
    assert.equal(info.status, 'frozen');
    const why = /have changed: it was played by version 1, which is not here, and version 2 does not accept entry 2 /;
    const args = { newest: 2, played: 1, entry: 2 };
    assert.deepEqual(info.fault, args);
    assert.equal(view.ply, 1);
    assert.deepEqual(view.decision, null);
    assert.deepEqual(
      view.history.map(({ ply }) => ply),
      [1, 2, 3],
      'all of its log can be read',
    );
    const refused = await socket.ask({ t: 'move', id: 'x', decision: 1, move: { kind: 'dive', value: 1 } });
    assert.deepEqual(refused, { t: 'refused', id: 'x', code: 'rules-changed', args });
    const history = await ann.get(`/api/tables/${table}/history`);
    assert.match((history.body as HttpError).sentence, why);
    // Whatever is written meanwhile, it is not lost.
    await ann.put('/api/me', { name: 'Anna' });
    shelf.newest = PEARLS;
    await server.restart();
    assert.equal((await shown(await ann.hello(table))).ply, 3);
    const { status, fault } = (await server.store.table(table))!;
    assert.deepEqual([status, fault], ['playing', null]);
    await server.close();
  });

  test('whose fault was stored as a sentence, by 0.3.0 or before, is told with the same arguments', () => {
    const told = (args: VersionFault) => versionFaultOf({ fault: sentenceOf('rules-changed', args) } as StoredTable);
    for (const args of [
      { newest: 3 },
      { newest: 3, played: 1 },
      { newest: 3, entry: 5 },
      { newest: 3, played: 1, entry: 5 },
    ])
      assert.deepEqual(told(args), args);
    assert.equal(versionFaultOf({ fault: 'Error: seat 0 plays {}: too deep' } as StoredTable), null);
  });

  test('that a mistake of its rules had frozen goes on under rules without it', async () => {
    const shelf = new AvailableVersions();
    shelf.newest = {
      ...PEARLS,
      play(state, seat, move, tell) {
        if ('kind' in move && move.kind === 'bury') throw new Error('buried too deep');
        PEARLS.play(state, seat, move, tell);
      },
    };
    const server = await shelf.open();
    const { table, ann, ben, annAt, benAt } = await surfaced(server);
    const socket = annAt.decision === null ? benAt : annAt;
    const [value] = (socket.view!.own as { hand: number[] }).hand;
    socket.say({ t: 'move', id: 'deep', decision: socket.decision!, move: { kind: 'bury', value } });
    await socket.until('bye');
    assert.equal((await server.store.table(table))!.status, 'frozen');
    shelf.newest = { ...PEARLS, version: 2 };
    await server.restart();
    await playOut([await ann.hello(table), await ben.hello(table)]);
    assert.equal((await server.store.table(table))!.status, 'over');
    await server.close();
  });
});

describe('other games whose rules have changed', { concurrency: true }, () => {
  test('One that is over shows how it ended and what was told, though nobody has its rules', async () => {
    const shelf = new AvailableVersions();
    const server = await shelf.open();
    const { table, ann, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    const { open } = annAt.view!;
    shelf.newest = GENEROUS;
    await server.restart();
    const view = await shown(await ann.hello(table));
    assert.deepEqual(view.open, open);
    assert.equal(view.history.length, view.ply);
    const { status, version } = (await server.store.table(table))!;
    assert.deepEqual([status, version], ['over', 1]);
    assert.equal((await ann.get(`/api/tables/${table}/record`)).status, 200);
    await server.close();
  });

  test('One that is over keeps its version where its rules are here', async () => {
    const shelf = new AvailableVersions();
    const server = await shelf.open();
    const { table, ann, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    Object.assign(shelf, { newest: { ...PEARLS, version: 2 }, older: [PEARLS] });
    await server.restart();
    await ann.hello(table);
    assert.equal((await server.store.table(table))!.version, 1);
    await server.close();
  });

  test('One that has not begun is played by the newest rules', async () => {
    const shelf = new AvailableVersions();
    const server = await shelf.open();
    const ann = await server.guest('Ann');
    const table = await server.table(ann, { bots: { 1: 'deckhand' } });
    shelf.newest = GENEROUS;
    await server.restart();
    const socket = await ann.hello(table);
    await socket.ask({ t: 'start', id: 'go' });
    await socket.untilPly(1);
    assert.equal((await server.store.table(table))!.version, 2);
    assert.deepEqual([...new Set(shelf.thought)], [2]);
    await server.close();
  });

  test('A record whose rules are not here cannot be played on from, and the sentence says which are', async () => {
    const shelf = new AvailableVersions();
    const server = await shelf.open();
    const { table, ann, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    const record = (await ann.get(`/api/tables/${table}/record`)).body as RecordFile;
    const answer = await ann.post('/api/what-if', { record: { ...record, version: 7 }, ply: 1, level: 'mate' });
    assert.equal(answer.status, 400);
    assert.match((answer.body as HttpError).sentence, /version 7 of the rules of Pearls is not here; there are: 1/);
    await server.close();
  });
});

// The game can always go on: people who are away, out of time or gone for good, and what those who are here can do
// about it.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { RecordFile, TableInfo, TableNote } from '@quayside/protocol';
import type { TestClient, TestSocket } from './testClient.ts';
import { firstOnMenu, PEARLS, TestServer } from './testServer.ts';

const codeOf = (answer: object): string => (answer as { code?: string }).code ?? 'accepted';

/** The next news of the table for which this holds. */
async function news(socket: TestSocket, holds: (table: TableInfo) => boolean): Promise<TableInfo> {
  for (;;) {
    const { table } = await socket.until('table');
    if (holds(table)) return table;
  }
}

type Person = { online: boolean; standIn: string | null; because?: string; opensIn?: number };
const person = ({ seats }: TableInfo, seat: number): Person => seats[seat] as Person;
const isAway = (seat: number) => (table: TableInfo) => !person(table, seat).online;

/** Every note this socket was told of, oldest first. */
const notesOf = (socket: TestSocket): TableNote[] =>
  socket.frames.flatMap(frame => (frame.startsWith('{"t":"notes"') ? JSON.parse(frame).notes : []));
const untilNote = async (socket: TestSocket, kind: string): Promise<TableNote> => {
  for (;;) {
    const found = notesOf(socket).findLast(note => note.kind === kind);
    if (found) return found;
    await socket.until('notes');
  }
};

const play = (socket: TestSocket, id: string) =>
  socket.ask({ t: 'move', id, decision: socket.decision!, move: firstOnMenu(PEARLS, socket.view as never) });

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Three people at a running game. */
async function three(server: TestServer) {
  const people = [await server.guest('Ann'), await server.guest('Ben'), await server.guest('Cid')] as const;
  const table = await server.table(people[0], { seats: 3 });
  const sockets: TestSocket[] = [await people[0].sitDown(table)];
  for (const seat of [1, 2]) sockets.push(await people[seat]!.sitDown(table, seat));
  sockets[0]!.say({ t: 'start', id: 'go' });
  await Promise.all(sockets.map(socket => socket.until('view')));
  return { table, people, sockets: sockets as [TestSocket, TestSocket, TestSocket] };
}

describe('a seat whose owner is away', { concurrency: true }, () => {
  test('opens to another person when the owner has been away for long; the time survives a restart', async () => {
    const server = await TestServer.open({ config: { seatAwayMinutes: 0.05, idleMinutes: 0.001 } });
    const { table, ann, annAt, benAt } = await server.pair();
    benAt.cut();
    await news(annAt, isAway(1));
    const open = async (socket: TestSocket, id: string) =>
      codeOf(await socket.ask({ t: 'replace', id, seat: 1, level: null }));
    assert.equal(await open(annAt, 'o1'), 'not-away-long');
    await pause(1600);
    await server.restart();
    await pause(1600);
    const annAgain = await ann.hello(table);
    assert.equal(await open(annAgain, 'o2'), 'accepted');
    const note = await untilNote(annAgain, 'replaced');
    assert.deepEqual([note.seat, note.level, note.name], [1, null, 'Ben']);
    const cidAt = await (await server.guest('Cid')).hello(table);
    assert.equal(codeOf(await cidAt.ask({ t: 'sit', id: 's', seat: 1 })), 'accepted');
    assert.equal((await untilNote(annAgain, 'seated')).name, 'Cid');
    await server.close();
  });

  test('is the owner’s again while it stands open', async () => {
    const server = await TestServer.open({ config: { seatAwayMinutes: 0.001 } });
    const { table, ben, annAt, benAt } = await server.pair();
    benAt.cut();
    await news(annAt, isAway(1));
    await pause(100);
    assert.equal(codeOf(await annAt.ask({ t: 'replace', id: 'o', seat: 1, level: null })), 'accepted');
    const back = await ben.hello(table);
    assert.equal(codeOf(await back.ask({ t: 'sit', id: 's', seat: 1 })), 'accepted');
    assert.equal((await untilNote(annAt, 'returned')).seat, 1);
    await server.close();
  });
});

describe('at a table', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  test('Whoever leaves, comes back or gives up is told to everybody, also to those who come later', async () => {
    const { table, people, sockets } = await three(server);
    await sockets[1].ask({ t: 'leave', id: 'l' });
    const left = await untilNote(sockets[0], 'stand-in');
    assert.deepEqual([left.seat, left.level, left.why], [1, 'mate', 'left']);
    await people[1].hello(table);
    assert.equal((await untilNote(sockets[0], 'returned')).seat, 1);
    await sockets[2].ask({ t: 'leave', id: 'g', giveUp: true });
    assert.equal((await untilNote(sockets[0], 'gave-up')).name, 'Cid');
    const watcher = await (await server.guest()).hello(table);
    await watcher.until('notes');
    assert.deepEqual(
      notesOf(watcher).map(({ kind }) => kind),
      ['stand-in', 'returned', 'gave-up'],
    );
    assert.equal(codeOf(await sockets[2].ask({ t: 'sit', id: 'x', seat: 2 })), 'already-started');
    await server.restart();
    const later = await people[0].hello(table);
    await later.until('notes');
    assert.equal(notesOf(later).length, 3);
    await later.ask({ t: 'end', id: 'e' });
    const { notes } = (await people[0].get(`/api/tables/${table}/record`)).body as RecordFile;
    assert.deepEqual(
      notes.map(({ kind, why }) => why ?? kind),
      ['left', 'returned', 'gave-up', 'ended'],
    );
  });

  test('Anybody seated proposes a stand-in for one who is away; the others who are here agree', async () => {
    const { table, people, sockets } = await three(server);
    const [annAt, benAt, cidAt] = sockets;
    const propose = (socket: TestSocket, id: string, seat?: number) =>
      socket.ask({ t: 'propose', id, what: 'stand-in', ...(seat === undefined ? {} : { seat }) });
    assert.equal(codeOf(await propose(benAt, 'p0', 2)), 'not-away');
    assert.equal(codeOf(await propose(benAt, 'p1')), 'not-a-person');
    cidAt.cut();
    await news(benAt, isAway(2));
    assert.equal(codeOf(await propose(benAt, 'p2', 2)), 'accepted');
    const { asking } = await news(annAt, ({ asking }) => asking !== null);
    assert.deepEqual(asking, { request: 'p2', what: 'stand-in', seat: 2, by: 1, yes: [1], waiting: [0] });
    assert.equal(codeOf(await propose(annAt, 'p3', 2)), 'already-asked');
    assert.equal(codeOf(await annAt.ask({ t: 'answer', id: 'no', request: 'p2', yes: false })), 'accepted');
    await news(benAt, ({ asking }) => asking === null);
    await propose(benAt, 'p4', 2);
    await annAt.ask({ t: 'answer', id: 'yes', request: 'p4', yes: true });
    const told = await news(benAt, table => person(table, 2).standIn !== null);
    assert.deepEqual([person(told, 2).because, told.asking], ['away', null]);
    assert.equal((await untilNote(benAt, 'stand-in')).why, 'agreed');
    assert.equal(codeOf(await propose(benAt, 'p5', 2)), 'has-stand-in');
    await people[2].hello(table);
    await news(benAt, table => person(table, 2).standIn === null);
  });

  test('A stand-in is asked for no more when the one who was away is back', async () => {
    const { table, people, sockets } = await three(server);
    sockets[2].cut();
    await news(sockets[1], isAway(2));
    await sockets[1].ask({ t: 'propose', id: 'p', what: 'stand-in', seat: 2 });
    await news(sockets[0], ({ asking }) => asking !== null);
    await people[2].hello(table);
    await news(sockets[0], ({ asking }) => asking === null);
  });

  test('When the one whose answer is missing goes away too, the others decide', async () => {
    const { sockets } = await three(server);
    sockets[2].cut();
    await news(sockets[1], isAway(2));
    await sockets[1].ask({ t: 'propose', id: 'p', what: 'stand-in', seat: 2 });
    sockets[0].cut();
    await news(sockets[1], table => person(table, 2).standIn !== null);
  });

  test('The game is ended when all who are here agree; a proposal does not hold up the moves', async () => {
    const { table, people, sockets } = await three(server);
    const [annAt, benAt, cidAt] = sockets;
    const watcher = await (await server.guest()).hello(table);
    assert.equal(codeOf(await watcher.ask({ t: 'propose', id: 'w', what: 'end' })), 'not-seated');
    await benAt.ask({ t: 'propose', id: 'p', what: 'end' });
    assert.equal((await play(annAt, 'm')).t, 'accepted');
    await annAt.ask({ t: 'answer', id: 'a', request: 'p', yes: true });
    const { asking } = await news(cidAt, ({ asking }) => asking?.yes.length === 2);
    assert.deepEqual(asking?.waiting, [2]);
    await cidAt.ask({ t: 'answer', id: 'c', request: 'p', yes: true });
    await news(annAt, ({ status }) => status === 'ended');
    assert.equal((await untilNote(annAt, 'ended')).why, 'agreed');
    assert.equal(codeOf(await cidAt.ask({ t: 'propose', id: 'late', what: 'end' })), 'not-playing');
    const { notes } = (await people[0].get(`/api/tables/${table}/record`)).body as RecordFile;
    assert.equal(notes.at(-1)!.why, 'agreed');
  });

  test('Whoever has only just gone must still be asked whether the game ends', async () => {
    const { annAt, benAt } = await server.pair();
    annAt.cut();
    await news(benAt, isAway(0));
    await benAt.ask({ t: 'propose', id: 'p', what: 'end' });
    const { asking, status } = await news(benAt, ({ asking }) => asking !== null);
    assert.deepEqual([asking?.waiting, status], [[0], 'playing']);
  });
});

describe('a host who vanishes', { concurrency: true }, () => {
  const quick = { config: { hostAwayMinutes: 0.005 } };

  test('passes the rights on to the next person who is here, while people gather and in the game', async () => {
    const server = await TestServer.open(quick);
    const [ann, ben, cid] = [await server.guest('Ann'), await server.guest('Ben'), await server.guest('Cid')];
    const table = await server.table(ann, { seats: 3 });
    const [annAt, benAt] = [await ann.hello(table), await ben.sitDown(table, 1)];
    annAt.cut();
    const waiting = await news(benAt, isAway(0));
    assert.ok(waiting.hostPassesIn! <= 1);
    await news(benAt, ({ host }) => host === 1);
    assert.equal((await untilNote(benAt, 'host-passed')).seat, 1);
    const cidAt = await cid.sitDown(table, 2);
    assert.equal(codeOf(await benAt.ask({ t: 'bot', id: 'b', seat: 0, level: 'mate' })), 'accepted');
    assert.equal(codeOf(await benAt.ask({ t: 'start', id: 'go' })), 'accepted');
    await cidAt.until('view');
    benAt.cut();
    await news(cidAt, ({ host }) => host === 2);
    assert.equal(codeOf(await cidAt.ask({ t: 'end', id: 'e' })), 'accepted');
    await server.close();
  });

  test('and nobody is there: whoever comes to a seat later is host', async () => {
    const server = await TestServer.open(quick);
    const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
    const table = await server.table(ann);
    const annAt = await ann.hello(table);
    annAt.cut();
    const benAt = await ben.hello(table);
    await news(benAt, isAway(0));
    await pause(400);
    assert.equal(codeOf(await benAt.ask({ t: 'sit', id: 's', seat: 1 })), 'accepted');
    await news(benAt, ({ host }) => host === 1);
    await server.close();
  });

  test('keeps them by coming back in time', async () => {
    const server = await TestServer.open({ config: { hostAwayMinutes: 0.02 } });
    const { table, ann, annAt, benAt } = await server.pair();
    annAt.cut();
    await news(benAt, isAway(0));
    const back = await ann.hello(table);
    await pause(1500);
    assert.equal(codeOf(await back.ask({ t: 'terms', id: 't', terms: { spectatorsTalk: true } })), 'accepted');
    await server.close();
  });
});

describe('out of time', { concurrency: true }, () => {
  /** Ann alone with a bot, out of time, with her page open. */
  async function overdue(server: TestServer, ann: TestClient) {
    const table = await server.table(ann, { bots: { 1: 'mate' }, start: true, terms: { clock: 'brisk' } });
    const first = await ann.hello(table);
    await first.until('clock');
    await server.shortenClocks(table, 300);
    const socket = await ann.hello(table);
    await news(socket, info => person(info, 0).standIn !== null);
    return { table, socket };
  }

  test('everybody reads that a bot plays; the game waits instead of running to its end; one press takes the seat back', async () => {
    const server = await TestServer.open();
    const { socket } = await overdue(server, await server.guest('Ann'));
    const kinds = () => notesOf(socket).map(({ kind }) => kind);
    await untilNote(socket, 'waits');
    assert.deepEqual(kinds().slice(-3), ['ran-out', 'stand-in', 'waits']);
    assert.equal(codeOf(await socket.ask({ t: 'replace', id: 'r', seat: 0, level: null })), 'not-away');
    const ply = socket.ply;
    await pause(300);
    assert.equal(socket.ply, ply);
    assert.equal(codeOf(await socket.ask({ t: 'sit', id: 's', seat: 0 })), 'accepted');
    await untilNote(socket, 'returned');
    const told = await news(socket, ({ waits }) => !waits);
    assert.deepEqual([person(told, 0).standIn, person(told, 0).because], [null, undefined]);
    assert.equal((await play(socket, 'm')).t, 'accepted');
    await server.close();
  });

  test('a move takes the seat back too', async () => {
    const server = await TestServer.open();
    const { socket } = await overdue(server, await server.guest('Ann'));
    assert.equal((await play(socket, 'm')).t, 'accepted');
    const note = await untilNote(socket, 'returned');
    assert.ok(note.ply < socket.ply!);
    await news(socket, table => person(table, 0).standIn === null);
    await server.close();
  });

  test('with others at the table the bot plays on, and a restarted server does not wake a table that waits', async () => {
    const server = await TestServer.open();
    const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
    const table = await server.table(ann, { terms: { clock: 'brisk' } });
    const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), benAt.until('view')]);
    await play(benAt, 'm');
    await server.shortenClocks(table, 100);
    await (await ben.hello(table)).untilPly(3);
    await server.shortenClocks(table, 100);
    const waits = async () => (await server.store.notes(table)).some(({ note }) => note.kind === 'waits');
    while (!(await waits())) await pause(20);
    await server.restart();
    assert.deepEqual(await server.store.dueBy(Number.MAX_SAFE_INTEGER, 100), []);
    await server.close();
  });
});

describe('bots alone', () => {
  test('wait while nobody looks, are not woken again and again, and play when somebody comes', async () => {
    const server = await TestServer.open();
    const ann = await server.guest('Ann');
    const table = await server.table(ann, { bots: { 0: 'mate', 1: 'mate' }, start: true });
    await server.restart();
    while ((await server.store.dueBy(Number.MAX_SAFE_INTEGER, 100)).length > 0) await pause(20);
    assert.equal((await server.store.entries(table, 0)).length, 1);
    const socket = await ann.hello(table);
    await news(socket, ({ status }) => status === 'over');
    await server.close();
  });
});

describe('a pause', () => {
  test('ends when the one whose word is missing leaves, or a bot plays for them', async () => {
    const server = await TestServer.open();
    const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
    for (const how of ['leave', 'propose'] as const) {
      const table = await server.table(ann, { terms: { clock: 'steady' } });
      const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
      annAt.say({ t: 'start', id: 'go' });
      await Promise.all([annAt.until('view'), benAt.until('view')]);
      for (const socket of [annAt, benAt]) await socket.ask({ t: 'pause', id: `p-${socket === annAt}`, pause: true });
      await untilNote(annAt, 'paused');
      await annAt.ask({ t: 'pause', id: 'on', pause: false });
      if (how === 'leave') await benAt.ask({ t: 'leave', id: 'l' });
      else {
        benAt.cut();
        await news(annAt, isAway(1));
        await annAt.ask({ t: 'propose', id: 'p', what: 'stand-in', seat: 1 });
      }
      await untilNote(annAt, 'resumed');
      assert.equal((await play(annAt, 'm')).t, 'accepted');
    }
    await server.close();
  });
});

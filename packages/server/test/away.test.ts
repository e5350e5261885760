// Nobody is stranded: people who are away, out of time or gone for good, and what those who are here can do about it.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { RecordFile, TableInfo, TableNote } from '@quayside/protocol';
import type { Line, Visitor } from './testClient.ts';
import { firstOnMenu, House, PEARLS } from './testServer.ts';

const codeOf = (answer: object): string => (answer as { code?: string }).code ?? 'accepted';

/** The next news of the table for which this holds. */
async function news(line: Line, holds: (table: TableInfo) => boolean): Promise<TableInfo> {
  for (;;) {
    const { table } = await line.until('table');
    if (holds(table)) return table;
  }
}

type Person = { online: boolean; standIn: string | null; because?: string; opensIn?: number };
const person = ({ seats }: TableInfo, seat: number): Person => seats[seat] as Person;
const isAway = (seat: number) => (table: TableInfo) => !person(table, seat).online;

/** Every note this socket was told of, oldest first. */
const notesOf = (line: Line): TableNote[] =>
  line.frames.flatMap(frame => (frame.startsWith('{"t":"notes"') ? JSON.parse(frame).notes : []));
const untilNote = async (line: Line, kind: string): Promise<TableNote> => {
  for (;;) {
    const found = notesOf(line).findLast(note => note.kind === kind);
    if (found) return found;
    await line.until('notes');
  }
};

const play = (line: Line, id: string) =>
  line.ask({ t: 'move', id, decision: line.decision!, move: firstOnMenu(PEARLS, line.view as never) });

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Three people at a running game. */
async function three(house: House) {
  const people = [await house.guest('Ann'), await house.guest('Ben'), await house.guest('Cid')] as const;
  const table = await house.table(people[0], { seats: 3 });
  const lines: Line[] = [await people[0].sitDown(table)];
  for (const seat of [1, 2]) lines.push(await people[seat]!.sitDown(table, seat));
  lines[0]!.say({ t: 'start', id: 'go' });
  await Promise.all(lines.map(line => line.until('view')));
  return { table, people, lines: lines as [Line, Line, Line] };
}

describe('a seat whose owner is away', () => {
  test('opens to another person when the owner has been away for long; the time survives a restart', async () => {
    const house = await House.open({ config: { seatAwayMinutes: 0.05, idleMinutes: 0.001 } });
    const { table, ann, annAt, benAt } = await house.pair();
    benAt.cut();
    await news(annAt, isAway(1));
    const open = async (line: Line, id: string) => codeOf(await line.ask({ t: 'replace', id, seat: 1, level: null }));
    assert.equal(await open(annAt, 'o1'), 'not-away-long');
    await pause(1600);
    await house.restart();
    await pause(1600);
    const annAgain = await ann.hello(table);
    assert.equal(await open(annAgain, 'o2'), 'accepted');
    const note = await untilNote(annAgain, 'replaced');
    assert.deepEqual([note.seat, note.level, note.name], [1, null, 'Ben']);
    const cidAt = await (await house.guest('Cid')).hello(table);
    assert.equal(codeOf(await cidAt.ask({ t: 'sit', id: 's', seat: 1 })), 'accepted');
    assert.equal((await untilNote(annAgain, 'seated')).name, 'Cid');
    await house.close();
  });

  test('is the owner’s again while it stands open', async () => {
    const house = await House.open({ config: { seatAwayMinutes: 0.001 } });
    const { table, ben, annAt, benAt } = await house.pair();
    benAt.cut();
    await news(annAt, isAway(1));
    await pause(100);
    assert.equal(codeOf(await annAt.ask({ t: 'replace', id: 'o', seat: 1, level: null })), 'accepted');
    const back = await ben.hello(table);
    assert.equal(codeOf(await back.ask({ t: 'sit', id: 's', seat: 1 })), 'accepted');
    assert.equal((await untilNote(annAt, 'returned')).seat, 1);
    await house.close();
  });
});

describe('at a table', () => {
  let house: House;
  before(async () => {
    house = await House.open();
  });
  after(() => house.close());

  test('Whoever leaves, comes back or gives up is told to everybody, also to those who come later', async () => {
    const { table, people, lines } = await three(house);
    await lines[1].ask({ t: 'leave', id: 'l' });
    const left = await untilNote(lines[0], 'stand-in');
    assert.deepEqual([left.seat, left.level, left.why], [1, 'mate', 'left']);
    await people[1].hello(table);
    assert.equal((await untilNote(lines[0], 'returned')).seat, 1);
    await lines[2].ask({ t: 'leave', id: 'g', giveUp: true });
    assert.equal((await untilNote(lines[0], 'gave-up')).name, 'Cid');
    const watcher = await (await house.guest()).hello(table);
    await watcher.until('notes');
    assert.deepEqual(
      notesOf(watcher).map(({ kind }) => kind),
      ['stand-in', 'returned', 'gave-up'],
    );
    assert.equal(codeOf(await lines[2].ask({ t: 'sit', id: 'x', seat: 2 })), 'already-started');
    await house.restart();
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
    const { table, people, lines } = await three(house);
    const [annAt, benAt, cidAt] = lines;
    const propose = (line: Line, id: string, seat?: number) =>
      line.ask({ t: 'propose', id, what: 'stand-in', ...(seat === undefined ? {} : { seat }) });
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
    const { table, people, lines } = await three(house);
    lines[2].cut();
    await news(lines[1], isAway(2));
    await lines[1].ask({ t: 'propose', id: 'p', what: 'stand-in', seat: 2 });
    await news(lines[0], ({ asking }) => asking !== null);
    await people[2].hello(table);
    await news(lines[0], ({ asking }) => asking === null);
  });

  test('When the one whose answer is missing goes away too, the others decide', async () => {
    const { lines } = await three(house);
    lines[2].cut();
    await news(lines[1], isAway(2));
    await lines[1].ask({ t: 'propose', id: 'p', what: 'stand-in', seat: 2 });
    lines[0].cut();
    await news(lines[1], table => person(table, 2).standIn !== null);
  });

  test('The game is ended when all who are here agree; a proposal does not hold up the moves', async () => {
    const { table, people, lines } = await three(house);
    const [annAt, benAt, cidAt] = lines;
    const watcher = await (await house.guest()).hello(table);
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
    const { annAt, benAt } = await house.pair();
    annAt.cut();
    await news(benAt, isAway(0));
    await benAt.ask({ t: 'propose', id: 'p', what: 'end' });
    const { asking, status } = await news(benAt, ({ asking }) => asking !== null);
    assert.deepEqual([asking?.waiting, status], [[0], 'playing']);
  });
});

describe('a host who vanishes', () => {
  const quick = { config: { hostAwayMinutes: 0.005 } };

  test('passes the rights on to the next person who is here, while people gather and in the game', async () => {
    const house = await House.open(quick);
    const [ann, ben, cid] = [await house.guest('Ann'), await house.guest('Ben'), await house.guest('Cid')];
    const table = await house.table(ann, { seats: 3 });
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
    await house.close();
  });

  test('and nobody is there: whoever comes to a seat later is host', async () => {
    const house = await House.open(quick);
    const [ann, ben] = [await house.guest('Ann'), await house.guest('Ben')];
    const table = await house.table(ann);
    const annAt = await ann.hello(table);
    annAt.cut();
    const benAt = await ben.hello(table);
    await news(benAt, isAway(0));
    await pause(400);
    assert.equal(codeOf(await benAt.ask({ t: 'sit', id: 's', seat: 1 })), 'accepted');
    await news(benAt, ({ host }) => host === 1);
    await house.close();
  });

  test('keeps them by coming back in time', async () => {
    const house = await House.open({ config: { hostAwayMinutes: 0.02 } });
    const { table, ann, annAt, benAt } = await house.pair();
    annAt.cut();
    await news(benAt, isAway(0));
    const back = await ann.hello(table);
    await pause(1500);
    assert.equal(codeOf(await back.ask({ t: 'terms', id: 't', terms: { spectatorsTalk: true } })), 'accepted');
    await house.close();
  });
});

describe('out of time', () => {
  /** Ann alone with a bot, out of time, with her page open. */
  async function overdue(house: House, ann: Visitor) {
    const table = await house.table(ann, { bots: { 1: 'mate' }, start: true, terms: { clock: 'brisk' } });
    const first = await ann.hello(table);
    await first.until('clock');
    await house.hurry(table, 300);
    const line = await ann.hello(table);
    await news(line, info => person(info, 0).standIn !== null);
    return { table, line };
  }

  test('everybody reads that a bot plays; the game waits instead of running to its end; one press takes the seat back', async () => {
    const house = await House.open();
    const { line } = await overdue(house, await house.guest('Ann'));
    const kinds = () => notesOf(line).map(({ kind }) => kind);
    await untilNote(line, 'waits');
    assert.deepEqual(kinds().slice(-3), ['ran-out', 'stand-in', 'waits']);
    assert.equal(codeOf(await line.ask({ t: 'replace', id: 'r', seat: 0, level: null })), 'not-away');
    const ply = line.ply;
    await pause(300);
    assert.equal(line.ply, ply);
    assert.equal(codeOf(await line.ask({ t: 'sit', id: 's', seat: 0 })), 'accepted');
    await untilNote(line, 'returned');
    const told = await news(line, ({ waits }) => !waits);
    assert.deepEqual([person(told, 0).standIn, person(told, 0).because], [null, undefined]);
    assert.equal((await play(line, 'm')).t, 'accepted');
    await house.close();
  });

  test('a move takes the seat back too', async () => {
    const house = await House.open();
    const { line } = await overdue(house, await house.guest('Ann'));
    assert.equal((await play(line, 'm')).t, 'accepted');
    const note = await untilNote(line, 'returned');
    assert.ok(note.ply < line.ply!);
    await news(line, table => person(table, 0).standIn === null);
    await house.close();
  });

  test('with others at the table the bot plays on, and a restarted server does not wake a table that waits', async () => {
    const house = await House.open();
    const [ann, ben] = [await house.guest('Ann'), await house.guest('Ben')];
    const table = await house.table(ann, { terms: { clock: 'brisk' } });
    const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), benAt.until('view')]);
    await play(benAt, 'm');
    await house.hurry(table, 100);
    await (await ben.hello(table)).untilPly(3);
    await house.hurry(table, 100);
    const waits = async () => (await house.store.notes(table)).some(({ note }) => note.kind === 'waits');
    while (!(await waits())) await pause(20);
    await house.restart();
    assert.deepEqual(await house.store.dueBy(Number.MAX_SAFE_INTEGER), []);
    await house.close();
  });
});

describe('bots alone', () => {
  test('wait while nobody looks, are not woken again and again, and play when somebody comes', async () => {
    const house = await House.open();
    const ann = await house.guest('Ann');
    const table = await house.table(ann, { bots: { 0: 'mate', 1: 'mate' }, start: true });
    await house.restart();
    while ((await house.store.dueBy(Number.MAX_SAFE_INTEGER)).length > 0) await pause(20);
    assert.equal((await house.store.entries(table, 0)).length, 1);
    const line = await ann.hello(table);
    await news(line, ({ status }) => status === 'over');
    await house.close();
  });
});

describe('a pause', () => {
  test('ends when the one whose word is missing leaves, or a bot plays for them', async () => {
    const house = await House.open();
    const [ann, ben] = [await house.guest('Ann'), await house.guest('Ben')];
    for (const how of ['leave', 'propose'] as const) {
      const table = await house.table(ann, { terms: { clock: 'steady' } });
      const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
      annAt.say({ t: 'start', id: 'go' });
      await Promise.all([annAt.until('view'), benAt.until('view')]);
      for (const line of [annAt, benAt]) await line.ask({ t: 'pause', id: `p-${line === annAt}`, pause: true });
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
    await house.close();
  });
});

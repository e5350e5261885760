import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import type { FastifyBaseLogger } from 'fastify';
import { type Thinker, Thinking } from '../src/bots/botRunner.ts';
import { Veil } from '../src/domain/hiddenCommitments.ts';
import type { Table } from '../src/room/table.ts';
import type { Line } from './testClient.ts';
import { firstOnMenu, House, PEARLS } from './testServer.ts';

const first: Thinker = async ({ view }) => ({ move: firstOnMenu(PEARLS, view) });

/** A thinker that waits until it is told to go on, and counts how often it was asked. */
function patient() {
  const waiting: (() => void)[] = [];
  const asked: number[] = [];
  const thinker: Thinker = async job => {
    asked.push(job.view.seat!);
    await new Promise<void>(resolve => waiting.push(resolve));
    return first(job);
  };
  return { thinker, asked, goOn: () => waiting.splice(0).forEach(go => void go()) };
}

async function withHouse(thinker: Thinker, run: (house: House) => Promise<void>): Promise<void> {
  const house = await House.open({ thinker });
  try {
    await run(house);
  } finally {
    await house.close();
  }
}

const handOf = (line: Line): number[] => (line.view!.own as { hand: number[] }).hand;
const untilTable = async (line: Line, is: (table: Awaited<ReturnType<Line['until']>> & { t: 'table' }) => boolean) => {
  for (;;) {
    const told = await line.until('table');
    if (is(told)) return told;
  }
};
const standInOf = (told: { table: { seats: unknown[] } }, seat: number) =>
  (told.table.seats[seat] as { standIn: string | null }).standIn;

describe('bots', () => {
  test('A move nobody thought about is played, and written down with the reason', async () => {
    const match = Match.start(PEARLS, 2, { rounds: '2' }, seedOf('fallback'));
    const warnings: object[] = [];
    const log = { warn: (said: object) => warnings.push(said) } as unknown as FastifyBaseLogger;
    const played = new Promise<void>(resolve => {
      const table = {
        ...{ gone: false, row: { id: 't', status: 'playing' }, game: PEARLS, match },
        veil: new Veil(() => false, null),
        botFor: (seat: number) => (seat === 0 ? 'mate' : null),
        submit: () => {
          resolve();
          return null;
        },
      } as unknown as Table;
      const thinker: Thinker = async ({ view }) => ({ move: firstOnMenu(PEARLS, view), why: 'no answer in time' });
      new Thinking(thinker, 0, log, () => {}).wake(table);
    });
    await played;
    assert.deepEqual(warnings, [{ why: 'no answer in time', table: 't', game: 'pearls', level: 'mate' }]);
  });

  test('Bots alone play a game to its end', () =>
    withHouse(first, async house => {
      const ann = await house.guest('Ann');
      const table = await house.table(ann, { bots: { 0: 'mate', 1: 'captain' }, start: true });
      const line = await ann.hello(table);
      assert.equal((await untilTable(line, told => told.table.status === 'over')).table.host, null);
    }));

  test('A table of bots alone waits while nobody is there, and goes on when somebody comes', () => {
    const jobs: Parameters<Thinker>[0][] = [];
    const thinker: Thinker = job => {
      jobs.push(job);
      return first(job);
    };
    return withHouse(thinker, async house => {
      const ann = await house.guest('Ann');
      const table = await house.table(ann, { bots: { 0: 'mate', 1: 'captain' }, start: true });
      await house.restart(); // which wakes the tables that are due
      await ann.get('/api/tables');
      await new Promise(resolve => setTimeout(resolve, 200));
      assert.equal(jobs.length, 0);
      const line = await ann.hello(table);
      await untilTable(line, told => told.table.status === 'over');
    });
  });

  test('A bot is awaited while anybody is at its table', () => {
    const jobs: Parameters<Thinker>[0][] = [];
    const { thinker, goOn } = patient();
    const watched: Thinker = job => {
      jobs.push(job);
      return thinker(job);
    };
    return withHouse(watched, async house => {
      const ann = await house.guest('Ann');
      const table = await house.table(ann, { bots: { 1: 'mate' }, start: true });
      const line = await ann.hello(table);
      await line.untilPly(1);
      while (jobs.length === 0) await new Promise(resolve => setTimeout(resolve, 10));
      assert.equal(jobs[0]!.isAwaited(), true);
      line.cut();
      while (jobs[0]!.isAwaited()) await new Promise(resolve => setTimeout(resolve, 10));
      await ann.hello(table);
      assert.equal(jobs[0]!.isAwaited(), true);
      goOn();
    });
  });

  test('A bot is given the view of its seat, its level, and a seed of its own', () => {
    const jobs: Parameters<Thinker>[0][] = [];
    const thinker: Thinker = job => {
      jobs.push(job);
      return first(job);
    };
    return withHouse(thinker, async house => {
      const ann = await house.guest();
      const line = await ann.hello(await house.table(ann, { bots: { 0: 'mate', 1: 'captain' }, start: true }));
      await untilTable(line, told => told.table.status === 'over');
      assert.deepEqual(
        new Set(jobs.map(({ view, level }) => `${view.seat} ${level}`)),
        new Set(['0 mate', '1 captain']),
      );
      assert.ok(jobs.every(job => Object.keys(job.view).sort().join() === 'open,own,seat'));
      assert.equal(new Set(jobs.map(({ seed }) => seed)).size, jobs.length);
    });
  });

  test('A bot is asked once for each decision, whatever else happens at the table', () => {
    const { thinker, asked, goOn } = patient();
    return withHouse(thinker, async house => {
      const ann = await house.guest();
      const line = await ann.hello(await house.table(ann, { seats: 3, bots: { 1: 'mate', 2: 'mate' }, start: true }));
      await line.until('view');
      assert.deepEqual(asked, [1, 2]);
      const move = { kind: 'dive', value: handOf(line)[0] };
      await line.ask({ t: 'move', id: 'm', decision: line.decision!, move });
      assert.deepEqual(asked, [1, 2]);
      goOn();
      await line.untilPly(4);
    });
  });

  test('Bots think on after a restart', () => {
    const { thinker, asked, goOn } = patient();
    return withHouse(thinker, async house => {
      const ann = await house.guest();
      const table = await house.table(ann, { bots: { 1: 'mate' }, start: true });
      await ann.hello(table);
      await house.restart();
      const line = await ann.hello(table);
      await line.until('view');
      assert.deepEqual(asked, [1, 1]);
      goOn();
      await line.untilPly(2);
    });
  });

  test('A bot that fails, or answers nonsense, plays what is first on the menu', () => {
    let turn = 0;
    const thinker: Thinker = async () => {
      turn += 1;
      if (turn % 2) throw new Error('lost the thread');
      return { move: { kind: 'fly' } };
    };
    return withHouse(thinker, async house => {
      const ann = await house.guest();
      const line = await ann.hello(await house.table(ann, { bots: { 0: 'mate', 1: 'mate' }, start: true }));
      await untilTable(line, told => told.table.status === 'over');
      assert.ok(turn > 3);
    });
  });
});

describe('stand-ins', () => {
  test('The host lets a bot play for somebody away; their return ends it at once', () => {
    const { thinker, goOn } = patient();
    return withHouse(thinker, async house => {
      const { table, ben, annAt, benAt } = await house.pair();
      const deed = { t: 'takeover', seat: 1, level: 'captain' } as const;
      const here = await annAt.ask({ ...deed, id: '1' });
      assert.equal(here.t === 'refused' && here.code, 'not-away');
      const notHost = await benAt.ask({ ...deed, id: '2', seat: 0 });
      assert.equal(notHost.t === 'refused' && notHost.code, 'host-only');
      const nowhere = await annAt.ask({ ...deed, id: '3', seat: 6 });
      assert.equal(nowhere.t === 'refused' && nowhere.code, 'no-such-seat');
      benAt.cut();
      await untilTable(annAt, ({ table: { seats } }) => seats[1]!.kind === 'person' && !seats[1]!.online);
      assert.equal((await annAt.ask({ ...deed, id: '4' })).t, 'accepted');
      assert.equal(standInOf(await annAt.until('table'), 1), 'captain');
      const back = await ben.hello(table);
      await back.until('view');
      await untilTable(annAt, told => standInOf(told, 1) === null);
      goOn();
      const move = { kind: 'dive', value: handOf(back)[1] };
      const answer = await back.ask({ t: 'move', id: 'own', decision: back.decision!, move });
      assert.equal(answer.t, 'accepted', 'the thought of the stand-in came too late to count');
    });
  });

  test('A stand-in can only play for a person, and the host can call it off', () =>
    withHouse(patient().thinker, async house => {
      const ann = await house.guest('Ann');
      const table = await house.table(ann, { bots: { 1: 'mate' }, start: true });
      const annAt = await ann.hello(table);
      const bot = await annAt.ask({ t: 'takeover', id: '1', seat: 1, level: 'mate' });
      assert.equal(bot.t === 'refused' && bot.code, 'not-a-person');
      await annAt.ask({ t: 'leave', id: '2' });
      assert.equal((await annAt.ask({ t: 'takeover', id: '3', seat: 0, level: null })).t, 'accepted');
      assert.equal(standInOf(await annAt.until('table'), 0), 'mate');
      assert.equal(standInOf(await annAt.until('table'), 0), null);
    }));

  test('Who leaves a running game leaves a mate; a move of theirs brings them back', () =>
    withHouse(patient().thinker, async house => {
      const { annAt, benAt } = await house.pair();
      assert.equal((await benAt.ask({ t: 'leave', id: 'l' })).t, 'accepted');
      await untilTable(annAt, told => standInOf(told, 1) === 'mate');
      assert.equal((await annAt.ask({ t: 'takeover', id: 't', seat: 1, level: 'admiral' })).t, 'accepted');
      await untilTable(annAt, told => standInOf(told, 1) === 'admiral');
      const move = { kind: 'dive', value: handOf(benAt)[0] };
      assert.equal((await benAt.ask({ t: 'move', id: 'm', decision: benAt.decision!, move })).t, 'accepted');
      await untilTable(annAt, told => standInOf(told, 1) === null);
    }));

  test('Who only brings word that they have left is not back by it; said twice, it is done once', () =>
    withHouse(patient().thinker, async house => {
      const { table, ben, annAt, benAt } = await house.pair();
      assert.equal((await benAt.ask({ t: 'leave', id: 'l' })).t, 'accepted');
      await untilTable(annAt, told => standInOf(told, 1) === 'mate');
      benAt.cut();
      const again = await ben.connect(table);
      again.say({ t: 'hello', since: null, errand: true });
      assert.equal(standInOf(await again.until('table'), 1), 'mate');
      assert.equal((await again.ask({ t: 'leave', id: 'l' })).t, 'duplicate');
      again.cut();
      await ben.hello(table);
      await untilTable(annAt, told => standInOf(told, 1) === null);
    }));

  test('The stand-in plays; when the host leaves, somebody else is host', () =>
    withHouse(first, async house => {
      const { annAt, benAt } = await house.pair();
      await annAt.ask({ t: 'leave', id: 'l' });
      assert.ok((await untilTable(benAt, told => standInOf(told, 0) === 'mate')).you.host);
      assert.equal((await benAt.until('update')).by, 0);
    }));

  test('At a rematch, who left has become a bot', () =>
    withHouse(first, async house => {
      const { table, annAt, benAt } = await house.pair();
      await benAt.ask({ t: 'leave', id: 'l' });
      benAt.cut();
      await untilTable(annAt, ({ table: { seats } }) => seats[1]!.kind === 'person' && !seats[1]!.online);
      await annAt.ask({ t: 'leave', id: 'l2' });
      await untilTable(annAt, told => told.table.status === 'over');
      await annAt.ask({ t: 'rematch', id: 'r' });
      const next = (await house.store.table((await house.store.table(table))!.rematch!))!;
      assert.deepEqual(
        next.seats.map(it => it.kind),
        ['bot', 'person'],
      );
    }));
});

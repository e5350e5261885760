import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import type { FastifyBaseLogger } from 'fastify';
import { BotRunner, type ChooseMove } from '../src/bots/botRunner.ts';
import { HiddenCommitments } from '../src/domain/hiddenCommitments.ts';
import type { Table } from '../src/room/table.ts';
import type { TestSocket } from './testClient.ts';
import { firstOnMenu, PEARLS, TestServer } from './testServer.ts';

const first: ChooseMove = async ({ view }) => ({ move: firstOnMenu(PEARLS, view) });

/** A `chooseMove` that waits until it is told to go on, and counts how often it was asked. */
function patient() {
  const waiting: (() => void)[] = [];
  const asked: number[] = [];
  const chooseMove: ChooseMove = async job => {
    asked.push(job.view.seat!);
    await new Promise<void>(resolve => waiting.push(resolve));
    return first(job);
  };
  return { chooseMove, asked, goOn: () => waiting.splice(0).forEach(go => void go()) };
}

async function withServer(chooseMove: ChooseMove, run: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await TestServer.open({ chooseMove });
  try {
    await run(server);
  } finally {
    await server.close();
  }
}

const handOf = (socket: TestSocket): number[] => (socket.view!.own as { hand: number[] }).hand;
const untilTable = async (
  socket: TestSocket,
  is: (table: Awaited<ReturnType<TestSocket['until']>> & { t: 'table' }) => boolean,
) => {
  for (;;) {
    const told = await socket.until('table');
    if (is(told)) return told;
  }
};
const standInOf = (told: { table: { seats: unknown[] } }, seat: number) =>
  (told.table.seats[seat] as { standIn: string | null }).standIn;

const OTTER = { kind: 'bot', name: 'Otter', level: 'mate' };

describe('bots', () => {
  test('A bot plays as its name says; a move nobody thought about is played, and written down with the reason', async () => {
    const match = Match.start(PEARLS, 2, { rounds: '2' }, seedOf('fallback'));
    const warnings: object[] = [];
    const temperaments: unknown[] = [];
    const log = { warn: (said: object) => warnings.push(said) } as unknown as FastifyBaseLogger;
    const played = new Promise<void>(resolve => {
      const table = {
        ...{ isClosed: false, row: { id: 't', status: 'playing', seats: [OTTER] }, game: PEARLS, match },
        hidden: new HiddenCommitments(() => false, null),
        botFor: (seat: number) => (seat === 0 ? 'mate' : null),
        submit: () => {
          resolve();
          return null;
        },
      } as unknown as Table;
      const chooseMove: ChooseMove = async ({ view, temperament }) => {
        temperaments.push(temperament);
        return { move: firstOnMenu(PEARLS, view), why: 'no answer in time' };
      };
      new BotRunner(chooseMove, 0, log, () => {}).wake(table);
    });
    await played;
    assert.deepEqual(temperaments, ['bold']);
    assert.deepEqual(warnings, [{ why: 'no answer in time', table: 't', game: 'pearls', level: 'mate' }]);
  });

  test('Bots alone play a game to its end', () =>
    withServer(first, async server => {
      const ann = await server.guest('Ann');
      const table = await server.table(ann, { bots: { 0: 'mate', 1: 'captain' }, start: true });
      const socket = await ann.hello(table);
      assert.equal((await untilTable(socket, told => told.table.status === 'over')).table.host, null);
    }));

  test('A table of bots alone waits while nobody is there, and goes on when somebody comes', () => {
    const jobs: Parameters<ChooseMove>[0][] = [];
    const chooseMove: ChooseMove = job => {
      jobs.push(job);
      return first(job);
    };
    return withServer(chooseMove, async server => {
      const ann = await server.guest('Ann');
      const table = await server.table(ann, { bots: { 0: 'mate', 1: 'captain' }, start: true });
      await server.restart(); // which wakes the tables that are due
      await ann.get('/api/tables');
      await new Promise(resolve => setTimeout(resolve, 200));
      assert.equal(jobs.length, 0);
      const socket = await ann.hello(table);
      await untilTable(socket, told => told.table.status === 'over');
    });
  });

  test('A bot is awaited while anybody is at its table', () => {
    const jobs: Parameters<ChooseMove>[0][] = [];
    const { chooseMove, goOn } = patient();
    const watched: ChooseMove = job => {
      jobs.push(job);
      return chooseMove(job);
    };
    return withServer(watched, async server => {
      const ann = await server.guest('Ann');
      const table = await server.table(ann, { bots: { 1: 'mate' }, start: true });
      const socket = await ann.hello(table);
      await socket.untilPly(1);
      while (jobs.length === 0) await new Promise(resolve => setTimeout(resolve, 10));
      assert.equal(jobs[0]!.isAwaited(), true);
      socket.cut();
      while (jobs[0]!.isAwaited()) await new Promise(resolve => setTimeout(resolve, 10));
      await ann.hello(table);
      assert.equal(jobs[0]!.isAwaited(), true);
      goOn();
    });
  });

  test('A bot is given the view of its seat, its level, and a seed of its own', () => {
    const jobs: Parameters<ChooseMove>[0][] = [];
    const chooseMove: ChooseMove = job => {
      jobs.push(job);
      return first(job);
    };
    return withServer(chooseMove, async server => {
      const ann = await server.guest();
      const socket = await ann.hello(await server.table(ann, { bots: { 0: 'mate', 1: 'captain' }, start: true }));
      await untilTable(socket, told => told.table.status === 'over');
      assert.deepEqual(
        new Set(jobs.map(({ view, level }) => `${view.seat} ${level}`)),
        new Set(['0 mate', '1 captain']),
      );
      assert.ok(jobs.every(job => Object.keys(job.view).sort().join() === 'open,own,seat'));
      assert.equal(new Set(jobs.map(({ seed }) => seed)).size, jobs.length);
    });
  });

  test('A bot is asked once for each decision, whatever else happens at the table', () => {
    const { chooseMove, asked, goOn } = patient();
    return withServer(chooseMove, async server => {
      const ann = await server.guest();
      const socket = await ann.hello(
        await server.table(ann, { seats: 3, bots: { 1: 'mate', 2: 'mate' }, start: true }),
      );
      await socket.until('view');
      assert.deepEqual(asked, [1, 2]);
      const move = { kind: 'dive', value: handOf(socket)[0] };
      await socket.ask({ t: 'move', id: 'm', decision: socket.decision!, move });
      assert.deepEqual(asked, [1, 2]);
      goOn();
      await socket.untilPly(4);
    });
  });

  test('Bots think on after a restart', () => {
    const { chooseMove, asked, goOn } = patient();
    return withServer(chooseMove, async server => {
      const ann = await server.guest();
      const table = await server.table(ann, { bots: { 1: 'mate' }, start: true });
      await ann.hello(table);
      await server.restart();
      const socket = await ann.hello(table);
      await socket.until('view');
      assert.deepEqual(asked, [1, 1]);
      goOn();
      await socket.untilPly(2);
    });
  });

  test('A bot that fails, or answers nonsense, plays what is first on the menu', () => {
    let turn = 0;
    const chooseMove: ChooseMove = async () => {
      turn += 1;
      if (turn % 2) throw new Error('lost the thread');
      return { move: { kind: 'fly' } };
    };
    return withServer(chooseMove, async server => {
      const ann = await server.guest();
      const socket = await ann.hello(await server.table(ann, { bots: { 0: 'mate', 1: 'mate' }, start: true }));
      await untilTable(socket, told => told.table.status === 'over');
      assert.ok(turn > 3);
    });
  });
});

describe('stand-ins', () => {
  test('The host lets a bot play for somebody away; their return ends it at once', () => {
    const { chooseMove, goOn } = patient();
    return withServer(chooseMove, async server => {
      const { table, ben, annAt, benAt } = await server.pair();
      const takeover = { t: 'takeover', seat: 1, level: 'captain' } as const;
      const here = await annAt.ask({ ...takeover, id: '1' });
      assert.equal(here.t === 'refused' && here.code, 'not-away');
      const notHost = await benAt.ask({ ...takeover, id: '2', seat: 0 });
      assert.equal(notHost.t === 'refused' && notHost.code, 'host-only');
      const nowhere = await annAt.ask({ ...takeover, id: '3', seat: 6 });
      assert.equal(nowhere.t === 'refused' && nowhere.code, 'no-such-seat');
      benAt.cut();
      await untilTable(annAt, ({ table: { seats } }) => seats[1]!.kind === 'person' && !seats[1]!.online);
      assert.equal((await annAt.ask({ ...takeover, id: '4' })).t, 'accepted');
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
    withServer(patient().chooseMove, async server => {
      const ann = await server.guest('Ann');
      const table = await server.table(ann, { bots: { 1: 'mate' }, start: true });
      const annAt = await ann.hello(table);
      const bot = await annAt.ask({ t: 'takeover', id: '1', seat: 1, level: 'mate' });
      assert.equal(bot.t === 'refused' && bot.code, 'not-a-person');
      await annAt.ask({ t: 'leave', id: '2' });
      assert.equal((await annAt.ask({ t: 'takeover', id: '3', seat: 0, level: null })).t, 'accepted');
      assert.equal(standInOf(await annAt.until('table'), 0), 'mate');
      assert.equal(standInOf(await annAt.until('table'), 0), null);
    }));

  test('Who leaves a running game leaves a mate; a move of theirs brings them back', () =>
    withServer(patient().chooseMove, async server => {
      const { annAt, benAt } = await server.pair();
      assert.equal((await benAt.ask({ t: 'leave', id: 'l' })).t, 'accepted');
      await untilTable(annAt, told => standInOf(told, 1) === 'mate');
      assert.equal((await annAt.ask({ t: 'takeover', id: 't', seat: 1, level: 'admiral' })).t, 'accepted');
      await untilTable(annAt, told => standInOf(told, 1) === 'admiral');
      const move = { kind: 'dive', value: handOf(benAt)[0] };
      assert.equal((await benAt.ask({ t: 'move', id: 'm', decision: benAt.decision!, move })).t, 'accepted');
      await untilTable(annAt, told => standInOf(told, 1) === null);
    }));

  test('Who only brings word that they have left is not back by it; said twice, it is done once', () =>
    withServer(patient().chooseMove, async server => {
      const { table, ben, annAt, benAt } = await server.pair();
      assert.equal((await benAt.ask({ t: 'leave', id: 'l' })).t, 'accepted');
      await untilTable(annAt, told => standInOf(told, 1) === 'mate');
      benAt.cut();
      const again = await ben.connect(table);
      again.say({ t: 'hello', since: null, unattended: true });
      assert.equal(standInOf(await again.until('table'), 1), 'mate');
      assert.equal((await again.ask({ t: 'leave', id: 'l' })).t, 'duplicate');
      again.cut();
      await ben.hello(table);
      await untilTable(annAt, told => standInOf(told, 1) === null);
    }));

  test('The stand-in plays; when the host leaves, somebody else is host', () =>
    withServer(first, async server => {
      const { annAt, benAt } = await server.pair();
      await annAt.ask({ t: 'leave', id: 'l' });
      assert.ok((await untilTable(benAt, told => standInOf(told, 0) === 'mate')).you.host);
      assert.equal((await benAt.until('update')).by, 0);
    }));

  test('At a rematch, who left has become a bot', () =>
    withServer(first, async server => {
      const { table, annAt, benAt } = await server.pair();
      await benAt.ask({ t: 'leave', id: 'l' });
      benAt.cut();
      await untilTable(annAt, ({ table: { seats } }) => seats[1]!.kind === 'person' && !seats[1]!.online);
      await annAt.ask({ t: 'leave', id: 'l2' });
      await untilTable(annAt, told => told.table.status === 'over');
      await annAt.ask({ t: 'rematch', id: 'r' });
      const next = (await server.store.table((await server.store.table(table))!.rematch!))!;
      assert.deepEqual(
        next.seats.map(it => it.kind),
        ['bot', 'person'],
      );
    }));
});

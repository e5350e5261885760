import assert from 'node:assert/strict';
import { after, afterEach, before, describe, mock, test } from 'node:test';
import { CLOCKS, type RecordFile, type Terms } from '@quayside/protocol';
import {
  advanced,
  deadlineOf,
  firstDeadline,
  lentToBot,
  newClocks,
  paused,
  type RunningClock,
  resumed,
  runOut,
} from '../src/domain/clocks.ts';
import { TableClocks } from '../src/domain/tableClocks.ts';
import type { TestSocket } from './testClient.ts';
import { firstOnMenu, PEARLS, TestServer } from './testServer.ts';

const LIVE: RunningClock = { kind: 'live', bank: 1000, increment: 100 };
const DAYS: RunningClock = { kind: 'days', each: 5000 };

describe('clocks as data', () => {
  test('Whoever takes a table over credits its clocks with the silence, however long nobody has loaded it since', () => {
    const begun = advanced(newClocks(LIVE, 2), LIVE, { asked: [0, null], byPeople: [0, null], now: 100_000 });
    const now = 100_000 + 3 * 86_400_000;
    const time = { now: () => now, isHeld: false, wallClock: () => now, toWallClock: (at: number) => at };
    const credited = (lost: { since: number; ms: number }) =>
      new TableClocks(time, begun, lost).state!.seats[0]!.since! - 100_000;
    assert.equal(credited({ since: 101_000, ms: 2700 }), 2700);
    // Noted by an older node, which does not tell how long.
    assert.equal(credited({ since: 101_000, ms: 0 }), 5000);
    assert.equal(credited({ since: now - 1200, ms: 0 }), 1200);
    assert.equal(new TableClocks(time, begun).state, begun);
  });

  test('A clock runs while its person has something to decide, and earns the increment by deciding', () => {
    const begun = advanced(newClocks(LIVE, 2), LIVE, { asked: [0, null], byPeople: [0, null], now: 50 });
    assert.deepEqual(begun.seats.map(deadlineOf), [1050, null]);
    const moved = advanced(begun, LIVE, { asked: [null, 1], byPeople: [null, 1], now: 350 });
    assert.deepEqual(
      moved.seats.map(({ left }) => left),
      [800, 1000],
    );
    assert.equal(firstDeadline(moved), 1350);
  });

  test('In a joint decision the clock of everybody who still has to decide runs', () => {
    const begun = advanced(newClocks(LIVE, 2), LIVE, { asked: [0, 0], byPeople: [0, 0], now: 0 });
    assert.deepEqual(begun.seats.map(deadlineOf), [1000, 1000]);
    assert.deepEqual(advanced(begun, LIVE, { asked: [null, 0], byPeople: [null, 0], now: 10 }).seats.map(deadlineOf), [
      null,
      1000,
    ]);
  });

  test('Whoever decides again at once earns the increment and goes on', () => {
    const begun = advanced(newClocks(LIVE, 1), LIVE, { asked: [0], byPeople: [0], now: 0 });
    assert.deepEqual(advanced(begun, LIVE, { asked: [1], byPeople: [1], now: 400 }).seats.map(deadlineOf), [400 + 700]);
  });

  test('However often a move is taken back and made again, it earns the increment once', () => {
    let clocks = advanced(newClocks(LIVE, 2), LIVE, { asked: [0, 0], byPeople: [0, 0], now: 0 });
    for (const ply of [2, 4, 6]) {
      clocks = advanced(clocks, LIVE, { asked: [null, 0], byPeople: [null, 0], now: 200 });
      assert.equal(clocks.seats[0]!.left, 900);
      clocks = advanced(clocks, LIVE, { asked: [ply, 0], byPeople: [ply, 0], now: 200, returned: 0 });
      assert.equal(deadlineOf(clocks.seats[0]!), 1100);
    }
  });

  test('Whose question goes away because another takes a move back earns nothing by it', () => {
    const begun = advanced(newClocks(LIVE, 2), LIVE, { asked: [0, null], byPeople: [0, null], now: 0 });
    const moved = advanced(begun, LIVE, { asked: [null, 1], byPeople: [null, 1], now: 300 });
    const back = advanced(moved, LIVE, { asked: [2, null], byPeople: [2, null], now: 350, returned: 0 });
    assert.equal(back.seats[1]!.left, 950);
    const again = advanced(back, LIVE, { asked: [null, 3], byPeople: [null, 3], now: 400 });
    assert.equal(deadlineOf(again.seats[1]!), 400 + 950);
  });

  test('In days-long play a decision that was taken back is not given all of its time again', () => {
    const begun = advanced(newClocks(DAYS, 2), DAYS, { asked: [0, 0], byPeople: [0, 0], now: 0 });
    const moved = advanced(begun, DAYS, { asked: [null, 0], byPeople: [null, 0], now: 4000 });
    const back = advanced(moved, DAYS, { asked: [2, 0], byPeople: [2, 0], now: 4500, returned: 0 });
    assert.equal(deadlineOf(back.seats[0]!), 5500);
  });

  test('A bot that relieves somebody earns them nothing', () => {
    const begun = advanced(newClocks(LIVE, 1), LIVE, { asked: [0], byPeople: [0], now: 0 });
    const withStandIn = advanced(begun, LIVE, { asked: [0], byPeople: [null], now: 400 });
    assert.deepEqual([withStandIn.seats[0]!.left, deadlineOf(withStandIn.seats[0]!)], [600, null]);
  });

  test('Nobody begins with less than one increment', () => {
    const begun = advanced(newClocks(LIVE, 1), LIVE, { asked: [0], byPeople: [0], now: 0 });
    const { clocks, out } = runOut(begun, 1000);
    assert.deepEqual(out, [0]);
    const back = advanced(advanced(clocks, LIVE, { asked: [0], byPeople: [null], now: 1100 }), LIVE, {
      asked: [0],
      byPeople: [0],
      now: 2000,
    });
    assert.equal(deadlineOf(back.seats[0]!), 2100);
  });

  test('In days-long play every decision has all of its time', () => {
    const begun = advanced(newClocks(DAYS, 1), DAYS, { asked: [0], byPeople: [0], now: 0 });
    assert.deepEqual(advanced(begun, DAYS, { asked: [1], byPeople: [1], now: 4000 }).seats.map(deadlineOf), [9000]);
  });

  test('A clock runs out at its deadline, once', () => {
    const begun = advanced(newClocks(LIVE, 2), LIVE, { asked: [0, 0], byPeople: [0, 0], now: 0 });
    assert.deepEqual(runOut(begun, 999).out, []);
    const { clocks, out } = runOut(begun, 1000);
    assert.deepEqual(out, [0, 1]);
    assert.deepEqual(runOut(clocks, 2000).out, []);
    assert.equal(lentToBot(clocks, 1).seats[1]!.lent, true);
  });

  test('A pause stops all clocks, and nothing is lost by it', () => {
    const stopped = paused(advanced(newClocks(LIVE, 1), LIVE, { asked: [0], byPeople: [0], now: 0 }), 300);
    assert.equal(firstDeadline(stopped), null);
    assert.deepEqual(resumed(stopped, 5000).seats.map(deadlineOf), [5700]);
  });
});

type Clock = Awaited<ReturnType<typeof clockOf>>;
const clockOf = (socket: TestSocket) => socket.until('clock');
const untilClock = async (socket: TestSocket, is: (clock: Clock) => boolean): Promise<Clock> => {
  for (;;) {
    const clock = await clockOf(socket);
    if (is(clock)) return clock;
  }
};

/** Ann and Ben at pearls, with these terms; both have seen their first clock. */
async function timed(server: TestServer, terms: Partial<Terms>) {
  const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
  const table = await server.table(ann, { terms });
  const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
  annAt.say({ t: 'start', id: 'go' });
  const [clock] = await Promise.all([clockOf(annAt), clockOf(benAt)]);
  return { table, ann, ben, annAt, benAt, clock };
}

const dive = (socket: TestSocket, id: string) =>
  socket.ask({ t: 'move', id, decision: socket.decision!, move: firstOnMenu(PEARLS, socket.view as never) });

async function withServer(run: (server: TestServer) => Promise<void>, options = {}): Promise<void> {
  const server = await TestServer.open(options);
  try {
    await run(server);
  } finally {
    await server.close();
  }
}

describe('clocks at a table', { concurrency: true }, () => {
  test('Deadlines travel in the server’s time with its now, and are noted down', () =>
    withServer(async server => {
      const { table, ann, annAt, clock } = await timed(server, { clock: 'brisk' });
      const { bank, increment } = CLOCKS.brisk as { bank: number; increment: number };
      assert.equal(clock.seats.length, 2);
      for (const { deadline, out } of clock.seats) {
        assert.ok(deadline! > clock.now + bank - 5000 && deadline! <= clock.now + bank);
        assert.equal(out, false);
      }
      await dive(annAt, 'm');
      const after = await clockOf(annAt);
      assert.equal(after.seats[0]!.deadline, null);
      assert.ok(after.seats[0]!.left > bank && after.seats[0]!.left <= bank + increment);
      assert.equal(after.seats[1]!.deadline, clock.seats[1]!.deadline);
      await annAt.ask({ t: 'end', id: 'enough' });
      const { notes } = (await ann.get(`/api/tables/${table}/record`)).body as RecordFile;
      const { at, ...deadline } = notes[0]!;
      assert.deepEqual(deadline, { kind: 'deadline', ply: 1, seat: 0, until: clock.seats[0]!.deadline });
      assert.equal(deadline.until! - at, bank);
      assert.deepEqual([notes.at(-1)!.kind, notes.at(-1)!.ply], ['ended', 2]);
    }));

  test('Without clocks nothing is said about them, and bots have none', () =>
    withServer(async server => {
      const ann = await server.guest('Ann');
      const socket = await ann.hello(
        await server.table(ann, { bots: { 1: 'mate' }, start: true, terms: { clock: 'day' } }),
      );
      const clock = await clockOf(socket);
      assert.notEqual(clock.seats[0]!.deadline, null);
      assert.equal(clock.seats[1]!.deadline, null);
      const { annAt } = await server.pair();
      await dive(annAt, 'm');
      assert.ok(!annAt.frames.some(text => text.includes('"t":"clock"')));
      assert.equal(((await annAt.ask({ t: 'pause', id: 'p', pause: true })) as { code: string }).code, 'no-clocks');
    }));

  test('Time the server was down is credited', () =>
    withServer(async server => {
      const { table, ann, clock } = await timed(server, { clock: 'steady' });
      const before = clock.seats[0]!.deadline!;
      await server.restart(async store => {
        const heartbeat = (await store.heartbeat())!;
        await store.write([{ kind: 'heartbeat', heartbeat: { ...heartbeat, alive: heartbeat.alive - 60_000 } }]);
      });
      const again = await clockOf(await ann.hello(table));
      const moved = again.seats[0]!.deadline! - before;
      assert.ok(moved >= 60_000 && moved < 75_000, `moved by ${moved}`);
    }));

  test('A clock that runs out leaves the seat to the bot the table agreed on, though nobody is there', () =>
    withServer(async server => {
      const { table } = await timed(server, { clock: 'brisk', standIn: 'captain' });
      await server.shortenClocks(table, 100);
      const standIns = async () =>
        (await server.store.table(table))!.seats.map(there => (there.kind === 'person' ? there.standIn : null));
      while ((await standIns()).join() !== 'captain,captain') await new Promise(resolve => setTimeout(resolve, 20));
      const kinds = (await server.store.notes(table)).map(({ note }) => note.kind).filter(kind => kind !== 'deadline');
      assert.deepEqual(kinds, ['ran-out', 'stand-in', 'ran-out', 'stand-in', 'waits']);
    }));

  test('Whoever comes back plays on at once, with one increment', () =>
    withServer(
      async server => {
        const { table, ann } = await timed(server, { clock: 'brisk' });
        await server.shortenClocks(table, 100);
        const isRelieved = async () => {
          const there = (await server.store.table(table))!.seats[0]!;
          return there.kind === 'person' && there.standIn !== null;
        };
        while (!(await isRelieved())) await new Promise(resolve => setTimeout(resolve, 20));
        const annAt = await ann.hello(table);
        const clock = await clockOf(annAt);
        const { increment } = CLOCKS.brisk as { increment: number };
        const left = clock.seats[0]!.deadline! - clock.now;
        assert.ok(left > 0 && left <= increment);
        assert.equal((await dive(annAt, 'm')).t, 'accepted');
      },
      { chooseMove: () => new Promise(() => {}) },
    ));

  test('Where the table chose so, the others may let a bot play the one decision that is late', () =>
    withServer(async server => {
      const { table, ann, ben } = await timed(server, { clock: 'brisk', runOut: 'skip' });
      await server.shortenClocks(table, 300, 1);
      const [annAt, benAt] = [await ann.hello(table), await ben.hello(table)];
      await annAt.untilPly(0);
      await dive(annAt, 'm1');
      assert.equal(((await annAt.ask({ t: 'skip', id: 's1', seat: 0 })) as { code: string }).code, 'not-seated');
      await untilClock(annAt, ({ seats }) => seats[1]!.out);
      assert.equal(annAt.ply, 2);
      assert.equal((await annAt.ask({ t: 'skip', id: 's2', seat: 1 })).t, 'accepted');
      await benAt.untilPly(3);
      // Whether Ben is asked next depends on the move the bot chose for him; he has one increment in any case.
      const { increment } = CLOCKS.brisk as { increment: number };
      const back = await untilClock(annAt, ({ seats }) => !seats[1]!.out);
      assert.equal(back.seats[1]!.left, increment);
      assert.equal(((await annAt.ask({ t: 'skip', id: 's3', seat: 1 })) as { code: string }).code, 'not-out-of-time');
      assert.equal(
        (await server.store.table(table))!.seats.every(there => there.kind === 'person' && there.standIn === null),
        true,
      );
    }));

  test('All who sit agree to pause, and to go on; nobody moves meanwhile', () =>
    withServer(async server => {
      const { table, ann, ben, annAt, benAt } = await timed(server, { clock: 'steady' });
      await annAt.ask({ t: 'pause', id: 'p1', pause: true });
      assert.deepEqual((await clockOf(benAt)).wanted, [0]);
      await benAt.ask({ t: 'pause', id: 'p2', pause: false });
      assert.deepEqual((await untilClock(benAt, ({ wanted }) => wanted.length === 0)).paused, null);
      await annAt.ask({ t: 'pause', id: 'p3', pause: true });
      await benAt.ask({ t: 'pause', id: 'p4', pause: true });
      const stopped = await untilClock(annAt, ({ paused }) => paused !== null);
      assert.deepEqual(
        stopped.seats.map(({ deadline }) => deadline),
        [null, null],
      );
      assert.equal(((await dive(annAt, 'm')) as { code: string }).code, 'paused');
      await server.restart();
      const [annAgain, benAgain] = [await ann.hello(table), await ben.hello(table)];
      assert.notEqual((await clockOf(annAgain)).paused, null);
      await annAgain.ask({ t: 'pause', id: 'p5', pause: false });
      await benAgain.ask({ t: 'pause', id: 'p6', pause: false });
      assert.notEqual((await untilClock(benAgain, ({ paused }) => paused === null)).seats[0]!.deadline, null);
      assert.equal((await dive(annAgain, 'm2')).t, 'accepted');
    }));

  test('A restarted server wakes a table whose bot is due, though nobody opens it', () =>
    withServer(async server => {
      const ann = await server.guest('Ann');
      const table = await server.table(ann, { bots: { 1: 'mate' }, start: true });
      await server.restart();
      while ((await server.store.entries(table, 0)).length < 2) await new Promise(resolve => setTimeout(resolve, 20));
    }, {}));

  test('The list of own tables says whose turn it is, since when and until when, and what is unread', () =>
    withServer(async server => {
      const { table, ann, ben, annAt, benAt, clock } = await timed(server, { clock: 'day' });
      benAt.cut();
      const isGone = (told: { table: { seats: unknown[] } }) => !(told.table.seats[1] as { online: boolean }).online;
      while (!isGone(await annAt.until('table')));
      await dive(annAt, 'm');
      const { body } = await ben.get('/api/tables');
      const { mine, now } = body as {
        now: number;
        mine: {
          table: { id: string };
          unread: number;
          yourTurn: boolean;
          awaited: number[];
          since: number;
          deadline: number;
        }[];
      };
      const [entry] = mine.filter(it => it.table.id === table);
      assert.deepEqual([entry!.yourTurn, entry!.awaited, entry!.unread], [true, [1], 1]);
      assert.equal(entry!.deadline, clock.seats[1]!.deadline);
      assert.ok(entry!.since <= now && entry!.since > now - 20_000);
      const annMine = ((await ann.get('/api/tables')).body as typeof body & { mine: typeof mine }).mine;
      assert.deepEqual([annMine[0]!.yourTurn, annMine[0]!.unread], [false, 0]);
    }));
});

describe('a wall clock that is set', () => {
  const HOUR = 3_600_000;
  let step = 0;
  before(() => {
    const now = Date.now;
    mock.method(Date, 'now', () => now() + step);
  });
  after(() => mock.restoreAll());
  afterEach(() => {
    step = 0;
  });

  for (const [what, by] of [
    ['forward', HOUR],
    ['back', -HOUR],
  ] as const)
    test(`An hour ${what} is nobody's thinking time, and deadlines are told by the new hour`, () =>
      withServer(async server => {
        const { annAt, benAt, clock } = await timed(server, { clock: 'brisk' });
        step = by;
        await dive(annAt, 'm');
        const after = await clockOf(benAt);
        const { bank } = CLOCKS.brisk as { bank: number };
        const left = after.seats[1]!.deadline! - after.now;
        assert.ok(left > bank - 20_000 && left <= bank, `${left} of ${bank} left`);
        assert.ok(Math.abs(after.seats[1]!.deadline! - clock.seats[1]!.deadline! - by) < 20_000);
        assert.ok(Math.abs(after.now - Date.now()) < 20_000);
        assert.ok(after.seats[0]!.left > bank - 20_000, 'who has moved has lost nothing');
      }));

  for (const [what, by] of [
    ['forward', HOUR],
    ['back', -HOUR],
  ] as const)
    test(`An hour ${what} while the server is down is credited like the rest`, () =>
      withServer(async server => {
        const { table, ann } = await timed(server, { clock: 'brisk' });
        await server.restart(async () => {
          step = by;
        });
        const { seats, now } = await clockOf(await ann.hello(table));
        const { bank } = CLOCKS.brisk as { bank: number };
        const left = seats[0]!.deadline! - now;
        assert.ok(left > bank - 20_000 && left <= bank + 10_000, `${left} of ${bank} left`);
      }));
});

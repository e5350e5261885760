// Uptime by itself: given the machine's two clocks and whether anything can be saved.

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, mock, test } from 'node:test';
import type { FastifyBaseLogger } from 'fastify';
import { UptimeClock } from '../src/room/uptimeClock.ts';
import { Committer } from '../src/store/committer.ts';
import type { Change, Store } from '../src/store/store.ts';

const log = { info() {} } as unknown as FastifyBaseLogger;
type Heartbeat = Extract<Change, { kind: 'heartbeat' }>['heartbeat'];

describe('uptime', () => {
  let wall: number;
  let monotonic: number;
  let isFull: boolean;
  let heartbeat: Heartbeat | null;
  let time: UptimeClock;
  const store = {
    heartbeat: async () => heartbeat,
    write: async ([change]: Change[]) => {
      if (isFull) throw new Error('the disk is full');
      heartbeat = (change as Extract<Change, { kind: 'heartbeat' }>).heartbeat;
    },
  } as unknown as Store;
  const pass = (ms: number) => {
    wall += ms;
    monotonic += ms;
  };
  const begin = async () => {
    const committer = new Committer(store, () => {});
    time = await UptimeClock.begin(store, committer, log);
    return committer;
  };
  before(() => {
    mock.method(Date, 'now', () => wall);
    mock.method(performance, 'now', () => monotonic);
  });
  after(() => mock.restoreAll());
  beforeEach(() => {
    wall = 1_000_000;
    monotonic = 50;
    isFull = false;
    heartbeat = null;
  });

  test('begins with the wall clock and goes on with the monotonic one', async () => {
    await begin();
    assert.equal(time.now(), 1_000_000);
    pass(700);
    wall += 3_600_000;
    assert.equal(time.now(), 1_000_700);
    assert.equal(time.toWallClock(time.now()), wall);
    assert.equal(time.fromWallClock(wall), time.now());
    await time.stop();
  });

  test('A deadline is told by the same number though the two clocks drift a little', async () => {
    await begin();
    const told = time.toWallClock(5_000_000);
    wall += 300;
    assert.equal(time.toWallClock(5_000_000), told);
    wall += 5000;
    assert.equal(time.toWallClock(5_000_000), told + 5300);
    await time.stop();
  });

  test('stands still while the server is down, whatever the wall clock says when it comes back', async () => {
    await begin();
    pass(10_000);
    await time.stop();
    for (const away of [86_400_000, -86_400_000]) {
      wall += away;
      monotonic = 7;
      await begin();
      assert.equal(time.now(), 1_010_000);
      assert.equal(time.toWallClock(time.now()), wall);
      await time.stop();
    }
  });

  test('stands still while nothing can be saved', async () => {
    const committer = await begin();
    pass(1000);
    isFull = true;
    await assert.rejects(committer.save([{ kind: 'heartbeat', heartbeat: heartbeat! }]));
    assert.equal(time.isHeld, true);
    pass(60_000);
    assert.equal(time.now(), 1_001_000);
    isFull = false;
    await committer.save([{ kind: 'heartbeat', heartbeat: heartbeat! }]);
    pass(500);
    assert.deepEqual([time.isHeld, time.now(), time.toWallClock(time.now())], [false, 1_001_500, wall]);
    await time.stop();
  });
});

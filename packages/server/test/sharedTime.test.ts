import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { SharedTime } from '../src/cluster/sharedTime.ts';

const beat = (now: number, lost: number) => {
  const at = performance.now();
  return { now, lost, sentAt: at, answeredAt: at };
};

const NOW = 1_700_000_000_000;

test('Nodes whose own clocks differ by seconds agree, because the database’s clock counts', () => {
  const [one, two] = [new SharedTime(), new SharedTime()];
  const clock = mock.method(Date, 'now', () => NOW - 5000);
  one.measured(beat(NOW, 70_000));
  clock.mock.mockImplementation(() => NOW + 5000);
  two.measured(beat(NOW, 70_000));
  for (const time of [one, two]) {
    assert.ok(Math.abs(time.wallClock() - NOW) < 1000);
    assert.ok(Math.abs(time.now() - (NOW - 70_000)) < 1000);
    assert.equal(time.toWallClock(time.fromWallClock(NOW)), NOW);
  }
  clock.mock.restore();
});

test('Small differences between beats are not followed, so that a deadline sent twice is the same number twice', () => {
  const time = new SharedTime();
  time.measured(beat(NOW, 0));
  const before = time.wallClock();
  time.measured(beat(NOW + 100, 0));
  assert.ok(time.wallClock() - before < 90);
  time.measured(beat(NOW + 60_000, 60_000));
  assert.ok(time.wallClock() - before >= 59_000, 'a clock that was set is followed');
  assert.ok(Math.abs(time.now() - NOW) < 1000, 'and uptime does not jump');
});

test('An answer that came late is asked for again, before anything is timed by it', async () => {
  const time = new SharedTime();
  const at = performance.now();
  const answers = [
    { now: NOW, lost: 0, sentAt: at - 12_000, answeredAt: at }, // asked and answered at the end of these 12 s
    { now: NOW, lost: 0, sentAt: at - 10, answeredAt: at },
  ];
  await time.measure(async () => answers.shift()!);
  assert.ok(Math.abs(time.wallClock() - NOW) < 1000, `${time.wallClock() - NOW} ms off`);
  assert.equal(answers.length, 0);
});

test('On a machine where every answer is late, the last of a few is taken', async () => {
  let asked = 0;
  await new SharedTime().measure(async () => {
    asked += 1;
    const at = performance.now();
    return { now: NOW, lost: 0, sentAt: at - 5000, answeredAt: at };
  });
  assert.ok(asked > 1 && asked < 10, `${asked}`);
});

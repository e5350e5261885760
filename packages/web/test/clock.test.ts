import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CLOCK_NAMES } from '@quayside/protocol/timeControls';
import { ago, clockInWords, isLow, leftAt, longTime, shortTime } from '../src/clock/time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('Clocks', () => {
  test('a clock that stands shows what is left, a running one what is left until its deadline', () => {
    assert.equal(leftAt({ left: 5000, deadline: null, out: false }, 999_999), 5000);
    assert.equal(leftAt({ left: 5000, deadline: 12_000, out: false }, 9000), 3000);
  });

  test('a deadline that has passed leaves nothing, not less', () => {
    assert.equal(leftAt({ left: 5000, deadline: 12_000, out: true }, 13_000), 0);
  });

  test('a client whose clock is wrong counts with the server’s: its own time and how far the server is ahead', () => {
    const [mine, ahead] = [500_000, -3000];
    assert.equal(leftAt({ left: 0, deadline: 500_000, out: false }, mine + ahead), 3000);
  });

  test('the last started second is still shown', () => {
    assert.equal(shortTime(0), '0:00');
    assert.equal(shortTime(1), '0:01');
    assert.equal(shortTime(61_000), '1:01');
    assert.equal(shortTime(59 * MINUTE + 59_001), '60:00');
  });

  test('longer times are said in hours and days', () => {
    assert.equal(shortTime(HOUR + 7 * MINUTE), '1 h 07 min');
    assert.equal(shortTime(23 * HOUR + 59 * MINUTE), '23 h');
    assert.equal(shortTime(2 * DAY + 4.9 * HOUR), '2 d 4 h');
  });

  test('read aloud, two units are enough and one is one', () => {
    assert.equal(longTime(DAY), '1 day');
    assert.equal(longTime(2 * DAY + HOUR + MINUTE), '2 days 1 hour');
    assert.equal(longTime(90_500), '1 minute 30 seconds');
    assert.equal(longTime(400), 'no time');
    assert.equal(ago(59_000), 'just now');
    assert.equal(ago(2 * HOUR + 5 * MINUTE), '2 hours ago');
  });

  test('time is short in the last half minute of a live game, and in the last hours of one over days', () => {
    assert.ok(isLow('brisk', 30_000));
    assert.ok(!isLow('brisk', 30_001));
    assert.ok(isLow('week', 3 * HOUR));
    assert.ok(!isLow('week', 4 * HOUR));
    assert.ok(!isLow('none', 0));
  });

  test('every clock a host can choose has words', () => {
    assert.equal(clockInWords('brisk'), '3 minutes, and 5 seconds more for every decision');
    assert.equal(clockInWords('day'), '1 day for every decision');
    assert.equal(new Set(CLOCK_NAMES.map(clockInWords)).size, CLOCK_NAMES.length);
  });
});

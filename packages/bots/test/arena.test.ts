import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAMES, settle } from '@quayside/rules';
import { contest, playerOf } from '../src/arena/arena.ts';
import { wilson } from '../src/arena/wilson.ts';

const near = (a: number, b: number) => ok(Math.abs(a - b) < 0.0005, `${a} is not ${b}`);

describe('Wilson’s interval', () => {
  test('of 8 in 10 is 49.0 % to 94.3 %', () => {
    const { low, high } = wilson(8, 10);
    near(low, 0.4902);
    near(high, 0.9433);
  });

  test('of none in 20 begins at 0 and ends at 16.1 %', () => {
    const { low, high } = wilson(0, 20);
    near(low, 0);
    near(high, 0.1611);
  });

  test('of no games says nothing', () => deepEqual(wilson(0, 0), { low: 0, high: 1 }));

  test('grows narrower with more games', () => {
    const width = (games: number) => wilson(games / 2, games).high - wilson(games / 2, games).low;
    ok(width(1000) < width(100) / 3 && width(100) < width(10) / 2);
  });
});

describe('a player by name', () => {
  test('is a level, or random, with iterations of its own or not', () => {
    deepEqual(playerOf('admiral'), { level: 'admiral', iterations: null });
    deepEqual(playerOf('captain:2000'), { level: 'captain', iterations: 2000 });
    deepEqual(playerOf('random'), { level: 'random', iterations: null });
  });

  test('is refused otherwise', () => {
    for (const text of ['', 'bosun', 'captain:', 'captain:0', 'captain:x', 'captain:1:2', 'toString'])
      equal(playerOf(text), null);
  });
});

const options = settle(GAMES['waves']!.meta, 2, {}).options!;

describe('the arena', () => {
  const terms = { game: 'waves', options, games: 6, clock: false, threads: 2 };

  test('plays the same games with the same seed, whatever the threads', async () => {
    const seats = ['mate:2', 'random'];
    const wins = async (seed: string, threads: number) => {
      const { meanDecisions, standings } = await contest({ ...terms, seats, seed, threads });
      return { meanDecisions, wins: standings.map(standing => standing.wins) };
    };
    const [one, two, other] = await Promise.all([wins('a', 1), wins('a', 2), wins('b', 2)]);
    deepEqual(one, two);
    ok(JSON.stringify(one) !== JSON.stringify(other));
  });

  test('shares add up to one', async () => {
    const { games, standings } = await contest({ ...terms, seats: ['deckhand', 'random'], seed: 'c' });
    equal(games, 6);
    near(
      standings.reduce((sum, { share }) => sum + share, 0),
      1,
    );
  });
});

// The arena on several threads. What is quick: arena.test.ts.

import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, settle } from '@quayside/rules';
import { contest } from '../src/arena/arena.ts';

const options = settle(GAMES['waves']!.meta, 2, {}).options!;
const terms = { game: 'waves', options, seats: ['mate:2', 'random'], games: 6, clock: false };

test('The arena plays the same games with the same seed, whatever the threads', async () => {
  const wins = async (seed: string, threads: number) => {
    const { meanDecisions, standings } = await contest({ ...terms, seed, threads });
    return { meanDecisions, wins: standings.map(standing => standing.wins) };
  };
  const [one, two, other] = await Promise.all([wins('a', 1), wins('a', 2), wins('b', 2)]);
  deepEqual(one, two);
  ok(JSON.stringify(one) !== JSON.stringify(other));
});

import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from '@quayside/engine';
import { BOT_NAMES, TEMPERAMENTS, type Temperament, temperamentOf } from '@quayside/protocol';
import { rngOf } from '@quayside/rules';
import { greedy } from '../src/greedy.ts';
import { withTemperament } from '../src/temperament.ts';
import { type Stakes, stakes } from './toys.ts';

/** What a bot of this temperament chooses where its seat and the one that leads stand like this after each move. */
function chosen(temperament: Temperament | null, moves: Stakes['move'][]): string {
  const game = stakes(moves);
  const evaluation = withTemperament<Stakes>({ judge: ({ open }) => open.worths }, temperament);
  const rng = rngOf(1);
  const view = viewOf({ ...game.setup(2, {}, rng), rng }, 0);
  const move = greedy(game, evaluation, view, rng, { iterations: 400, until: Number.POSITIVE_INFINITY });
  return (move as Stakes['move']).name;
}

const SURE = { name: 'sure', wins: [0.5, 0.5], leader: 0.5 };
const GAMBLE = { name: 'gamble', wins: [0, 0.9], leader: 0.5 };

test('a bold bot takes the gamble that brings a little less on average', () => {
  equal(chosen(null, [SURE, GAMBLE]), 'sure');
  equal(chosen('bold', [SURE, GAMBLE]), 'gamble');
});

test('a thrifty bot takes the sure thing, though the gamble brings a little more on average', () => {
  const little = { ...SURE, wins: [0.4, 0.4] };
  equal(chosen(null, [little, GAMBLE]), 'gamble');
  equal(chosen('thrifty', [little, GAMBLE]), 'sure');
});

test('a spiteful bot gives away a little to hold back the leader', () => {
  const strike = { name: 'strike', wins: [0.45, 0.45], leader: 0.1 };
  equal(chosen(null, [SURE, strike]), 'sure');
  equal(chosen('spiteful', [SURE, strike]), 'strike');
});

test('every temperament has several bots, names are not shared, and a stranger’s name has none', () => {
  for (const temperament of TEMPERAMENTS)
    equal(BOT_NAMES.filter(name => temperamentOf(name) === temperament).length >= 4, true, temperament);
  equal(new Set(BOT_NAMES).size, BOT_NAMES.length);
  deepEqual([temperamentOf('Ann'), temperamentOf('toString')], [null, null]);
});

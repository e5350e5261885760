// Parts of a summary add up to the same bytes in any order and any grouping.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { loadEvaluation } from '@quayside/bots';
import { loadGame } from '@quayside/rules';
import fc from 'fast-check';
import { binOf, count, emptyDistribution, quantile } from '../src/distribution.ts';
import { loadThings } from '../src/games.ts';
import type { GameResult } from '../src/measure.ts';
import { canonicalJson, cellsOf, completePlan } from '../src/plan.ts';
import { playGame } from '../src/playGame.ts';
import { gameSeed } from '../src/seed.ts';
import { emptyTally, mergeTally, type Tally, tallyGame } from '../src/summary.ts';

const GAMES_PLAYED = 12;

async function playedGames(): Promise<GameResult[]> {
  const seats = ['random', 'random', 'random', 'random'];
  const plan = await completePlan({ game: 'waves', seats, games: GAMES_PLAYED });
  const { options } = cellsOf(plan)[0]!;
  const game = await loadGame('waves');
  const loaded = { game, evaluation: await loadEvaluation(game), things: await loadThings('waves') };
  return Promise.all(
    Array.from({ length: GAMES_PLAYED }, (_, index) =>
      playGame(loaded, { index, seed: gameSeed(plan, index), options, players: seats }),
    ),
  );
}

const tallied = (results: GameResult[]): Tally => {
  const tally = emptyTally(4);
  for (const result of results) tallyGame(tally, result);
  return tally;
};

describe('A tally', () => {
  let results: GameResult[] = [];
  before(async () => {
    results = await playedGames();
  });

  test('is the same whatever parts it is merged from, in any order', () => {
    const whole = canonicalJson(tallied(results));
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...results.keys()], { minLength: GAMES_PLAYED }),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: GAMES_PLAYED, maxLength: GAMES_PLAYED }),
        (order, sizes) => {
          const parts: Tally[] = [];
          const rest = [...order];
          for (const size of sizes)
            if (rest.length > 0) parts.push(tallied(rest.splice(0, size).map(i => results[i]!)));
          const [left, right] = [emptyTally(4), emptyTally(4)];
          for (const [i, part] of parts.entries()) mergeTally(i % 2 ? left : right, part);
          mergeTally(left, right);
          return canonicalJson(left) === whole;
        },
      ),
      { numRuns: 50 },
    );
  });

  test('adds up players whatever they are called, and nothing else', () => {
    const names = ['__proto__', 'constructor', 'toString', 'valueOf'];
    const named = results.map(result => ({ ...result, players: names }));
    const whole = emptyTally(4);
    for (const part of [named.slice(0, 5), named.slice(5)]) mergeTally(whole, structuredClone(tallied(part)));
    assert.equal(canonicalJson(whole), canonicalJson(tallied(named)));
    assert.deepEqual(Object.keys(whole.byPlayer).sort(), names);
    assert.ok(!('n' in {}) && !('wins' in {}));
  });

  test('counts every win once', () => {
    const { bySeat, games, byPlayer } = tallied(results);
    assert.equal(games, GAMES_PLAYED);
    assert.equal(
      bySeat.reduce((sum, { wins }) => sum + wins, 0),
      420 * GAMES_PLAYED,
    );
    assert.equal(byPlayer['random']!.n, 4 * GAMES_PLAYED);
  });
});

describe('Bins', () => {
  test('Up to 128 every value has its own; above, a bin is at most a 64th wide', () => {
    for (const value of [0, 1, -7, 128, -128]) assert.equal(binOf(value), value);
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), value => {
        const bin = binOf(value);
        return bin <= value && value - bin <= Math.abs(value) / 63 && binOf(bin) === bin;
      }),
    );
  });

  test('A quantile is the value below which that share lies', () => {
    const distribution = emptyDistribution();
    for (let value = 1; value <= 100; value++) count(distribution, value);
    assert.deepEqual(
      [quantile(distribution, 0.5), quantile(distribution, 0.9), quantile(distribution, 1)],
      [50, 90, 100],
    );
  });
});

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { viewOf } from '@quayside/engine';
import { LEVELS as NAMES, type Temperament } from '@quayside/protocol';
import { rngOf } from '@quayside/rules';
import type { Evaluation } from '../src/bot.ts';
import { carelessMove, decide, LEVELS } from '../src/levels.ts';
import { worthThinking } from '../src/worthThinking.ts';
import { type Pebbles, pebbles, type Stakes, stakes } from './toys.ts';

const NEVER = Number.POSITIVE_INFINITY;
const sure = (name: string, worth: number): Stakes['move'] => ({ name, wins: [worth, worth], leader: 0.5 });
const judge: Evaluation<Stakes>['judge'] = ({ open }) => open.worths;
const GREAT = 1000; // choices

/** How often each of the moves is chosen, in thousandths. */
function shares(moves: Stakes['move'][], choose: (seed: number, view: never) => Stakes['move']): Map<string, number> {
  const game = stakes(moves);
  const rng = rngOf(1);
  const view = viewOf<Stakes>({ ...game.setup(2, {}, rng), rng }, 0);
  const counts = new Map(moves.map(({ name }) => [name, 0]));
  for (let seed = 0; seed < GREAT; seed++) {
    const { name } = choose(seed, view as never);
    counts.set(name, counts.get(name)! + 1);
  }
  return counts;
}

const slipped = (moves: Stakes['move'][], temperature: number) =>
  shares(moves, (seed, view) => carelessMove(stakes(moves), { judge }, view, rngOf(seed), NEVER, temperature));

describe('a choice at a glance', () => {
  test('takes the better of two more often than the worse, the more so the more they differ', () => {
    const [close, apart] = [0.05, 0.2].map(gap => slipped([sure('good', 0.6), sure('worse', 0.6 - gap)], 0.1));
    ok(close!.get('worse')! > 300 && close!.get('worse')! < 450, `${close!.get('worse')}`);
    ok(apart!.get('worse')! > 60 && apart!.get('worse')! < 200, `${apart!.get('worse')}`);
  });

  test('never takes what is far below the best, and takes anything where all are alike', () => {
    equal(slipped([sure('good', 0.9), sure('awful', 0.3)], 0.1).get('awful'), 0);
    const alike = slipped([sure('a', 0.2), sure('b', 0.2), sure('c', 0.2)], 0.1);
    for (const count of alike.values()) ok(count > 250 && count < 420, `${count}`);
  });

  test('is the best move without a temperature', () => {
    equal(slipped([sure('good', 0.6), sure('worse', 0.59)], 0).get('worse'), 0);
  });

  test('overlooks what rivals do to it: they may do anything', () => {
    const game = pebbles(5);
    const rng = rngOf(1);
    const view = viewOf<Pebbles>({ ...game.setup(2, {}, rng), rng }, 0);
    // After any move but 1 the rival takes the rest, if it plays as the policy says.
    const evaluation: Evaluation<Pebbles> = {
      judge: () => [0.5, 0.5],
      policy: (_, menu) => menu.moves.at(-1)!,
    };
    const taken = Array.from(
      { length: 300 },
      (_, seed) => carelessMove(game, evaluation, view, rngOf(seed), NEVER, 0.1).take,
    );
    ok(taken.filter(take => take !== 1).length > 60);
    const looked = Array.from(
      { length: 300 },
      (_, seed) => decide({ level: 'mate', iterations: 1 }, game, evaluation, view, rngOf(seed), NEVER).take,
    );
    deepEqual([...new Set(looked)], [1]);
  });
});

describe('levels', () => {
  test('a lower level is farther off when it slips; an admiral never slips', () => {
    const temperatures = NAMES.map(level => LEVELS[level].temperature);
    deepEqual(
      temperatures,
      temperatures.toSorted((a, b) => b - a),
    );
    equal(LEVELS.admiral.slips, 0);
  });

  test('a bold bot slips farther than a thrifty one', () => {
    const moves = [sure('good', 0.6), sure('worse', 0.5)];
    const levels = { deckhand: { slips: 100, temperature: 0.1 } };
    const worse = (temperament: Temperament) =>
      shares(moves, (seed, view) => {
        const player = { level: 'deckhand', iterations: null, temperament } as const;
        return decide(player, stakes(moves), { judge, levels }, view, rngOf(seed), NEVER);
      }).get('worse')!;
    ok(worse('bold') > worse('thrifty') + 30, `${worse('bold')} and ${worse('thrifty')}`);
  });
});

describe('dominated moves', () => {
  const game = pebbles(9);
  const rng = rngOf(1);
  const view = viewOf<Pebbles>({ ...game.setup(2, {}, rng), rng }, 0);
  const judged: Evaluation<Pebbles> = { judge: ({ open }) => [open.pebbles, 0] }; // the fewest taken looks best
  const takes = (evaluation: Evaluation<Pebbles>) => worthThinking(game, evaluation, view).map(({ take }) => take);

  test('no level makes one while there is another, and slips do not either', () => {
    const evaluation: Evaluation<Pebbles> = { ...judged, dominated: (_, { take }) => take === 1 };
    for (const level of NAMES)
      for (let seed = 0; seed < 50; seed++) {
        const { take } = decide({ level, iterations: 5 }, game, evaluation, view, rngOf(seed), NEVER);
        ok(take > 1, level);
      }
  });

  test('are left out of what the game names as candidates, also where these are not from the menu', () => {
    const dominated: Evaluation<Pebbles>['dominated'] = (_, { take }) => take > 2;
    deepEqual(takes({ ...judged, dominated, candidates: () => [{ take: 3 }, { take: 2 }] }), [2]);
    deepEqual(takes({ ...judged, dominated, candidates: () => [{ take: 3 }] }), [1, 2]);
  });

  test('are all there is to choose from where everything is dominated', () => {
    deepEqual(takes({ ...judged, dominated: () => true }), [1, 2, 3]);
  });
});

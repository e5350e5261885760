// The maker of puzzles: the same seed gives the same, and what it gives is what was asked for.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkPuzzles } from '@quayside/engine';
import { loadGame } from '@quayside/rules';
import { basisOf, doubtsAbout, findPuzzles, loadEvaluation } from '../src/index.ts';
import { sampleOf } from '../src/puzzles/basis.ts';

const QUICK = {
  seats: [3],
  player: { level: 'admiral', iterations: 40 } as const,
  look: { iterations: 40, batches: 3 },
  verify: { iterations: 120, batches: 4 },
};

describe('The maker', async () => {
  const game = await loadGame('waves');
  const evaluation = await loadEvaluation(game);
  const wish = { count: 3, seed: 'test', settings: QUICK };
  const set = await findPuzzles(game, evaluation, wish);

  test('finds as many as are wanted, and they can be set up again', () => {
    assert.equal(set.puzzles.length, 3);
    assert.deepEqual(checkPuzzles(game, set), []);
    for (const { of, after } of set.puzzles) assert.ok(after <= set.games[of]!.moves.length);
  });

  test('gives the same for the same seed, and others for another', async () => {
    assert.deepEqual(await findPuzzles(game, evaluation, wish), set);
    const other = await findPuzzles(game, evaluation, { ...wish, seed: 'other', count: 1 });
    assert.ok(!set.puzzles.some(({ sees }) => sees === other.puzzles[0]!.sees));
  });

  test('doubts a puzzle whose best move is not', () => {
    const [puzzle] = set.puzzles as [(typeof set.puzzles)[number]];
    assert.equal(doubtsAbout(game, evaluation, set, puzzle, QUICK.verify), null);
    const wrong = { ...puzzle, best: [puzzle.lines.at(-1)!.move] };
    assert.deepEqual(doubtsAbout(game, evaluation, set, wrong, QUICK.verify)?.found, puzzle.best[0]);
  });

  test('looks at some kinds of decision only, where that is wanted', async () => {
    const inSomeGames = async (asks: string[]) => {
      const stopping = new AbortController();
      let games = 0;
      const report = () => {
        games += 1;
        if (games === 6) stopping.abort();
      };
      return findPuzzles(game, evaluation, { ...wish, settings: { ...QUICK, asks }, report, stop: stopping.signal });
    };
    assert.notEqual((await inSomeGames(['play'])).puzzles.length, 0);
    assert.equal((await inSomeGames(['token', 'discard'])).puzzles.length, 0);
  });

  test('rests on the moves, the evaluation and the rules, and on nothing else', () => {
    const basis = basisOf(game, evaluation, set);
    assert.equal(basisOf(game, { ...evaluation }, structuredClone(set)), basis);
    const { judge } = evaluation;
    const bolder = {
      ...evaluation,
      levels: {},
      judge: (...of: Parameters<typeof judge>) => judge(...of).map(it => it ** 2),
    };
    assert.notEqual(basisOf(game, bolder, set), basis);
    assert.notEqual(basisOf({ ...game, version: game.version + 1 }, evaluation, set), basis);
    const [first, ...others] = set.puzzles;
    const turned = { ...first!, lines: first!.lines.toReversed() };
    assert.notEqual(basisOf(game, evaluation, { ...set, puzzles: [turned, ...others] }), basis);
  });

  test('gives the same sample of the same file, and another where the check rested on something else', () => {
    const many = { ...set, puzzles: Array.from({ length: 40 }, (_, n) => ({ ...set.puzzles[0]!, id: `${n}` })) };
    const ids = (checked: string) => sampleOf({ ...many, checked }, 3).map(({ id }) => id);
    assert.equal(new Set(ids('a')).size, 3);
    assert.deepEqual(ids('a'), ids('a'));
    assert.notDeepEqual(ids('a'), ids('b'));
  });

  test('stops between games when it is told to', async () => {
    const stopped = await findPuzzles(game, evaluation, { ...wish, stop: AbortSignal.abort() });
    assert.deepEqual(stopped.puzzles, []);
  });
});

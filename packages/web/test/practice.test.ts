// Practice without a screen: which position comes next, what is said to a try, and the rating that is kept.

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { puzzlePosition } from '@quayside/engine';
import { loadGame, type Puzzle, plain, say } from '@quayside/rules';
import { loadPuzzles } from '@quayside/rules/puzzles';
import { kept } from './keptStorage.ts';

const { practiceOf, ratingAfter, recordAnswer } = await import('../src/browser/practice.ts');
const { nextPuzzle, starsOf } = await import('../src/learn/practice/choose.ts');
const { answerTo, whyBest } = await import('../src/learn/practice/explain.ts');

const puzzle = (id: string, rating: number) => ({ id, rating }) as Puzzle;
const PUZZLES = [puzzle('easy', 600), puzzle('middling', 1050), puzzle('hard', 1700)];

describe('The next position', () => {
  const next = (answers: Record<string, 'right' | 'wrong'>, passed: string[] = []) =>
    nextPuzzle(PUZZLES, { rating: 1000, answers }, passed)?.id;

  test('is the one nearest to the rating that was not answered', () => {
    assert.equal(next({}), 'middling');
    assert.equal(next({ middling: 'right' }), 'easy');
  });

  test('is one answered wrongly when all were answered', () => {
    assert.equal(next({ easy: 'right', middling: 'right', hard: 'wrong' }), 'hard');
  });

  test('is not the one that was skipped, while there is another', () => {
    assert.equal(next({}, ['middling']), 'easy');
    assert.equal(next({}, ['middling', 'easy', 'hard']), 'middling');
  });
});

test('Stars follow the rating', () => {
  assert.deepEqual([600, 800, 1100, 1400, 2000].map(starsOf), [1, 2, 3, 4, 5]);
});

describe('The rating', () => {
  beforeEach(() => kept.clear());

  test('rises more by what is hard, and falls more by what is easy', () => {
    assert.ok(ratingAfter(1000, 1500, 'right') > ratingAfter(1000, 700, 'right'));
    assert.ok(ratingAfter(1000, 700, 'wrong') < ratingAfter(1000, 1500, 'wrong'));
  });

  test('counts the first answer to a puzzle and no other, and is kept', () => {
    const change = recordAnswer('waves', puzzle('a', 1000), 'wrong');
    assert.equal(change, -20);
    assert.equal(recordAnswer('waves', puzzle('a', 1000), 'right'), 0);
    assert.deepEqual(practiceOf('waves'), { rating: 980, answers: { a: 'right' } });
    assert.deepEqual(JSON.parse(kept.get('quayside.practice')!).waves, practiceOf('waves'));
    assert.equal(practiceOf('rolling-seas').rating, 1000);
  });
});

describe('What is said', async () => {
  const game = await loadGame('waves');
  const set = (await loadPuzzles('waves'))!;
  const [one] = set.puzzles as [Puzzle];
  const view = puzzlePosition(game, set, one).view(one.me);
  const reasons = { total: { more: say`more Elders`, less: say`fewer Elders` } };
  const line = (move: object, chance: number, total: number) => ({
    move,
    worth: chance,
    chance,
    gains: [{ source: 'total', value: total }],
  });
  const [best, second] = one.lines as [(typeof one.lines)[number], (typeof one.lines)[number]];
  const told = { ...one, lines: [line(best.move, 0.6, 2), line(second.move, 0.4, 1)] };
  const text = (phrase: readonly unknown[] | null) => phrase && plain(phrase as never, seat => `${seat}`);

  test('to the best move, and to one that leads to the same: nothing is wrong', () => {
    for (const move of one.best) assert.equal(answerTo(game, view, told, move, reasons), null);
  });

  test('to another: why there is a better one, without telling which', () => {
    const said = text(answerTo(game, view, told, second.move, reasons))!;
    assert.match(said, /better move: more Elders\. After yours you win about 40 games in 100, after the best about 60/);
    assert.ok(!said.includes(text(game.words.move(best.move))!));
  });

  test('to one that is best although it gains less at first', () => {
    const later = { ...told, lines: [line(best.move, 0.6, 1), line(second.move, 0.4, 2)] };
    assert.match(text(answerTo(game, view, later, second.move, reasons))!, /although fewer Elders/);
  });

  test('at the end: the move, the reason and what the next best is worth', () => {
    const said = text(whyBest(game, view, told, reasons))!;
    assert.match(
      said,
      /^The best move: .*Because more Elders\. It wins about 60 games in 100; the next best, .*about 40\.$/,
    );
    const seen = text(whyBest(game, view, told, reasons, () => say`it leaves two Shells for the Rebels`))!;
    assert.match(seen, /Because it leaves two Shells for the Rebels\. It wins about 60/);
    const near = { ...told, lines: [line(best.move, 0.6, 2), line(second.move, 0.59, 1)] };
    assert.match(text(whyBest(game, view, near, reasons))!, /The next best: /);
  });
});

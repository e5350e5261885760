// By what the maker of puzzles chooses and rates them. What it makes: puzzleMaker.slow.ts.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { likeliestRating } from '../src/puzzles/difficulty.ts';
import { isClear, type JudgedMove } from '../src/puzzles/judge.ts';
import { Variety } from '../src/puzzles/variety.ts';

describe('A best move is clear', () => {
  const judged = (...samples: number[]): JudgedMove => ({
    moves: [{}],
    samples,
    sieved: [],
    worth: samples.reduce((sum, it) => sum + it, 0) / samples.length,
  });

  test('where it is ahead by enough in every search', () => {
    assert.ok(isClear([judged(0.6, 0.62, 0.61, 0.6), judged(0.5, 0.51, 0.52, 0.5)], 0.05));
  });

  test('not where it is ahead by little', () => {
    assert.ok(!isClear([judged(0.6, 0.62, 0.61, 0.6), judged(0.58, 0.59, 0.59, 0.58)], 0.05));
  });

  test('not where searches disagree', () => {
    assert.ok(!isClear([judged(0.9, 0.4, 0.9, 0.4), judged(0.5, 0.51, 0.5, 0.51)], 0.05));
  });
});

describe('Difficulty', () => {
  const results = (deckhand: number, mate: number, captain: number) => [
    { rating: 800, tries: 8, found: deckhand },
    { rating: 1200, tries: 6, found: mate },
    { rating: 1600, tries: 4, found: captain },
  ];

  test('is low for what everybody finds, high for what nobody does, and in between', () => {
    const easy = likeliestRating(results(8, 6, 4));
    const middling = likeliestRating(results(1, 3, 4));
    const hard = likeliestRating(results(0, 0, 1));
    assert.ok(easy < 700 && middling > 1000 && middling < 1300 && hard > 1600, `${[easy, middling, hard]}`);
  });
});

test('Of one kind of decision only its share is taken, until nothing else is found', () => {
  const variety = new Variety(4, { sameAsk: 0.5, sameAnswer: 1 });
  const menu = { ask: 'play', moves: [{}, {}, {}], complete: true };
  const match = { menu: () => menu, game: { words: { move: () => ['a move'] } } };
  const puzzle = (sees: string) => ({
    id: sees,
    of: 0,
    after: 0,
    me: 0,
    ask: 'play',
    sees,
    best: [{}],
    lines: [],
    rating: 1000,
  });
  const takes = (sees: string) => variety.takes(puzzle(sees), match as never);
  assert.deepEqual([takes('a'), takes('a'), takes('b'), takes('c')], [true, false, true, false]);
  assert.ok(!variety.wants('play') && variety.wants('discard'));
  variety.relax();
  assert.deepEqual([takes('a'), takes('c')], [false, true]);
});

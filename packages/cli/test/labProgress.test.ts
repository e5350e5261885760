// What a run of the lab says of itself: how far it is, how fast, how long it will take, and the first finding.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Cell, Progress, Tally } from '@quayside/lab';
import { WIN } from '@quayside/lab';
import { findingSoFar } from '../src/lab/findings.ts';
import { progressText } from '../src/lab/progressLine.ts';

const SIDES = 4;

const cell = (section: Cell['section']): Cell => ({
  id: section,
  of: 'plan',
  section,
  options: {},
  varied: {},
  seats: Array<string>(SIDES).fill('mate'),
  games: 1000,
  times: section === 'skill' ? 4 : null,
});

/** Of these games each seat won so many. */
const result = (wins: number[]): { tally: Tally; sides: number } => {
  const n = wins.reduce((sum, it) => sum + it, 0);
  const bySeat = wins.map(won => ({ n, wins: won * WIN }));
  return { tally: { games: n, bySeat, byTurn: [] as Tally['byTurn'] } as Tally, sides: SIDES };
};

const progress = (changed: Partial<Progress> = {}): Progress => ({
  done: 250,
  sinceStart: 200,
  games: 10_000,
  records: null,
  cells: [cell('play')],
  results: new Map([[0, result([63, 62, 62, 63])]]),
  ...changed,
});

describe('The line of progress', () => {
  test('has games, share, rate, time left and a finding; the rate is that of this start', () =>
    assert.equal(
      progressText(progress(), 10),
      '250 of 10,000 games (2 %), 20 games/s, 8 min left; no seat stands out',
    ));

  test('counts slow games by the minute', () =>
    assert.match(progressText(progress({ sinceStart: 4 }), 8), /, 30 games\/min, 5\.4 h left; /));

  test('says seconds where there is little left', () =>
    assert.match(progressText(progress({ done: 9990 }), 10), /\(99 %\), 20 games\/s, 1 s left; /));

  test('promises nothing before a game was played', () =>
    assert.equal(
      progressText(progress({ done: 50, sinceStart: 0, results: new Map() }), 1),
      '50 of 10,000 games (0 %), 0 games/min; nothing is known yet',
    ));
});

test('Once all games are done, the line says how far the games are that the report links to', () =>
  assert.match(
    progressText(progress({ done: 10_000, records: { done: 3, games: 40 } }), 10),
    /^10,000 games; 3 of the 40 that the report links to are played once more; no seat stands out$/,
  ));

describe('The first finding', () => {
  test('is the seat farthest from even, if chance would hardly give it', () =>
    assert.equal(
      findingSoFar([cell('play')], new Map([[0, result([130, 100, 90, 80])]])),
      'seat A wins 33\u202f% [28,\u00a037] where 25\u202f% is even',
    ));

  test('is not a seat that is off by as much as chance gives to one of four', () => {
    // 112 of 400 is beyond the interval of one share that was chosen beforehand.
    assert.equal(findingSoFar([cell('play')], new Map([[0, result([118, 94, 94, 94])]])), 'no seat stands out');
  });

  test('is the place in the order of turns where there is one: players change seats, so that seats are alike', () => {
    const played = result([400, 400, 400, 400]);
    played.tally.byTurn = [480, 400, 416, 304].map(won => ({ n: 1600, wins: won * WIN }));
    assert.equal(
      findingSoFar([cell('play')], new Map([[0, played]])),
      'the fourth to decide wins 19\u202f% [17,\u00a021] where 25\u202f% is even',
    );
    played.tally.byTurn = [400, 400, 400, 400].map(won => ({ n: 1600, wins: won * WIN }));
    played.tally.bySeat[2]!.wins = 300 * WIN;
    assert.equal(findingSoFar([cell('play')], new Map([[0, played]])), 'no place in the order of turns stands out');
  });

  test('may be a seat that loses', () =>
    assert.match(findingSoFar([cell('play')], new Map([[0, result([110, 110, 120, 60])]])), /^seat D wins 15\u202f% /));

  test('is of the games themselves, never of those played for skill', () => {
    const cells = [cell('skill'), cell('play')];
    assert.equal(findingSoFar(cells, new Map([[0, result([90, 5, 5, 0])]])), 'nothing is known yet');
    const both = new Map([
      [0, result([90, 5, 5, 0])],
      [1, result([25, 25, 25, 25])],
    ]);
    assert.equal(findingSoFar(cells, both), 'no seat stands out');
  });
});

// The search for landings held against trying out every path there is; and, where there are too many, against what it
// once found.

import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { below, rngOf } from '../../kit/rng.ts';
import { reach } from '../facts/reach.ts';
import { BONUS_STRIDES, copyOf, type Sailing, STRIDES, setSail, stepOf, take } from '../facts/sailing.ts';
import { CURRENT, cellName, MONSTER, NEXT, ROCKS, STORM } from '../tables/index.ts';
import { deepEqual, equal, table } from './builders.ts';

/** What a landing costs, dearest goods first: Provisions, Bonus Movements, Movement Points. */
type Price = [number, number, number];
type Found = Map<number, { price: Price; story: number }>;

const isLess = (a: Price, b: Price): boolean =>
  a[0] !== b[0] ? a[0] < b[0] : a[1] !== b[1] ? a[1] < b[1] : a[2] < b[2];

function everyPath(sailing: Sailing, start: Sailing, used: number, found: Found): void {
  if (!sailing.inStorm) {
    const { provisions, provisionsFilled } = sailing.ledger;
    const gained = provisionsFilled - start.ledger.provisionsFilled;
    const price: Price = [start.ledger.provisions + gained - provisions, used, start.mp - sailing.mp];
    const best = found.get(sailing.at);
    const story = Math.max(best?.story ?? 0, sailing.ledger.story);
    found.set(sailing.at, { price: best && !isLess(price, best.price) ? best.price : price, story });
  }
  for (const stride of [...STRIDES, ...BONUS_STRIDES]) {
    const after = copyOf(sailing);
    const step = stepOf(stride);
    if (take(after, step, null) === null) everyPath(after, start, used + (step.bonus ? 1 : 0), found);
  }
}

/** A ship in the middle of Chart K, with obstacles strewn around it. */
function strewn(seed: number, stores?: { ship: number; provisions: number; moves: number }) {
  const rng = rngOf(seed);
  const scant = { provisions: below(rng, 3), moves: below(rng, 2) };
  const state = table({ captains: [{ at: 'J10', ...scant, ...stores }, {}] });
  const captain = state.open.captains[0]!;
  const { cells } = captain.chart;
  for (let i = 0; i < 14; i++) {
    const cell = (7 + below(rng, 6)) * 19 + 6 + below(rng, 8);
    if (cells[cell] === 0) cells[cell] = [STORM, STORM, MONSTER, ROCKS, -1][below(rng, 5)]!;
  }
  for (let cell = 0; cell < cells.length; cell++)
    if (cells[cell] === -1) {
      const ways = NEXT.flatMap((next, direction) => ([0, 1].includes(cells[next[cell]!]!) ? [direction] : []));
      cells[cell] = ways.length > 0 ? CURRENT + ways[below(rng, ways.length)]! : 0;
    }
  return { captain, state };
}

describe('6.12 The landings on the menu', () => {
  for (let seed = 1; seed <= 10; seed++)
    test(`are all there are, at the least price, on sea ${seed}`, () => {
      const { captain, state } = strewn(seed);
      for (const wind of [0, 3, 6]) {
        const found: Found = new Map();
        const start = setSail(captain, wind, state.open.table);
        everyPath(start, start, 0, found);
        const { cheapest, richest } = reach(captain, wind, state.open.table);
        deepEqual(
          cheapest.map(({ at }) => cellName(at)),
          [...found.keys()].sort((a, b) => a - b).map(cellName),
        );
        for (const { at, provisions, moves, story } of cheapest) {
          const { price, story: most } = found.get(at)!;
          deepEqual([cellName(at), provisions, moves], [cellName(at), price[0], price[1]]);
          const richer = richest.find(other => other.at === at);
          equal(Math.max(story, richer?.story ?? 0) <= most, true);
        }
      }
    });
});

/** Digests of all landings of a Frigate on seas 1 to 8, as the search first found them. */
const RECORDED = ['d3638bc5', '1ab5462e', '66dfcba5', 'bd0d72c2', '06cce67e', 'd475eb7f', 'ff6f5a47', '5e3650c1'];

test('6.12 A Frigate full of stores lands where it always did, by the same ways and at the same prices', () => {
  const found = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => {
    const { captain, state } = strewn(seed, { ship: 2, provisions: 10, moves: seed % 4 });
    const reaches = STRIDES.map((_, wind) => reach(captain, wind, state.open.table));
    return createHash('sha256').update(JSON.stringify(reaches)).digest('hex').slice(0, 8);
  });
  deepEqual(found, RECORDED);
});

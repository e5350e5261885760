// What a finger or a key does to a shape and to a sail, before anything is sent.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import { type AnyGame, settle } from '@quayside/rules';
import {
  CARDS,
  type Captain,
  CURRENT,
  cardLayings,
  cellNamed,
  DIRECTIONS,
  ISLANDS,
  islandLayings,
  LAND,
  type Move,
  type Open,
  type Placement,
  rollingSeas,
  type SeasView,
  sailed,
} from '@quayside/rules/rolling-seas';
import {
  cornerUnder,
  directionBetween,
  drawingOf,
  moveOf,
  nearest,
  nextSpot,
  nudged,
  placing,
} from '../src/games/rolling-seas/draft.ts';
import { captainAfter, reachableCells, strideInto, trail, windIndex } from '../src/games/rolling-seas/sailPreview.ts';
import { type Placed, turned } from '../src/games/rolling-seas/turning.ts';
import { culprit } from '../src/games/rolling-seas/whyNot.ts';

const ALL = [...CARDS.map(cardLayings), ...ISLANDS.map(islandLayings)];

describe('a shape in the hand', () => {
  const anywhere = () => true;
  const nowhere = () => false;

  test('turning goes through every pose of one side; four turns and two flips bring it back exactly', () => {
    for (const layings of ALL)
      for (const pose of layings.poses)
        for (const isLegal of [anywhere, nowhere])
          for (const name of ['J8', 'A1', 'S15', 'C14']) {
            const start = { pose, at: cornerUnder(layings, pose, cellNamed(name)) };
            const met = new Set<number>();
            let here: Placed = start;
            for (let i = 0; i < 4; i++) {
              met.add(here.pose);
              here = turned(layings, here, 'turn', isLegal);
              ok(layings.find(here), 'it stays on the map');
            }
            deepEqual(here, start);
            if (name === 'J8') equal(met.size, layings.poses.filter(it => (it & 4) === (pose & 4)).length || met.size);
            const back = turned(layings, turned(layings, start, 'turn', isLegal), 'turn-back', isLegal);
            deepEqual(back, start);
            const flipped = turned(layings, start, 'flip', isLegal);
            deepEqual(turned(layings, flipped, 'flip', isLegal), start);
          }
  });

  test('turned, it still lies where it lay: on one of its cells at least', () => {
    for (const layings of ALL)
      for (const pose of layings.poses) {
        const start = { pose, at: cornerUnder(layings, pose, cellNamed('J8')) };
        const covered = layings.find(start)!.cells;
        for (let i = 0, here: Placed = start; i < 3; i++) {
          here = turned(layings, here, 'turn', anywhere);
          ok(layings.find(here)!.cells.some(cell => covered.includes(cell)));
        }
      }
  });

  test('turned from a legal spot, it lies on a legal spot wherever turning about one of its cells leads to one', () => {
    const { view, moves } = opening();
    const { layings } = drawingOf(view)!;
    const isLegal = ({ pose, at }: Placement) => rollingSeas.check(view, { kind: 'island', pose, at }) === null;
    let presses = 0;
    let legal = 0;
    for (const move of moves) {
      if (move.kind !== 'island') continue;
      let here: Placed = { pose: move.pose, at: move.at };
      for (let i = 0; i < 4; i++) {
        here = turned(layings, here, 'turn', isLegal);
        presses += 1;
        legal += Number(isLegal(here));
      }
    }
    ok(legal / presses > 0.95, `${legal} of ${presses} presses ended on a legal spot`);
  });

  test('a refusal names the cell that is to blame', () => {
    const { view } = opening();
    const { layings } = drawingOf(view)!;
    const { cells } = view.open.captains[0]!.chart;
    const ashore = layings.all.find(laid => laid.cells.some(cell => cells[cell]! >= LAND))!;
    const cell = culprit('on-land', ashore, cells, []);
    ok(cell !== null && ashore.cells.includes(cell) && cells[cell]! >= LAND);
    equal(culprit('misses-line', ashore, cells, []), null);
  });

  test('neither pushing nor dragging takes it off the map', () => {
    for (const layings of ALL)
      for (const pose of layings.poses)
        for (const corner of ['A1', 'S1', 'A15', 'S15'].map(cellNamed)) {
          const at = cornerUnder(layings, pose, corner);
          ok(layings.find({ pose, at }));
          for (const direction of DIRECTIONS) ok(layings.find(nudged(layings, { pose, at }, direction)));
        }
  });

  test('it begins on a legal spot, and the next spot is always another legal one', () => {
    const { view, moves } = opening();
    const first = moveOf(null, view, moves)!;
    equal(rollingSeas.check(view, first), null);
    const met = new Set<string>();
    let here = placing(null, moves);
    for (let i = 0; i < moves.length; i++) {
      here = nextSpot(moves, here);
      const { pose, at } = here;
      equal(rollingSeas.check(view, { kind: 'island', pose, at }), null);
      met.add(`${pose} ${at}`);
    }
    equal(met.size, moves.length);
  });

  test('the nearest legal spot keeps the pose where it can', () => {
    const { moves } = opening();
    for (const move of moves) if (move.kind === 'island') equal(nearest(moves, move)?.at, move.at);
  });
});

describe('a sail in the making', () => {
  test('neighbours are one step away, all others none', () => {
    equal(directionBetween(cellNamed('H9'), cellNamed('I8')), 'NE');
    equal(directionBetween(cellNamed('H9'), cellNamed('H9')), null);
    equal(directionBetween(cellNamed('A9'), cellNamed('S8')), null);
  });

  test('every shaded cell is where its path ends, and the line leads there', () => {
    const { open, captain } = atSea();
    for (const wind of DIRECTIONS)
      for (const { at, path } of reachableCells(captain, [wind], open.table).values()) {
        equal(sailed(captain, windIndex(wind), path, open.table)?.at, at);
        equal(trail(captain, wind, path, open.table).at(-1), at);
      }
  });

  test('of several winds each cell shows the one that takes least', () => {
    const { open, captain } = atSea();
    const both = reachableCells(captain, ['N', 'S'], open.table);
    for (const wind of ['N', 'S'] as const)
      for (const [at, { cost, provisions }] of reachableCells(captain, [wind], open.table)) {
        const best = both.get(at)!;
        ok(best.provisions < provisions || (best.provisions === provisions && best.cost <= cost));
      }
  });
});

describe('before it is sent', () => {
  test('an action shows the ledger it will leave', () => {
    const { match, open } = atSea();
    for (const move of match.menu(0).moves) {
      const promised = captainAfter(open, 0, move as Move);
      const played = atSea().match;
      equal(played.submit(0, move).refusal, null);
      const { ledger, at } = (played.view(0) as unknown as SeasView).open.captains[0]!;
      deepEqual([promised.ledger, promised.at], [ledger, at]);
    }
  });

  test('a current beside the ship is entered by the wind that makes it cheapest, and shows where it carries', () => {
    const { open, captain } = atSea();
    const cells = captain.chart.cells.slice();
    const [beside, beyond] = [cellNamed('I9'), cellNamed('J9')];
    cells[beside] = CURRENT + windIndex('E');
    const adrift = { ...captain, at: cellNamed('H9'), chart: { ...captain.chart, cells } };
    const ride = strideInto(adrift, beside, ['S', 'E'], open.table);
    deepEqual([ride?.wind, ride?.path], ['E', ['E']]);
    equal(trail(adrift, 'E', ride!.path, open.table).at(-1), beyond);
    equal(strideInto(adrift, cellNamed('K9'), ['E'], open.table), null);
  });
});

function start(): Match {
  const { options } = settle(rollingSeas, 1, {});
  return Match.start(rollingSeas as unknown as AnyGame, 1, options!, seedOf('shape'));
}

function opening(): { view: SeasView; moves: readonly Move[] } {
  const match = start();
  const view = match.view(0) as unknown as SeasView;
  return { view, moves: rollingSeas.menu(view).moves };
}

/** A voyage of one that has just begun. */
function atSea(): { match: Match; open: Open; captain: Captain } {
  const match = start();
  while ((match.view(0) as unknown as SeasView).open.phase.kind !== 'action') match.submit(0, match.menu(0).moves[0]);
  const { open } = match.view(0) as unknown as SeasView;
  return { match, open, captain: open.captains[0]! };
}

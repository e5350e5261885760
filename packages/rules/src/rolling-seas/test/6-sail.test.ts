import { describe, test } from 'node:test';
import { offers, reach, sailed } from '../facts/reach.ts';
import { contentAt, costOf } from '../facts/sailing.ts';
import { DIRECTIONS, type Direction, MONSTER, STORM, WAKE } from '../tables/index.ts';
import type { Stride } from '../types.ts';
import { accepts, afterAction, cells, deepEqual, drawn, equal, names, refuses, sail, table, told } from './builders.ts';

const E = DIRECTIONS.indexOf('E');

/** The strides offered to the first captain after a path. */
function offered(state: ReturnType<typeof table>, wind: Direction, path = ''): Stride[] {
  const { captains, table: options } = state.open;
  const strides = path.split(' ').filter(Boolean) as Stride[];
  const sailing = sailed(captains[0]!, DIRECTIONS.indexOf(wind), strides, options)!;
  return offers(sailing).map(({ stride }) => stride);
}

describe('6 Sail', () => {
  test('6.1 The wind is one of the dice', () => {
    refuses(table({ winds: ['E', 'E', 'N'] }), 0, sail('W'), 'not-in-the-wind');
    accepts(table({ winds: ['E', 'E', 'N'] }), 0, sail('N', 'N'));
  });

  test('6.2 Example 1: a step costs 1 with the wind and 1 more for every eighth away from it', () => {
    deepEqual(
      DIRECTIONS.map((_, direction) => costOf(direction, E)),
      [3, 2, 1, 2, 3, 4, 5, 4],
    );
    const offeredWith = (provisions: number) => offered(table({ captains: [{ at: 'H9', provisions }, {}] }), 'E');
    deepEqual(offeredWith(0), ['N', 'NE', 'E', 'SE', 'S']);
    deepEqual(offeredWith(1), ['N', 'NE', 'E', 'SE', 'S', 'SW', 'NW']);
    deepEqual(offeredWith(2), [...DIRECTIONS]);
  });

  test('6.2 Movement Points are spent before Provisions', () => {
    const { captain, events } = afterAction(table({ captains: [{ provisions: 4 }, {}] }), sail('E', 'E E S'));
    equal(captain.ledger.provisions, 2);
    deepEqual(
      told(events, 'step').map(({ mp, provisions }) => [mp, provisions]),
      [
        [1, 0],
        [1, 0],
        [1, 2],
      ],
    );
    refuses(table({ captains: [{ provisions: 1 }, {}] }), 0, sail('E', 'E E S'), 'too-far');
  });

  test('6.3 Land, rocks and the edge of the chart stop a ship', () => {
    refuses(table({ captains: [{ at: 'H6' }, {}] }), 0, sail('E', 'E'), 'land-ahead');
    refuses(table({ captains: [{ at: 'H9', rocks: 'I9' }, {}] }), 0, sail('E', 'E'), 'rocks-ahead');
    refuses(table({ captains: [{ at: 'S8' }, {}] }), 0, sail('E', 'E'), 'land-ahead');
  });

  test('6.3 A strait between two corners is open, unless the table has closed it', () => {
    const strait = { at: 'H9', rocks: 'I9 H8' };
    accepts(table({ captains: [strait, {}] }), 0, sail('E', 'NE'));
    const closed = { 'tight-straits': 'closed' } as const;
    refuses(table({ captains: [strait, {}], options: closed }), 0, sail('E', 'NE'), 'tight-strait');
    accepts(table({ captains: [{ at: 'H9', rocks: 'I9' }, {}], options: closed }), 0, sail('E', 'NE'));
  });

  const eleven = (moves: number) => {
    const state = table({ captains: [{ at: 'F2', ship: 1, provisions: 7, moves }, {}] });
    drawn(state, 0, 'A14', 'J3 J4 J5 I5');
    drawn(state, 0, 'A01', 'K3 K4 K5');
    drawn(state, 0, 'A15', 'L3 L4');
    return state;
  };

  test('Example 2: the rulebook’s sail of eleven points', () => {
    const state = eleven(1);
    const { captain, events } = afterAction(state, sail('E', 'E E E SE NE SE +NE'));
    equal(names(told(events, 'step').map(({ to }) => to)), 'G2 H2 I2 J3 K2 L3 M2');
    const paid = told(events, 'step').reduce((sum, { mp, provisions }) => sum + mp + provisions, 0);
    equal(paid, 9);
    equal(paid + costOf(DIRECTIONS.indexOf('NE'), E), 11);
    deepEqual([captain.ledger.provisions, captain.ledger.moves, captain.ledger.story], [1, 0, 3]);
    equal(names([captain.at!]), 'M2');
    for (const cell of cells('J3 L3')) equal(captain.chart.cells[cell], WAKE);
    deepEqual(
      cells('J4 L4').map(cell => captain.chart.cells[cell]),
      [STORM, MONSTER],
    );
    deepEqual(captain.log, ['E G2 H2 I2 J3 K2 L3 +M2']);
  });

  test('Example 2: without the Bonus Movement the last step is too dear', () => {
    refuses(eleven(0), 0, sail('E', 'E E E SE NE SE NE'), 'too-far');
    refuses(eleven(0), 0, sail('E', 'E E E SE NE SE +NE'), 'no-bonus-movement');
  });

  test('6.5 Example 5: a Storm can be crossed, not ended in', () => {
    const wall = (provisions: number) => table({ captains: [{ at: 'G9', storms: 'J9 K9', provisions }, {}] });
    for (const provisions of [0, 1]) equal(offered(wall(provisions), 'E', 'E E').includes('E'), false);
    equal(offered(wall(2), 'E', 'E E').includes('E'), true);
    refuses(wall(2), 0, sail('E', 'E E E'), 'in-storm');
    const state = table({ captains: [{ at: 'G9', provisions: 2 }, {}] });
    drawn(state, 0, 'A12', 'J9 K9 J10 K10');
    const { captain } = afterAction(state, sail('E', 'E E E E E'));
    deepEqual([names([captain.at!]), captain.ledger.story, captain.ledger.provisions], ['L9', 2, 0]);
  });

  test('6.5 Example 5: a Bonus Movement leads out of a Storm', () => {
    const state = table({ captains: [{ at: 'G9', moves: 1 }, {}] });
    drawn(state, 0, 'A10', 'J9 J10 J11 J12');
    const { captain } = afterAction(state, sail('E', 'E E E +N'));
    deepEqual([names([captain.at!]), captain.ledger.story, captain.ledger.moves], ['J8', 1, 0]);
  });

  const hookRace = (at = 'G9', winds: Direction[] = ['E', 'S', 'N']) => {
    const state = table({ captains: [{ at }, {}], winds });
    drawn(state, 0, 'A22', 'H9 I9 J9 J10 J11', 'E E S S S');
    return state;
  };

  test('6.4 Example 6: a current carries to where its last arrow points, for nothing', () => {
    const { captain, events } = afterAction(hookRace(), sail('E', 'E'));
    deepEqual([names([captain.at!]), captain.ledger.story], ['J12', 2]);
    equal(told(events, 'carried').length, 5);
    equal(offered(hookRace(), 'E', 'E').includes('SE'), true);
    deepEqual(captain.log, ['E H9 >I9 >J9 >J10 >J11 >J12']);
  });

  test('6.4 Example 6: entered in the middle, the rest of it stays', () => {
    const state = hookRace('I8');
    const { captain } = afterAction(state, sail('S', 'S'));
    deepEqual([names([captain.at!]), captain.ledger.story], ['J12', 2]);
    captain.at = cells('G9')[0]!;
    const later = sailed(captain, E, ['E'], state.open.table)!;
    deepEqual([names([later.at]), later.currents, later.ledger.story - captain.ledger.story], ['I9', 1, 0]);
  });

  const trouble = (end: 'monster' | 'storm', provisions: number) =>
    table({
      captains: [
        { at: 'G9', provisions, currents: ['H9 E', 'I9 E'], [end === 'monster' ? 'monsters' : 'storms']: 'J9' },
        {},
      ],
    });

  test('6.6 Example 7: carried onto a Sea Monster without a Provision is not possible', () => {
    refuses(trouble('monster', 0), 0, sail('E', 'E'), 'monster-hungry');
    const sailing = sailed(trouble('monster', 1).open.captains[0]!, E, ['E'], trouble('monster', 1).open.table)!;
    deepEqual([names([sailing.at]), sailing.ledger.provisions, sailing.ledger.story], ['J9', 0, 3]);
  });

  test('6.8 Example 7: carried into a Storm, the sail must go on', () => {
    const state = trouble('storm', 0);
    refuses(state, 0, sail('E', 'E'), 'in-storm');
    const sailing = sailed(state.open.captains[0]!, E, ['E', 'E'], state.open.table)!;
    deepEqual([names([sailing.at]), sailing.ledger.story], ['K9', 2]);
    equal(offered(state, 'E').includes('E'), true);
    equal(offered(state, 'N').includes('E'), false);
  });

  test('6.7 What was sailed through is calm for the rest of the game', () => {
    const state = table({ captains: [{ at: 'G9', provisions: 2, monsters: 'H9' }, {}] });
    const sailing = sailed(state.open.captains[0]!, E, ['E', 'W'], state.open.table);
    equal(sailing, null); // 1 + 5 points are too many
    const there = sailed(state.open.captains[0]!, E, ['E'], state.open.table)!;
    equal(contentAt(there, cells('H9')[0]!), WAKE);
  });

  test('6.7 So is every cell a current has carried the ship through', () => {
    const { captain } = afterAction(hookRace(), sail('E', 'E'));
    for (const cell of cells('H9 I9 J9 J10 J11 J12')) equal(captain.chart.cells[cell], WAKE);
  });

  test('6.9 Bonus Movements come before the first paid step or after the last', () => {
    const state = table({ captains: [{ moves: 3 }, {}] });
    accepts(state, 0, sail('E', '+N +N E +S'));
    accepts(state, 0, sail('E', '+N'));
    refuses(state, 0, sail('E', 'E +N E'), 'bonus-ends-sail');
    refuses(state, 0, sail('E', '+N +N +N +N'), 'no-bonus-movement');
  });

  test('6.9 A Sea Monster wants its Provision from a Bonus Movement too', () => {
    const state = (provisions: number) => {
      const it = table({ captains: [{ moves: 1, provisions }, {}] });
      drawn(it, 0, 'A15', 'I9 J9');
      return it;
    };
    refuses(state(0), 0, sail('E', '+E'), 'monster-hungry');
    const { captain } = afterAction(state(1), sail('E', '+E'));
    deepEqual([names([captain.at!]), captain.ledger.provisions, captain.ledger.story], ['I9', 0, 2]);
  });

  test('6.9 A Bonus Movement earned by sailing can end the same sail', () => {
    const state = table({ captains: [{ at: 'G9', provisions: 1, story: 2 }, {}] });
    drawn(state, 0, 'A15', 'I9 I10');
    const { captain } = afterAction(state, sail('E', 'E E +NE'));
    deepEqual([names([captain.at!]), captain.ledger.story, captain.ledger.moves], ['J8', 4, 0]);
  });

  test('6.4 Cells of several currents count together, for one sail at a time', () => {
    const one = table({ captains: [{ at: 'G9', currents: ['H9 E', 'J9 E'] }, {}] });
    const { captains, table: options } = one.open;
    const both = sailed(captains[0]!, E, ['E', 'E'], options)!;
    deepEqual([names([both.at]), both.currents, both.ledger.story], ['K9', 2, 1]);
    equal(sailed(captains[0]!, E, ['E'], options)!.ledger.story, 0);
  });

  test('6.4 Two currents that feed each other let go at the first cell that is calm', () => {
    const state = table({ captains: [{ at: 'G9', currents: ['H9 E', 'I9 W'] }, {}] });
    const round = sailed(state.open.captains[0]!, E, ['E'], state.open.table)!;
    deepEqual([names([round.at]), round.currents, round.ledger.story], ['H9', 2, 1]);
  });

  test('6.5 Back in a Storm cell that was crossed before, the sail may end', () => {
    const state = table({ captains: [{ at: 'G9', provisions: 4 }, {}] });
    drawn(state, 0, 'A12', 'H9 I9 H10 I10');
    refuses(state, 0, sail('E', 'E E'), 'in-storm');
    const { captain } = afterAction(state, sail('E', 'E E W'));
    deepEqual([names([captain.at!]), captain.ledger.story, captain.ledger.provisions], ['H9', 2, 0]);
  });

  test('6.10 Example 18: a Resupply earned on the way pays for the rest of it', () => {
    const state = table({ captains: [{ at: 'G9', provisions: 1, story: 10 }, {}] });
    drawn(state, 0, 'A15', 'J9 J10');
    const { captain } = afterAction(state, sail('E', 'E E E E E'));
    deepEqual([names([captain.at!]), captain.ledger.provisions, captain.ledger.story], ['L9', 3, 12]);
  });

  test('6.11 A captain may heave to', () => {
    const { captain, events } = afterAction(table(), sail('E'));
    deepEqual([names([captain.at!]), told(events, 'hove-to').length, captain.log], ['H9', 1, ['E']]);
  });

  test('6.12 Every landing the menu names can be sailed, and costs what it says', () => {
    const state = table({
      captains: [
        { at: 'G9', provisions: 4, moves: 2, storms: 'I8 I9', monsters: 'J9 J10', currents: ['H10 E', 'I10 S'] },
        {},
      ],
    });
    const captain = state.open.captains[0]!;
    for (let wind = 0; wind < 8; wind++) {
      const { cheapest, richest } = reach(captain, wind, state.open.table);
      for (const { at, path, provisions, moves, story } of [...cheapest, ...richest]) {
        const end = sailed(captain, wind, path, state.open.table)!;
        deepEqual(
          [end.at, 4 - end.ledger.provisions, 2 - end.ledger.moves + (end.ledger.story >= 4 ? 1 : 0), end.ledger.story],
          [at, provisions, moves, story],
        );
      }
    }
  });
});

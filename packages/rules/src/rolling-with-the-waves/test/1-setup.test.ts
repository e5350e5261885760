import { describe, test } from 'node:test';
import { settle } from '../../kit/options.ts';
import { scoreOf } from '../facts.ts';
import { rollingWithTheWaves as game } from '../game.ts';
import { FREEBOOTER, ICONS, LEVELS, SQUARES } from '../tables.ts';
import type { Event } from '../types.ts';
import { after, deepEqual, equal, fire, idle, menuOf, newGame, played, put, table } from './builders.ts';

const SEATS = [2, 3, 4, 5];
const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

describe('1 Before the game', () => {
  test('1.1 Every captain has an empty map and 5 Infamy', () => {
    for (const seats of SEATS)
      for (const { infamy, squares, buried, allocation, nest } of newGame(seats).open.captains) {
        equal(infamy, 5);
        for (const icon of ICONS) deepEqual(squares[icon], []);
        deepEqual(buried, { chestA: false, chestB: false, chestC: false });
        deepEqual([allocation, nest], [null, []]);
      }
  });

  test('1.2, 1.3 Two crew dice a captain and one freebooter more than captains are in play, three crew dice in reserve', () => {
    for (const seats of SEATS) {
      const { open } = newGame(seats);
      const inPlay = open.bag.slice();
      for (const { colour } of open.pool) inPlay[colour]! += 1;
      for (let seat = 0; seat < 5; seat++) equal(inPlay[seat], seat < seats ? 2 : 0);
      equal(inPlay[FREEBOOTER], seats + 1);
      deepEqual(open.reserve, Array(seats).fill(3));
    }
  });

  test('Example 9: four captains play with 8 crew dice and 5 freebooters and draw 12; two with 7 dice and draw 6', () => {
    const four = newGame(4).open;
    deepEqual([four.pool.length, total(four.bag)], [12, 1]);
    const two = newGame(2).open;
    deepEqual([two.pool.length, total(two.bag)], [6, 1]);
  });

  test('1.4 The first player is found by chance', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => newGame(5, {}, seed).open.first);
    deepEqual([...new Set(firsts)].sort(), [0, 1, 2, 3, 4]);
  });

  test('Two to five captains play, with one option', () => {
    for (const seats of [1, 6]) equal(settle(game, seats, {}).refusal?.code, 'bad-seats');
    equal(newGame(3).open.portsTie, 'all-tied');
    equal(newGame(3, { 'ports-tie': 'nobody' }).open.portsTie, 'nobody');
    equal(settle(game, 3, { 'ports-tie': 'first' }).refusal?.code, 'bad-option');
  });
});

describe('2 The Pirate Map', () => {
  test('2.1 has as many squares as the rulebook shows', () => {
    const { spirits, chestA, chestB, chestC, hull, ports, crew, largeCannon } = SQUARES;
    deepEqual([spirits, chestA, chestB, chestC, hull, ports, crew, largeCannon], [2, 4, 4, 4, 5, 5, 5, 3]);
  });

  test('2.1 has the printed levels of cannons, Ports and Crew', () => {
    deepEqual(LEVELS.smallCannon, [4, 7, 10]);
    deepEqual(LEVELS.largeCannon, [3, 6, 9, 15]);
    deepEqual(LEVELS.ports, [3, 10, 18]);
    deepEqual(LEVELS.crew, [5, 11, 19]);
  });

  test('2.2 Infamy has no upper limit, and all of it counts at the end', () => {
    const sea = table({ captains: [{ infamy: 998, ports: [3] }, {}] });
    after(sea, [idle, idle], ({ open }) => {
      equal(open.captains[0]!.infamy, 1000);
      equal(scoreOf(open, 0).infamy, 333);
    });
  });
});

describe('3 The round', () => {
  /** What happened, each kind once, in the order it first did. */
  const course = (events: Event[]) => [...new Set(events.map(({ type }) => type))];

  /** A chest is robbed, Ports and Crew are at work. */
  const captains = [{ smallCannon: [4], ports: [3], crew: [4] }, { chestA: [5] }];
  const moves = [put({ smallCannon: 1, hull: 2, crew: 3 }), idle, fire('smallCannon', 1, 'chestA', 'chestA')];

  test('3.1 A round is: draft, allocate, write, fire, gain from Ports, hire crew and drop anchor', () => {
    const state = table({ captains });
    const { events } = played(state, ...moves);
    while (state.open.phase.kind === 'draft')
      events.push(...played(state, menuOf(state, game.deciding(state.open)[0]!)[0]!).events);
    deepEqual(
      course(events).filter(type => type !== 'aimed' && type !== 'level' && type !== 'drunken-sailor'),
      [
        ...['ready', 'revealed', 'wrote', 'firing-order', 'fired', 'cannon-spent', 'ports', 'hired', 'anchor'],
        ...['round', 'rolled', 'drafted'],
      ],
    );
    equal(state.open.phase.kind, 'allocate');
  });

  test('3.1 Then, with crew hired and before the anchor drops, it is checked whether the game is over', () => {
    const chests = { chestA: [1, 1, 1, 1], chestB: [1, 1, 1, 1], chestC: [1, 1, 1, 1] };
    const { events } = played(table({ captains: [{ ...captains[0], ...chests }, captains[1]!] }), ...moves);
    deepEqual(course(events).slice(-3), ['ports', 'hired', 'ended']);
  });
});

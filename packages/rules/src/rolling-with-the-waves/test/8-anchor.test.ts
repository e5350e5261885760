import { describe, test } from 'node:test';
import { portsIncome } from '../facts.ts';
import { FREEBOOTER } from '../tables.ts';
import type { RollingState } from '../types.ts';
import { after, deepEqual, equal, idle, played, put, raise, table, told } from './builders.ts';

const infamies = ({ open }: RollingState) => open.captains.map(({ infamy }) => infamy);

describe('8 Ports, crew, anchor', () => {
  test('Example 2: Ports 6, 6 against 3, 3, 3 bring 3 Infamy and 1', () => {
    const sea = table({ captains: [{ ports: [6, 6] }, { ports: [3, 3, 3] }] });
    after(sea, [idle, idle], end => {
      deepEqual(infamies(end), [8, 6]);
      deepEqual(told(end.events, 'ports'), [
        { type: 'ports', seat: 0, level: 2, most: 1 },
        { type: 'ports', seat: 1, level: 1, most: 0 },
      ]);
    });
  });

  test('8.1 They bring it every round', () => {
    const sea = played(table({ captains: [{ ports: [3] }, {}] }), idle, idle);
    deepEqual(infamies(sea), [7, 5]);
  });

  test('8.2 All captains with the greatest sum gain 1 more', () => {
    const captains = [{ ports: [6, 2] }, { ports: [4, 4] }, { ports: [7] }];
    deepEqual(infamies(played(table({ captains }), idle, idle, idle)), [7, 7, 6]);
  });

  test('8.2 or, by agreement, nobody on a tie', () => {
    const captains = [{ ports: [6, 2] }, { ports: [4, 4] }, { ports: [7] }];
    deepEqual(infamies(played(table({ captains, portsTie: 'nobody' }), idle, idle, idle)), [6, 6, 6]);
    const alone = [{ ports: [6, 3] }, { ports: [4, 4] }, { ports: [7] }];
    deepEqual(infamies(played(table({ captains: alone, portsTie: 'nobody' }), idle, idle, idle)), [7, 6, 6]);
  });

  test('8.2 A sum of 0 never earns it, one below the first level does', () => {
    deepEqual(infamies(played(table(), idle, idle)), [5, 5]);
    deepEqual(portsIncome(table({ captains: [{ ports: [1] }, {}] }).open, 0), { level: 0, most: 1 });
    deepEqual(infamies(played(table({ captains: [{ ports: [1] }, {}] }), idle, idle)), [6, 5]);
  });

  test('8.3 For a new Crew level a die goes from the reserve into the bag', () => {
    const sea = table({ captains: [{ crew: [2] }, {}] });
    deepEqual(sea.open.reserve, [3, 3]);
    after(sea, [idle, idle], ({ open, events }) => {
      deepEqual(open.reserve, [2, 3]);
      deepEqual(told(events, 'hired'), [{ type: 'hired', seat: 0, level: 1 }]);
      const inPlay = open.bag[0]! + open.pool.filter(({ colour }) => colour === 0).length;
      equal(inPlay, 3);
    });
  });

  test('8.3 A 7 can earn two levels, and two dice', () => {
    const sea = table({ captains: [{ crew: [4], spirits: [1, 1] }, {}] });
    after(sea, [put({ crew: 1, hull: 2, ports: 3 }), idle, raise('crew')], ({ open, events }) => {
      deepEqual(
        told(events, 'level').filter(({ track }) => track === 'crew'),
        [{ type: 'level', seat: 0, track: 'crew', level: 2 }],
      );
      deepEqual(
        told(events, 'hired').map(({ level }) => level),
        [1, 2],
      );
      deepEqual(open.reserve, [1, 3]);
    });
  });

  test('8.4 All dice return to the bag, which passes to the left', () => {
    const sea = table({ captains: [{}, {}, {}], first: 2 });
    after(sea, [idle, idle, idle], ({ open, events }) => {
      equal(open.first, 0);
      equal(open.round, 4);
      deepEqual(open.phase, { kind: 'draft', seat: 0 });
      const dice = open.bag.slice();
      for (const { colour } of open.pool) dice[colour]! += 1;
      deepEqual(dice.slice(0, 3), [2, 2, 2]);
      equal(dice[FREEBOOTER], 4);
      for (const { nest, allocation } of open.captains) deepEqual([nest, allocation], [[], null]);
      const types = events.map(({ type }) => type);
      deepEqual(types.slice(types.indexOf('anchor')), ['anchor', 'round', 'rolled']);
    });
  });
});

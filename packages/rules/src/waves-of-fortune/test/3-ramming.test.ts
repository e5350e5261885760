import { describe, test } from 'node:test';
import { tileName } from '../tables/index.ts';
import {
  after,
  asked,
  cargo,
  deepEqual,
  equal,
  load,
  menuOf,
  played,
  push,
  refuses,
  sail,
  sea,
  told,
} from './builders.ts';

const pushes = (state: Parameters<typeof menuOf>[0], seat: number): string[] =>
  menuOf(state, seat).flatMap(move => (move.kind === 'ram' ? [tileName(move.to)] : []));

describe('3.3 Ramming', () => {
  test('3.4 Example 13: a chain of two, who arrive in the order pushed, and pay nothing', () => {
    const state = sea({
      ships: [{ at: 'D3' }, { at: 'E4' }, { at: 'F4' }, {}],
      hidden: { G4: 'ocean' },
      next: ['SO13'],
    });
    played(state, sail('E4'));
    deepEqual(pushes(state, 0), ['E3', 'F4', 'D4']);
    refuses(state, 0, push('E5'), 'not-your-home');
    refuses(state, 0, push('E2'), 'not-adjacent');
    refuses(state, 1, push('E3'), 'not-your-turn');
    played(state, push('F4'));
    deepEqual(pushes(state, 0), ['F3', 'G4']);
    refuses(state, 0, push('E4'), 'in-the-chain');
    after(state, [push('G4')], ({ open, events }) => {
      deepEqual(
        open.ships.slice(0, 3).map(ship => tileName(ship.at)),
        ['E4', 'F4', 'G4'],
      );
      deepEqual(
        open.ships.slice(0, 3).map(({ food }) => food),
        [6, 7, 6],
      );
      deepEqual(told(events, 'food')[0]!.cause, 'SO13');
      deepEqual(
        told(events, 'rammed').map(({ by, seat }) => [by, seat]),
        [[1, 2]],
      );
    });
  });

  test('3.3 The tile the rammer came from is free', () => {
    const state = sea({ ships: [{ at: 'C4' }, { at: 'D4' }] });
    played(state, sail('D4'));
    equal(pushes(state, 0).includes('C4'), true);
  });

  test('3.3 A ship may be pushed into its own home base, where it docks in another’s turn', () => {
    const state = sea({ ships: [{ at: 'G6' }, { at: 'F7', gold: 300 }] });
    played(state, sail('F7'), push('F6'));
    deepEqual([asked(state), state.open.ships[1]!.chest], ['dock', 300]);
    after(state, [load(4)], ({ open }) => deepEqual([open.active, cargo(open.ships[1]!)], [1, '4c 8f 0g']));
  });

  test('3.3 Pushed onto an undiscovered tile, a ship turns it over, and its captain decides', () => {
    const state = sea({ ships: [{ at: 'C4' }, { at: 'D4' }], hidden: { D3: 'ocean' }, next: ['SO02'] });
    played(state, sail('D4'), push('D3'));
    deepEqual(state.open.phase, { kind: 'pirate', seat: 1, hp: 2 });
  });

  test('3.3 Pushed onto pirates a ship fights at once; onto a mine it loses crew', () => {
    const pirates = sea({ ships: [{ at: 'C4' }, { at: 'D4' }], tokens: { D3: 'SO02' } });
    after(pirates, [sail('D4'), push('D3')], state => deepEqual([asked(state), state.open.active], ['send', 0]));
    const mine = sea({ ships: [{ at: 'C4' }, { at: 'D4' }], tokens: { D3: 'SO12' } });
    after(mine, [sail('D4'), push('D3')], ({ open }) => equal(open.ships[1]!.crew, 4));
  });

  test('11.8 Where only undiscovered tiles count, tokens and pirates leave a rammed ship alone', () => {
    const options = { 'ram-hazards': 'reveal-only' };
    const mine = sea({
      ships: [{ at: 'C4' }, { at: 'D4' }],
      tokens: { D3: 'SO12' },
      wrecks: { D3: { gold: 50 } },
      options,
    });
    after(mine, [sail('D4'), push('D3')], ({ open }) => deepEqual(cargo(open.ships[1]!), '5c 7f 50g'));
    const pirates = sea({
      ships: [{ at: 'C4' }, { at: 'D4' }],
      tokens: { D3: 'SO02' },
      wrecks: { D3: { gold: 50 } },
      options,
    });
    after(pirates, [sail('D4'), push('D3')], ({ open }) =>
      deepEqual([cargo(open.ships[1]!), open.wrecks.length], ['5c 7f 0g', 1]),
    );
    const king = sea({ ships: [{ at: 'B4' }, { at: 'B3' }], shown: { B2: 'king' }, options });
    after(king, [sail('B3'), push('B2')], state => deepEqual([asked(state), state.open.active], ['move', 1]));
  });

  test('6.9 Pushed onto the King a ship has no choice, and may end the game in another’s turn', () => {
    const state = sea({
      ships: [{ at: 'B4' }, { at: 'B3', upgrades: ['hold'], crew: 15, food: 1 }],
      shown: { B2: 'king' },
    });
    played(state, sail('B3'), push('B2'));
    equal(asked(state), 'send');
  });

  test('11.4 Nobody is pushed onto the King during his truce, unless there is nowhere else', () => {
    const options = { 'king-truce': '8' };
    const state = sea({ ships: [{ at: 'B4' }, { at: 'B3' }], shown: { B2: 'king' }, options });
    played(state, sail('B3'));
    refuses(state, 0, push('B2'), 'truce');
    const corner = sea({
      ships: [{ at: 'C1' }, { at: 'B1' }, { at: 'A1' }],
      shown: { A2: 'king' },
      options,
    });
    after(corner, [sail('B1'), push('A1')], ({ open }) => {
      deepEqual([tileName(open.ships[2]!.at), open.phase.kind], ['A2', 'move']);
    });
  });

  test('7.2 A sunk ship is in nobody’s way', () => {
    const state = sea({ ships: [{ at: 'C4' }, { at: 'D4', afloat: false, crew: 0, food: 0 }], hidden: { D3: 'reef' } });
    after(state, [sail('D4')], ({ events }) => equal(told(events, 'rammed').length, 0));
  });
});

import { describe, test } from 'node:test';
import { wavesOfFortune as game } from '../game.ts';
import { ESCAPE, PARLEY, STAY, swap } from '../moves.ts';
import { tileName } from '../tables/index.ts';
import {
  after,
  asked,
  at,
  cargo,
  deepEqual,
  equal,
  load,
  menuOf,
  option,
  played,
  push,
  refuses,
  sail,
  sea,
  send,
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
    const options = { 'ram-hazards': 'reveal-only' } as const;
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
    const king = sea({
      ships: [{ at: 'B4' }, { at: 'B3' }],
      shown: { B2: 'king' },
      wrecks: { B2: { gold: 50 } },
      options,
    });
    after(king, [sail('B3'), push('B2')], state => {
      deepEqual([asked(state), state.open.active], ['move', 1]);
      deepEqual([state.open.ships[1]!.gold, state.open.wrecks.length], [0, 1]);
    });
  });

  test('3.4 Three captains decide in one turn, in the order in which they arrive', () => {
    const state = sea({
      ships: [{ at: 'D3' }, { at: 'E4' }, { at: 'F4' }, {}],
      tokens: { F4: 'SO02', E4: 'SI12' },
      hidden: { G4: 'ocean' },
      next: ['SO15'],
      dice: [1, 1, 6, 6, 6],
    });
    played(state, sail('E4'), push('F4'), push('G4'));
    deepEqual([asked(state), game.deciding(state.open)], ['send', [1]]);
    refuses(state, 0, send(3), 'not-your-turn');
    played(state, send(3));
    deepEqual([asked(state), game.deciding(state.open)], ['option', [2]]);
    played(state, option(0));
    deepEqual([asked(state), game.deciding(state.open), state.open.active], ['swap', [0], 0]);
    after(state, [swap(1)], ({ open }) => {
      deepEqual(open.ships.slice(0, 3).map(cargo), ['6c 5f 0g', '5c 7f 100g', '5c 5f 100g']);
      equal(open.active, 1);
    });
  });

  test('3.4 A chain may run through the whole fleet, and back to where the rammer came from', () => {
    const state = sea({ ships: [{ at: 'D4' }, { at: 'D3' }, { at: 'C3' }, { at: 'C4' }] });
    played(state, sail('D3'), push('C3'), push('C4'));
    deepEqual(pushes(state, 0), ['D4', 'C5', 'B4']);
    after(state, [push('D4')], ({ open, events }) => {
      deepEqual(
        open.ships.map(ship => tileName(ship.at)),
        ['D3', 'C3', 'C4', 'D4'],
      );
      deepEqual(told(events, 'rammed').at(-1), { type: 'rammed', by: 2, seat: 3, from: at('C4'), to: at('D4') });
    });
  });

  test('2.4 A rammed ship without food pays none, and meets its mutiny in its own turn', () => {
    const state = sea({ ships: [{ at: 'C4' }, { at: 'D4', food: 0 }], shown: { D3: 'reef' }, dice: [1] });
    after(state, [sail('D4'), push('D3')], ({ events }) =>
      deepEqual(
        told(events, 'sunk').map(({ seat, how }) => [seat, how]),
        [[1, 'mutiny']],
      ),
    );
    const free = sea({ ships: [{ at: 'C4' }, { at: 'D4', food: 0 }], shown: { D3: 'ocean' } });
    after(free, [sail('D4'), push('D3')], ({ open }) => deepEqual([open.ships[1]!.afloat, open.active], [true, 1]));
  });

  test('7.3 A ship sunk in another’s turn is repaired in its own, which follows', () => {
    const state = sea({ ships: [{ at: 'C4' }, { at: 'D4', crew: 1, gold: 100 }], tokens: { D3: 'SO12' } });
    after(state, [sail('D4'), push('D3')], ({ open, events }) => {
      deepEqual(open.wrecks, [{ tile: at('D3'), gold: 100, maps: [] }]);
      equal(told(events, 'repaired')[0]!.seat, 1);
      deepEqual([asked(state), tileName(open.ships[1]!.at)], ['dock', 'F6']);
    });
  });

  test('8.3 A rammed ship takes the wreck it is pushed onto', () => {
    const state = sea({ ships: [{ at: 'C4' }, { at: 'D4' }], wrecks: { D3: { gold: 250, maps: ['S-NE'] } } });
    after(state, [sail('D4'), push('D3')], ({ open }) =>
      deepEqual([open.ships[1]!.gold, open.ships[1]!.maps, open.wrecks], [250, ['S-NE'], []]),
    );
  });

  test('8.4 A ship pushed onto a hidden X turns the tile over, draws its card and digs', () => {
    const state = sea({
      ships: [{ at: 'B6' }, { at: 'B5', food: 3, maps: ['S-NW'] }],
      hidden: { B4: 'island' },
      next: ['DI12'],
    });
    after(state, [sail('B5'), push('B4')], ({ open }) =>
      deepEqual([cargo(open.ships[1]!), open.ships[1]!.maps, open.active], ['5c 6f 300g', [], 1]),
    );
  });

  test('6.9 A ship pushed onto the hidden King fights or escapes, as its own captain decides', () => {
    const state = sea({ ships: [{ at: 'B4' }, { at: 'B3', gold: 200, food: 2 }], hidden: { B2: 'king' } });
    played(state, sail('B3'), push('B2'));
    deepEqual(state.open.phase, { kind: 'king', seat: 1 });
    after(state, [ESCAPE, load(6)], ({ open }) => {
      deepEqual([tileName(open.ships[1]!.at), open.ships[1]!.chest, cargo(open.ships[1]!)], ['F6', 200, '6c 6f 0g']);
      deepEqual([tileName(open.ships[0]!.at), open.ships[0]!.food, open.active], ['B3', 6, 1]);
    });
  });

  test('6.9 Pushed onto the King a ship has no choice, and may end the game in another’s turn', () => {
    const state = sea({
      ships: [
        { at: 'B4', maps: ['S-NW'] },
        { at: 'B3', upgrades: ['hold'], crew: 15, food: 1 },
      ],
      shown: { B2: 'king' },
      dice: Array.from({ length: 5 }, () => [1, 1, 1, 6, 6, 6]).flat(),
    });
    played(state, sail('B3'), push('B2'));
    equal(asked(state), 'send');
    after(state, [send(3)], ({ open, events }) => {
      deepEqual([open.phase.kind === 'over' && open.phase.slayer, open.active], [1, 0]);
      deepEqual(game.outcome(open)!.scores, [0, 4]);
      deepEqual([open.agenda, told(events, 'fed')], [[], []]);
    });
  });

  test('11.4 Nobody is pushed onto the King during his truce, unless there is nowhere else', () => {
    const options = { 'king-truce': '8' } as const;
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

  test('11.4 A ship beside the King in his truce lies in peace, until the truce is over', () => {
    const options = { 'king-truce': '8' } as const;
    const beside = (round: number) => sea({ ships: [{ at: 'B2' }, {}], shown: { B2: 'king' }, options, round });
    after(beside(7), [STAY], ({ open }) => deepEqual([open.active, open.ships[0]!.food], [1, 6]));
    after(beside(8), [STAY], state => equal(asked(state), 'send'));
  });

  test('11.4 A ship pushed onto the hidden King during his truce escapes', () => {
    const options = { 'king-truce': '8' } as const;
    const state = sea({ ships: [{ at: 'B4' }, { at: 'B3', gold: 50 }], hidden: { B2: 'king' }, options });
    after(state, [sail('B3'), push('B2')], ({ open }) =>
      deepEqual([asked(state), tileName(open.ships[1]!.at), open.ships[1]!.chest], ['dock', 'F6', 50]),
    );
  });

  test('11.8 An undiscovered tile counts in full for a rammed ship, even there', () => {
    const options = { 'ram-hazards': 'reveal-only' } as const;
    const state = sea({ ships: [{ at: 'C4' }, { at: 'D4' }], hidden: { D3: 'ocean' }, next: ['SO02'], options });
    played(state, sail('D4'), push('D3'));
    deepEqual(state.open.phase, { kind: 'pirate', seat: 1, hp: 2 });
    after(state, [PARLEY], ({ open }) => equal(open.active, 1));
  });

  test('7.2 A sunk ship is in nobody’s way', () => {
    const state = sea({ ships: [{ at: 'C4' }, { at: 'D4', afloat: false, crew: 0, food: 0 }], hidden: { D3: 'reef' } });
    after(state, [sail('D4')], ({ events }) => equal(told(events, 'rammed').length, 0));
  });
});

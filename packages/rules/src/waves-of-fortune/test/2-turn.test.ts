import { describe, test } from 'node:test';
import { wavesOfFortune as game } from '../game.ts';
import { LEAVE, STAY } from '../moves.ts';
import { type Face, tileName } from '../tables/index.ts';
import {
  after,
  asked,
  at,
  cargo,
  deepEqual,
  equal,
  load,
  menuOf,
  peek,
  played,
  push,
  refuses,
  sail,
  sea,
  teleport,
  told,
} from './builders.ts';

const goals = (state: Parameters<typeof menuOf>[0], seat: number, kind: string): string[] =>
  menuOf(state, seat).flatMap(move => (move.kind === kind && 'to' in move ? [tileName(move.to as number)] : []));

describe('2 A turn', () => {
  test('2.1 Example 11: on a reef, 1 and 2 hold the ship, 3 frees it', () => {
    const state = sea({ ships: [{ at: 'C3', food: 4 }, {}], shown: { C3: 'reef' }, active: 1, dice: [2, 3] });
    after(state, [STAY, load(5)], ({ open, events }) => {
      deepEqual(told(events, 'reef-roll'), [{ type: 'reef-roll', seat: 0, die: 2, free: false }]);
      deepEqual([open.active, open.ships[0]!.food, open.ships[0]!.at], [1, 3, at('C3')]);
    });
    after(state, [STAY, load(5)], ({ open, events }) => {
      deepEqual(told(events, 'reef-roll'), [{ type: 'reef-roll', seat: 0, die: 3, free: true }]);
      equal(open.active, 0);
      equal(goals(state, 0, 'sail').includes('C2'), true);
    });
  });

  test('2.1 A becalmed ship stays a turn, and rolls for no reef', () => {
    const state = sea({ ships: [{ at: 'C3', becalmed: true }, {}], shown: { C3: 'reef' }, active: 1 });
    after(state, [STAY, load(5)], ({ open, events }) => {
      equal(told(events, 'no-wind').length, 1);
      equal(told(events, 'reef-roll').length, 0);
      deepEqual([open.active, open.ships[0]!.becalmed, open.ships[0]!.food], [1, false, 6]);
    });
  });

  test('2.1 A held ship with a Spyglass may still look, and does nothing else', () => {
    const state = sea({ ships: [{ at: 'C3', becalmed: true, upgrades: ['spyglass'] }, {}], active: 1 });
    played(state, STAY, load(5));
    refuses(state, 0, sail('C4'), 'held');
    refuses(state, 0, teleport('C4'), 'held');
    after(state, [peek('C4')], ({ open }) => equal(open.active, 1));
  });

  test('2.1 A reef counts for a ship that was pushed there', () => {
    const state = sea({ ships: [{ at: 'C4' }, { at: 'D4' }], shown: { D3: 'reef' }, dice: [1] });
    after(state, [sail('D4'), push('D3')], ({ events }) =>
      deepEqual(told(events, 'reef-roll'), [{ type: 'reef-roll', seat: 1, die: 1, free: false }]),
    );
  });

  test('2.2 Example 2: the first menu is stay and nine tiles, and no other home', () => {
    const state = sea({ ships: [{}, {}, {}, {}] });
    deepEqual(goals(state, 0, 'sail').sort(), ['C5', 'D4', 'D5', 'D6', 'E3', 'E4', 'E7', 'F4', 'G5']);
    equal(menuOf(state, 0).length, 10);
    for (const home of ['F5', 'E6', 'F6']) refuses(state, 0, sail(home), 'not-your-home');
    refuses(state, 0, sail('E5'), 'same-tile');
    refuses(state, 0, sail('E2'), 'too-far');
    refuses(state, 1, STAY, 'not-your-turn');
    refuses(state, 0, load(5), 'not-now');
  });

  test('3.2 Homes of colours not in play are closed, and may be crossed', () => {
    for (const ships of [
      [{}, {}],
      [{}, {}, {}],
    ]) {
      const state = sea({ ships, shown: { G5: 'reef' } });
      refuses(state, 0, sail('F5'), 'not-your-home');
      refuses(state, 0, sail('E6'), 'not-your-home');
      after(state, [sail('G5')], ({ events }) => deepEqual(told(events, 'moved')[0]!.path, ['E5', 'F5', 'G5'].map(at)));
    }
  });

  test('2.1 A ship that sank on a reef rolls for none', () => {
    const sunk = { at: 'C3', afloat: false, crew: 0, food: 0 };
    const state = sea({ ships: [sunk, {}], shown: { C3: 'reef' }, active: 1 });
    after(state, [STAY, load(5)], ({ events }) => {
      deepEqual([asked(state), told(events, 'reef-roll')], ['dock', []]);
    });
  });

  test('2.3 Rammed ships arrive in the order in which they were pushed, then the moving ship', () => {
    const state = sea({
      ships: [{ at: 'D3' }, { at: 'E4' }, { at: 'F4' }, {}],
      tokens: { E4: 'SO11', F4: 'SO12', G4: 'SI04' },
      dice: [3],
    });
    played(state, sail('E4'), push('F4'));
    after(state, [push('G4')], ({ events }) =>
      deepEqual(
        told(events, 'token-met').map(({ seat, tile }) => [seat, tileName(tile)]),
        [
          [1, 'F4'],
          [2, 'G4'],
          [0, 'E4'],
        ],
      ),
    );
  });

  test('2.4 Example 8: without food there is a mutiny, but not at home', () => {
    after(
      sea({ ships: [{ at: 'G4', crew: 3, food: 0, gold: 200 }, {}], shown: { G3: 'reef' } }),
      [sail('G3')],
      ({ open, events }) => {
        deepEqual(told(events, 'sunk'), [
          { type: 'sunk', seat: 0, tile: at('G3'), how: 'mutiny', gold: 200, maps: [] },
        ]);
        deepEqual(open.wrecks, [{ tile: at('G3'), gold: 200, maps: [] }]);
      },
    );
    after(sea({ ships: [{ at: 'E4', crew: 3, food: 0, gold: 200 }, {}] }), [sail('E5'), load(6)], ({ open }) => {
      deepEqual([cargo(open.ships[0]!), open.ships[0]!.chest], ['6c 6f 0g', 200]);
    });
    after(sea({ ships: [{ at: 'G4', food: 1 }, {}], shown: { G3: 'reef' } }), [sail('G3')], ({ open }) => {
      deepEqual([open.ships[0]!.food, open.ships[0]!.afloat], [0, true]);
    });
  });

  test('2.5 After the last captain a new round begins with the first', () => {
    const state = sea({ ships: [{}, {}], active: 1, round: 7 });
    after(state, [STAY, load(5)], ({ open, events }) => {
      deepEqual(told(events, 'round'), [{ type: 'round', round: 8 }]);
      deepEqual([open.round, open.active], [8, 0]);
    });
  });

  test('2.5 The order of play is that of the colours', () => {
    const state = sea({ ships: [{}, {}, {}, {}] });
    const turns = [0, 1, 2, 3].map(() => {
      const { active } = state.open;
      played(state, STAY, load(5));
      return active;
    });
    deepEqual(turns, [0, 1, 2, 3]);
  });

  test('2.5 The order of play is that of the colours, not of the seats', () => {
    const state = sea({ ships: [{}, {}, {}, {}], colours: ['green', 'purple', 'yellow', 'blue'], active: 1 });
    deepEqual(state.open.order, [1, 3, 2, 0]);
    const turns = [1, 2, 3, 4, 5].map(() => {
      const { active } = state.open;
      played(state, STAY, load(5));
      return active;
    });
    deepEqual([turns, state.open.round], [[1, 3, 2, 0, 1], 4]);
  });
});

describe('3 Moving', () => {
  test('3.1 Two steps in any direction, over anything', () => {
    const state = sea({ ships: [{ at: 'E3' }, { at: 'E2' }] });
    deepEqual(
      goals(state, 0, 'sail').sort(),
      ['C3', 'D2', 'D3', 'D4', 'E1', 'E2', 'E4', 'E5', 'F2', 'F3', 'F4', 'G3'].sort(),
    );
  });

  test('3.1 A ship sails tile by tile, and diagonally in one step', () => {
    after(sea({ ships: [{ at: 'E3' }, {}], shown: { E1: 'reef' } }), [sail('E1')], ({ events }) =>
      deepEqual(told(events, 'moved')[0]!.path, ['E3', 'E2', 'E1'].map(at)),
    );
    after(sea({ ships: [{ at: 'E3' }, {}], shown: { F2: 'reef' } }), [sail('F2')], ({ events }) =>
      deepEqual(told(events, 'moved')[0]!.path, ['E3', 'F2'].map(at)),
    );
  });

  test('3.1 Staying is arriving: the token acts again, and a declined pirate fights', () => {
    after(sea({ ships: [{ at: 'C3', food: 5 }, {}], tokens: { C3: 'SO11' } }), [STAY], ({ open }) =>
      equal(open.ships[0]!.food, 6),
    );
    after(sea({ ships: [{ at: 'C3' }, {}], tokens: { C3: 'SO03' } }), [STAY], state => equal(asked(state), 'send'));
  });

  test('3.5 A ship that arrives in its home base docks', () => {
    after(sea({ ships: [{ at: 'E4', gold: 50 }, {}] }), [sail('E5')], state =>
      deepEqual([asked(state), told(state.events, 'docked').length], ['dock', 1]),
    );
  });

  test('3.5 On an undiscovered tile it turns it over: ocean and island draw a card, reef and whirlpool do nothing', () => {
    const turned = (face: Face) => {
      const state = sea({ ships: [{ at: 'D4' }, {}], hidden: { D3: face }, next: ['SO05', 'SI10'] });
      const { events, open } = played(state, sail('D3'));
      deepEqual([told(events, 'flipped')[0]!.face, open.faces[at('D3')], open.active], [face, face, 1]);
      return told(events, 'card').map(({ card }) => card);
    };
    deepEqual([turned('ocean'), turned('island'), turned('reef'), turned('whirlpool')], [['SO05'], ['SI10'], [], []]);
  });

  test('3.5 On a known tile it draws nothing, and meets the King or the token that lies there', () => {
    const known = (setting: Parameters<typeof sea>[0]) => {
      const state = played(sea({ ships: [{ at: 'B4' }, {}], ...setting }), sail('B3'));
      deepEqual([told(state.events, 'flipped'), told(state.events, 'card')], [[], []]);
      return [asked(state), told(state.events, 'token-met').length];
    };
    deepEqual(known({ shown: { B3: 'ocean' } }), ['move', 0]);
    deepEqual(known({ shown: { B3: 'king' } }), ['send', 0]);
    deepEqual(known({ tokens: { B3: 'DO11' } }), ['move', 1]);
  });

  test('3.6 Then, still afloat and still there, it takes what a wreck holds and digs', () => {
    const wrecks = { A3: { gold: 50 } };
    after(sea({ ships: [{ at: 'A4', maps: ['D-NW'] }, {}], wrecks }), [sail('A3')], ({ open }) =>
      deepEqual([open.ships[0]!.gold, open.ships[0]!.maps, open.wrecks], [650, [], []]),
    );
  });

  test('3.6 A ship that sinks there takes nothing', () => {
    const state = sea({ ships: [{ at: 'D4', crew: 1 }, {}], tokens: { D3: 'SO12' }, wrecks: { D3: { gold: 50 } } });
    after(state, [sail('D3')], ({ open, events }) => {
      deepEqual(told(events, 'salvaged'), []);
      deepEqual(open.wrecks, [{ tile: at('D3'), gold: 50, maps: [] }]);
    });
  });

  test('3.6 A ship that its card sweeps away does not dig', () => {
    const state = sea({
      ships: [{ at: 'A4', maps: ['D-NW'] }, {}],
      hidden: { A3: 'ocean' },
      shown: { H2: 'whirlpool' },
      next: ['DO17'],
    });
    after(state, [sail('A3')], ({ open }) => {
      const { at: tile, gold, maps } = open.ships[0]!;
      deepEqual([tileName(tile), gold, maps], ['H2', 0, ['D-NW']]);
    });
  });

  test('3.7 Example 12: through a whirlpool to another one, ramming who is there', () => {
    const state = sea({
      ships: [{ at: 'B7', food: 4 }, { at: 'H2' }],
      shown: { B7: 'whirlpool', D3: 'whirlpool', H2: 'whirlpool', H3: 'reef' },
    });
    deepEqual(goals(state, 0, 'teleport'), ['H2', 'D3']);
    refuses(state, 0, teleport('E3'), 'no-whirlpool');
    refuses(state, 0, teleport('B7'), 'same-tile');
    after(state, [teleport('H2'), push('H3')], ({ open }) => {
      deepEqual([open.ships[0]!.at, open.ships[1]!.at], [at('H2'), at('H3')]);
      deepEqual([open.ships[0]!.food, open.ships[1]!.food], [3, 7]);
    });
  });

  test('3.7 Only from a whirlpool, and not to one within reach', () => {
    refuses(sea({ ships: [{ at: 'B7' }, {}], shown: { H2: 'whirlpool' } }), 0, teleport('H2'), 'not-on-whirlpool');
    const near = sea({ ships: [{ at: 'B7' }, {}], shown: { B7: 'whirlpool', B6: 'whirlpool' } });
    refuses(near, 0, teleport('B6'), 'within-reach');
  });

  test('3.7 A ship pushed onto a whirlpool may go through it', () => {
    const state = sea({
      ships: [{ at: 'C4' }, { at: 'D4' }],
      shown: { D3: 'whirlpool', H8: 'whirlpool' },
    });
    after(state, [sail('D4'), push('D3'), teleport('H8')], ({ open }) => equal(open.ships[1]!.at, at('H8')));
  });

  test('11.2 Where charts must be made, an undiscovered tile ends the move', () => {
    const options = { charting: 'stop' } as const;
    const state = sea({ ships: [{}, {}, {}, {}], options, shown: { D5: 'ocean' } });
    deepEqual(goals(state, 0, 'sail').sort(), ['C5', 'D4', 'D5', 'D6', 'E4', 'E7', 'F4', 'G5'].sort());
    refuses(state, 0, sail('E3'), 'too-far');
    after(state, [sail('C5')], ({ events }) => deepEqual(told(events, 'moved')[0]!.path, ['E5', 'D5', 'C5'].map(at)));
  });

  test('11.2 With Tall Rigging a diagonal and a step reach round a hidden corner', () => {
    const options = { charting: 'stop' } as const;
    const ships = [{ at: 'C3', upgrades: ['rigging' as const] }, {}];
    const state = sea({ ships, options, shown: { D4: 'ocean' } });
    equal(goals(state, 0, 'sail').includes('E4'), true);
    equal(goals(state, 0, 'sail').includes('E3'), false);
    refuses(state, 0, LEAVE, 'not-now');
    equal(game.deciding(state.open)[0], 0);
  });
});

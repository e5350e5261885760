import { describe, test } from 'node:test';
import { BUY, STAY } from '../moves.ts';
import { tileName, UPGRADE_CARDS, UPGRADES } from '../tables/index.ts';
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
  told,
} from './builders.ts';

describe('7 Sinking', () => {
  test('7.1 Without crew a ship sinks at once, whatever the reason', () => {
    const state = sea({ ships: [{ at: 'D4', crew: 1, gold: 100 }, {}], tokens: { D3: 'SO12' } });
    after(state, [sail('D3')], ({ open, events }) => {
      equal(told(events, 'sunk')[0]!.how, 'card');
      deepEqual(cargo(open.ships[0]!), '0c 0f 0g');
    });
  });

  test('7.2 What sinks on a wreck joins it', () => {
    const state = sea({
      ships: [
        { at: 'D4', food: 0, gold: 100, maps: ['S-NE'] },
        { at: 'C3', food: 0, gold: 50 },
      ],
      shown: { D3: 'reef', C3: 'reef' },
      dice: [6],
    });
    played(state, sail('D3'));
    deepEqual(state.open.wrecks, [{ tile: at('D3'), gold: 100, maps: ['S-NE'] }]);
    after(state, [sail('D3')], ({ open }) => {
      // Salvaged, and sunk again for want of food.
      deepEqual(open.wrecks, [{ tile: at('D3'), gold: 150, maps: ['S-NE'] }]);
      deepEqual(open.ships[0]!.at, at('E5'));
    });
  });

  test('7.2 Gold and maps of a ship that sinks on a wreck it has not taken join what the wreck holds', () => {
    const state = sea({
      ships: [{ at: 'B6', crew: 1, gold: 100, maps: ['S-NE', 'D-NW'] }, {}],
      tokens: { B5: 'DO02' },
      wrecks: { B5: { gold: 50, maps: ['S-SE'] } },
      dice: [6, 6, 6, 1],
    });
    after(state, [sail('B5')], ({ open }) =>
      deepEqual(open.wrecks, [{ tile: at('B5'), gold: 150, maps: ['S-SE', 'S-NE', 'D-NW'] }]),
    );
  });

  test('7.2 A becalmed ship that sinks is not held when it sails again', () => {
    const state = sea({ ships: [{ at: 'D4', becalmed: true, food: 0 }, {}], active: 1 });
    after(state, [STAY, load(5)], ({ open, events }) =>
      deepEqual([told(events, 'no-wind').length, open.ships[0]!.afloat], [1, false]),
    );
    const rammed = sea({ ships: [{ at: 'C4' }, { at: 'D4', crew: 1, becalmed: true }], tokens: { D3: 'SO12' } });
    played(rammed, sail('D4'), push('D3'), load(5), STAY);
    after(rammed, [sail('F7')], ({ events }) =>
      deepEqual([told(events, 'no-wind').length, rammed.open.active], [0, 0]),
    );
  });

  test('7.2 A ship with nothing to lose leaves no wreck', () => {
    const state = sea({ ships: [{ at: 'D4', food: 0 }, {}], shown: { D3: 'reef' } });
    after(state, [sail('D3')], ({ open }) => deepEqual(open.wrecks, []));
  });

  test('7.3 A sunk ship spends its next turn at home, and keeps chest, upgrades and gems', () => {
    const sunk = { at: 'D3', afloat: false, crew: 0, food: 0, chest: 300, gems: 1, upgrades: ['rigging' as const] };
    const state = sea({ ships: [sunk, {}], active: 1 });
    played(state, STAY, load(5));
    equal(asked(state), 'dock');
    after(state, [load(4)], ({ open }) => {
      const { at, chest, gems, upgrades, crew, food } = open.ships[0]!;
      deepEqual([tileName(at), chest, gems, upgrades, crew, food], ['E5', 300, 1, ['rigging'], 4, 8]);
      equal(open.active, 1);
    });
  });
});

describe('8 Treasure', () => {
  test('8.1 Example 10: 700 gold aboard for the first ship in a corner, nothing for the next', () => {
    const state = sea({ ships: [{ at: 'A2' }, { at: 'C1' }] });
    played(state, sail('A1'));
    deepEqual(
      [state.open.ships[0]!.gold, state.open.ships[0]!.chest, state.open.faces[at('A1')]],
      [700, 0, 'treasure'],
    );
    const second = sea({ ships: [{ at: 'A2' }, {}], shown: { A1: 'treasure' } });
    after(second, [sail('A1')], ({ open }) => equal(open.ships[0]!.gold, 0));
  });

  test('8.2 Gold won at sea lies aboard', () => {
    const state = sea({ ships: [{ at: 'D4', gold: 50, chest: 300 }, {}], hidden: { D3: 'ocean' }, next: ['SO06'] });
    after(state, [sail('D3')], ({ open }) => deepEqual([open.ships[0]!.gold, open.ships[0]!.chest], [150, 300]));
  });

  test('8.2 It is safe only in the chest: a ship that sinks loses it, and the chest stays', () => {
    const state = sea({ ships: [{ at: 'D4', crew: 1, gold: 150, chest: 300 }, {}], tokens: { D3: 'SO12' } });
    after(state, [sail('D3')], ({ open }) => deepEqual([open.ships[0]!.gold, open.ships[0]!.chest], [0, 300]));
  });

  test('8.4 Example 16: the card first, then the X', () => {
    const state = sea({ ships: [{ at: 'B5', food: 3, maps: ['S-NW'] }, {}], hidden: { B4: 'island' }, next: ['DI12'] });
    after(state, [sail('B4')], ({ open, events }) => {
      deepEqual([cargo(open.ships[0]!), open.ships[0]!.maps], ['5c 5f 300g', []]);
      deepEqual(open.piles.SI.discard, ['SI06a']);
      deepEqual(told(events, 'map-dug'), [{ type: 'map-dug', seat: 0, map: 'S-NW', tile: at('B4'), gold: 300 }]);
    });
  });

  test('8.4 Example 17: a map found on its own X is dug at once', () => {
    const state = sea({ ships: [{ at: 'A4' }, {}], hidden: { A3: 'island' }, next: ['DI08a'] });
    after(state, [sail('A3')], ({ open }) => {
      deepEqual([open.ships[0]!.gold, open.ships[0]!.maps, open.piles.DI.discard], [600, [], ['DI08a']]);
    });
  });

  test('8.4 A map in a wreck is dug by whoever salvages it on the X', () => {
    const state = sea({ ships: [{ at: 'A4' }, {}], wrecks: { A3: { gold: 50, maps: ['D-NW'] } } });
    after(state, [sail('A3')], ({ open }) => equal(open.ships[0]!.gold, 650));
  });

  test('8.4 Of several maps the one whose X it is is dug, and the others are kept', () => {
    const state = sea({ ships: [{ at: 'A4', maps: ['S-SE', 'D-NW', 'S-NE'] }, {}], shown: { A3: 'reef' } });
    after(state, [sail('A3')], ({ open }) =>
      deepEqual([open.ships[0]!.gold, open.ships[0]!.maps], [600, ['S-SE', 'S-NE']]),
    );
  });

  test('8.4 Nobody digs for another’s map', () => {
    const state = sea({ ships: [{ at: 'A4' }, { maps: ['D-NW'] }], shown: { A3: 'reef' } });
    after(state, [sail('A3')], ({ open }) => equal(open.ships[0]!.gold, 0));
  });
});

describe('9 Home', () => {
  test('9.2 Example 18: gold is banked, upgrades bought as far as the chest goes, the hold filled', () => {
    const state = sea({ ships: [{ at: 'E4', gold: 650, chest: 100 }, {}] });
    played(state, sail('E5'));
    equal(state.open.ships[0]!.chest, 750);
    refuses(state, 0, load(12), 'bad-load');
    played(state, BUY.hold);
    equal(state.open.ships[0]!.chest, 250);
    refuses(state, 0, BUY.cannons, 'too-dear');
    refuses(state, 0, BUY.hold, 'owned');
    deepEqual(
      menuOf(state, 0),
      Array.from({ length: 15 }, (_, i) => load(i + 1)),
    );
    after(state, [load(10)], ({ open }) => deepEqual([cargo(open.ships[0]!), open.active], ['10c 6f 0g', 1]));
  });

  test('9.1 Staying at home docks again', () => {
    const state = sea({ ships: [{ gold: 0, chest: 900, crew: 2, food: 1 }, {}] });
    played(state, STAY);
    refuses(state, 0, STAY, 'not-now');
    after(state, [BUY.rigging, BUY.cannons, load(6)], ({ open }) => {
      deepEqual([open.ships[0]!.chest, open.ships[0]!.upgrades], [0, ['rigging', 'cannons']]);
    });
  });

  test('9.3 Loading refills the hold for nothing: at least 1 crew and 1 food, split as one likes', () => {
    const state = sea({ ships: [{ at: 'E4', crew: 2, food: 1, chest: 100 }, {}] });
    played(state, sail('E5'));
    refuses(state, 0, load(0), 'bad-load');
    refuses(state, 0, load(12), 'bad-load');
    const loaded = (crew: number) => {
      const [ship] = played(structuredClone(state), load(crew)).open.ships;
      return [cargo(ship!), ship!.chest];
    };
    deepEqual(
      [loaded(1), loaded(11)],
      [
        ['1c 11f 0g', 100],
        ['11c 1f 0g', 100],
      ],
    );
  });

  test('9.4 There are four upgrades', () => {
    deepEqual(
      UPGRADES.map(it => UPGRADE_CARDS[it].price),
      [600, 500, 300, 300],
    );
  });

  test('9.4 Tall Rigging: three steps', () => {
    const state = sea({ ships: [{ at: 'E3', upgrades: ['rigging'] }, {}] });
    equal(menuOf(state, 0).includes(sail('D1')), true);
    refuses(state, 0, sail('C1'), 'too-far');
  });

  test('9.4 Deep Hold: 16 spaces', () => {
    const state = sea({
      ships: [{ at: 'D4', upgrades: ['hold'], crew: 6, food: 7 }, {}],
      hidden: { D3: 'ocean' },
      next: ['SO09'],
    });
    after(state, [sail('D3')], ({ open }) => equal(open.ships[0]!.crew, 8));
  });

  test('9.4 Spyglass: once a turn, a hidden tile within three steps, for one captain’s eyes', () => {
    const state = sea({ ships: [{ at: 'D4', upgrades: ['spyglass'] }, {}], hidden: { D3: 'whirlpool' } });
    refuses(state, 0, peek('D8'), 'beyond-sight');
    refuses(state, 0, peek('D4'), 'not-hidden');
    const { events, secrets } = played(state, peek('D3'));
    deepEqual(events, [{ type: 'peeked', seat: 0, tile: at('D3') }]);
    deepEqual(secrets, [{ seat: 0, event: { type: 'spied', seat: 0, tile: at('D3'), face: 'whirlpool' } }]);
    refuses(state, 0, peek('D2'), 'already-spied');
    after(state, [sail('D3')], ({ open, own }) => deepEqual([open.ships[0]!.peeked, own[0]!.seen], [[], []]));
    refuses(sea(), 0, peek('D4'), 'no-spyglass');
  });

  test('9.4 A tile already seen is not looked at again, and corners are no secret', () => {
    const state = sea({ ships: [{ at: 'A3', upgrades: ['spyglass'] }, {}], shown: { A4: 'reef' } });
    refuses(state, 0, peek('A1'), 'not-hidden');
    played(state, peek('A2'), sail('A4'), STAY, load(5));
    state.open.phase = { kind: 'move', seat: 0, held: false, spied: false };
    refuses(state, 0, peek('A2'), 'already-seen');
  });
});

import { describe, test } from 'node:test';
import { battle } from '../effects/battle.ts';
import { strengthOf } from '../facts/ships.ts';
import { beginBattle, begin as pay } from '../phases/coins.ts';
import { CARDS } from '../tables/index.ts';
import type { Ship } from '../types/sea.ts';
import { adventure, afloat, at, deepEqual, doing, equal, galleon, type Setting, told } from './builders.ts';

function fighting(card: string, sea: Ship[], setting: Setting = {}) {
  const state = adventure(card, { ...setting, sea });
  state.open.step = 'battle';
  return doing(state, battle);
}

describe('8 The Battle', () => {
  test('8.1 The closest pair fights first (example 11)', () => {
    const after = fighting('N09', [at('red-1', 100, 140, 3), at('ship-0-1', 126, 140, 2), at('ship-1-1', 100, 175, 5)]);
    deepEqual(
      told(after.events, 'clash').map(({ gap, sunk }) => [gap, ...sunk]),
      [
        [1000, 'ship-0-1'],
        [1900, 'red-1'],
      ],
    );
    deepEqual(galleon(after, 1).voyage.trophies, [{ die: 'red-1', coins: 1, loot: 0, boarded: false }]);
    deepEqual(afloat(after), ['ship-1-1']);
  });

  test('8.1 Until one side is gone', () => {
    const after = fighting('N09', [at('ship-0-1', 60, 60, 5), at('yellow-1', 100, 60, 1), at('yellow-2', 260, 260, 3)]);
    deepEqual(afloat(after), ['ship-0-1']);
    equal(galleon(after, 0).voyage.trophies.length, 2);
  });

  test('8.2 At the same distance all fight at once (example 12)', () => {
    const sea = (blue: number) => [
      at('red-1', 140, 140, 3),
      at('ship-0-1', 166, 140, 4),
      at('ship-1-1', 140, 166.8, blue),
    ];
    const weak = fighting('N09', sea(2));
    deepEqual(told(weak.events, 'clash').length, 1);
    deepEqual(afloat(weak), ['ship-0-1']);
    deepEqual(
      weak.open.galleons.map(({ voyage }) => voyage.trophies.length),
      [1, 0],
    );
    const equalStrength = fighting('N09', sea(3));
    deepEqual(afloat(equalStrength), ['ship-0-1']);
    deepEqual(
      equalStrength.open.galleons.map(({ voyage }) => voyage.trophies.length),
      [1, 1],
    );
  });

  test('8.2 The same distance is measured from the shortest, and never chained', () => {
    const after = fighting('N09', [
      at('red-1', 140, 140, 3),
      at('ship-0-1', 166, 140, 1),
      at('ship-1-1', 140, 166.9, 1),
      at('ship-0-2', 112.2, 140, 1),
    ]);
    deepEqual(
      told(after.events, 'clash').map(({ gap, sunk }) => [gap, ...sunk]),
      [
        [1000, 'ship-0-1', 'ship-1-1'],
        [1180, 'ship-0-2'],
      ],
    );
  });

  test('8.2 Equal Strength sinks both', () => {
    const after = fighting('N09', [at('red-1', 140, 140, 4), at('ship-0-1', 170, 140, 4)]);
    deepEqual(afloat(after), []);
    deepEqual([galleon(after, 0).voyage.lost.length, galleon(after, 0).voyage.trophies.length], [1, 1]);
  });

  test('8.4 One reward for a ship that two ships of a player sink together', () => {
    const after = fighting('N09', [at('red-1', 140, 140, 3), at('ship-0-1', 170, 140, 4), at('ship-0-2', 110, 140, 4)]);
    equal(galleon(after, 0).voyage.trophies.length, 1);
  });

  test('8.5 A cannon is worth 2 to 6 by the Cannons on the Galleon, ready or not (example 13)', () => {
    const worth = (ready: number, spent: number, upgrades: ('bombs' | 'ballista')[] = []) => {
      const sea = [at('ship-0-1', 60, 60, 'cannon')];
      const state = adventure('N09', { sea, rigs: [{ cannons: ready, spentCannons: spent, upgrades }] });
      state.open.step = 'battle';
      galleon(state, 0).voyage.ballista = upgrades.includes('ballista');
      return strengthOf(state.open, state.open.sea[0]!);
    };
    deepEqual([worth(0, 0), worth(1, 0), worth(0, 2), worth(2, 1), worth(4, 0), worth(4, 3)], [2, 3, 4, 5, 6, 6]);
    deepEqual([worth(0, 2, ['bombs']), worth(0, 2, ['bombs', 'ballista'])], [6, 7]);
  });

  test('8.5 Cannon 4 against a touching 4: both sink, and it is a boarding (example 13)', () => {
    const after = fighting('N09', [at('red-1', 140, 140, 4), at('ship-0-1', 156.3, 140, 'cannon')], {
      rigs: [{ spentCannons: 2 }],
    });
    deepEqual(galleon(after, 0).voyage.trophies, [{ die: 'red-1', coins: 1, loot: 1, boarded: true }]);
    deepEqual(galleon(after, 0).voyage.lost, ['ship-0-1']);
  });

  test('8.6 Boarding: 1 Loot more for a ship that is touched; half a millimetre further it is none', () => {
    const near = (x: number) =>
      galleon(fighting('N09', [at('red-1', 140, 140, 2), at('ship-0-1', x, 140, 5)]), 0).voyage.trophies[0]!.boarded;
    deepEqual([near(156.5), near(156.6)], [true, false]);
  });

  test('8.6 With the Boarding Hook 1 Loot more still (example 16)', () => {
    const hooked = { ...at('ship-0-1', 156.3, 140, 4), hooked: 'green-1' };
    const after = fighting('N09', [at('green-1', 140, 140, 2), hooked]);
    deepEqual(galleon(after, 0).voyage.trophies, [{ die: 'green-1', coins: 1, loot: 2, boarded: true }]);
  });

  test('6.10 A ship that surrenders pays a Loot instead of the coin; boarded, another', () => {
    const after = fighting('N02', [at('yellow-1', 140, 140, 'sail'), at('ship-0-1', 156.3, 140, 2)]);
    deepEqual(galleon(after, 0).voyage.trophies, [{ die: 'yellow-1', coins: 0, loot: 2, boarded: true }]);
  });

  test('6.1 A symbol has the Strength the card gives, or 1', () => {
    const state = adventure('N05', {
      sea: [at('red-1', 60, 60, 'grape'), at('yellow-1', 100, 60, 'sail'), at('orange-1', 150, 60, 'skull')],
    });
    deepEqual(
      state.open.sea.map(ship => strengthOf(state.open, ship)),
      [4, 1, 1],
    );
  });

  test('8.3 Strength never falls below 0', () => {
    const state = adventure('N09', { sea: [{ ...at('yellow-1', 60, 60, 1), bonus: -4 }] });
    equal(strengthOf(state.open, state.open.sea[0]!), 0);
  });

  test('9.1 A bounty pays more, but not for a ship that gave up; bonus Loot comes on top', () => {
    const bounty = fighting('N16', [at('orange-1', 140, 140, 3), at('ship-0-1', 180, 140, 5)]);
    equal(galleon(bounty, 0).voyage.trophies[0]!.coins, 3);
    const bribed = fighting('N16', [{ ...at('orange-1', 140, 140, 6), bribed: true }, at('ship-0-1', 180, 140, 1)]);
    deepEqual(galleon(bribed, 0).voyage.trophies[0], { die: 'orange-1', coins: 0, loot: 1, boarded: false });
    const rum = fighting('N08', [at('yellow-1', 140, 140, 1), at('ship-0-1', 180, 140, 5)]);
    equal(galleon(rum, 0).voyage.trophies[0]!.loot, 1);
    const whale = fighting('P09', [at('violet-1', 140, 140, 2), at('ship-0-1', 180, 140, 5)]);
    equal(galleon(whale, 0).voyage.trophies[0]!.loot, 2);
  });

  for (const [id, colour, coins] of [
    ['N14', 'orange', 2],
    ['N15', 'orange', 2],
    ['N16', 'orange', 3],
    ['N17', 'orange', 2],
    ['P02', 'red', 3],
    ['P13', 'violet', 3],
    ['P14', 'orange', 2],
    ['P16', 'orange', 2],
    ['P17', 'violet', 4],
    ['P17', 'orange', 2],
    ['I07', 'orange', 2],
  ] as const)
    test(`9.1 ${CARDS[id]!.name}: ${colour === 'orange' ? 'an' : 'a'} ${colour} ship pays ${coins} coins, any other 1`, () => {
      const paid = (die: string) =>
        galleon(fighting(id, [at(die, 140, 140, 3), at('ship-0-1', 180, 140, 5)]), 0).voyage.trophies[0]!.coins;
      deepEqual([paid(`${colour}-1`), paid('green-1')], [coins, 1]);
    });

  test('6.9 An ally fights for the players, and nobody is paid for what it sinks', () => {
    const after = fighting('N07', [at('violet-1', 140, 140, 5), at('green-1', 165, 140, 3), at('ship-0-1', 30, 30, 1)]);
    deepEqual(afloat(after), ['ship-0-1', 'violet-1']);
    deepEqual(galleon(after, 0).voyage.trophies, []);
  });

  test('9.2 An ally still afloat is rewarded, one that is lost costs Loot', () => {
    const paid = (sea: Ship[], card: string) => {
      const state = adventure(card, { sea });
      state.open.step = 'battle';
      return doing(state, (it, tell) => {
        beginBattle(it, tell);
        pay(it, tell);
      });
    };
    const saved = paid([at('violet-1', 140, 140, 5), at('ship-0-1', 30, 30, 1)], 'N17');
    deepEqual([galleon(saved, 0).coins, galleon(saved, 1).coins], [2, 0]);
    const lost = paid([at('ship-0-1', 30, 30, 1)], 'N17');
    equal(galleon(lost, 0).coins, 0);
    deepEqual(
      [
        paid([at('violet-1', 140, 140, 5), at('ship-0-1', 30, 30, 1)], 'N07'),
        paid([at('ship-0-1', 30, 30, 1)], 'N07'),
      ].map(it => galleon(it, 0).voyage.due),
      [2, 1],
    );
  });
});

import { describe, test } from 'node:test';
import { battle } from '../effects/battle.ts';
import { npActions } from '../effects/npActions.ts';
import { strengthOf } from '../facts/ships.ts';
import { pitCoins } from '../phases/port/pit.ts';
import { begin as mending } from '../phases/repairs.ts';
import { NEEDS, UPGRADE, UPGRADES, type UpgradeId, USES } from '../tables/index.ts';
import type { Ship } from '../types/sea.ts';
import {
  adventure,
  afloat,
  at,
  deepEqual,
  doing,
  equal,
  fire,
  galleon,
  lootOf,
  menuOf,
  offers,
  played,
  port,
  type Rig,
  refuses,
  type Setting,
  sail,
  told,
  use,
} from './builders.ts';

const sea = (): Ship[] => [
  at('ship-0-1', 60, 60, 3),
  at('ship-1-1', 60, 200, 4),
  at('red-1', 110, 60, 5),
  at('green-1', 110, 90, 2),
  at('yellow-1', 250, 250, 1),
];

/** The first player's turn, with this Upgrade aboard; the second could go on. */
const having = (upgrade: UpgradeId, setting: Setting & { rig?: Rig; card?: string } = {}) =>
  adventure(setting.card ?? 'N09', {
    sea: sea(),
    ...setting,
    rigs: [{ ...setting.rig, upgrades: [upgrade, ...(setting.rig?.upgrades ?? [])] }, { sails: 1 }],
  });

const shipOf = (state: { open: { sea: Ship[] } }, die: string) => state.open.sea.find(ship => ship.die === die)!;

describe('3.4 Enemies', () => {
  const near = [
    at('ship-0-1', 60, 60, 3),
    at('ship-0-2', 60, 90, 3),
    at('ship-1-1', 100, 60, 4),
    at('green-1', 100, 90, 2),
    at('violet-1', 60, 120, 2),
  ];
  /** Whom a Black Flag could drive away. */
  const enemies = (card: string) => {
    const state = having('blackFlag', { card, sea: structuredClone(near) });
    return near.map(({ die }) => die).filter(die => offers(state, 0, use('blackFlag', { target: die })));
  };

  test('3.4 An Enemy is an NP Ship; in the Pirate Wars another player’s ship too', () => {
    deepEqual(enemies('N09'), ['green-1', 'violet-1']);
    deepEqual(enemies('P09'), ['ship-1-1', 'green-1', 'violet-1']);
  });

  test('3.4 An ally never is', () => {
    deepEqual([enemies('N07'), enemies('P05')], [['green-1'], ['ship-1-1', 'green-1']]);
    const state = having('blackFlag', { card: 'P05', sea: structuredClone(near) });
    refuses(state, 0, use('blackFlag', { target: 'violet-1' }), 'is-ally');
  });
});

describe('11 Upgrades', () => {
  test('11.4 Crow’s Nest: re-rolls an Enemy within long range, once; a new symbol acts no more', () => {
    const state = having('crowsNest', { rig: { sails: 1 }, chance: [4] });
    refuses(state, 0, use('crowsNest', { target: 'yellow-1' }), 'out-of-range');
    refuses(state, 0, use('crowsNest', { target: 'ship-1-1' }), 'not-an-enemy');
    const after = played(state, use('crowsNest', { target: 'red-1' }));
    equal(shipOf(after, 'red-1').side, 4);
    equal(strengthOf(after.open, shipOf(after, 'red-1')), 1);
    deepEqual(told(after.events, 'np-moved'), []);
    refuses(after, 0, use('crowsNest', { target: 'red-1' }), 'not-at-hand');
  });

  test('11.4 Crow’s Nest: a face it turns up counts for Surrender', () => {
    const near = [at('ship-0-1', 60, 60, 'cannon'), at('yellow-1', 110, 60, 3), at('ship-1-1', 60, 200, 4)];
    const state = having('crowsNest', { card: 'N02', sea: near, rig: { cannons: 1 }, chance: [4] });
    const after = played(state, use('crowsNest', { target: 'yellow-1' }), fire('ship-0-1', 'yellow-1'));
    deepEqual(told(after.events, 'trophy')[0]!.trophy, { die: 'yellow-1', coins: 0, loot: 1, boarded: false });
  });

  test('Parrot: anywhere in the Sea where no ship is, whatever the range and the tiles', () => {
    const state = having('parrot', { card: 'N06' });
    refuses(state, 0, use('parrot', { ship: 'ship-0-1', place: [110, 60] }), 'on-a-ship');
    refuses(state, 0, use('parrot', { ship: 'ship-0-1', place: [3, 60] }), 'outside-the-box');
    const after = played(state, use('parrot', { ship: 'ship-0-1', place: [140, 145] }));
    equal(galleon(after, 0).upgrades[0]!.ready, false);
    equal(told(after.events, 'moved')[0]!.by, 'parrot');
  });

  test('Super Sails: one Move goes twice as far', () => {
    const state = having('superSails', { rig: { sails: 1 } });
    refuses(state, 0, sail('ship-0-1', 160, 60), 'too-far');
    refuses(state, 0, sail('ship-0-1', 60, 237, { superSails: true }), 'too-far');
    const after = played(state, sail('ship-0-1', 60, 235, { superSails: true }));
    equal(galleon(after, 0).upgrades[0]!.used, true);
    equal(
      menuOf(having('superSails', { rig: { sails: 1 } }), 0).some(move => move.kind === 'move' && move.superSails),
      true,
    );
  });

  test('11.3 Super Sails and Super Cannons stretch the ranges of the Fog Bank', () => {
    const fog = (upgrade: UpgradeId, x: number) =>
      having(upgrade, {
        card: 'P15',
        rig: { sails: 1, cannons: 2 },
        sea: [at('ship-0-1', 60, 60, 3), at('red-1', x, 60, 5), at('ship-1-1', 60, 250, 4)],
      });
    refuses(fog('superSails', 250), 0, sail('ship-0-1', 60, 186.1, { superSails: true }), 'too-far');
    played(fog('superSails', 250), sail('ship-0-1', 60, 186, { superSails: true }));
    refuses(fog('superCannons', 120.2), 0, fire('ship-0-1', 'red-1', { superCannons: true }), 'out-of-range');
    played(fog('superCannons', 120.1), fire('ship-0-1', 'red-1', { superCannons: true }));
  });

  test('11.6 Black Flag: an Enemy within short range leaves, and nobody is paid', () => {
    const state = having('blackFlag', { rig: { sails: 1 } });
    refuses(state, 0, use('blackFlag', { target: 'yellow-1' }), 'out-of-range');
    const after = played(state, use('blackFlag', { target: 'red-1' }));
    equal(afloat(after).includes('red-1'), false);
    deepEqual(galleon(after, 0).voyage.trophies, []);
  });

  test('11.6 Black Flag: in the Pirate Wars a rival’s ship goes home unharmed', () => {
    const near = [at('ship-0-1', 60, 60, 3), at('ship-1-1', 60, 100, 4), at('red-1', 200, 60, 5)];
    const state = having('blackFlag', { card: 'P02', sea: near, rig: { sails: 1 } });
    const after = played(state, use('blackFlag', { target: 'ship-1-1' }));
    deepEqual(galleon(after, 1).voyage.lost, []);
    equal(afloat(after).includes('ship-1-1'), false);
  });

  test('Harpoon: a Non-Player Ship within long range is pulled alongside', () => {
    const state = having('harpoon', { rig: { sails: 1 } });
    refuses(state, 0, use('harpoon', { ship: 'ship-0-1', target: 'ship-1-1' }), 'not-an-np-ship');
    const after = played(state, use('harpoon', { ship: 'ship-0-1', target: 'red-1' }));
    equal(shipOf(after, 'red-1').x, 7600);
    equal(told(after.events, 'np-moved')[0]!.act, 'harpoon');
  });

  test('Big Bertha: one Fire sinks a second ship near the first', () => {
    const state = having('bigBertha', { rig: { cannons: 2 } });
    refuses(state, 0, fire('ship-0-1', 'red-1', { bertha: 'yellow-1' }), 'nothing-for-bertha');
    refuses(state, 0, fire('ship-0-1', 'red-1', { bertha: 'red-1' }), 'nothing-for-bertha');
    refuses(state, 0, fire('ship-0-1', 'red-1', { bertha: 'ship-0-1' }), 'nothing-for-bertha');
    const move = fire('ship-0-1', 'red-1', { bertha: 'green-1' });
    equal(offers(state, 0, move), true);
    const after = played(state, move);
    deepEqual(
      told(after.events, 'trophy')
        .map(({ trophy }) => trophy.die)
        .slice(0, 2),
      ['red-1', 'green-1'],
    );
    equal(galleon(after, 0).upgrades[0]!.ready, false);
    refuses(having('ram', { rig: { cannons: 2 } }), 0, move, 'not-at-hand');
  });

  test('Big Bertha: the second ship lies within short range of the first, wherever the gun is', () => {
    const at63 = (x: number) => [at('ship-0-1', 60, 60, 3), at('red-1', 110, 60, 5), at('green-1', x, 60, 2)];
    const move = fire('ship-0-1', 'red-1', { bertha: 'green-1' });
    const near = having('bigBertha', { rig: { cannons: 2 }, sea: at63(189) });
    equal(offers(near, 0, move), true);
    equal(afloat(played(near, move)).includes('green-1'), false);
    const far = having('bigBertha', { rig: { cannons: 2 }, sea: at63(189.01) });
    equal(offers(far, 0, move), false);
    refuses(far, 0, move, 'nothing-for-bertha');
  });

  test('11.5 Super Hull: passed over by explosions', () => {
    const near = [
      at('orange-1', 140, 140, 'skull'),
      at('ship-0-1', 160, 140, 1),
      at('ship-1-1', 140, 170, 1),
      at('red-1', 100, 140, 2),
    ];
    const state = having('superHull', { card: 'N15', sea: near });
    const after = doing(state, (it, tell) => npActions(it, null, tell));
    deepEqual(told(after.events, 'exploded')[0]!.victims, ['ship-1-1', 'red-1']);
  });

  test('11.5 Super Hull: alone in the Sea, the first ship is struck all the same', () => {
    const state = having('superHull', {
      card: 'N11',
      sea: [at('red-1', 140, 140, 'sail'), at('ship-0-1', 180, 140, 1)],
    });
    const after = doing(state, (it, tell) => npActions(it, null, tell));
    deepEqual(told(after.events, 'volley')[0]!.targets, ['ship-0-1']);
  });

  test('11.5 Super Hull: struck together with others, a ship is replaced by the next closest that is no target yet', () => {
    const near = [
      at('red-1', 140, 140, 'sail'),
      at('ship-0-1', 178, 140, 1),
      at('ship-1-1', 140, 178.7, 1),
      at('ship-1-2', 84, 140, 1),
      at('ship-1-3', 140, 70, 1),
    ];
    const state = having('superHull', { card: 'N11', sea: near });
    const after = doing(state, (it, tell) => npActions(it, null, tell));
    deepEqual(told(after.events, 'volley')[0]!.targets, ['ship-1-2', 'ship-1-1']);
    deepEqual(afloat(after), ['red-1', 'ship-0-1', 'ship-1-3']);
  });

  test('11.1 Exhausted, it protects nobody', () => {
    const near = [at('red-1', 140, 140, 'sail'), at('ship-0-1', 180, 140, 1), at('ship-1-1', 250, 140, 1)];
    const state = having('superHull', { card: 'N11', sea: near });
    galleon(state, 0).upgrades[0]!.ready = false;
    const after = doing(state, (it, tell) => npActions(it, null, tell));
    deepEqual(told(after.events, 'volley')[0]!.targets, ['ship-0-1']);
  });

  test('Heaven’s Kitchen: hiring costs 1 Rum', () => {
    const state = port('tavern', [{ loot: { rum: 1 }, upgrades: ['heavensKitchen'] }, {}]);
    equal(offers(state, 0, { kind: 'hire' }), true);
    refuses(port('tavern', [{ loot: { rum: 1 } }, {}]), 0, { kind: 'hire' }, 'wrong-price');
  });

  test('Super Cannons: one Fire reaches long range', () => {
    const far = () => [at('ship-0-1', 60, 60, 'cannon'), at('red-1', 160, 60, 5), at('ship-1-1', 60, 200, 4)];
    const state = having('superCannons', { sea: far(), rig: { cannons: 1 } });
    refuses(state, 0, fire('ship-0-1', 'red-1'), 'out-of-range');
    const move = fire('ship-0-1', 'red-1', { superCannons: true });
    equal(offers(state, 0, move), true);
    equal(galleon(played(state, move), 0).upgrades[0]!.used, true);
    refuses(having('ram', { sea: far(), rig: { cannons: 1 } }), 0, move, 'not-at-hand');
  });

  test('Bombs: cannon faces have Strength 6', () => {
    const state = having('bombs', { sea: [at('ship-0-1', 60, 60, 'cannon'), at('ship-0-2', 90, 60, 2)] });
    deepEqual(
      state.open.sea.map(ship => strengthOf(state.open, ship)),
      [6, 2],
    );
  });

  test('Secret Hold: when the Pirate King helps, 1 Loot of choice is kept', () => {
    const state = having('secretHold', {
      sea: [],
      sent: ['ship-0-1', 'ship-0-2', 'ship-0-3'],
      rig: { loot: { rum: 1, spices: 1 } },
    });
    galleon(state, 0).voyage.lost = ['ship-0-1', 'ship-0-2', 'ship-0-3'];
    state.open.step = 'repairs';
    doing(state, (it, tell) => {
      it.open.phase = mending(it, tell)!;
    });
    refuses(state, 0, { kind: 'repair', pay: { rum: 1 } }, 'not-now');
    refuses(state, 0, { kind: 'save', loot: 'fabrics' }, 'not-your-loot');
    deepEqual(lootOf(played(state, { kind: 'save', loot: 'spices' }), 0), { spices: 1 });
  });

  test('Rich Cabin: the first Valuables at the Pit pay 3 coins', () => {
    const rig: Rig = { loot: { valuables: 2, rum: 2 }, upgrades: ['richCabin'] };
    const state = port('pit', [rig, {}]);
    deepEqual([pitCoins(galleon(state, 0), { valuables: 2 }), pitCoins(galleon(state, 0), { rum: 2 })], [4, 1]);
    const after = played(state, { kind: 'gift', loot: { valuables: 1 } }, { kind: 'gift', loot: { valuables: 1 } });
    equal(galleon(after, 0).coins, 4);
  });

  test('11.4 Ballista: 1 Strength more in the Battle, and in the Battle only', () => {
    const state = having('ballista', {
      sea: [at('ship-0-1', 60, 60, 3), at('red-1', 110, 60, 3), at('ship-1-1', 250, 250, 1)],
    });
    const after = played(state, use('ballista'));
    equal(strengthOf({ ...after.open, step: 'actions' }, at('ship-0-1', 60, 60, 3)), 3);
    deepEqual(told(after.events, 'clash'), []);
    const fought = played(after, { kind: 'pass' });
    deepEqual(told(fought.events, 'clash')[0]!.pairs[0]!.oursStrength, 4);
  });

  test('Boarding Hook: up to short range, touching a Non-Player Ship; boarding brings 1 Loot more', () => {
    const state = having('boardingHook');
    const hook = (x: number, y: number, target: string) =>
      use('boardingHook', { ship: 'ship-0-1', target, place: [x, y] });
    refuses(state, 0, hook(90, 60, 'red-1'), 'not-touching');
    refuses(state, 0, hook(110, 106.2, 'green-1'), 'too-far');
    const after = played(state, hook(93.8, 60, 'red-1'));
    equal(shipOf(after, 'ship-0-1').hooked, 'red-1');
    equal(
      menuOf(having('boardingHook'), 0).some(move => move.kind === 'use' && move.target === 'red-1'),
      true,
    );
  });

  test('Boarding Hook: a ship that is fired at is not boarded, and brings nothing more', () => {
    const state = having('boardingHook', { rig: { cannons: 2 } });
    const hooked = played(state, use('boardingHook', { ship: 'ship-0-1', target: 'red-1', place: [93.8, 60] }));
    const after = played(hooked, fire('ship-0-1', 'red-1'));
    deepEqual(told(after.events, 'trophy')[0]!.trophy, { die: 'red-1', coins: 1, loot: 0, boarded: false });
  });

  test('Boarding Hook: moved 40 mm to a green 2 with a 4, it brings two tokens (example 16)', () => {
    const near = [at('ship-0-1', 60, 60, 4), at('green-1', 116.2, 60, 2), at('ship-1-1', 250, 250, 1)];
    const state = having('boardingHook', { sea: near });
    const moved = played(state, use('boardingHook', { ship: 'ship-0-1', target: 'green-1', place: [100, 60] }));
    state.open.step = 'battle';
    const after = doing(moved, battle);
    deepEqual(galleon(after, 0).voyage.trophies, [{ die: 'green-1', coins: 1, loot: 2, boarded: true }]);
  });

  test('Steering Wheel: turns a ship to any face of its die, also the cannon', () => {
    const state = having('steeringWheel');
    refuses(state, 0, use('steeringWheel', { ship: 'ship-0-1', side: 2 }), 'same-face');
    const after = played(state, use('steeringWheel', { ship: 'ship-0-1', side: 5 }));
    equal(shipOf(after, 'ship-0-1').side, 5);
    const captain = having('steeringWheel', { sea: [at('captain-0', 60, 60, 3), at('red-1', 110, 60, 5)] });
    equal(menuOf(captain, 0).filter(move => move.kind === 'use').length, 4);
  });

  test('Drill: Non-Player Ships the moved ship touches lose 2 Strength', () => {
    const state = having('drill', { rig: { sails: 1 } });
    const move = sail('ship-0-1', 93.8, 75, { drill: true });
    const after = played(state, move);
    deepEqual(told(after.events, 'drilled')[0]!.ships, ['red-1', 'green-1']);
    deepEqual(
      ['red-1', 'green-1'].map(die => strengthOf(after.open, shipOf(after, die))),
      [3, 0],
    );
    equal(galleon(after, 0).upgrades[0]!.ready, false);
    equal(
      menuOf(having('drill', { rig: { sails: 1 } }), 0).some(it => it.kind === 'move' && it.drill),
      true,
    );
  });

  test('Drill: it is not worn out on a Move that ends beside no Non-Player Ship', () => {
    const state = having('drill', { rig: { sails: 1 } });
    refuses(state, 0, sail('ship-0-1', 60, 90, { drill: true }), 'not-touching');
    played(state, sail('ship-0-1', 60, 90));
  });

  test('Ram: a Battle at once with an Enemy it touches, with 2 Strength more; boarding counts', () => {
    const near = [
      at('ship-0-1', 60, 60, 3),
      at('red-1', 76.2, 60, 4),
      at('ship-1-1', 200, 200, 1),
      at('red-2', 110, 200, 2),
    ];
    const state = having('ram', { sea: near });
    refuses(state, 0, use('ram', { ship: 'ship-0-1', target: 'red-2' }), 'out-of-range');
    const after = played(state, use('ram', { ship: 'ship-0-1', target: 'red-1' }));
    const [clash] = told(after.events, 'clash');
    deepEqual([clash!.why, clash!.pairs[0]!.oursStrength, clash!.sunk], ['ram', 5, ['red-1']]);
    deepEqual(galleon(after, 0).voyage.trophies[0], { die: 'red-1', coins: 1, loot: 1, boarded: true });
  });

  test('Turbine: a Move of up to short range without a Sail, once', () => {
    const state = having('turbine', { rig: { cannons: 2 } });
    refuses(state, 0, use('turbine', { ship: 'ship-0-1', place: [60, 124] }), 'too-far');
    const after = played(state, use('turbine', { ship: 'ship-0-1', place: [60, 123] }));
    equal(galleon(after, 0).upgrades[0]!.used, true);
  });

  test('11.6 Iron Teeth: sink a Non-Player Ship within half a short range; nobody is paid', () => {
    const state = having('ironTeeth', { rig: { sails: 1 } });
    refuses(state, 0, use('ironTeeth', { target: 'red-1' }), 'out-of-range');
    const near = having('ironTeeth', { rig: { sails: 1 }, sea: [at('ship-0-1', 60, 60, 3), at('red-1', 100, 60, 5)] });
    const after = played(near, use('ironTeeth', { target: 'red-1' }));
    deepEqual([afloat(after), galleon(after, 0).voyage.trophies], [['ship-0-1'], []]);
  });

  test('6.9 Nothing works on an ally', () => {
    const near = [at('ship-0-1', 60, 60, 3), at('violet-1', 76.2, 60, 5), at('green-1', 200, 60, 1)];
    for (const upgrade of ['crowsNest', 'blackFlag', 'ironTeeth'] as const)
      refuses(having(upgrade, { card: 'N07', sea: near }), 0, use(upgrade, { target: 'violet-1' }), 'is-ally');
    const cannons = having('ram', { card: 'N07', sea: near, rig: { cannons: 2 } });
    refuses(cannons, 0, fire('ship-0-1', 'violet-1'), 'is-ally');
  });

  test('Every Upgrade that is used on a turn says what it needs', () => {
    const used = UPGRADES.filter(id => UPGRADE[id].mode !== 'passive' && (USES as readonly string[]).includes(id));
    equal(used.length, 10);
    for (const id of USES) equal(typeof NEEDS[id].ship, 'boolean');
  });
});

import { describe, test } from 'node:test';
import { refusesPlace } from '../facts/sea.ts';
import { rattleBattle as game } from '../game.ts';
import type { RattleOptions } from '../meta.ts';
import { begin } from '../phases/turn.ts';
import { LONG } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import {
  adventure,
  afloat,
  at,
  deepEqual,
  doing,
  endTurn,
  equal,
  fire,
  galleon,
  menuOf,
  pass,
  played,
  refuses,
  sail,
  told,
  use,
} from './builders.ts';

const sea = () => [
  at('ship-0-1', 60, 60, 3),
  at('ship-0-2', 60, 200, 'cannon'),
  at('ship-1-1', 200, 60, 4),
  at('red-1', 110, 60, 5),
  at('yellow-1', 60, 240, 1),
];
const table = (rig = {}, other = {}) => adventure('N09', { sea: sea(), rigs: [rig, other] });

describe('7 Player Actions', () => {
  test('7.1 One action each in turn order; who has passed is out', () => {
    const state = table({ sails: 3 }, { sails: 1 });
    const after = played(state, sail('ship-0-1', 60, 80), sail('ship-1-1', 200, 80), pass);
    deepEqual(
      told(after.events, 'moved').map(({ seat }) => seat),
      [0, 1],
    );
    equal(galleon(after, 0).voyage.passed, true);
  });

  test('7.1 Who can do nothing passes', () => {
    const state = table({ sails: 1 }, {});
    const begun = doing(state, begin);
    deepEqual(told(begun.events, 'passed'), []);
    const after = played(state, sail('ship-0-1', 60, 80));
    deepEqual(
      told(after.events, 'passed').map(({ seat }) => seat),
      [1, 0],
    );
    equal(told(after.events, 'clash').length > 0, true);
  });

  test('7.1 A Boarding Hook that reaches nothing is nothing to do', () => {
    const sea = (x: number) => [at('ship-0-1', 60, 60, 1), at('ship-1-1', 60, 240, 3), at('red-1', x, 60, 5)];
    const turn = (x: number) => {
      const state = adventure('N09', { sea: sea(x), rigs: [{ upgrades: ['boardingHook'] }, { sails: 1 }] });
      return doing(state, (it, tell) => {
        it.open.phase = begin(it, tell)!;
      });
    };
    for (const x of [139.1, 139.5]) deepEqual(game.deciding(turn(x).open), [0]);
    const far = turn(139.51);
    deepEqual([told(far.events, 'passed'), game.deciding(far.open)], [[{ type: 'passed', seat: 0 }], [1]]);
  });

  test('7.1 A Turbine on a ship that touches a tile of the Boneyard is nothing to do', () => {
    const turn = (x: number) => {
      const sea = [at('ship-0-1', x, 145, 1), at('ship-1-1', 60, 240, 3), at('red-1', 20, 20, 2)];
      const state = adventure('N06', { sea, rigs: [{ upgrades: ['turbine'] }, { sails: 1 }] });
      return doing(state, (it, tell) => {
        it.open.phase = begin(it, tell)!;
      });
    };
    deepEqual(game.deciding(turn(99).open), [0]);
    deepEqual(game.deciding(turn(100).open), [1]);
  });

  test('7.1 A second action on the same turn is refused; an Upgrade may follow', () => {
    const state = table({ sails: 2, cannons: 1, upgrades: ['turbine'] }, { sails: 1 });
    const after = played(state, sail('ship-0-1', 60, 80));
    refuses(after, 0, sail('ship-0-1', 60, 60), 'already-acted');
    refuses(after, 0, fire('ship-0-2', 'yellow-1'), 'already-acted');
    refuses(after, 0, pass, 'turn-begun');
    const more = played(after, use('turbine', { ship: 'ship-0-1', place: [60, 100] }));
    deepEqual(more.open.phase, { kind: 'turn', acted: false, used: false, waiting: [1], ready: [] });
  });

  test('7.1 An Upgrade alone is a turn, and no pass', () => {
    const state = table({ sails: 1, upgrades: ['ballista'] }, { sails: 1 });
    refuses(state, 0, endTurn, 'turn-not-begun');
    const used = played(structuredClone(state), use('ballista'));
    refuses(used, 0, pass, 'turn-begun');
    const after = played(state, use('ballista'), endTurn, pass);
    deepEqual(after.open.phase.kind === 'turn' && after.open.phase.waiting, [0]);
  });

  test('7.2 A Move exhausts a Sail and turns nothing', () => {
    const after = played(table({ sails: 1 }, { sails: 1 }), sail('ship-0-1', 130, 100));
    deepEqual(galleon(after, 0).sails, { ready: 0, exhausted: 1 });
    const { x, y, rotation, side } = after.open.sea[0]!;
    deepEqual([x, y, rotation, side], [13000, 10000, 0, 2]);
  });

  test('7.2 Without a ready Sail nobody moves, and nobody moves another’s ship', () => {
    const state = table({ cannons: 2, spentSails: 2 }, { sails: 1 });
    refuses(state, 0, sail('ship-0-1', 60, 80), 'no-sail');
    refuses(state, 0, sail('ship-1-1', 60, 80), 'not-your-ship');
    refuses(state, 0, sail('ship-0-3', 60, 80), 'no-such-ship');
    refuses(state, 1, pass, 'not-your-turn');
    refuses(state, 0, { kind: 'hire' }, 'not-now');
  });

  test('7.3 Over others, but not onto them, nor out of the box, nor nowhere', () => {
    const state = table({ sails: 1 });
    refuses(state, 0, sail('ship-0-1', 105, 60), 'on-a-ship');
    refuses(state, 0, sail('ship-0-1', 60, 5), 'outside-the-box');
    refuses(state, 0, sail('ship-0-1', 60.3, 60), 'no-move');
    refuses(state, 0, sail('ship-0-1', 60, 60, { superSails: true }), 'not-at-hand');
    refuses(state, 0, sail('ship-0-1', 60, 90, { drill: true }), 'not-at-hand');
    played(state, sail('ship-0-1', 140, 60));
  });

  test('7.5 A Fire sinks an Enemy in range: not an own ship, not a rival’s in this scenario, not one far away', () => {
    const state = table({ cannons: 2 });
    refuses(state, 0, fire('ship-0-1', 'ship-0-2'), 'own-ship');
    refuses(state, 0, fire('ship-0-1', 'ship-1-1'), 'not-an-enemy');
    refuses(state, 0, fire('ship-0-1', 'yellow-1'), 'out-of-range');
    refuses(state, 0, fire('ship-1-1', 'red-1'), 'not-your-ship');
    refuses(state, 0, fire('ship-0-1', 'green-1'), 'no-such-ship');
    const after = played(state, fire('ship-0-1', 'red-1'));
    equal(afloat(after).includes('red-1'), false);
  });

  test('7.6 One Cannon from the cannon face, two from any other', () => {
    const one = played(table({ cannons: 1 }), fire('ship-0-2', 'yellow-1'));
    deepEqual(galleon(one, 0).cannons, { ready: 0, exhausted: 1 });
    refuses(table({ cannons: 1 }), 0, fire('ship-0-1', 'red-1'), 'no-cannons');
    const two = played(table({ cannons: 3 }, { sails: 1 }), fire('ship-0-1', 'red-1'));
    deepEqual(galleon(two, 0).cannons, { ready: 1, exhausted: 2 });
  });

  test('7.6 A Powder Keg pays instead of Cannons', () => {
    const rig = { loot: { keg: 1 } };
    const state = adventure('N09', { sea: sea(), rigs: [rig, {}], chosen: { 'loot-pack': 'on' } });
    const after = played(state, fire('ship-0-1', 'red-1', { keg: true }));
    equal(galleon(after, 0).voyage.trophies.length + told(after.events, 'coins').length > 0, true);
    equal(after.open.bag.keg, 2);
    refuses(table({ cannons: 2 }), 0, fire('ship-0-1', 'red-1', { keg: true }), 'no-keg');
  });

  test('7.7, 18.5 What is sunk by fire is not boarded, unless the table chose so', () => {
    const near = () => [at('ship-0-1', 60, 60, 'cannon'), at('red-1', 76.2, 60, 5), at('ship-1-1', 200, 200, 1)];
    const boarded = (chosen: Partial<RattleOptions>) => {
      const state = adventure('N09', { sea: near(), rigs: [{ cannons: 1 }, {}], chosen });
      return told(played(state, fire('ship-0-1', 'red-1')).events, 'trophy')[0]!.trophy;
    };
    deepEqual(boarded({}), { die: 'red-1', coins: 1, loot: 0, boarded: false });
    deepEqual(boarded({ 'board-by-fire': 'on' }), { die: 'red-1', coins: 1, loot: 1, boarded: true });
  });

  test('7.8 Without a ship in the Sea nothing can be used', () => {
    const state = adventure('N09', {
      sea: [at('ship-1-1', 60, 60, 1), at('red-1', 200, 60, 2)],
      rigs: [{ upgrades: ['ballista'] }],
    });
    refuses(state, 0, use('ballista'), 'nobody-at-sea');
  });

  test('7.8 What a use needs is named, and nothing else', () => {
    const state = table({ upgrades: ['ballista', 'turbine'] });
    refuses(state, 0, use('ballista', { ship: 'ship-0-1' }), 'wrongly-aimed');
    refuses(state, 0, use('turbine', { ship: 'ship-0-1' }), 'wrongly-aimed');
    refuses(state, 0, use('turbine', { ship: 'ship-0-1', place: [60, 80], side: 1 }), 'wrongly-aimed');
    refuses(state, 0, use('turbine', { ship: 'ship-0-3', place: [60, 80] }), 'no-such-ship');
    refuses(state, 0, use('turbine', { ship: 'ship-1-1', place: [60, 80] }), 'not-your-ship');
    refuses(state, 0, use('parrot', { ship: 'ship-0-1', place: [60, 80] }), 'not-at-hand');
  });

  test('The menu lists legal places: beside Non-Player Ships, in firing range, and all around', () => {
    const state = table({ sails: 1 });
    const moves = menuOf(state, 0).filter((move): move is Extract<Move, { kind: 'move' }> => move.kind === 'move');
    equal(moves.length > 40, true, `${moves.length}`);
    for (const move of moves) {
      const ship = state.open.sea.find(({ die }) => die === move.ship)!;
      equal(refusesPlace(state.open, ship, move, LONG), null);
    }
    const touching = moves.filter(({ ship, x, y }) => {
      const at = { ...state.open.sea.find(({ die }) => die === ship)!, x, y };
      return Math.abs(at.x - 11000) <= 1650 && Math.abs(at.y - 6000) <= 1650;
    });
    equal(touching.length >= 8, true, `${touching.length}`);
    equal(game.menu({ seat: 0, open: state.open, own: null }).complete, false);
  });

  test('13 Cannonade: Cannons are needed but not exhausted', () => {
    const state = adventure('P01', { sea: sea(), rigs: [{ cannons: 2 }, {}] });
    const after = played(state, fire('ship-0-1', 'red-1'));
    deepEqual(galleon(after, 0).cannons, { ready: 2, exhausted: 0 });
    refuses(adventure('P01', { sea: sea(), rigs: [{ cannons: 1 }, {}] }), 0, fire('ship-0-1', 'red-1'), 'no-cannons');
  });

  test('13 Say Hello to the Guns: every Fire costs one Cannon', () => {
    const after = played(adventure('I04', { sea: sea(), rigs: [{ cannons: 1 }, {}] }), fire('ship-0-1', 'red-1'));
    deepEqual(galleon(after, 0).cannons, { ready: 0, exhausted: 1 });
  });

  test('13 Fog Bank: a Move goes 63 mm, a Fire 31.5', () => {
    const state = adventure('P15', {
      sea: sea(),
      rigs: [{ sails: 1, cannons: 2, upgrades: ['superSails', 'superCannons'] }, {}],
    });
    refuses(state, 0, sail('ship-0-1', 60, 124), 'too-far');
    refuses(state, 0, fire('ship-0-1', 'red-1'), 'out-of-range');
    played(structuredClone(state), sail('ship-0-1', 60, 123));
    played(structuredClone(state), sail('ship-0-1', 60, 180, { superSails: true }));
    played(structuredClone(state), fire('ship-0-1', 'red-1', { superCannons: true }));
  });

  test('13 No player actions in the first lessons', () => {
    const state = adventure('I01', { sea: sea().slice(0, 3), rigs: [{ sails: 1 }, {}] });
    equal(doing(state, (it, tell) => equal(begin(it, tell), null)).events.length, 0);
  });

  test('13 Smugglers’ Cove: two ships at the island bring 1 Loot, not 2', () => {
    const sea = [at('ship-0-1', 140, 181, 1), at('ship-0-2', 140, 97, 1), at('green-1', 250, 250, 1)];
    const state = adventure('P03', { sea, rigs: [{ sails: 1 }, {}] });
    const { events } = played(state, pass);
    deepEqual(told(events, 'tile-touched'), [{ type: 'tile-touched', seat: 0, loot: 1 }]);
    equal(told(events, 'loot-drawn')[0]!.loot.length, 3);
  });

  test('13 Smugglers’ Cove: who touches the island when the actions end gets 1 Loot more', () => {
    const state = adventure('P03', {
      sea: [at('ship-0-1', 140, 181, 1), at('ship-1-1', 30, 30, 1), at('green-1', 250, 250, 1)],
      rigs: [{ sails: 1 }, {}],
    });
    equal(menuOf(state, 0).length > 10, true);
    const after = played(state, pass);
    deepEqual(told(after.events, 'tile-touched'), [{ type: 'tile-touched', seat: 0, loot: 1 }]);
    deepEqual(
      told(after.events, 'loot-drawn').map(({ seat, loot }) => [seat, loot.length]),
      [
        [0, 3],
        [1, 2],
      ],
    );
  });
});

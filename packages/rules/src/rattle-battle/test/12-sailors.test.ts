import { describe, test } from 'node:test';
import { joinCrew } from '../effects/galleon.ts';
import { strengthOf } from '../facts/ships.ts';
import { scoreOf } from '../standings.ts';
import { CREW_PACK, HOARDS, SAILOR, SAILORS, type SailorId } from '../tables/index.ts';
import type { RattleState } from '../types.ts';
import {
  adventure,
  asking,
  at,
  call,
  deepEqual,
  doing,
  done,
  equal,
  galleon,
  lootOf,
  menuOf,
  offers,
  played,
  port,
  type Rig,
  refuses,
  type Setting,
  told,
  use,
} from './builders.ts';

/** The first player's turn to call Sailors. */
function calling(sailor: SailorId, rig: Rig = {}, setting: Setting = {}): RattleState {
  const state = adventure('N09', { sent: ['ship-0-1'], ...setting, rigs: [{ ...rig, crew: [sailor] }, {}] });
  state.open.step = 'sailors';
  return asking(state, { kind: 'sailors' });
}

const PACK = { chosen: { 'crew-pack': 'on' } } as const;

describe('12 Sailors at sea', () => {
  test('12.2 Emilio Scar: pay 1 Spices, add the top Upgrade', () => {
    const state = calling('emilio', { loot: { spices: 1 } });
    const top = state.shut.upgrades.at(-1);
    const after = played(state, call('emilio', { loot: { spices: 1 } }));
    deepEqual(galleon(after, 0).upgrades, [{ id: top, ready: true, used: false }]);
    refuses(calling('emilio'), 0, call('emilio', { loot: { spices: 1 } }), 'not-your-loot');
    const empty = calling('emilio', { loot: { spices: 1 } });
    empty.open.decks.upgrades = 0;
    refuses(empty, 0, call('emilio', { loot: { spices: 1 } }), 'deck-empty');
  });

  test('12.2 Max Schraube: pay 1 Fabrics, add a Part of choice', () => {
    const state = calling('max', { loot: { fabrics: 1 } });
    refuses(state, 0, call('max', { loot: { fabrics: 1 } }), 'wrong-price');
    const after = played(state, call('max', { loot: { fabrics: 1 }, part: 'hold' }));
    equal(galleon(after, 0).holds, 1);
    const short = calling('max', { loot: { fabrics: 1 } });
    short.open.supply.hold = 0;
    refuses(short, 0, call('max', { loot: { fabrics: 1 }, part: 'hold' }), 'part-sold-out');
  });

  test('12.1, 12.2 Olaf Beerson: pay 1 Rum, the top Sailor joins without a bonus, and may be used at once', () => {
    const state = calling('olaf', { loot: { rum: 1 }, spentSails: 1 });
    state.shut.sailors = state.shut.sailors.filter(id => id !== 'gunhild' && id !== 'mutiny');
    state.shut.sailors.unshift('gunhild');
    state.shut.sailors.push('mutiny');
    const after = played(state, call('olaf', { loot: { rum: 1 } }), call('mutiny', { ready: 'sail' }));
    deepEqual(galleon(after, 0).sails, { ready: 1, exhausted: 0 });
    const gunner = calling('olaf', { loot: { rum: 1 } });
    gunner.shut.sailors = [...gunner.shut.sailors.filter(id => id !== 'gunhild'), 'gunhild'];
    equal(galleon(played(gunner, call('olaf', { loot: { rum: 1 } })), 0).cannons.ready, 0);
  });

  test('12.2 Greta Grapnel: draws 1 Loot if you sank a Non-Player Ship', () => {
    refuses(calling('greta'), 0, call('greta'), 'sailor-not-now');
    const state = calling('greta');
    galleon(state, 0).voyage.trophies = [{ die: 'red-1', coins: 1, loot: 0, boarded: false }];
    equal(told(played(state, call('greta')).events, 'loot-drawn')[0]!.loot.length, 1);
  });

  test('12.2 Greta Grapnel: another player’s ship is no Non-Player Ship', () => {
    const state = calling('greta');
    galleon(state, 0).voyage.trophies = [{ die: 'ship-1-1', coins: 1, loot: 0, boarded: false }];
    refuses(state, 0, call('greta'), 'sailor-not-now');
  });

  test('12.2 Barnaby Bilge: draws 1 Loot if a ship of yours was sunk', () => {
    refuses(calling('barnaby'), 0, call('barnaby'), 'sailor-not-now');
    const state = calling('barnaby');
    galleon(state, 0).voyage.lost = ['ship-0-1'];
    equal(told(played(state, call('barnaby')).events, 'loot-drawn')[0]!.why, 'barnaby');
  });

  test('12.2 One-Ear Wim: returns up to 2 Loot and draws as many', () => {
    const state = calling('wim', { loot: { rum: 3 } });
    refuses(state, 0, call('wim', { loot: { rum: 3 } }), 'wrong-price');
    refuses(state, 0, call('wim', { loot: { fabrics: 1 } }), 'not-your-loot');
    const { events } = played(state, call('wim', { loot: { rum: 2 } }));
    deepEqual([told(events, 'loot-returned')[0]!.loot, told(events, 'loot-drawn')[0]!.loot.length], [{ rum: 2 }, 2]);
    refuses(calling('wim'), 0, call('wim', { loot: { rum: 1 } }), 'not-your-loot');
  });

  for (const [sailor, good, coins] of [
    ['molasses', 'rum', 1],
    ['suzette', 'fabrics', 1],
    ['pepe', 'spices', 2],
  ] as const)
    test(`12.2 ${SAILOR[sailor].name}: sells 1 ${good} for ${coins}`, () => {
      const state = calling(sailor, { loot: { [good]: 2 } });
      const after = played(state, call(sailor, { loot: { [good]: 1 } }));
      equal(galleon(after, 0).coins, coins);
    });

  test('12.2 Nils Nagel: one sunk ship is repaired for nothing', () => {
    refuses(calling('nils'), 0, call('nils'), 'sailor-not-now');
    const state = calling('nils', { loot: { rum: 2 } });
    galleon(state, 0).voyage.lost = ['ship-0-1'];
    const after = played(state, call('nils'));
    deepEqual(told(after.events, 'repaired')[0]!.paid, {});
    deepEqual(lootOf(after, 0), { rum: 2 });
  });

  test('12.2 Nils Nagel: of three sunk ships two are still paid for, and a mended one is not mended again', () => {
    const state = calling('nils', { loot: { rum: 3 } });
    galleon(state, 0).voyage.lost = ['ship-0-1', 'ship-0-2', 'ship-0-3'];
    deepEqual(told(played(state, call('nils')).events, 'repaired')[0]!.paid, { rum: 2 });
    const mended = calling('nils', { loot: { rum: 3 } });
    Object.assign(galleon(mended, 0).voyage, { lost: ['ship-0-1'], mended: 1 });
    refuses(mended, 0, call('nils'), 'sailor-not-now');
  });

  test('12.2 Lookout Lu: draws 1 Loot if you sent no ship', () => {
    refuses(calling('lu'), 0, call('lu'), 'sailor-not-now');
    equal(told(played(calling('lu', {}, { sent: [] }), call('lu')).events, 'loot-drawn').length, 1);
    const empty = calling('lu', {}, { sent: [] });
    for (const kind of ['spices', 'rum', 'fabrics', 'valuables'] as const) empty.open.bag[kind] = 0;
    refuses(empty, 0, call('lu'), 'not-in-bag');
  });

  test('12.2 Quartermaster Quirijn: draws 2 Loot and returns one of them', () => {
    refuses(calling('quirijn', {}, { sent: [] }), 0, call('quirijn'), 'sailor-not-now');
    const state = calling('quirijn', {}, { chance: [0, 10] }); // Spices, Rum
    const drawn = played(state, call('quirijn'));
    refuses(drawn, 0, { kind: 'return', loot: 'fabrics' }, 'not-your-loot');
    refuses(drawn, 0, done, 'not-now');
    equal(menuOf(drawn, 0).length, 2);
    deepEqual(lootOf(played(drawn, { kind: 'return', loot: 'rum' }), 0), { spices: 1 });
  });

  test('3.6 Quartermaster Quirijn: of two alike one is returned without a question', () => {
    const after = played(calling('quirijn', {}, { chance: [0, 0] }), call('quirijn')); // Spices, Spices
    deepEqual(told(after.events, 'loot-returned')[0]!.loot, { spices: 1 });
    deepEqual([lootOf(after, 0), after.open.step === 'sailors'], [{ spices: 1 }, false]);
  });

  test('12.2 Mutiny the Cat: readies one exhausted Sail, Cannon or Upgrade', () => {
    const state = calling('mutiny', { spentCannons: 1, upgrades: ['parrot'] });
    refuses(state, 0, call('mutiny', { ready: 'sail' }), 'nothing-to-ready');
    refuses(calling('mutiny'), 0, call('mutiny', { ready: 'sail' }), 'nothing-to-ready');
    galleon(state, 0).upgrades[0]!.ready = false;
    equal(menuOf(state, 0).length, 3);
    const after = played(state, call('mutiny', { ready: 'parrot' }));
    equal(galleon(after, 0).upgrades[0]!.ready, true);
  });

  test('10.6 Each Sailor once an Adventure; one you do not have, never', () => {
    const state = calling('molasses', { loot: { rum: 2, spices: 1 } });
    refuses(state, 0, call('pepe', { loot: { spices: 1 } }), 'no-such-sailor');
    galleon(state, 0).crew.push({ id: 'pepe', used: false, hoard: 0 });
    state.shut.sailors = state.shut.sailors.filter(id => id !== 'pepe');
    state.open.decks.sailors -= 1;
    const after = played(state, call('molasses', { loot: { rum: 1 } }));
    refuses(after, 0, call('molasses', { loot: { rum: 1 } }), 'sailor-used');
    refuses(calling('abe', { loot: { rum: 2 } }), 0, call('abe'), 'sailor-not-now');
  });
});

describe('12 Sailors in port', () => {
  test('12.2 Honest Abe: one trade with 1 Loot', () => {
    const state = port('market', [{ loot: { rum: 3 }, crew: ['abe'] }, {}]);
    const after = played(state, { kind: 'trade', give: { rum: 1 }, take: 'spices' });
    deepEqual(lootOf(after, 0), { spices: 1, rum: 2 });
    refuses(after, 0, { kind: 'trade', give: { rum: 1 }, take: 'spices' }, 'wrong-price');
  });

  test('12.2 Rosie Rumfort: draws 5 Sailors; Big Bjorn: hires a second one', () => {
    const rosie = played(port('tavern', [{ loot: { rum: 4 }, crew: ['rosie'] }, {}]), { kind: 'hire' });
    equal(rosie.own[0]!.sailors.length, 5);
    const bjorn = played(port('tavern', [{ loot: { rum: 6 }, crew: ['bjorn'] }, {}]), { kind: 'hire' });
    const kept = played(bjorn, menuOf(bjorn, 0)[0]!);
    equal(kept.open.phase.kind, 'tavern');
    const second = played(kept, { kind: 'hire' });
    const all = played(second, menuOf(second, 0)[0]!);
    equal(galleon(all, 0).crew.length >= 3, true);
    equal(all.open.step !== 'tavern', true);
  });

  test('12.3 Rosie Rumfort works once a visit, also where Big Bjorn hires a second Sailor', () => {
    const state = port('tavern', [{ loot: { rum: 6 }, crew: ['rosie', 'bjorn'] }, {}]);
    const first = played(state, { kind: 'hire' });
    equal(first.own[0]!.sailors.length, 5);
    const kept = first.own[0]!.sailors.find(id => !['louigi', 'greta'].includes(id))!;
    const second = played(first, { kind: 'keep-sailor', sailor: kept }, { kind: 'hire' });
    equal(second.own[0]!.sailors.length, 3);
  });

  test('12.2 Chips Chandler: a second Part for any 1 Loot', () => {
    const state = port('shipyard', [{ loot: { fabrics: 1, rum: 1 }, crew: ['chips'] }, {}]);
    refuses(state, 0, { kind: 'buy-part', part: 'sail', pay: 'rum' }, 'wrong-price');
    const after = played(
      state,
      { kind: 'buy-part', part: 'sail', pay: 'fabrics' },
      { kind: 'buy-part', part: 'cannon', pay: 'rum' },
    );
    deepEqual([galleon(after, 0).sails.ready, galleon(after, 0).cannons.ready], [1, 1]);
  });

  test('12.2 Professor Cog: draws 5 Upgrades; Sparks McGee: pays with any 2 Loot', () => {
    const cog = played(port('workshop', [{ loot: { spices: 1, fabrics: 1 }, crew: ['cog'] }, {}]), {
      kind: 'buy-upgrade',
      pay: { spices: 1, fabrics: 1 },
    });
    equal(cog.own[0]!.upgrades.length, 5);
    const sparks = port('workshop', [{ loot: { rum: 2 }, crew: ['sparks'] }, {}]);
    equal(offers(sparks, 0, { kind: 'buy-upgrade', pay: { rum: 2 } }), true);
    refuses(port('workshop', [{ loot: { rum: 2 } }, {}]), 0, { kind: 'buy-upgrade', pay: { rum: 2 } }, 'wrong-price');
  });

  test('12.2 Silver-Tongue Sal: 1 coin more at the Pit, once a visit', () => {
    const state = port('pit', [{ loot: { valuables: 2 }, crew: ['sal'] }, {}]);
    const after = played(state, { kind: 'gift', loot: { valuables: 1 } }, { kind: 'gift', loot: { valuables: 1 } });
    equal(galleon(after, 0).coins, 3);
  });

  test('12.2 Notary Nib: the VP card costs 1 coin less', () => {
    const after = played(port('guild', [{ coins: 3, crew: ['nib'] }, {}]), { kind: 'buy-card', map: false });
    deepEqual([galleon(after, 0).coins, galleon(after, 0).cards], [0, [0]]);
  });
});

describe('12 Sailors when hired and at the end', () => {
  const hired = (sailor: SailorId, rig: Rig = {}, top?: SailorId) => {
    const state = adventure('N09', { rigs: [rig, {}] });
    if (top) state.shut.sailors = [...state.shut.sailors.filter(id => id !== top), top];
    state.shut.sailors = state.shut.sailors.filter(id => id !== sailor);
    return doing(state, (it, tell) => joinCrew(it, 0, sailor, 'hired', tell));
  };

  test('12.1 Greta brings 2 Loot, Molasses 2 coins, Gunhild a Cannon, Hamza a Hold', () => {
    equal(told(hired('greta').events, 'loot-drawn')[0]!.loot.length, 2);
    equal(galleon(hired('molasses'), 0).coins, 2);
    equal(galleon(hired('gunhild'), 0).cannons.ready, 1);
    equal(galleon(hired('hamza'), 0).holds, 1);
  });

  test('12.1 Louigi brings the top Sailor, who counts as hired (example 22)', () => {
    const after = hired('louigi', { cannons: 2 }, 'gunhild');
    deepEqual(
      galleon(after, 0).crew.map(({ id }) => id),
      ['louigi', 'gunhild'],
    );
    equal(galleon(after, 0).cannons.ready, 3);
    equal(scoreOf(after.open, 0).sailors, 1 + 3);
  });

  test('12.2 At the end: Upgrades, Sails, Cannons, Holds and Hamsters, Sailors', () => {
    const worth = (sailor: SailorId, rig: Rig) => scoreOf(hired(sailor, rig).open, 0).sailors;
    const parts: Rig = {
      sails: 1,
      spentSails: 1,
      cannons: 1,
      holds: 1,
      hamsters: 1,
      upgrades: ['ram', 'drill', 'bombs'],
    };
    deepEqual(
      (['fatima', 'sven', 'gunhild', 'hamza'] as const).map(it => worth(it, parts)),
      [3, 2, 2, 5],
    );
    equal(worth('saskia', { crew: ['wim', 'lu'] }), 1);
    equal(worth('saskia', { crew: ['wim', 'lu', 'nils'] }), 2);
  });
});

describe('12.4 The crew pack', () => {
  test('12.4 Each hoards Loot of one kind, 2 at most', () => {
    for (const sailor of CREW_PACK) {
      const good = HOARDS[sailor];
      const state = calling(sailor, { loot: { [good]: 3 } }, PACK);
      refuses(state, 0, call(sailor, { loot: { [good]: 3 } }), 'too-much-hoarded');
      refuses(state, 0, call(sailor, { loot: { map: 1 } }), 'wrong-price');
      const after = played(state, call(sailor, { loot: { [good]: 2 } }));
      equal(galleon(after, 0).crew[0]!.hoard, 2);
      refuses(asking(after, { kind: 'sailors' }), 0, call(sailor, { loot: { [good]: 1 } }), 'too-much-hoarded');
      deepEqual(lootOf(after, 0), { [good]: 1 });
    }
    refuses(calling('pip', {}, PACK), 0, call('pip', { loot: { rum: 1 } }), 'not-your-loot');
  });

  const near = () => [at('ship-0-1', 60, 60, 3), at('red-1', 110, 60, 5), at('ship-1-1', 250, 250, 1)];
  const hoarding = (sailor: SailorId, rig: Rig = {}, chance: number[] = []) => {
    const state = adventure('N09', {
      ...PACK,
      sea: near(),
      rigs: [{ sails: 1, ...rig, crew: [sailor] }, { sails: 1 }],
      chance,
    });
    state.open.bag[HOARDS[sailor as keyof typeof HOARDS]] -= 2;
    galleon(state, 0).crew[0]!.hoard = 2;
    return state;
  };

  test('12.4 Powder Monkey Pip: 2 Strength more; once an Adventure', () => {
    const after = played(hoarding('pip'), use('pip', { ship: 'ship-0-1' }));
    equal(strengthOf(after.open, after.open.sea[0]!), 5);
    refuses(after, 0, use('pip', { ship: 'ship-0-1' }), 'nothing-to-spend');
  });

  test('12.4 Ines Overcanvas readies a Sail, Kaspar Kaboom up to 2 Cannons', () => {
    const ines = played(hoarding('ines', { sails: 0, spentSails: 2 }), use('ines'));
    deepEqual(galleon(ines, 0).sails, { ready: 1, exhausted: 1 });
    const kaspar = played(hoarding('kaspar', { spentCannons: 3 }), use('kaspar'));
    deepEqual(galleon(kaspar, 0).cannons, { ready: 2, exhausted: 1 });
    refuses(hoarding('ines'), 0, use('ines'), 'nothing-to-spend');
  });

  test('12.4 Bribery Bart: Strength 0, and it surrenders', () => {
    const after = played(hoarding('bart'), use('bart', { target: 'red-1' }));
    equal(strengthOf(after.open, after.open.sea[1]!), 0);
    equal(after.open.sea[1]!.bribed, true);
  });

  test('12.4 Navigator Noor: a Move of up to long range without a Sail', () => {
    const state = hoarding('noor', { sails: 0 });
    refuses(state, 0, use('noor', { ship: 'ship-0-1', place: [60, 149] }), 'too-far');
    const after = played(state, use('noor', { ship: 'ship-0-1', place: [60, 148] }));
    equal(after.open.sea[0]!.y, 14800);
  });

  test('12.4 Zuri Bonecaster: rolls a ship and keeps either face', () => {
    const rolled = played(hoarding('zuri', {}, [4]), use('zuri', { ship: 'ship-0-1' }));
    deepEqual([rolled.open.phase.kind, rolled.open.sea[0]!.side], ['bones', 2]);
    refuses(rolled, 0, done, 'not-now');
    const kept = played(structuredClone({ ...rolled, events: [] }), { kind: 'bones', keep: 'old' });
    equal(kept.open.sea[0]!.side, 2);
    const taken = played(rolled, { kind: 'bones', keep: 'new' });
    equal(taken.open.sea[0]!.side, 4);
    deepEqual(taken.open.phase, { kind: 'turn', acted: false, used: true, waiting: [0], ready: [] });
  });

  test('10.10 White Flag: a ship goes home unharmed', () => {
    const state = adventure('N09', {
      chosen: { 'loot-pack': 'on' },
      sea: near(),
      rigs: [{ loot: { flag: 1 }, sails: 1 }, {}],
    });
    const after = played(state, use('flag', { ship: 'ship-0-1' }));
    deepEqual(told(after.events, 'left')[0], { type: 'left', ship: 'ship-0-1', how: 'flag' });
    deepEqual(galleon(after, 0).voyage.lost, []);
  });

  test('12.2, 12.4 All 33 are named and have a text', () => {
    equal(new Set([...SAILORS, ...CREW_PACK].map(id => SAILOR[id].name)).size, 33);
  });
});

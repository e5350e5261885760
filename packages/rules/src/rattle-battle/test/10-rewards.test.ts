import { describe, test } from 'node:test';
import { roomOn } from '../facts/loot.ts';
import { rattleBattle as game } from '../game.ts';
import { begin as pay } from '../phases/coins.ts';
import { begin as drawing } from '../phases/loot.ts';
import { begin as mending } from '../phases/repairs.ts';
import { begin as stowing } from '../phases/stow.ts';
import { LOOT, type LootKind } from '../tables/index.ts';
import type { Loot, Trophy } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { RattleState } from '../types.ts';
import {
  adventure,
  deepEqual,
  doing,
  done,
  equal,
  galleon,
  lootOf,
  menuOf,
  played,
  type Rig,
  refuses,
  type Setting,
  told,
} from './builders.ts';

const trophy = (die: string, extra: Partial<Trophy> = {}): Trophy => ({
  die,
  coins: 1,
  loot: 0,
  boarded: false,
  ...extra,
});

/** Everybody has sent a ship, and the Loot is about to be drawn; `bag` in the order it is drawn. */
function looting(
  card: string,
  setting: Setting & { bag?: LootKind[]; trophies?: Trophy[] },
): RattleState & { events: never[] } {
  const state = adventure(card, { sent: ['ship-0-1', 'ship-1-1'], ...setting, chance: [] });
  const { open } = state;
  galleon(state, 0).voyage.trophies = setting.trophies ?? [];
  open.step = 'coins';
  doing(state, pay);
  open.step = 'loot';
  const order = setting.bag ?? [];
  state.rng = { ...state.rng, script: order.map((_, i) => at(open.bag, order, i)) };
  open.galleons[1]!.voyage.sent = setting.bag ? [] : open.galleons[1]!.voyage.sent;
  const begun = doing(state, (it, tell) => {
    it.open.phase = drawing(it, tell) ?? { kind: 'over' };
  });
  return begun as never;
}

/** Where in the bag the wanted token lies, after the ones before it are gone. */
function at(bag: Record<LootKind, number>, order: LootKind[], i: number): number {
  const left = { ...bag };
  for (const kind of order.slice(0, i)) left[kind] -= 1;
  return LOOT.slice(0, LOOT.indexOf(order[i]!)).reduce((sum, kind) => sum + left[kind], 0);
}

describe('9 Coins', () => {
  test('9.1 One coin for each ship sunk, a Captain’s board full of them', () => {
    const state = adventure('N09', { sent: ['ship-0-1'] });
    galleon(state, 0).voyage.trophies = [trophy('red-1'), trophy('orange-1', { coins: 3 })];
    equal(galleon(doing(state, pay), 0).coins, 4);
  });

  test('9.3 Corsairs!: whoever sank most red ships closes a location for the others', () => {
    const state = adventure('P10', { sent: ['ship-0-1', 'ship-1-1', 'ship-2-1'], seats: 3 });
    state.open.step = 'coins';
    galleon(state, 0).voyage.trophies = [trophy('red-1')];
    galleon(state, 1).voyage.trophies = [trophy('red-2')];
    galleon(state, 2).voyage.trophies = [trophy('green-2'), trophy('green-1')];
    doing(state, (it, tell) => {
      it.open.phase = pay(it, tell)!;
    });
    deepEqual(state.open.phase, { kind: 'close', waiting: [0], ready: [] });
    const after = played(state, { kind: 'close', location: 'guild' });
    refuses(after, 1, { kind: 'close', location: 'guild' }, 'location-closed');
    equal(menuOf(after, 1).length, 6);
    const closed = played(after, { kind: 'close', location: null });
    deepEqual(closed.open.closed, [{ location: 'guild', seat: 0 }]);
  });

  test('9.3 Corsairs!: who sank fewer red ships than another closes nothing', () => {
    const state = adventure('P10', { sent: ['ship-0-1', 'ship-1-1'] });
    galleon(state, 0).voyage.trophies = [trophy('red-1')];
    galleon(state, 1).voyage.trophies = [trophy('red-2'), trophy('red-3')];
    const paid = doing(state, (it, tell) => deepEqual(pay(it, tell), { kind: 'close', waiting: [1], ready: [] }));
    deepEqual(paid.open.queue, []);
  });

  test('9.3 Nobody closes anything when no red ship was sunk', () => {
    const state = adventure('P10', { sent: ['ship-0-1'] });
    doing(state, (it, tell) => equal(pay(it, tell), null));
  });
});

describe('10 Loot', () => {
  test('10.1 Everybody who sent a ship draws, sunk or not; boardings add to it', () => {
    const state = looting('N09', { trophies: [trophy('red-1', { loot: 1, boarded: true })] });
    deepEqual(
      told(state.events, 'loot-drawn').map(({ seat, loot }) => [seat, loot.length]),
      [
        [0, 3],
        [1, 2],
      ],
    );
  });

  test('10.1 An empty bag gives nothing', () => {
    const state = adventure('N09', { sent: ['ship-0-1'] });
    for (const kind of LOOT) state.open.bag[kind] = 0;
    state.open.bag.rum = 1;
    galleon(state, 0).voyage.due = 2;
    deepEqual(told(doing(state, drawing).events, 'loot-drawn')[0]!.loot, ['rum']);
  });

  test('10.2 Unlucky Fellow: who sank the red ship chooses', () => {
    const state = looting('N05', { trophies: [trophy('red-1')] });
    equal(state.open.phase.kind, 'choose');
    refuses(state, 0, { kind: 'choose', loot: { valuables: 3 } }, 'wrong-count');
    refuses(state, 0, { kind: 'choose', loot: { idol: 4 } }, 'not-in-bag');
    equal(menuOf(state, 0).length, 1 + 35);
    const after = played(state, { kind: 'choose', loot: { valuables: 4 } });
    deepEqual(lootOf(after, 0), { valuables: 4 });
    const drawn = played(looting('N05', { trophies: [trophy('red-1')] }), { kind: 'choose', loot: null });
    equal(told(drawn.events, 'loot-drawn')[0]!.loot.length, 4);
    equal(looting('N05', { trophies: [trophy('yellow-1')] }).open.phase.kind, 'over');
  });

  test('10.3 Fabrics Supply: each Fabrics brings one more, two at most (example 15)', () => {
    const bag: LootKind[] = ['fabrics', 'rum', 'fabrics', 'spices', 'fabrics', 'rum'];
    const state = looting('N02', { bag, trophies: [trophy('yellow-1', { coins: 0, loot: 2, boarded: true })] });
    deepEqual(lootOf(state, 0), { spices: 1, rum: 2, fabrics: 3 });
    equal(told(state.events, 'loot-drawn').filter(({ why }) => why === 'chain').length, 2);
    equal(galleon(state, 0).coins, 0);
  });

  test('10.3 Attack the Port, Merchant & Co. and Treasure Fleet chain Rum, Spices and Valuables', () => {
    const chained = (card: string, good: LootKind) => {
      const state = looting(card, { bag: Array(8).fill(good) });
      return told(state.events, 'loot-drawn').filter(({ why }) => why === 'chain').length;
    };
    deepEqual([chained('N04', 'rum'), chained('N01', 'spices'), chained('P12', 'valuables')], [3, 2, 2]);
  });

  test('10.4 Fire Power: return 1 Loot for a Cannon, once (example 14)', () => {
    const state = looting('N03', { bag: ['rum', 'rum', 'spices'] });
    equal(state.open.phase.kind, 'bargain');
    refuses(state, 0, { kind: 'refit', loot: 'fabrics' }, 'not-your-loot');
    refuses(state, 0, { kind: 'swap' }, 'not-now');
    refuses(state, 0, { kind: 'bottle' }, 'not-your-loot');
    const after = played(state, { kind: 'refit', loot: 'rum' });
    deepEqual([galleon(after, 0).cannons.ready, lootOf(after, 0)], [1, { spices: 1, rum: 1 }]);
  });

  test('10.4 A Part that has run out cannot be had', () => {
    const state = looting('P08', { bag: ['rum', 'rum'], rigs: [{ holds: 0 }, {}] });
    state.open.supply.hold = 0;
    refuses(state, 0, { kind: 'refit', loot: 'rum' }, 'part-sold-out');
  });

  test('10.4 The King is Here: 1 Valuables for 1 coin, also one stowed before, once', () => {
    const state = looting('N07', {
      bag: ['rum'],
      rigs: [{ loot: { valuables: 2, bottle: 1 } }, {}],
      chosen: { 'loot-pack': 'on' },
    });
    const after = played(state, { kind: 'swap' });
    deepEqual([galleon(after, 0).coins, galleon(after, 0).loot.valuables], [1, 1]);
    refuses(after, 0, { kind: 'swap' }, 'once-only');
    const none = looting('N07', { bag: ['rum'], rigs: [{ loot: { bottle: 1 } }, {}], chosen: { 'loot-pack': 'on' } });
    refuses(none, 0, { kind: 'swap' }, 'not-your-loot');
  });

  test('10.10 A Message in a Bottle leads to three Loot', () => {
    const state = looting('N09', { rigs: [{ loot: { bottle: 1 } }, {}], chosen: { 'loot-pack': 'on' } });
    const before = Object.values(lootOf(state, 0)).reduce((sum, count) => sum + count, 0);
    const after = played(state, { kind: 'bottle' });
    equal(told(after.events, 'loot-drawn')[0]!.loot.length, 3);
    equal(before, 3);
  });
});

describe('10.3 Tokens that bring more', () => {
  test('10.3 What a bottle leads to in this phase brings more too, up to the same limit', () => {
    const rigs = [{ loot: { bottle: 1 } }, {}];
    const bag: LootKind[] = ['rum', 'spices', 'spices', 'rum', 'rum', 'fabrics', 'fabrics', 'fabrics'];
    const state = looting('N04', { rigs, chosen: { 'loot-pack': 'on' }, bag });
    deepEqual(lootOf(state, 0), { spices: 2, rum: 1, bottle: 1 });
    const after = played(state, { kind: 'bottle' });
    const whys = told(after.events, 'loot-drawn').map(({ loot, why }) => [why, loot.length]);
    deepEqual(whys, [
      ['bottle', 3],
      ['chain', 1],
      ['chain', 1],
    ]);
  });

  test('10.4 Oyster Banks: return 1 Loot for a Hold', () => {
    const after = played(looting('P08', { bag: ['rum', 'spices'] }), { kind: 'refit', loot: 'spices' });
    deepEqual([galleon(after, 0).holds, lootOf(after, 0)], [1, { rum: 1 }]);
  });
});

/** Somebody with ships to repair. */
function sunk(rig: Rig, ships: number, setting: Setting = {}): RattleState & { events: never[] } {
  const dice = ['ship-0-1', 'ship-0-2', 'ship-0-3'].slice(0, ships);
  const state = adventure('N09', { ...setting, rigs: [rig, {}, {}, {}], sent: dice });
  galleon(state, 0).voyage.lost = [...dice];
  state.open.step = 'repairs';
  return doing(state, (it, tell) => {
    it.open.phase = mending(it, tell) ?? { kind: 'over' };
  }) as never;
}

describe('10.7 Repairs', () => {
  test('10.7 Each sunk ship costs 1 Loot, of the player’s choice (example 17)', () => {
    const state = sunk({ loot: { rum: 3, spices: 3 }, holds: 1 }, 1);
    refuses(state, 0, { kind: 'repair', pay: { rum: 2 } }, 'wrong-repair');
    refuses(state, 0, { kind: 'repair', pay: { fabrics: 1 } }, 'not-your-loot');
    refuses(state, 0, { kind: 'save', loot: 'rum' }, 'not-now');
    const after = played(state, { kind: 'repair', pay: { rum: 1 } });
    deepEqual(lootOf(after, 0), { spices: 3, rum: 2 });
    equal(after.open.phase.kind, 'stow');
    equal(roomOn(galleon(after, 0), 0), 4);
    const stowed = played(after, { kind: 'stow', keep: { spices: 2, rum: 2 } });
    deepEqual(told(stowed.events, 'overboard')[0]!.loot, { spices: 1 });
  });

  test('10.7 Too little: all Loot is lost, all ships are repaired (example 17)', () => {
    const state = sunk({ loot: { rum: 1, spices: 1 } }, 3);
    deepEqual(told(state.events, 'king-helped')[0], {
      type: 'king-helped',
      seat: 0,
      ships: 3,
      lost: { spices: 1, rum: 1 },
    });
    deepEqual([lootOf(state, 0), galleon(state, 0).voyage.lost], [{}, []]);
  });

  test('10.7 Where there is nothing to choose, nothing is asked', () => {
    deepEqual(told(sunk({ loot: { rum: 2 } }, 1).events, 'repaired')[0]!.paid, { rum: 1 });
  });

  test('10.10 The Cursed Idol makes the first repair dearer, and Special Loot pays for none', () => {
    const state = sunk({ loot: { rum: 3, idol: 1 } }, 1, { chosen: { 'loot-pack': 'on' } });
    deepEqual(told(state.events, 'repaired')[0]!.paid, { rum: 2 });
    const poor = sunk({ loot: { idol: 1, map: 1 } }, 1, { chosen: { 'loot-pack': 'on' } });
    deepEqual(told(poor.events, 'king-helped')[0]!.lost, { map: 1, idol: 1 });
  });

  test('10.10 The Cursed Idol makes one repair dearer, not each, and none that costs nothing', () => {
    const pack = { chosen: { 'loot-pack': 'on' } } as const;
    deepEqual(told(sunk({ loot: { rum: 5, idol: 1 } }, 3, pack).events, 'repaired')[0]!.paid, { rum: 4 });
    const mended = adventure('N09', { ...pack, rigs: [{ loot: { rum: 2, idol: 1 } }, {}], sent: ['ship-0-1'] });
    Object.assign(galleon(mended, 0).voyage, { lost: ['ship-0-1'], mended: 1 });
    deepEqual(told(doing(mended, mending).events, 'repaired')[0]!.paid, {});
  });
});

describe('10.5, 10.8 What is given up, and when', () => {
  /** Two players, each with a choice what to pay. */
  const both = () => {
    const loot: Loot = { rum: 2, spices: 2 };
    const state = adventure('N09', { rigs: [{ loot }, { loot }], sent: ['ship-0-1', 'ship-1-1'] });
    for (const seat of [0, 1]) galleon(state, seat).voyage.lost = [`ship-${seat}-1`];
    state.open.step = 'repairs';
    doing(state, (it, tell) => {
      it.open.phase = mending(it, tell)!;
    });
    return state;
  };
  const pay: Move = { kind: 'repair', pay: { rum: 1 } };

  test('10.5 Discarded Loot goes back into the bag at once', () => {
    const state = both();
    deepEqual([state.open.bag.rum, state.open.heap.rum], [18 - 4, 0]);
    played(state, pay, pay);
    deepEqual([state.open.bag.rum, state.open.heap.rum], [18 - 2, 0]);
    const full = adventure('N09', { rigs: [{ loot: { rum: 7 } }, {}] });
    doing(full, stowing);
    deepEqual([lootOf(full, 0), full.open.bag.rum, full.open.heap.rum], [{ rum: 5 }, 18 - 5, 0]);
  });

  test('10.8 Repairs are decided by all at once, and nobody pays before all have decided', () => {
    const state = both();
    deepEqual(game.deciding(state.open), [0, 1]);
    const { events } = played(state, pay);
    deepEqual([events, lootOf(state, 0)], [[{ type: 'ready', seat: 0 }], { spices: 2, rum: 2 }]);
    played(state, pay);
    deepEqual(
      [lootOf(state, 0), lootOf(state, 1)],
      [
        { spices: 2, rum: 1 },
        { spices: 2, rum: 1 },
      ],
    );
  });

  test('10.8 Stowing is decided by all at once', () => {
    const loot: Loot = { rum: 3, spices: 3 };
    const state = adventure('N09', { rigs: [{ loot }, { loot }] });
    state.open.step = 'stow';
    doing(state, (it, tell) => {
      it.open.phase = stowing(it, tell)!;
    });
    deepEqual(game.deciding(state.open), [0, 1]);
    const { events } = played(state, { kind: 'stow', keep: { rum: 3, spices: 2 } });
    deepEqual(told(events, 'overboard'), []);
    const { events: then } = played(state, { kind: 'stow', keep: { rum: 2, spices: 3 } });
    deepEqual(
      told(then, 'overboard').map(({ seat, loot }) => [seat, loot]),
      [
        [0, { spices: 1 }],
        [1, { rum: 1 }],
      ],
    );
  });
});

describe('10.9 Stowing', () => {
  const room = (rig: Rig) => roomOn(galleon(adventure('N09', { rigs: [rig, {}, {}, {}] }), 0), 0);

  test('10.9 1 on each ship, 1 in a Hold, 3 in a Hamster, 2 in a Super Hold, 1 in a Secret Hold', () => {
    deepEqual(
      [
        {},
        { holds: 2 },
        { hamsters: 1 },
        { upgrades: ['superHold' as const] },
        { upgrades: ['secretHold' as const] },
      ].map(room),
      [3, 5, 6, 5, 4],
    );
  });

  test('10.9 Exactly what fits is kept', () => {
    const loot: Loot = { rum: 3, fabrics: 2 };
    const state = adventure('N09', { rigs: [{ loot }, {}, {}, {}] });
    state.open.step = 'stow';
    doing(state, (it, tell) => {
      it.open.phase = stowing(it, tell)!;
    });
    refuses(state, 0, { kind: 'stow', keep: { rum: 2 } }, 'wrong-loot-kept');
    refuses(state, 0, done, 'not-now');
    equal(menuOf(state, 0).length, 3);
    deepEqual(lootOf(played(state, { kind: 'stow', keep: { rum: 1, fabrics: 2 } }), 0), { rum: 1, fabrics: 2 });
  });

  test('10.9 Tokens of one kind overflow without a question', () => {
    const state = adventure('N09', { rigs: [{ loot: { rum: 5 } }, {}, {}, {}] });
    const after = doing(state, (it, tell) => equal(stowing(it, tell), null));
    deepEqual(lootOf(after, 0), { rum: 3 });
  });
});

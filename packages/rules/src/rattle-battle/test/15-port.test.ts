import { describe, test } from 'node:test';
import { rattleBattle as game } from '../game.ts';
import { SAILORS, UPGRADES, VP_CARDS } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import type { RattleState } from '../types.ts';
import {
  adventure,
  asking,
  deepEqual,
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
  told,
  viewFrom,
} from './builders.ts';

const trade = (
  give: Extract<Move, { kind: 'trade' }>['give'],
  take: Extract<Move, { kind: 'trade' }>['take'],
): Move => ({
  kind: 'trade',
  give,
  take,
});
const isHelpful = (move: Move): boolean =>
  move.kind === 'keep-sailor' && (move.sailor === 'bjorn' || move.sailor === 'chips');
const buyPart = (part: 'sail' | 'cannon' | 'hold'): Move => ({ kind: 'buy-part', part, pay: 'fabrics' });

describe('15 Port Visit', () => {
  test('15.1 The six locations in this order, each in turn order, and one thing from each', () => {
    const rich: Rig = { loot: { rum: 4, spices: 2, fabrics: 3, valuables: 1 }, coins: 30 };
    const state = port('market', [rich, rich, rich], { baron: 1 });
    asking(state, { kind: 'market' }, 1);
    state.open.queue = [2, 0];
    const visits: string[] = [];
    for (;;) {
      const { kind } = state.open.phase;
      const [seat] = game.deciding(state.open);
      if (kind === 'stow') break;
      visits.push(`${kind} ${seat}`);
      const moves = menuOf(state, seat!).filter(move => !isHelpful(move)); // who would let them buy a second thing
      played(state, moves.find(move => move.kind !== 'done' && kind !== 'market' && kind !== 'pit') ?? done);
    }
    const inTurn = (...kinds: string[]) => [1, 2, 0].flatMap(seat => kinds.map(kind => `${kind} ${seat}`));
    deepEqual(visits, [
      ...inTurn('market'),
      ...inTurn('tavern', 'keep-sailor'),
      ...inTurn('shipyard'),
      ...inTurn('workshop', 'keep-upgrade'),
      ...inTurn('pit'),
      ...inTurn('guild'),
    ]);
  });

  test('15.2 Market: any 2 Loot for 1 of choice, as often as you like', () => {
    const state = port('market', [{ loot: { rum: 2, fabrics: 2 } }, {}]);
    refuses(state, 0, trade({ rum: 1 }, 'spices'), 'wrong-price');
    refuses(state, 0, trade({ spices: 2 }, 'rum'), 'not-your-loot');
    refuses(state, 0, trade({ rum: 2 }, 'wild'), 'no-wilds');
    refuses(state, 0, { kind: 'hire' }, 'not-now');
    const after = played(state, trade({ rum: 2 }, 'spices'), trade({ fabrics: 2 }, 'valuables'));
    deepEqual(lootOf(after, 0), { spices: 1, valuables: 1 });
    deepEqual([after.open.heap.rum, after.open.heap.fabrics], [2, 2]);
  });

  test('15.2 Only what the bag holds can be had, and Special Loot is no coin', () => {
    const state = port('market', [{ loot: { rum: 1, map: 1 } }, {}], { chosen: { 'loot-pack': 'on' } });
    refuses(state, 0, trade({ rum: 1, map: 1 }, 'spices'), 'wrong-price');
    const empty = port('market', [{ loot: { rum: 2 } }, {}]);
    empty.open.bag.spices = 0;
    refuses(empty, 0, trade({ rum: 2 }, 'spices'), 'not-in-bag');
  });

  test('15.2 Nobody is asked with one token left, nor with Special Loot beside it', () => {
    const state = port('market', [{ loot: { rum: 2, map: 1 } }, { loot: { fabrics: 1, keg: 1 } }], {
      chosen: { 'loot-pack': 'on' },
    });
    const after = played(state, trade({ rum: 2 }, 'spices'));
    deepEqual(lootOf(after, 0), { spices: 1, map: 1 });
    equal(after.open.step, 'shipyard');
  });

  test('15.2 With the last token of the bag the Market is over', () => {
    const state = port('market', [{ loot: { rum: 2, fabrics: 2 } }, { loot: { rum: 2 } }]);
    const { bag, heap } = state.open;
    for (const good of ['spices', 'rum', 'fabrics', 'valuables'] as const) {
      heap[good] = bag[good] - Number(good === 'spices');
      bag[good] -= heap[good];
    }
    equal(menuOf(state, 0).length, 4);
    const after = played(state, trade({ rum: 2 }, 'spices'));
    deepEqual([after.open.step, game.deciding(after.open)], ['tavern', [1]]);
  });

  test('15.3 Tavern: 2 Rum, three Sailors, one is kept, the others go back', () => {
    const state = port('tavern', [{ loot: { rum: 2 } }, {}]);
    const drawn = played(state, { kind: 'hire' });
    equal(drawn.own[0]!.sailors.length, 3);
    deepEqual([drawn.open.decks.sailors, galleon(drawn, 0).visit.drawn], [24, 3]);
    deepEqual(
      drawn.secrets.map(({ seat, event }) => [seat, event.type]),
      [[0, 'sailors-seen']],
    );
    const [first] = drawn.own[0]!.sailors;
    const other = drawn.shut.sailors[0]!;
    refuses(drawn, 0, { kind: 'keep-sailor', sailor: other }, 'not-drawn');
    refuses(drawn, 0, done, 'not-now');
    const after = played(drawn, { kind: 'keep-sailor', sailor: first! });
    equal(galleon(after, 0).crew[0]!.id, first);
    equal(after.own[0]!.turnedDown.sailors.length, 0);
    equal(after.open.decks.sailors >= 25, true);
  });

  test('15.3 Cards turned down wait until everybody has been there', () => {
    const state = port('tavern', [{ loot: { rum: 2 } }, { loot: { rum: 2 } }]);
    const drawn = played(state, { kind: 'hire' });
    const kept = drawn.own[0]!.sailors.find(id => !['louigi', 'greta'].includes(id))!;
    const after = played(drawn, { kind: 'keep-sailor', sailor: kept });
    deepEqual([after.own[0]!.turnedDown.sailors.length, after.open.decks.sailors], [2, 24]);
    equal(after.open.phase.kind, 'tavern');
  });

  test('15.3 An empty deck hires nobody', () => {
    const state = port('tavern', [{ loot: { rum: 4 } }, {}]);
    state.open.decks.sailors = 0;
    refuses(state, 0, { kind: 'hire' }, 'deck-empty');
    const hired = port('tavern', [{ loot: { rum: 4 } }, {}]);
    galleon(hired, 0).visit.hired = 1;
    refuses(hired, 0, { kind: 'hire' }, 'one-only');
  });

  test('3.6 The last Sailor and the last Upgrade of a deck are kept without a question', () => {
    const others = SAILORS.filter(id => id !== 'wim');
    const hired = played(port('tavern', [{ loot: { rum: 2 } }, { crew: others }]), { kind: 'hire' });
    deepEqual(galleon(hired, 0).crew, [{ id: 'wim', used: false, hoard: 0 }]);
    equal(hired.open.step === 'tavern', false);
    const bench = port('workshop', [
      { loot: { spices: 1, fabrics: 1 } },
      { upgrades: UPGRADES.filter(id => id !== 'ram') },
    ]);
    const fitted = played(bench, { kind: 'buy-upgrade', pay: { spices: 1, fabrics: 1 } });
    deepEqual(galleon(fitted, 0).upgrades, [{ id: 'ram', ready: true, used: false }]);
    equal(fitted.open.step === 'workshop', false);
  });

  test('15.4 Shipyard: one Part for 1 Fabrics', () => {
    const state = port('shipyard', [{ loot: { fabrics: 2 } }, {}]);
    const after = played(structuredClone(state), buyPart('cannon'));
    equal(galleon(after, 0).cannons.ready, 1);
    galleon(state, 0).visit.parts = 1;
    refuses(state, 0, buyPart('cannon'), 'one-only');
    deepEqual(menuOf(state, 0), [done]);
    const poor = port('shipyard', [{}, {}]);
    galleon(poor, 0).visit.parts = 1;
    refuses(poor, 0, buyPart('cannon'), 'one-only');
    const short = port('shipyard', [{ loot: { fabrics: 1 } }, {}]);
    short.open.supply.cannon = 0;
    refuses(short, 0, buyPart('cannon'), 'part-sold-out');
    refuses(short, 0, { kind: 'buy-part', part: 'sail', pay: 'rum' }, 'not-your-loot');
  });

  test('15.4 A third Hold becomes a Hamster, and two go back (example 18)', () => {
    const after = played(port('shipyard', [{ loot: { fabrics: 1 }, holds: 2 }, {}]), buyPart('hold'));
    deepEqual([galleon(after, 0).holds, galleon(after, 0).hamsters, after.open.supply.hold], [0, 1, 14]);
    equal(told(after.events, 'hamster').length, 1);
    const second = played(port('shipyard', [{ loot: { fabrics: 1 }, holds: 1 }, {}]), buyPart('hold'));
    deepEqual([galleon(second, 0).holds, galleon(second, 0).hamsters], [2, 0]);
  });

  test('15.5 Workshop: 1 Spices and 1 Fabrics, three Upgrades, one is kept', () => {
    const state = port('workshop', [{ loot: { spices: 1, fabrics: 1 } }, {}]);
    refuses(state, 0, { kind: 'buy-upgrade', pay: { spices: 1 } }, 'wrong-price');
    const drawn = played(state, { kind: 'buy-upgrade', pay: { spices: 1, fabrics: 1 } });
    equal(drawn.own[0]!.upgrades.length, 3);
    refuses(drawn, 0, { kind: 'keep-upgrade', upgrade: drawn.shut.upgrades[0]! }, 'not-drawn');
    const [first] = drawn.own[0]!.upgrades;
    const after = played(drawn, { kind: 'keep-upgrade', upgrade: first! });
    deepEqual(galleon(after, 0).upgrades, [{ id: first, ready: true, used: false }]);
    const poor = port('workshop', [{ loot: { rum: 2 } }, {}]);
    refuses(poor, 0, { kind: 'buy-upgrade', pay: { spices: 1, fabrics: 1 } }, 'not-your-loot');
  });

  test('15.5 Upgrades turned down wait until everybody has been there; an empty deck sells none', () => {
    const rich = { loot: { spices: 1, fabrics: 1 } };
    const buy: Move = { kind: 'buy-upgrade', pay: rich.loot };
    const drawn = played(port('workshop', [rich, rich, rich]), buy);
    const kept = played(drawn, { kind: 'keep-upgrade', upgrade: drawn.own[0]!.upgrades[1]! });
    deepEqual([galleon(kept, 0).visit.turnedDown, kept.open.decks.upgrades], [2, 17]);
    deepEqual(kept.open.phase, { kind: 'workshop', waiting: [1], ready: [] });
    const empty = port('workshop', [rich, rich, {}]);
    Object.assign(empty.shut, { upgrades: [] });
    galleon(empty, 0).upgrades = UPGRADES.map(id => ({ id, ready: true, used: false }));
    empty.open.decks.upgrades = 0;
    equal(played(empty, done).open.step, 'pit');
  });

  test('15.6 One Loot that is no Valuables is nothing to the Pit', () => {
    const state = port('shipyard', [{}, { loot: { rum: 1 } }, { loot: { spices: 1, rum: 1 } }]);
    deepEqual(played(state, done).open.phase, { kind: 'pit', waiting: [2], ready: [] });
  });

  test('15.6 The Pit: 1 coin for each Valuables, 1 for every 2 others', () => {
    const state = port('pit', [{ loot: { valuables: 2, rum: 1, spices: 2 } }, {}]);
    refuses(state, 0, { kind: 'gift', loot: { rum: 1 } }, 'uneven-gift');
    refuses(state, 0, { kind: 'gift', loot: {} }, 'uneven-gift');
    refuses(state, 0, { kind: 'gift', loot: { fabrics: 2 } }, 'not-your-loot');
    const after = played(state, { kind: 'gift', loot: { valuables: 2, rum: 1, spices: 1 } });
    equal(galleon(after, 0).coins, 3);
  });

  test('15.7 When all VP cards are sold the Guild has nothing more to buy', () => {
    const state = port('guild', [{ coins: 99, loot: { map: 1 } }, {}], { chosen: { 'loot-pack': 'on' } });
    state.open.sold = VP_CARDS.length;
    deepEqual(menuOf(state, 0), [{ kind: 'done' }]);
  });

  test('15.7 Guild: the top VP card for its price; the next is dearer', () => {
    const state = port('guild', [{ coins: 5 }, { coins: 5 }]);
    const after = played(state, { kind: 'buy-card', map: false }, { kind: 'buy-card', map: false });
    deepEqual(
      after.open.galleons.map(({ coins, cards }) => [coins, cards]),
      [
        [1, [0]],
        [0, [1]],
      ],
    );
    refuses(port('guild', [{ coins: 3 }, {}]), 0, { kind: 'buy-card', map: false }, 'too-dear');
  });

  test('10.10 A Treasure Map makes it 2 coins cheaper', () => {
    const state = port('guild', [{ coins: 2, loot: { map: 1 } }, {}], { chosen: { 'loot-pack': 'on' } });
    const after = played(state, { kind: 'buy-card', map: true });
    deepEqual([galleon(after, 0).coins, galleon(after, 0).cards, galleon(after, 0).loot.map], [0, [0], 0]);
    refuses(port('guild', [{ coins: 9 }, {}]), 0, { kind: 'buy-card', map: true }, 'no-map');
  });

  test('9.3 A closed location is for one player only', () => {
    const state = adventure('N09', { rigs: [{ loot: { fabrics: 1 } }, { loot: { fabrics: 1, rum: 2 } }] });
    state.open.closed = [{ location: 'shipyard', seat: 0 }];
    state.open.step = 'tavern';
    asking(state, { kind: 'tavern' }, 1);
    const after = played(state, done, buyPart('sail'));
    equal(after.open.step !== 'shipyard', true);
    equal(galleon(after, 1).loot.fabrics, 1);
  });

  test('15.9 Everything is readied, the heap goes into the bag, the Baron’s token to the left', () => {
    const state = port('guild', [{ coins: 4, spentSails: 1, spentCannons: 2, upgrades: ['parrot'] }, {}]);
    galleon(state, 0).upgrades[0]!.ready = false;
    state.open.bag.rum -= 2;
    state.open.heap.rum = 2;
    state.open.adventure = 2;
    state.open.closed = [{ location: 'market', seat: 1 }];
    const after = played(state, done);
    deepEqual(
      [galleon(after, 0).sails, galleon(after, 0).cannons],
      [
        { ready: 1, exhausted: 0 },
        { ready: 2, exhausted: 0 },
      ],
    );
    deepEqual([galleon(after, 0).upgrades[0]!.ready, after.open.heap.rum, after.open.bag.rum], [true, 0, 18]);
    deepEqual([after.open.baron, after.open.quest, after.open.closed], [1, 2, []]);
  });

  test('15.9 The Baron’s token goes to the left, from the last seat to the first', () => {
    for (const [before, now] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const state = port('guild', [{ coins: 4 }, {}, {}], { baron: before });
      state.open.adventure = 2;
      equal(played(state, done).open.baron, now);
    }
  });

  test('15.9 Loot gained in port must fit at the end of the visit', () => {
    const state = port('guild', [{ coins: 4, loot: { rum: 4, spices: 3 } }, {}]);
    const after = played(state, done);
    deepEqual(after.open.phase, { kind: 'stow', waiting: [0], ready: [] });
    refuses(after, 0, { kind: 'stow', keep: { rum: 4, spices: 2 } }, 'no-room');
  });

  test('15.9 Any Loot may be discarded at the end of the visit, or kept', () => {
    const state = port('guild', [{ coins: 4, loot: { rum: 1, idol: 1 } }, { loot: { spices: 1 } }, {}], {
      chosen: { 'loot-pack': 'on' },
    });
    state.open.adventure = 2;
    const after = played(state, done);
    deepEqual(game.deciding(after.open), [0, 1]);
    deepEqual(menuOf(after, 0), [
      { kind: 'stow', keep: { rum: 1, idol: 1 } },
      { kind: 'stow', keep: { rum: 1 } },
      { kind: 'stow', keep: { idol: 1 } },
      { kind: 'stow', keep: {} },
    ]);
    refuses(after, 0, { kind: 'stow', keep: { rum: 2 } }, 'not-your-loot');
    const next = played(after, { kind: 'stow', keep: { rum: 1 } }, { kind: 'stow', keep: { spices: 1 } });
    deepEqual([lootOf(next, 0), lootOf(next, 1), next.open.quest], [{ rum: 1 }, { spices: 1 }, 2]);
    deepEqual(told(next.events, 'overboard'), [{ type: 'overboard', seat: 0, loot: { idol: 1 } }]);
    equal(next.open.bag.idol, 1);
  });

  test('15.9 After the last Quest nobody is asked what to keep, unless it does not fit', () => {
    const state = port('guild', [{ coins: 4, loot: { rum: 1 } }, {}], { quest: 5 });
    equal(played(state, done).open.phase.kind, 'over');
    const full = port('guild', [{ coins: 4, loot: { rum: 4, spices: 3 } }, {}], { quest: 5 });
    equal(played(full, done).open.phase.kind, 'stow');
  });
});

describe('15.8 Wild tokens', () => {
  const wild = (location: 'market' | 'tavern' | 'pit' | 'shipyard' | 'workshop', rig: Rig) =>
    port(location, [rig, {}], { chosen: { 'wild-market': 'on' } });

  test('15.8, 18.5 The Market gives a wild token; it is named before it is spent', () => {
    const state = wild('market', { loot: { spices: 2, rum: 1 } });
    refuses(state, 0, trade({ spices: 2 }, 'rum'), 'wilds-only');
    const after = played(state, trade({ spices: 2 }, 'wild'));
    equal(galleon(after, 0).wilds, 1);
    equal(after.open.phase.kind, 'tavern');
    const named = played(after, { kind: 'name', good: 'rum' }, { kind: 'hire' });
    equal(named.own[0]!.sailors.length, 3);
  });

  test('15.8 It may be named at the Shipyard and the Workshop, as a kind the bag has', () => {
    for (const location of ['shipyard', 'workshop'] as const) {
      const state = wild(location, { wilds: 1, loot: { spices: 1 } });
      const after = played(state, { kind: 'name', good: 'fabrics' });
      equal(menuOf(after, 0).length > 1, true);
      const empty = wild(location, { wilds: 1 });
      empty.open.bag.fabrics = 0;
      refuses(empty, 0, { kind: 'name', good: 'fabrics' }, 'not-in-bag');
      refuses(wild(location, { loot: { fabrics: 1 } }), 0, { kind: 'name', good: 'fabrics' }, 'no-wilds');
    }
  });

  test('15.8 Before leaving the Pit every one must be named, even where the Pit is closed', () => {
    const state = wild('pit', { wilds: 1 });
    refuses(state, 0, done, 'wilds-first');
    equal(offers(state, 0, { kind: 'name', good: 'valuables' }), true);
    state.open.closed = [{ location: 'pit', seat: 1 }];
    refuses(state, 0, { kind: 'gift', loot: { rum: 2 } }, 'location-closed');
    const after = played(state, { kind: 'name', good: 'valuables' });
    equal(galleon(after, 0).loot.valuables, 1);
  });

  test('3.6 A wild token that can be one thing only, and is all there is, is named without a question', () => {
    const state = wild('workshop', { loot: { spices: 1, fabrics: 1 }, wilds: 1 });
    const { bag, heap } = state.open;
    for (const good of ['spices', 'fabrics', 'valuables'] as const) {
      heap[good] += bag[good];
      bag[good] = 0;
    }
    const kept = played(state, { kind: 'buy-upgrade', pay: { spices: 1, fabrics: 1 } });
    const after = played(kept, menuOf(kept, 0)[0]!);
    deepEqual(told(after.events, 'wild-named'), [{ type: 'wild-named', seat: 0, good: 'rum' }]);
    equal(after.open.step === 'pit', false);
  });

  test('15.8 With an empty bag it is lost', () => {
    const state = wild('pit', { wilds: 1 });
    for (const good of ['spices', 'rum', 'fabrics', 'valuables'] as const) {
      state.open.heap[good] += state.open.bag[good];
      state.open.bag[good] = 0;
    }
    const after = played(state, done);
    equal(told(after.events, 'wilds-lost').length, 1);
    equal(galleon(after, 0).wilds, 0);
  });
});

describe('18.4 Port all at once', () => {
  const together = (location: 'market' | 'tavern' | 'shipyard' | 'workshop' | 'pit', rigs: Rig[]): RattleState => {
    const state = port(location, rigs, { chosen: { 'simultaneous-port': 'on' } });
    state.open.queue = [];
    return asking(state, { kind: location }, ...rigs.keys());
  };

  test('18.4 All decide in secret; it is carried out in turn order', () => {
    const state = together('market', [{ loot: { rum: 2 } }, { loot: { rum: 2 } }]);
    state.open.bag.spices = 1;
    state.open.heap.spices = 9;
    const first = played(state, trade({ rum: 2 }, 'spices'));
    equal(galleon(first, 0).loot.spices, 0);
    equal(first.own[0]!.choice?.kind, 'trade');
    const both = played(first, trade({ rum: 2 }, 'spices'));
    deepEqual(told(both.events, 'too-late'), [{ type: 'too-late', seat: 1, location: 'market' }]);
    deepEqual([galleon(both, 0).loot.spices, galleon(both, 1).loot.rum], [1, 2]);
    deepEqual(both.open.phase, { kind: 'market', waiting: [1], ready: [] });
  });

  test('18.4 Sailors are dealt in turn order, and chosen at the same time', () => {
    const state = together('tavern', [{ loot: { rum: 2 } }, { loot: { rum: 2 } }]);
    const drawn = played(state, { kind: 'hire' }, { kind: 'hire' });
    deepEqual(drawn.open.phase, { kind: 'keep-sailor', waiting: [0, 1], ready: [] });
    equal(drawn.own[1]!.sailors.length, 3);
    equal(game.menu(viewFrom(drawn, 1)).moves.length, 3);
  });

  test('18.4 The last Part, Sailor, Upgrade and Revenge card go to the first who comes', () => {
    const yard = together('shipyard', [{ loot: { fabrics: 1 } }, { loot: { fabrics: 1 } }]);
    yard.open.supply.sail = 1;
    const bought = [0, 1].map(() => buyPart('sail'));
    for (const seat of [0, 1]) game.play(yard, seat, bought[seat]!, { all() {}, only() {} });
    deepEqual([galleon(yard, 0).sails.ready, galleon(yard, 1).sails.ready, galleon(yard, 1).loot.fabrics], [1, 0, 1]);
    const inn = together('tavern', [{ loot: { rum: 2 } }, { loot: { rum: 2 } }]);
    inn.shut.sailors = inn.shut.sailors.slice(0, 2);
    inn.open.decks.sailors = 2;
    for (const seat of [0, 1]) game.play(inn, seat, { kind: 'hire' }, { all() {}, only() {} });
    deepEqual([inn.own[0]!.sailors.length, inn.own[1]!.sailors.length, galleon(inn, 1).loot.rum], [2, 0, 2]);
    const shop = together('workshop', [{ loot: { spices: 1, fabrics: 1 } }, { loot: { spices: 1, fabrics: 1 } }]);
    shop.shut.upgrades = shop.shut.upgrades.slice(0, 1);
    shop.open.decks.upgrades = 1;
    for (const seat of [0, 1])
      game.play(shop, seat, { kind: 'buy-upgrade', pay: { spices: 1, fabrics: 1 } }, { all() {}, only() {} });
    deepEqual(
      [galleon(shop, 0).upgrades.length, galleon(shop, 1).upgrades.length, galleon(shop, 1).loot.spices],
      [1, 0, 1],
    );
  });
});

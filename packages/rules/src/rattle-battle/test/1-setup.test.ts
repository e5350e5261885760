import { describe, test } from 'node:test';
import { rattleBattle as game } from '../game.ts';
import {
  CARDS,
  CRAZY,
  CREW_PACK,
  DICE,
  FACES,
  GOODS,
  HULLS,
  NORRINGTON,
  NP_DICE,
  PARTS,
  PIRATE_WARS,
  pileOf,
  SAILORS,
  type Scenario,
  SEA_LESSONS,
  SPECIALS,
  TILES,
  TOKENS,
  UPGRADES,
  VP_CARDS,
} from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import type { RattleTell } from '../types.ts';
import { deepEqual, equal, galleon, menuOf, newGame, played, port, told } from './builders.ts';

const choose = (part: 'sail' | 'cannon' | 'hold'): Move => ({ kind: 'part', part });
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

describe('The components', () => {
  test('38 dice: 20 Player Ships, 5 Captain Ships, 13 Non-Player Ships; six faces each', () => {
    const count = (hull: string) => Object.values(DICE).filter(die => die.hull === hull).length;
    equal(Object.keys(DICE).length, 38);
    deepEqual([count('ship'), count('captain'), sum(Object.values(NP_DICE))], [20, 5, 13]);
    deepEqual(['yellow', 'green', 'red', 'orange', 'blue', 'violet'].map(count), [3, 3, 3, 2, 1, 1]);
    for (const hull of HULLS) equal(FACES[hull].length, 6);
  });

  test('44 Adventures and 7 introductory ones, 27 Sailors and 6 in the pack, 20 Upgrades, 8 VP cards, 11 tiles', () => {
    deepEqual([NORRINGTON.length, PIRATE_WARS.length, CRAZY.length], [17, 17, 10]);
    equal(SEA_LESSONS.length + 1, 7);
    equal(Object.keys(CARDS).length, 44 + 7);
    deepEqual([SAILORS.length, CREW_PACK.length, UPGRADES.length, VP_CARDS.length, TILES.length], [27, 6, 20, 8, 11]);
  });

  test('56 Loot: 10 Spices, 18 Rum, 18 Fabrics, 10 Valuables; 8 Special Loot of 5 kinds', () => {
    deepEqual(
      GOODS.map(good => TOKENS[good]),
      [10, 18, 18, 10],
    );
    equal(sum(SPECIALS.map(kind => TOKENS[kind])), 8);
    equal(SPECIALS.length, 5);
  });

  test('Each scenario has 9 Soft, 6 Hard and 2 Final Adventures, and enough for the order', () => {
    for (const scenario of ['norrington', 'pirate-wars'] as const)
      deepEqual(
        (['soft', 'hard', 'final', 'crazy'] as const).map(pile => pileOf(scenario, pile).length),
        [9, 6, 2, 10],
      );
  });

  test('No fleet and no picture needs more dice or tiles than there are', () => {
    for (const card of [...NORRINGTON, ...PIRATE_WARS, ...SEA_LESSONS]) {
      for (const [colour, count] of Object.entries(card.fleet))
        equal(count <= NP_DICE[colour as keyof typeof NP_DICE], true, card.name);
      for (const [colour] of card.placed ?? []) equal((card.fleet[colour] ?? 0) > 0, true, card.name);
      const tiles = (card.tiles ?? []).map(([tile]) => tile);
      equal(new Set(tiles).size, tiles.length, card.name);
    }
  });
});

describe('1 Before the game', () => {
  test('1.1 Ships and Parts by the number of players', () => {
    const start = (seats: number, scenario: Scenario = 'norrington') => {
      const { ships, sails, holds } = galleon(newGame(seats, { scenario }), 0);
      return [ships.length, ships.filter(die => die.startsWith('captain')).length, sails.ready, holds];
    };
    deepEqual(
      [2, 3, 4, 5].map(seats => start(seats)),
      [
        [5, 1, 0, 0],
        [4, 0, 1, 0],
        [3, 0, 1, 1],
        [3, 0, 1, 1],
      ],
    );
    deepEqual(
      [2, 3, 4, 5].map(seats => start(seats, 'pirate-wars')),
      [
        [5, 1, 0, 0],
        [4, 1, 1, 0],
        [3, 1, 1, 1],
        [3, 1, 1, 1],
      ],
    );
  });

  test('1.3 Everybody chooses a Part in secret; then all are added', () => {
    const state = newGame(3);
    equal(game.deciding(state.open).length, 3);
    const half = played(state, choose('cannon'), choose('hold'));
    deepEqual([galleon(half, 0).cannons.ready, galleon(half, 1).holds], [0, 0]);
    const { events } = played(state, choose('sail'));
    deepEqual(
      told(events, 'part-added')
        .map(({ part }) => part)
        .sort(),
      ['cannon', 'hold', 'sail'],
    );
    deepEqual([galleon(state, 0).cannons.ready, galleon(state, 1).holds, galleon(state, 2).sails.ready], [1, 1, 2]);
    equal(state.open.step, 'send');
  });

  test('1.3 Of each Part there are 15', () => {
    const state = played(newGame(2), choose('hold'), choose('hold'));
    deepEqual(
      PARTS.map(part => state.open.supply[part]),
      [15, 15, 13],
    );
  });

  test('1.4 The first Baron is found by chance', () => {
    const barons = new Set(Array.from({ length: 40 }, (_, seed) => newGame(5, {}, seed).open.baron));
    equal(barons.size, 5);
  });

  test('10.10, 18.2 The loot pack puts eight tokens into the bag, the crew pack six Sailors into the deck', () => {
    const plain = newGame(2);
    const packed = newGame(2, { 'loot-pack': 'on', 'crew-pack': 'on' });
    equal(sum(Object.values(packed.open.bag)) - sum(Object.values(plain.open.bag)), 8);
    equal(packed.open.decks.sailors - plain.open.decks.sailors, 6);
  });
});

describe('1.5 What is seen', () => {
  test('1.5 All may see Galleons, coins, Loot and what is left in the bag; nobody the order of a deck', () => {
    const { open, shut } = played(newGame(2, { 'loot-pack': 'on', 'crew-pack': 'on' }), choose('sail'), choose('hold'));
    deepEqual(
      open.galleons.map(({ coins, loot, cards, holds }) => [coins, sum(Object.values(loot)), cards, holds]),
      [
        [0, 0, [], 0],
        [0, 0, [], 1],
      ],
    );
    deepEqual([sum(Object.values(open.bag)), open.decks], [64, { sailors: 33, upgrades: 20 }]);
    const all = JSON.stringify(open);
    for (const id of [...shut.sailors, ...shut.upgrades, ...shut.soft, ...shut.hard, ...shut.final, ...shut.crazy])
      equal(new RegExp(`"${id}"(?!:)`).test(all), false, id); // as a value, not as a key
  });

  for (const [location, loot, buy] of [
    ['tavern', { rum: 2 }, { kind: 'hire' }],
    ['workshop', { spices: 1, fabrics: 1 }, { kind: 'buy-upgrade', pay: { spices: 1, fabrics: 1 } }],
  ] as const)
    test(`1.5 Only you see what you draw in the ${location}, and the others learn what you keep`, () => {
      const state = port(location, [{ loot }, {}]);
      const drawn = played(state, buy);
      const cards = [...state.own[0]!.sailors, ...state.own[0]!.upgrades];
      const seen = (it: unknown) => cards.filter(id => JSON.stringify(it).includes(`"${id}"`));
      deepEqual([cards.length, seen([state.open, state.own[1], drawn.events]), seen(drawn.secrets)], [3, [], cards]);
      deepEqual([drawn.secrets.map(({ seat }) => seat), menuOf(state, 0).length], [[0], 3]);
      const keep = menuOf(state, 0)[1]!;
      const kept = played(state, keep);
      deepEqual([seen(kept.events), seen(keep)], [[cards[1]], [cards[1]]]);
    });
});

describe('3 The course of the game', () => {
  /** The piles in the order Adventures come up, with the Ports between them, in a random game. */
  const course = (scenario: Scenario): string[] => {
    const state = newGame(2, { scenario });
    const seen: string[] = [];
    const tell: RattleTell = {
      all(event) {
        if (event.type === 'adventure') seen.push(scenario === 'introductory' ? event.card : CARDS[event.card]!.pile);
        if (event.type === 'port') seen.push('port');
      },
      only() {},
    };
    while (!game.outcome(state.open)) {
      const seat = game.deciding(state.open)[0]!;
      const move =
        seat < 0
          ? game.nature!(state.open, state.rng)
          : game.menu({ seat, open: state.open, own: state.own[seat]! }).moves[0]!;
      game.play(state, seat, move, tell);
    }
    return seen;
  };

  test('3.2 Soft, Soft; Soft, Crazy, Soft; Hard, Crazy, Soft; Hard, Crazy, Hard; Final (example 1)', () => {
    const order = 'soft soft port soft crazy soft port hard crazy soft port hard crazy hard port final port';
    for (const scenario of ['norrington', 'pirate-wars'] as const) equal(course(scenario).join(' '), order);
  });

  test('3.1 A Quest is one to three Adventures and then a Port Visit; after the last the game is over', () => {
    for (const [scenario, quests] of [
      ['norrington', [2, 3, 3, 3, 1]],
      ['introductory', [2, 2, 2, 1]],
    ] as const) {
      const visits = course(scenario).join(' ').split(' port');
      equal(visits.pop(), '');
      deepEqual(
        visits.map(quest => quest.trim().split(' ').length),
        quests,
      );
    }
  });

  test('3.2 The introductory Adventures come in their own order', () => {
    equal(course('introductory').join(' '), 'I01 I02 port I03 I04 port I05 I06 port I07 port');
  });
});

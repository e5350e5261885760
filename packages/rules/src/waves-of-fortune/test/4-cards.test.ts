// Every one of the cards, drawn by a ship with 5 crew, 7 food and no gold that sails to D3 (Shallows) or B5 (Depths).

import { describe, test } from 'node:test';
import { wavesOfFortune as game } from '../game.ts';
import { FIGHT, LEAVE, PARLEY, RAID_NOBODY, RUN, STAY, STOP, swap } from '../moves.ts';
import { CARD_LIST, CARDS, type CardId, DECKS, type Face, tileName } from '../tables/index.ts';
import type { FortuneState, Move } from '../types.ts';
import {
  after,
  asked,
  at,
  cargo,
  deepEqual,
  drift,
  equal,
  load,
  option,
  type Played,
  peek,
  played,
  raid,
  refuses,
  sail,
  sea,
  send,
  stand,
  told,
} from './builders.ts';

type Setting = NonNullable<Parameters<typeof sea>[0]>;
type Fitted = NonNullable<Setting['ships']>[number];

/** A ship beside the tile where the card is drawn; the rival is in its home base. */
function drawing(card: CardId, me: Fitted = {}, more: Setting = {}): FortuneState {
  const shallow = card.startsWith('S');
  const face: Face = card[1] === 'O' ? 'ocean' : 'island';
  const ships = [{ at: shallow ? 'D4' : 'B6', food: 7, ...me }, ...(more.ships ?? [{}])];
  return sea({ ...more, ships, hidden: { [shallow ? 'D3' : 'B5']: face, ...more.hidden }, next: [card] });
}

const goal = (card: CardId): Move => sail(card.startsWith('S') ? 'D3' : 'B5');

/** After the card, before or after the food of the turn. */
function drawn(state: FortuneState, card: CardId, ...answers: Move[]): Played {
  return played(state, goal(card), ...answers);
}

const mine = ({ open }: Played): string => cargo(open.ships[0]!);

/** Cards without a decision: what the ship has at the end of the turn, one food paid. */
const SIMPLE: Record<CardId, string> = {
  SO05: '5c 6f 50g',
  SO06: '5c 6f 100g',
  SO07: '5c 6f 150g',
  SO13: '5c 5f 0g',
  SI02: '5c 5f 0g',
  SI10: '5c 6f 100g',
  SI11: '5c 6f 150g',
  DO06: '5c 6f 250g',
  DO07: '5c 6f 400g',
  DO08: '5c 6f 600g',
  DO12: '5c 4f 0g',
  DO13: '3c 6f 0g',
  DI03: '3c 6f 0g',
  DI04: '4c 5f 0g',
  DI09: '5c 6f 250g',
  DI11: '5c 6f 400g',
  DI14: '5c 4f 0g',
};

/** Cards that fill the hold, drawn with 4 crew and 4 food: four spaces are free. */
const FILLING: Record<CardId, string> = {
  SO08: '5c 3f 0g',
  SO09: '6c 3f 0g',
  SO10: '4c 5f 0g',
  SI07: '4c 5f 0g',
  SI08: '4c 6f 0g',
  SI09: '5c 3f 0g',
  DO16: '6c 3f 0g',
  DI12: '4c 6f 0g',
  DI13: '6c 3f 0g',
};

/** Cards with a roll: by die, what a ship with 4 crew and 4 food has afterwards. */
const ROLLS: Record<CardId, Record<number, string>> = {
  SI03: { 1: '3c 3f 0g', 3: '3c 3f 0g', 4: '4c 3f 0g' },
  SI05: { 1: '3c 3f 0g', 2: '4c 5f 0g', 4: '4c 5f 0g', 5: '4c 3f 100g' },
  DO14: { 2: '2c 3f 0g', 3: '3c 3f 0g', 4: '3c 3f 0g', 5: '4c 5f 0g' },
  DI05: { 3: '2c 2f 0g', 4: '4c 3f 200g' },
  DI07: { 2: '2c 3f 0g', 3: '4c 6f 0g', 5: '4c 3f 300g' },
};

const PIRATES: Record<CardId, number> = {
  SO01: 1,
  SO02: 2,
  SO03: 3,
  SO04: 4,
  DO01: 3,
  DO02: 4,
  DO03: 5,
  DO04: 6,
  DO05: 8,
};

const MAP_IDS: Record<CardId, string> = {
  SI06a: 'S-NW',
  SI06b: 'S-NE',
  SI06c: 'S-SE',
  SI06d: 'S-SW',
  DI08a: 'D-NW',
  DI08b: 'D-NE',
  DI08c: 'D-SE',
  DI08d: 'D-SW',
};

/** What a token does, with 4 crew and 4 food, after the food of the turn: when drawn, and again after staying. */
const TOKEN_CARDS: Record<CardId, { dice: number[]; drawn: string }> = {
  SO11: { dice: [], drawn: '4c 5f 0g' },
  SO12: { dice: [], drawn: '3c 3f 0g' },
  SI04: { dice: [3], drawn: '4c 5f 0g' },
  DO11: { dice: [], drawn: '2c 3f 0g' },
  DI06: { dice: [4], drawn: '5c 5f 0g' },
  DI15: { dice: [], drawn: '4c 6f 0g' },
};

const OTHERS = [
  'SO14',
  'SO15',
  'SI01',
  'SI12',
  'SI13',
  'DO09',
  'DO10',
  'DO15',
  'DO17',
  'DO18',
  'DO19',
  'DI01',
  'DI02',
  'DI10',
];

describe('4.3 The cards', () => {
  test('are 103: 24, 20, 32 and 27', () => {
    const sizes = DECKS.map(deck => CARD_LIST.filter(it => it.deck === deck).reduce((sum, it) => sum + it.copies, 0));
    deepEqual(sizes, [24, 20, 32, 27]);
  });

  test('are all examined here', () => {
    const examined = [SIMPLE, FILLING, ROLLS, PIRATES, MAP_IDS, TOKEN_CARDS].flatMap(it => Object.keys(it));
    deepEqual([...examined, ...OTHERS].sort(), CARD_LIST.map(({ id }) => id).sort());
  });

  for (const [card, expected] of Object.entries(SIMPLE))
    test(`${card} ${CARDS[card]!.name}`, () => {
      const after = drawn(drawing(card), card);
      equal(mine(after), expected);
      deepEqual(after.open.piles[CARDS[card]!.deck].discard, [card]); // 4.1
    });

  for (const [card, expected] of Object.entries(FILLING))
    test(`${card} ${CARDS[card]!.name}`, () => {
      equal(mine(drawn(drawing(card, { crew: 4, food: 4 }), card)), expected);
    });

  test('1.5 Example 9: what the hold has no room for is lost', () => {
    const state = drawing('SO09', { crew: 4, food: 7 });
    after(state, [sail('D3')], ({ events }) =>
      deepEqual(told(events, 'crew'), [{ type: 'crew', seat: 0, cause: 'SO09', change: 1, wasted: 1, left: 5 }]),
    );
  });

  test('4.2 Gain: as far as there is room. Lose: at most all there is', () => {
    equal(mine(drawn(drawing('DO16', { crew: 4, food: 7 }), 'DO16')), '5c 6f 0g'); // 2 crew, one space
    equal(mine(drawn(drawing('SI08', { crew: 4, food: 7 }), 'SI08')), '4c 7f 0g'); // 3 food, one space
    equal(told(drawn(drawing('DO12', { food: 1 }), 'DO12').events, 'food')[0]!.change, -1); // 2 food, one left
  });

  test('1.5 Of food that is not there nothing is lost, and a nothing has no sign', () => {
    const state = drawing('SO13', { crew: 4, food: 0 });
    after(state, [sail('D3')], ({ events }) =>
      deepEqual(told(events, 'food')[0], { type: 'food', seat: 0, cause: 'SO13', change: 0, wasted: 0, left: 0 }),
    );
  });

  for (const [card, rows] of Object.entries(ROLLS))
    for (const [die, expected] of Object.entries(rows))
      test(`${card} ${CARDS[card]!.name}: ${die}`, () => {
        const after = drawn(drawing(card, { crew: 4, food: 4 }, { dice: [Number(die)] }), card);
        equal(mine(after), expected);
      });

  for (const [card, hp] of Object.entries(PIRATES))
    test(`${card} ${CARDS[card]!.name}: ${hp} HP, which stay with the token when left alone`, () => {
      const state = drawing(card);
      played(state, goal(card));
      deepEqual(state.open.phase, { kind: 'pirate', seat: 0, hp });
      const { open } = played(state, PARLEY);
      deepEqual(
        open.tokens.map(it => [it.token, it.hp, it.card]),
        [['pirate', hp, card]],
      );
      deepEqual(open.piles[CARDS[card]!.deck].discard, []);
      equal(open.active, 1);
    });

  for (const [card, hp] of Object.entries(PIRATES))
    test(`${card} ${CARDS[card]!.name} pay 50 for each HP`, () => {
      const rounds = Math.ceil(hp / 3);
      const dice = Array.from({ length: rounds }, (_, i) => {
        const enemies = Math.min(3, hp - 3 * i);
        return [...Array.from({ length: enemies }, () => 1), 6, 6, 6];
      }).flat();
      const state = drawing(card, {}, { dice });
      played(state, goal(card), FIGHT);
      while (asked(state) === 'send') played(state, send(3));
      deepEqual([cargo(state.open.ships[0]!), state.open.tokens], [`5c 6f ${50 * hp}g`, []]);
      deepEqual(state.open.piles[CARDS[card]!.deck].discard, [card]);
    });

  for (const [card, map] of Object.entries(MAP_IDS))
    test(`${card} ${CARDS[card]!.name} is carried`, () => {
      const after = drawn(drawing(card), card);
      deepEqual(after.open.ships[0]!.maps, [map]);
      deepEqual(after.open.piles[CARDS[card]!.deck].discard, []);
    });

  for (const [card, { dice, drawn: expected }] of Object.entries(TOKEN_CARDS))
    test(`${card} ${CARDS[card]!.name} acts once when drawn, and stays`, () => {
      const state = drawing(card, { crew: 4, food: 4 }, { dice });
      equal(mine(drawn(state, card)), expected);
      deepEqual(
        state.open.tokens.map(it => it.card),
        [card],
      );
    });

  test('4.2 SO14 Friendly Current: to any free tile two steps away, which then acts', () => {
    const state = drawing('SO14', {}, { ships: [{ at: 'C3' }], hidden: { D2: 'reef' } });
    played(state, sail('D3'));
    equal(asked(state), 'drift');
    refuses(state, 0, drift('C3'), 'occupied');
    refuses(state, 0, drift('D6'), 'too-far');
    refuses(state, 0, sail('D2'), 'not-now');
    after(state, [drift('D2')], ({ open, events }) => {
      equal(tileName(open.ships[0]!.at), 'D2');
      equal(open.faces[at('D2')], 'reef');
      equal(told(events, 'moved')[0]!.how, 'drift');
    });
  });

  test('4.2 SO14 Friendly Current: or nowhere; never into another’s home', () => {
    const state = drawing('SO14');
    played(state, sail('D3'));
    after(state, [drift('D3')], ({ open }) => deepEqual([tileName(open.ships[0]!.at), open.active], ['D3', 1]));
    const near = sea({ ships: [{ at: 'E3' }, {}], hidden: { F4: 'ocean' }, next: ['SO14'] });
    played(near, sail('F4'));
    refuses(near, 0, drift('F5'), 'not-your-home');
    after(near, [drift('E5')], state => equal(asked(state), 'dock'));
  });

  test('4.2 SO14 Friendly Current: a ship that drifts onto pirates fights them, and one with a map digs', () => {
    const pirates = drawing('SO14', {}, { tokens: { D2: 'DO02' } });
    after(pirates, [sail('D3'), drift('D2')], state => equal(asked(state), 'send'));
    const chart = drawing('SO14', { maps: ['S-NW'] }, { shown: { B4: 'reef' } });
    played(chart, sail('D3'));
    refuses(chart, 0, drift('B4'), 'too-far');
    const near = sea({
      ships: [{ at: 'C3', maps: ['S-NW'] }, {}],
      hidden: { C4: 'ocean' },
      shown: { B4: 'reef' },
      next: ['SO14'],
    });
    after(near, [sail('C4'), drift('B4')], ({ open }) =>
      deepEqual([open.ships[0]!.gold, open.ships[0]!.maps], [300, []]),
    );
  });

  test('11.8 SO14 Friendly Current: drifting is no ramming, so what lies there acts', () => {
    const options = { 'ram-hazards': 'reveal-only' } as const;
    const state = drawing('SO14', {}, { tokens: { C3: 'SO12' }, options });
    after(state, [sail('D3'), drift('C3')], ({ open }) => equal(open.ships[0]!.crew, 4));
  });

  test('11.4 SO14 Friendly Current: nobody drifts to the King during his truce', () => {
    const state = drawing('SO14', {}, { shown: { D2: 'king' }, options: { 'king-truce': '8' } });
    played(state, sail('D3'));
    refuses(state, 0, drift('D2'), 'truce');
  });

  test('4.2 SO15 Bumboat: sell 2 food, hire for 1, or neither, as far as the hold allows', () => {
    equal(mine(drawn(drawing('SO15'), 'SO15', option(0))), '5c 4f 100g');
    equal(mine(drawn(drawing('SO15'), 'SO15', option(1))), '6c 5f 0g');
    equal(mine(drawn(drawing('SO15'), 'SO15', option(2))), '5c 6f 0g');
    const poor = drawing('SO15', { food: 1 });
    played(poor, sail('D3'));
    refuses(poor, 0, option(0), 'need-not-met');
    const empty = drawn(drawing('SO15', { food: 0 }), 'SO15');
    deepEqual(told(empty.events, 'chose')[0]!.label, 'Wave politely');
  });

  test('4.2 SI01 Wild Boar: run for 1 food, or stand; 3 or more wins 2 food', () => {
    equal(mine(drawn(drawing('SI01'), 'SI01', RUN)), '5c 5f 0g');
    equal(mine(drawn(drawing('SI01', { food: 4 }, { dice: [3, 2, 1] }), 'SI01', stand(3))), '3c 5f 0g');
    equal(mine(drawn(drawing('SI01', { food: 4 }, { dice: [2] }), 'SI01', stand(1))), '4c 3f 0g');
  });

  test('4.2 SI01 Wild Boar: who can neither run nor send more stands with one', () => {
    const { events, open } = drawn(drawing('SI01', { food: 0, crew: 1 }, { dice: [2] }), 'SI01');
    equal(told(events, 'sunk')[0]!.how, 'card');
    equal(open.ships[0]!.afloat, false);
    const hungry = drawing('SI01', { food: 0, crew: 2 });
    played(hungry, sail('D3'));
    refuses(hungry, 0, RUN, 'no-food-to-run');
    refuses(hungry, 0, stand(3), 'bad-stand');
    refuses(hungry, 0, stand(0), 'bad-stand');
  });

  test('4.2 SI12 Trading Post: up to 2 food for crew or crew for food, and one hand stays', () => {
    equal(mine(drawn(drawing('SI12'), 'SI12', swap(2))), '7c 4f 0g');
    equal(mine(drawn(drawing('SI12'), 'SI12', swap(-2))), '3c 8f 0g');
    equal(mine(drawn(drawing('SI12'), 'SI12', swap(0))), '5c 6f 0g');
    const last = drawing('SI12', { crew: 2, food: 1 });
    played(last, sail('D3'));
    refuses(last, 0, swap(-2), 'not-in-hold');
    refuses(last, 0, swap(2), 'not-in-hold');
  });

  test('4.2 SI13 Lookout Hill: up to three hidden tiles within three steps, for one captain’s eyes', () => {
    const state = drawing('SI13', {}, { hidden: { D2: 'king' } });
    played(state, sail('D3'));
    refuses(state, 0, peek('D7'), 'beyond-sight');
    refuses(state, 0, peek('D4'), 'not-hidden');
    const { secrets, events } = played(state, peek('D2'));
    deepEqual(secrets, [{ seat: 0, event: { type: 'spied', seat: 0, tile: at('D2'), face: 'king' } }]);
    deepEqual(events, [{ type: 'peeked', seat: 0, tile: at('D2') }]);
    refuses(state, 0, peek('D2'), 'already-seen');
    deepEqual(state.own[1]!.seen, []);
    after(state, [peek('D1'), peek('E2')], ({ open }) => equal(open.active, 1));
  });

  test('4.2 SI13 Lookout Hill: one may stop early', () => {
    const state = drawing('SI13');
    after(state, [sail('D3'), peek('D2'), STOP], ({ open, own }) => {
      deepEqual([open.ships[0]!.peeked, own[0]!.seen.length, open.active], [[at('D2')], 1, 1]);
    });
  });

  test('4.2 DO09 Deep Dive: a hand for 350 gold, if one is left', () => {
    equal(mine(drawn(drawing('DO09'), 'DO09', option(0))), '4c 6f 350g');
    equal(mine(drawn(drawing('DO09'), 'DO09', option(1))), '5c 6f 0g');
    const state = drawing('DO09');
    played(state, sail('B5'));
    refuses(state, 0, option(2), 'no-such-option');
    equal(mine(drawn(drawing('DO09', { crew: 1 }), 'DO09')), '1c 6f 0g');
    equal(mine(drawn(drawing('DO09', { crew: 2 }), 'DO09', option(0))), '1c 6f 350g');
  });

  test('4.2 DO10 The Kraken stays where it was drawn', () => {
    const state = drawing('DO10');
    after(state, [sail('B5'), LEAVE], ({ open }) => {
      deepEqual(open.tokens, [{ tile: at('B5'), token: 'kraken', hp: 4, card: 'DO10' }]);
      equal(open.active, 1);
    });
  });

  test('4.2 DO15 Example 20, The Great Storm: every ship at sea loses food, then the drawer a hand', () => {
    const state = sea({
      ships: [{ at: 'B6', crew: 2, food: 1 }, { at: 'D7', food: 0 }, {}, { at: 'D9', afloat: false, crew: 0, food: 0 }],
      hidden: { B5: 'ocean' },
      next: ['DO15'],
    });
    after(state, [sail('B5')], ({ open, events }) => {
      deepEqual(told(events, 'sunk')[0]!.how, 'mutiny');
      deepEqual(
        open.ships.map(({ food }) => food),
        [0, 0, 7, 0],
      );
      deepEqual(told(events, 'crew')[0]!.left, 1);
      deepEqual([open.ships[1]!.afloat, open.active], [true, 1]);
    });
  });

  test('4.2 DO15 The Great Storm: the drawer first, then the others in the order of play', () => {
    const state = sea({
      ships: [{ at: 'B6' }, { at: 'D7' }, { at: 'D8' }, { at: 'I3' }],
      hidden: { D9: 'ocean' },
      next: ['DO15'],
      active: 2,
    });
    after(state, [sail('D9')], ({ events }) =>
      deepEqual(
        told(events, 'food').map(({ seat }) => seat),
        [2, 3, 0, 1],
      ),
    );
  });

  test('4.2 DO15 The Great Storm: the order of play is that of the colours, not of the seats', () => {
    const state = sea({
      ships: [{ at: 'B6' }, { at: 'D7' }, { at: 'D8' }, { at: 'I3' }],
      colours: ['yellow', 'green', 'blue', 'purple'],
      hidden: { D9: 'ocean' },
      next: ['DO15'],
      active: 2,
    });
    after(state, [sail('D9')], ({ events }) =>
      deepEqual(
        told(events, 'food').map(({ seat }) => seat),
        [2, 0, 1, 3],
      ),
    );
  });

  test('4.2 DO17 Maelstrom: what lies there is taken', () => {
    const state = drawing('DO17', {}, { shown: { H8: 'whirlpool' }, wrecks: { H8: { gold: 150 } } });
    after(state, [sail('B5')], ({ open }) => deepEqual([open.ships[0]!.gold, open.wrecks], [150, []]));
  });

  test('4.2 DO17 Maelstrom: where every other whirlpool is taken, nowhere', () => {
    const state = drawing('DO17', {}, { ships: [{ at: 'D3' }], shown: { D3: 'whirlpool' } });
    after(state, [sail('B5')], ({ open, events }) =>
      deepEqual([tileName(open.ships[0]!.at), told(events, 'rammed')], ['B5', []]),
    );
  });

  test('4.2 DO17 Maelstrom: to a revealed whirlpool where nobody is', () => {
    const state = drawing('DO17', {}, { ships: [{ at: 'D3' }], shown: { D3: 'whirlpool', H8: 'whirlpool' } });
    after(state, [sail('B5')], ({ open, events }) => {
      equal(tileName(open.ships[0]!.at), 'H8');
      equal(told(events, 'moved').at(-1)!.how, 'maelstrom');
    });
    equal(tileName(drawn(drawing('DO17'), 'DO17').open.ships[0]!.at), 'B5');
  });

  test('4.2 DO18 Fog-Bank Raid: up to 150 gold from a ship at sea within 4 steps', () => {
    const state = drawing('DO18', {}, { ships: [{ at: 'D4', gold: 200 }, { at: 'J9', gold: 900 }, {}] });
    played(state, sail('B5'));
    refuses(state, 0, raid(2), 'no-prey');
    after(state, [raid(1)], ({ open }) =>
      deepEqual(
        open.ships.map(({ gold }) => gold),
        [150, 50, 900, 0],
      ),
    );
    const poor = drawing('DO18', {}, { ships: [{ at: 'D4', gold: 100 }] });
    after(poor, [sail('B5'), raid(1)], ({ open }) =>
      deepEqual(
        open.ships.map(({ gold }) => gold),
        [100, 0],
      ),
    );
    const kind = drawing('DO18', {}, { ships: [{ at: 'D4', gold: 100 }] });
    after(kind, [sail('B5'), RAID_NOBODY], ({ open }) =>
      deepEqual(
        open.ships.map(({ gold }) => gold),
        [0, 100],
      ),
    );
    equal(drawn(drawing('DO18'), 'DO18').open.active, 1);
  });

  test('4.2 DO18 Fog-Bank Raid: a ship exactly 4 steps away is near enough, one 5 steps away is not', () => {
    const state = drawing('DO18', {}, { ships: [{ at: 'D3', gold: 200 }, { at: 'D2', gold: 200 }, {}] });
    played(state, sail('B5'));
    refuses(state, 0, raid(2), 'no-prey');
    after(state, [raid(1)], ({ open }) =>
      deepEqual(
        open.ships.map(({ gold }) => gold),
        [150, 50, 200, 0],
      ),
    );
  });

  test('4.2 DO18 Fog-Bank Raid: nobody in a home base is raided', () => {
    const state = drawing('DO18', { at: 'B6' }, { ships: [{ gold: 100 }], colours: ['yellow', 'purple'] });
    after(state, [sail('B5')], ({ open }) => deepEqual([open.active, open.ships[1]!.gold], [1, 100]));
  });

  test('4.2 DO19 Dead Calm: no move on the next turn', () => {
    const state = drawing('DO19');
    after(state, [sail('B5')], ({ open }) => equal(open.ships[0]!.becalmed, true));
    after(state, [STAY, load(5)], ({ open, events }) => {
      deepEqual(told(events, 'no-wind'), [{ type: 'no-wind', seat: 0 }]);
      deepEqual([tileName(open.ships[0]!.at), open.ships[0]!.food, open.active], ['B5', 5, 1]);
    });
  });

  for (const [card, least, prize, food] of [
    ['DI01', 4, '150g', 0],
    ['DI02', 5, '200g', 3],
  ] as const)
    test(`${card} ${CARDS[card]!.name}: run for 2 food, or stand; ${least} or more wins once`, () => {
      equal(mine(drawn(drawing(card), card, RUN)), '5c 4f 0g');
      const won = drawn(drawing(card, { food: 4 }, { dice: [least, least - 1, 6] }), card, stand(3));
      equal(mine(won), `4c ${3 + food}f ${prize}`);
      equal(mine(drawn(drawing(card, {}, { dice: [least - 1, 1] }), card, stand(2))), '3c 6f 0g');
    });

  test('4.2 DI10 Golden Idol: two hands for 500 gold, if one is left', () => {
    equal(mine(drawn(drawing('DI10'), 'DI10', option(0))), '3c 6f 500g');
    equal(mine(drawn(drawing('DI10'), 'DI10', option(1))), '5c 6f 0g');
    equal(mine(drawn(drawing('DI10', { crew: 2 }), 'DI10')), '2c 6f 0g');
    equal(mine(drawn(drawing('DI10', { crew: 3 }), 'DI10', option(0))), '1c 6f 500g');
  });
});

describe('4 Drawing', () => {
  test('4.1 For a ship that sinks the rest of the card is dropped', () => {
    const { open, events } = drawn(drawing('DI04', { crew: 1 }), 'DI04');
    deepEqual([told(events, 'food').length, open.ships[0]!.afloat], [0, false]);
  });

  test('4.1 The zone decides on the deck', () => {
    for (const [card, deck] of [
      ['SO05', 'SO'],
      ['SI10', 'SI'],
      ['DO06', 'DO'],
      ['DI09', 'DI'],
    ] as const)
      deepEqual(
        told(drawn(drawing(card), card).events, 'card').map(e => [e.deck, e.card]),
        [[deck, card]],
      );
  });

  test('4.4 An empty deck is its discard pile, shuffled', () => {
    const state = drawing('SO05');
    const { open, shut } = state;
    open.piles.SO = { left: 0, discard: shut.decks.SO };
    shut.decks.SO = [];
    after(state, [sail('D3')], ({ events }) => equal(told(events, 'reshuffled').length, 1));
    equal(state.open.piles.SO.left + state.open.piles.SO.discard.length + state.open.tokens.length, 24);
  });

  test('4.4 Without any card left all is calm', () => {
    const state = drawing('SI10');
    // Every island card of the Shallows lies under a token somewhere.
    state.open.tokens = state.shut.decks.SI.map((card, tile) => ({ tile, token: 'fish', hp: 0, card }));
    state.shut.decks.SI = [];
    state.open.piles.SI.left = 0;
    const types: string[] = [];
    game.play(state, 0, sail('D3'), { all: e => types.push(e.type), only() {} });
    equal(types.includes('calm'), true);
  });
});

// What the board of Waves of Fortune works out without a screen: what a press means, what a move would mean, what lies
// on the table, and the game in figures.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { plain, rngOf, settle } from '@quayside/rules';
import {
  type Event,
  type FortuneView,
  LOAD,
  type Move,
  type Open,
  SAIL,
  STAY,
  tileName,
  tileNamed,
  wavesOfFortune,
} from '@quayside/rules/waves-of-fortune';
import { chipOf } from '../src/games/waves-of-fortune/chips.ts';
import { moveOf, presets, pushedNext, targetsOf, tileUnder } from '../src/games/waves-of-fortune/draft.ts';
import { figuresOf, tieBreak } from '../src/games/waves-of-fortune/figures.ts';
import { isHarmless } from '../src/games/waves-of-fortune/harmless.ts';
import { markOf } from '../src/games/waves-of-fortune/marks.ts';
import { pointsOf } from '../src/games/waves-of-fortune/points.ts';
import { remarksOn } from '../src/games/waves-of-fortune/remarks.ts';
import { CLEAR, tableauAfter, tableauOf, withLastRound } from '../src/games/waves-of-fortune/tableau.ts';
import type { SeatFace } from '../src/ui/seatFace.ts';

const FACES: readonly SeatFace[] = ['Ann', 'Bob'].map((name, seat) => ({
  seat,
  name,
  letter: 'AB'[seat]!,
  emblem: 'anchor',
  you: seat === 0,
}));

/** Two captains at sea, purple to move; with whatever is to be otherwise. */
function view(change: (open: Open) => void = () => {}): FortuneView {
  const { options } = settle(wavesOfFortune, 2, { colours: 'chosen' });
  const { open, own } = wavesOfFortune.setup(2, options!, rngOf(1));
  for (const [seat, [colour, at]] of (
    [
      ['purple', 'E5'],
      ['yellow', 'F6'],
    ] as const
  ).entries())
    Object.assign(open.ships[seat]!, { colour, at: tileNamed(at), food: 7, crew: 5 });
  Object.assign(open, { round: 1, order: [0, 1], active: 0 });
  open.phase = { kind: 'move', seat: 0, held: false, spied: false };
  change(open);
  return { seat: 0, open, own: own[0]! };
}

const sailing = (at: string) => SAIL[tileNamed(at)]!;
const remarks = (of: FortuneView, move: Move) =>
  remarksOn(of, FACES, 0, move).map(({ text, tone }) => `${tone}: ${text}`);

describe('a press on the sea', () => {
  const legal = targetsOf(null, view(), wavesOfFortune.menu(view()).moves);

  test('leads to every tile one may sail to, and the own tile to staying', () => {
    deepEqual(legal.get(tileNamed('E4')), sailing('E4'));
    equal(legal.get(tileNamed('E5')), STAY);
    equal(legal.has(tileNamed('F5')), false);
  });

  test('right beside a tile one may choose means that tile, elsewhere the one under the finger', () => {
    const [column, row] = [2, 4]; // C5 is within reach, B5 is not
    equal(tileUnder(legal, column - 0.15, row + 0.5), tileNamed('C5'));
    equal(tileUnder(legal, column - 0.5, row + 0.5), tileNamed('B5'));
    equal(tileUnder(legal, 99, -4), tileNamed('J1'));
  });

  test('with the Spyglass raised looks, and does not sail', () => {
    const spying = view(open => open.ships[0]!.upgrades.push('spyglass'));
    const aims = targetsOf({ kind: 'aim', tile: null }, spying, wavesOfFortune.menu(spying).moves);
    deepEqual(aims.get(tileNamed('E4')), { kind: 'peek', tile: tileNamed('E4') });
    equal(aims.has(tileNamed('E5')), false);
    const aimed = { kind: 'aim', tile: tileNamed('E3') } as const;
    deepEqual(moveOf(aimed, spying, wavesOfFortune.menu(spying).moves), { kind: 'peek', tile: tileNamed('E3') });
  });
});

describe('one gesture', () => {
  const met = view(open => {
    open.faces[tileNamed('E4')] = 'ocean';
    open.faces[tileNamed('E3')] = 'ocean';
    open.tokens.push({ tile: tileNamed('E3'), token: 'pirate', hp: 4, card: 'DO02' });
    open.faces[tileNamed('D5')] = 'island';
    open.tokens.push({ tile: tileNamed('D5'), token: 'spring', hp: 0, card: 'DI15' });
    open.faces[tileNamed('C5')] = 'island';
    Object.assign(open.ships[1]!, { at: tileNamed('C5') });
    Object.assign(open.ships[0]!, { food: 3 });
  });

  test('is enough for known water, a spring and the way home', () => {
    equal(isHarmless(met, sailing('E4')), true);
    equal(isHarmless(met, sailing('D5')), true);
    const atSea = view(open => Object.assign(open.ships[0]!, { at: tileNamed('E4'), food: 0 }));
    equal(isHarmless(atSea, sailing('E5')), true);
  });

  test('is not for what cannot be taken back: hidden tiles, fights, ramming, a night without food', () => {
    for (const to of ['D4', 'E3', 'C5']) equal(isHarmless(met, sailing(to)), false, to);
    const hungry = view(open => {
      open.faces[tileNamed('E4')] = 'ocean';
      Object.assign(open.ships[0]!, { food: 0 });
    });
    equal(isHarmless(hungry, sailing('E4')), false);
  });

  test('every tile tells its price: food, what feeds, a fight, mutiny, home', () => {
    const told = (of: FortuneView, move: Move) => {
      const chip = chipOf(of, 0, move);
      return chip && `${chip.tone}: ${chip.mark} ${chip.text}`.trim();
    };
    equal(told(met, sailing('E4')), 'plain: food −1');
    equal(told(met, sailing('D5')), 'good: food +2');
    equal(told(met, sailing('E3')), 'bad: swords');
    equal(told(met, STAY), 'good: home');
    const hungry = view(open => Object.assign(open.ships[0]!, { at: tileNamed('E3'), food: 0 }));
    equal(told(hungry, sailing('E2')), 'bad: food !');
  });
});

test('a move points at the pieces it is about', () => {
  deepEqual(pointsOf(sailing('A1'), view()), { rings: ['tile:0'], rope: ['ship:0', 'tile:0'] });
  deepEqual(pointsOf({ kind: 'send', fighters: 2 }, view()), { rings: ['choice:send-2'] });
  deepEqual(pointsOf({ kind: 'raid', seat: 1 }, view()), { rings: ['ship:1', 'choice:raid-1'] });
});

describe('ramming', () => {
  test('shows beforehand where the rammed ship could be pushed', () => {
    const met = view(open => Object.assign(open.ships[1]!, { at: tileNamed('D4') }));
    const pushes = pushedNext(met, sailing('D4'));
    equal(pushes?.from, tileNamed('D4'));
    deepEqual(pushes?.goals.map(tileName), ['D3', 'E4', 'D5', 'C4']);
    equal(pushedNext(met, sailing('E4')), null);
  });
});

describe('the hold', () => {
  const docked = (change: (open: Open) => void = () => {}) =>
    view(open => {
      open.phase = { kind: 'dock', seat: 0 };
      change(open);
    });

  test('is loaded as explorers do until something else is chosen', () => {
    equal(moveOf(null, docked(), []), LOAD[5]);
    equal(moveOf({ kind: 'crew', crew: 9 }, docked(), []), LOAD[9]);
  });

  test('for a King hunt keeps food for the way and one to spare, once he has been seen', () => {
    const names = (of: FortuneView) => presets(of, of.open.ships[0]!).map(({ name, crew }) => `${name} ${crew}`);
    deepEqual(names(docked()), ['Explore 5']);
    equal(
      presets(docked(), docked().open.ships[0]!)[0]!.why,
      '5 crew for small fights, and food for 7 turns at sea: to turn over many tiles.',
    );
    const found = docked(open => {
      open.faces[tileNamed('E1')] = 'king';
    });
    deepEqual(names(found), ['Explore 5', 'King hunt 10']);
    const spied = { ...docked(), own: { load: null, seen: [{ tile: tileNamed('J10'), face: 'king' as const }] } };
    deepEqual(names(spied), ['Explore 5', 'King hunt 7']);
  });
});

describe('what a move would mean', () => {
  test('tells spaces, food and the way home', () => {
    deepEqual(remarks(view(), sailing('D4')), [
      'plain: 2 spaces (diagonal)',
      'plain: Undiscovered Shallows',
      'plain: food 6, home in 1',
    ]);
  });

  test('warns when the food does not last for the way home, and of mutiny', () => {
    const far = view(open => Object.assign(open.ships[0]!, { at: tileNamed('B2'), food: 2 }));
    ok(remarks(far, sailing('A2')).includes('bad: food 1, home in 4: too far'));
    const hungry = view(open => Object.assign(open.ships[0]!, { at: tileNamed('D4'), food: 0 }));
    ok(remarks(hungry, sailing('D3')).includes('bad: No food to pay: mutiny, unless the sea feeds you'));
    deepEqual(remarks(hungry, sailing('E5')), ['plain: 2 spaces (diagonal)', 'good: Home: load afresh']);
  });

  test('keeps the odds to itself where the table hides them', () => {
    const guarded = view(open => {
      open.table.odds = 'hidden';
      open.faces[tileNamed('E4')] = 'ocean';
      open.tokens.push({ tile: tileNamed('E4'), token: 'pirate', hp: 4, card: 'DO02' });
    });
    ok(remarks(guarded, sailing('E4')).includes('bad: Pirates, 4 HP: you must fight'));
    ok(remarks(guarded, sailing('E4')).every(remark => !remark.includes('%')));
  });

  test('gives the exact odds of a fight that cannot be declined', () => {
    const guarded = view(open => {
      open.faces[tileNamed('E4')] = 'ocean';
      open.tokens.push({ tile: tileNamed('E4'), token: 'pirate', hp: 4, card: 'DO02' });
    });
    ok(
      remarks(guarded, sailing('E4')).includes(
        'plain: Pirates, 4 HP: you must fight: win 81 %, 3.1 crew left on average',
      ),
    );
    const king = view(open => {
      open.faces[tileNamed('E4')] = 'king';
    });
    ok(remarks(king, sailing('E4')).some(text => /^bad: The Pirate King: you must fight: win \d+ %/.test(text)));
  });

  test('names who is rammed, what a wreck holds and what lies under an X', () => {
    const busy = view(open => {
      Object.assign(open.ships[1]!, { at: tileNamed('E3') });
      open.faces[tileNamed('E3')] = 'island';
      open.wrecks.push({ tile: tileNamed('E3'), gold: 350, maps: [] });
    });
    const told = remarks(busy, sailing('E3'));
    ok(told.includes('plain: Rams Bob') && told.includes('good: Wreck: 350 gold'));
    const digging = view(open => Object.assign(open.ships[0]!, { at: tileNamed('C4'), maps: ['S-NW'] }));
    ok(remarks(digging, sailing('B4')).includes('good: X: dig up 300 gold'));
  });
});

const ROUND: Event = {
  type: 'battle-round',
  seat: 0,
  enemy: 'pirate',
  sent: 1,
  enemyDice: [4, 2],
  dice: [5],
  pairs: [{ ours: 5, theirs: 4, won: true }],
  lost: 0,
  felled: 1,
  crew: 5,
  left: 1,
};

describe('what lies on the table', () => {
  const card: Event = { type: 'card', seat: 0, tile: 3, deck: 'DO', card: 'DO14' };

  test('is the card, the dice and what came of them, until the next turn', () => {
    const rolled: Event = { type: 'rolled', seat: 0, cause: 'DO14', die: 2 };
    const lost: Event = { type: 'crew', seat: 0, cause: 'DO14', change: -2, wasted: 0, left: 3 };
    const table = [card, rolled, lost].reduce(tableauAfter, CLEAR);
    deepEqual(table.drawn, { seat: 0, card: 'DO14' });
    deepEqual(table.dice?.faces, [2]);
    deepEqual(table.effects, [{ seat: 0, mark: 'crew', text: '−2', tone: 'bad' }]);
    equal(tableauAfter(table, { type: 'turn', seat: 1 }), CLEAR);
  });

  test('is a battle with the dice of its last round, wherever one begins to watch', () => {
    const begun: Event = { type: 'battle', seat: 0, tile: 3, enemy: 'pirate', hp: 2, crew: 5, flag: 1 };
    equal([begun, ROUND].reduce(tableauAfter, CLEAR).fight?.left, 1);
    equal(tableauAfter(CLEAR, ROUND).fight?.hp, 2);
    equal(
      [begun, ROUND, { type: 'battle-lost', seat: 0, enemy: 'pirate', hp: 2 } as Event].reduce(tableauAfter, CLEAR)
        .fight?.end,
      'lost',
    );
  });

  test('is what a position asks about, if nothing was told', () => {
    const asked = view(open => {
      open.phase = { kind: 'option', seat: 0, script: 'DO09', step: 0 };
    });
    deepEqual(tableauOf(asked.open).drawn, { seat: 0, card: 'DO09' });
    equal(tableauOf(view().open), CLEAR);
  });

  test('shows the dice to who plays on from the middle of a battle, and none of an earlier one', () => {
    const fighting = (left: number) =>
      tableauOf(
        view(open => {
          open.phase = { kind: 'send', seat: 0, battle: { enemy: 'pirate', hp: 2, left, front: 1 } };
        }).open,
      );
    equal(withLastRound(fighting(1), [card, ROUND]).fight?.round, ROUND);
    equal(withLastRound(fighting(2), [card, ROUND]).fight?.round, null);
    equal(withLastRound(CLEAR, [ROUND]), CLEAR);
  });

  test('each captain is marked with what was done last', () => {
    const marked = (event: Event) => {
      const mark = markOf(event);
      return mark && `${mark.seat}: ${plain(mark.text, seat => FACES[seat]!.name)}`;
    };
    equal(marked(card), '0: Shark Pack');
    equal(marked({ type: 'gold', seat: 1, cause: 'SO06', gold: 100, aboard: 100 }), '1: Sunken Skiff: 100 gold');
    equal(marked({ type: 'raided', seat: 0, from: 1, gold: 150 }), '0: took 150 gold from Bob');
    equal(marked({ type: 'sunk', seat: 1, tile: 3, how: 'combat', gold: 350, maps: [] }), '1: sank with 350 gold');
    equal(marked({ type: 'battle-lost', seat: 0, enemy: 'king', hp: 15 }), '0: too weak for the King');
    equal(marked({ type: 'reef-roll', seat: 0, die: 2, free: false }), '0: stuck on a reef');
    equal(marked({ type: 'fed', seat: 0, left: 2 }), null);
  });
});

test('the figures of a game: gold by source, battles, and the points of every round', () => {
  const story: Event[] = [
    { type: 'round', round: 1 },
    { type: 'flipped', seat: 0, tile: 3, face: 'ocean' },
    { type: 'gold', seat: 0, cause: 'DO08', gold: 600, aboard: 600 },
    { type: 'corner', seat: 1, tile: 0, gold: 700 },
    { type: 'round', round: 2 },
    { type: 'sunk', seat: 1, tile: 0, how: 'mutiny', gold: 700, maps: [] },
    { type: 'battle-won', seat: 0, enemy: 'kraken', hp: 4, gold: 500, aboard: 1100 },
    { type: 'docked', seat: 0, banked: 1100, chest: 1100 },
    { type: 'ended', how: 'limit', slayer: null, scores: [] },
  ];
  const [first, second] = figuresOf(story, 2);
  deepEqual(first?.points, [1, 3]);
  deepEqual(second?.points, [1, 0]);
  deepEqual(first?.gold, { cards: 600, corners: 0, battles: 500, maps: 0, wrecks: 0 });
  deepEqual([first?.tiles, first?.won, second?.sunk, second?.gold.corners], [1, 1, 1, 700]);
});

test('the end screen says what parted those who are equal in points', () => {
  const score = (total: number, gold: number, chest: number) => ({
    seat: 0,
    chest,
    aboard: gold - chest,
    gold,
    fromGold: total,
    kraken: 0,
    king: 0,
    total,
  });
  equal(tieBreak(score(3, 1500, 0), score(2, 1400, 0)), null);
  equal(tieBreak(score(2, 1400, 0), score(2, 1000, 1000)), '400 gold ahead');
  equal(tieBreak(score(2, 1000, 1000), score(2, 1400, 0)), 'level on points and 400 gold short');
  equal(tieBreak(score(2, 1400, 900), score(2, 1400, 0)), '900 more gold in the chest');
  equal(tieBreak(score(2, 1400, 0), score(2, 1400, 900)), 'level on points and 900 gold short in the chest');
  equal(tieBreak(score(2, 1400, 900), score(2, 1400, 900)), null);
});

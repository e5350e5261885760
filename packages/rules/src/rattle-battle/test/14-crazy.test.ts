import { describe, test } from 'node:test';
import { SEA } from '../../game.ts';
import { restOf, standing } from '../facts/toss.ts';
import { rattleBattle as game } from '../game.ts';
import { begin } from '../phases/crazy/crazy.ts';
import type { DieId } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import type { Landed } from '../types/sea.ts';
import type { RattleState } from '../types.ts';
import {
  adventure,
  at,
  deepEqual,
  doing,
  equal,
  galleon,
  menuOf,
  played,
  type Rig,
  refuses,
  told,
} from './builders.ts';

/** A Crazy Adventure begun; `chance`: the sides the dice show, in the order they are rolled. */
function crazy(card: string, rigs: Rig[], chance: number[] = []): ReturnType<typeof doing> {
  const state = adventure(card, { rigs, chance });
  return doing(state, (it, tell) => {
    it.open.phase = begin(it, tell) ?? { kind: 'over' };
  });
}

const reroll = (...dice: DieId[]): Move => ({ kind: 'reroll', dice });
const coins = (state: RattleState): number[] => state.open.galleons.map(galleon => galleon.coins);
/** Three ships each, four players; or four ships each, three players. */
const three: Rig[] = [{}, {}, {}];

describe('14 Crazy Adventures', () => {
  test('14.1 Everybody takes part, with all dice, and draws the card’s Loot', () => {
    const state = crazy('C08', three);
    deepEqual(
      state.open.crazy!.hands.map(({ dice }) => dice.length),
      [4, 4, 4],
    );
    const dig: Move = { kind: 'dig', pits: [4, 0, 0, 0] };
    const after = played(state, dig, dig, dig);
    deepEqual(
      told(after.events, 'loot-drawn').map(({ loot }) => loot.length),
      [1, 1, 1],
    );
  });

  test('14.2 A cannon is worth as much as in Battle', () => {
    // Seat 0 has two Cannons: its cannon face is worth 4, the others' 2.
    const state = crazy('C04', [{ cannons: 2 }, {}, {}], [5, 0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0]);
    const after = played(state, reroll(), reroll(), reroll());
    deepEqual(told(after.events, 'totals')[0]!.totals, [7, 5, 5]);
  });

  test('14.3 Ties are rewarded and punished alike', () => {
    const equals = crazy('C10', three, [2, 2, 0, 1, 2, 2, 0, 1, 2, 0, 3, 4]);
    deepEqual(coins(played(equals, reroll(), reroll(), reroll())), [3, 3, 0]);
    const lowest = crazy('C04', three, [4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0]);
    const { events, open } = played(lowest, reroll(), reroll(), reroll());
    deepEqual(told(events, 'dropped-out')[0]!.seats, [1, 2]);
    deepEqual(coins({ open } as RattleState), [3, 0, 0]);
  });

  test('14.3 A game of more than 100 rounds ends as a tie of those still in', () => {
    const state = crazy('C02', three, Array(100 * 12).fill(2));
    deepEqual([told(state.events, 'rolled').length, coins(state)], [100 * 3, [3, 3, 3]]);
  });

  test('14.4 Bombs: the dice on the raft count, the highest total wins 3 coins', () => {
    const state = crazy('C01', three);
    const toss: Move = { kind: 'toss', x: 14000, y: 14000, power: 'soft' };
    refuses(state, 0, { ...toss, x: 28001 }, 'outside-the-box');
    refuses(state, 0, { kind: 'step' }, 'not-now');
    equal(menuOf(state, 0).length, 15);
    const places: [number, number][] = [];
    for (let i = 0; i < 12; i++) places.push(i === 0 ? [140, 140] : i === 1 ? [140, 170] : [20 + 20 * i, 20]);
    for (let i = 0; i < 12; i++) {
      const seat = game.deciding(state.open)[0]!;
      equal(seat, i % 3);
      game.play(state, seat, toss, { all() {}, only() {} });
      const { thrown } = state.open.phase as Extract<typeof state.open.phase, { kind: 'sea' }>;
      equal(thrown.kind, 'toss');
      if (thrown.kind !== 'toss') return;
      const dice = [...state.open.sea, at(thrown.die, ...places[i]!, i === 0 ? 5 : 3)].map(
        ({ die, x, y, rotation, side }) => ({ die, x, y, rotation, side }),
      );
      const answer: Landed = { kind: 'landed', dice, out: [], fall: '' };
      equal(game.check({ seat: SEA, open: state.open, own: null }, answer), null);
      game.play(state, SEA, answer, { all() {}, only() {} });
    }
    deepEqual(coins(state), [3, 0, 0]);
    deepEqual(state.open.sea, []);
  });

  test('14.4 Bombs: a die rolls on, so what is proposed aims short of the raft', () => {
    const state = crazy('C01', three);
    for (const move of menuOf(state, 0)) {
      if (move.kind !== 'toss') return;
      const from = standing(state.open, 0);
      const { x, y } = restOf(move, from, move.power);
      equal(Math.abs(x - 14000) + Math.abs(y - 14000) < 2010, true, `${x} ${y}`);
      equal(from.x > move.x && move.x > x, true, `${from.x} ${move.x} ${x}`);
    }
    deepEqual(restOf({ x: 1000, y: 14000 }, standing(state.open, 0), 'hard'), { x: 0, y: 14000 });
  });

  test('14.4 Bombs: a die may be struck out of the box', () => {
    const state = crazy('C01', [{}, {}]);
    played(state, { kind: 'toss', x: 14000, y: 14000, power: 'hard' });
    const out: Landed = { kind: 'landed', dice: [], out: ['ship-0-1'], fall: '' };
    const after = played(state, out);
    deepEqual(told(after.events, 'tossed')[0]!.out, ['ship-0-1']);
    deepEqual(after.open.crazy!.hands[0]!.dice.length, 4);
  });

  test('14.5 Race: the lowest leave; if all are equal all are dropped again (example 21)', () => {
    // Everybody shows 3; then seat 0 has fives and the others ones.
    const again = Array(12).fill(2);
    const parted = [...Array(4).fill(4), ...Array(8).fill(0)];
    const state = crazy('C02', three, [...again, ...parted]);
    deepEqual(
      told(state.events, 'race-lost').map(({ value, dice }) => [value, dice.length]),
      [[1, 8]],
    );
    deepEqual(coins(state), [3, 1, 1]);
  });

  test('14.6 Brawl: the highest wins, the others lose the dice that show what they chose', () => {
    const state = crazy('C03', three, [0, 0, 1, 2, 4, 0, 0, 0, 1, 1, 1, 3]);
    refuses(state, 0, { kind: 'brawl', value: 6 }, 'no-such-result');
    const after = played(state, { kind: 'brawl', value: 1 }, { kind: 'brawl', value: 5 }, { kind: 'brawl', value: 4 });
    deepEqual(told(after.events, 'brawled')[0]!.lost, ['ship-0-1', 'ship-0-2', 'ship-2-4']);
    deepEqual(
      after.open.crazy!.hands.map(({ dice }) => dice.length),
      [2, 4, 3],
    );
  });

  test('14.6 Brawl: if all choose the same, all win (example 21); after 5 rounds the most dice win 2 coins', () => {
    const state = crazy('C03', three, Array(15).fill([0, 3, 3, 3]).flat());
    const four: Move = { kind: 'brawl', value: 4 };
    const first = played(state, four, four, four);
    deepEqual(told(first.events, 'brawled')[0]!.lost, []);
    for (let round = 2; round <= 5; round++) played(state, four, four, four);
    deepEqual(coins(state), [2, 2, 2]);
  });

  test('3.6 Brawl: who shows one value only is not asked, and fights with it', () => {
    const state = crazy('C03', three, [0, 0, 0, 0, 4, 0, 0, 0, 1, 1, 1, 3]);
    deepEqual(game.deciding(state.open), [1, 2]);
    refuses(state, 0, { kind: 'brawl', value: 1 }, 'not-your-turn');
    const after = played(state, { kind: 'brawl', value: 5 }, { kind: 'brawl', value: 4 });
    const [brawled] = told(after.events, 'brawled');
    deepEqual([brawled!.values, brawled!.lost.length], [[1, 5, 4], 5]);
  });

  test('3.6 Brawl: where all show one value each, nobody is asked', () => {
    const state = crazy('C03', three, [...Array(4).fill(3), ...Array(8).fill(0)]);
    deepEqual(
      told(state.events, 'brawled').map(({ values }) => values),
      [[4, 1, 1]],
    );
    deepEqual(coins(state), [2, 0, 0]);
  });

  test('14.6 Brawl: after drawing Loot, 1 Rum may be returned for 1 coin', () => {
    const state = crazy('C03', [{ loot: { rum: 1 } }, {}], Array(2).fill([3, 3, 3, 3, 0]).flat());
    state.open.crazy!.round = 5;
    const four: Move = { kind: 'brawl', value: 4 };
    const after = played(state, four, four);
    equal(after.open.phase.kind, 'bargain');
    equal(galleon(played(after, { kind: 'swap' }), 0).coins, 3);
  });

  test('14.7 Cannons Ready: the lowest drop out together (example 21)', () => {
    // 9, 12, 9
    const state = crazy('C04', three, [1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 2]);
    refuses(state, 0, reroll('ship-1-1'), 'no-such-dice');
    refuses(state, 0, reroll('ship-0-2', 'ship-0-1'), 'no-such-dice');
    equal(menuOf(state, 0).length, 16);
    const after = played(state, reroll(), reroll(), reroll());
    deepEqual(coins(after), [0, 3, 0]);
  });

  test('14.7 Cannons Ready: all equal, all roll again (example 21)', () => {
    const state = crazy('C04', three, [...Array(12).fill(1), ...Array(12).fill(1)]);
    const after = played(state, reroll(), reroll(), reroll());
    deepEqual([after.open.crazy!.round, coins(after)], [2, [0, 0, 0]]);
  });

  test('14.7 Cannons Ready: any dice may be rolled again, once, in turn order', () => {
    const state = crazy('C04', three, [0, 0, 4, 4, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4]);
    const after = played(state, reroll('ship-0-1', 'ship-0-2'));
    deepEqual(told(after.events, 'rerolled')[0]!.dice, [
      { die: 'ship-0-1', side: 4 },
      { die: 'ship-0-2', side: 4 },
    ]);
  });

  test('14.8 Attack the Prison: below the wall is out; dice of 4 and more come back; the last one in wins 4 coins', () => {
    const state = crazy('C05', three, [0, 3, 1]);
    refuses(state, 0, { kind: 'wall', dice: 5 }, 'no-such-dice');
    refuses(state, 0, { kind: 'wall', dice: 0 }, 'no-such-dice');
    const one: Move = { kind: 'wall', dice: 1 };
    const after = played(state, one, one, one);
    deepEqual(told(after.events, 'dropped-out')[0]!.seats, [0]);
    deepEqual(
      after.open.crazy!.hands.map(({ dice }) => dice.length),
      [3, 4, 3],
    );
    state.rng = { ...state.rng, script: [4, 0] };
    deepEqual(coins(played(state, one, one)), [0, 4, 0]);
  });

  test('14.8 Attack the Prison: a 3 breaks through and is used up, a 4 comes back', () => {
    const one: Move = { kind: 'wall', dice: 1 };
    const after = played(crazy('C05', three, [2, 3, 3]), one, one, one);
    deepEqual(
      after.open.crazy!.hands.map(({ dice, done }) => [dice.length, done]),
      [
        [3, false],
        [4, false],
        [4, false],
      ],
    );
  });

  test('14.8 Attack the Prison: if the last fail together nobody is paid (example 21)', () => {
    const one: Move = { kind: 'wall', dice: 1 };
    const after = played(crazy('C05', [{}, {}], [0, 0]), one, one);
    equal(told(after.events, 'nobody-wins').length, 1);
    deepEqual(coins(after), [0, 0]);
  });

  test('3.6 Attack the Prison: who has one die left is not asked, and throws it', () => {
    const state = crazy('C05', three);
    for (const hand of state.open.crazy!.hands.slice(0, 2)) hand.dice.splice(1);
    // The others have thrown away all but one: in the next round only seat 2 has a choice.
    state.rng = { ...state.rng, script: [4, 4, 4, 4, 4, 4] };
    const one: Move = { kind: 'wall', dice: 1 };
    const after = played(state, one, one, one);
    deepEqual(game.deciding(after.open), [2]);
    const next = played(after, one);
    deepEqual(
      told(next.events, 'wall')[0]!.throws.map(thrown => thrown?.dice.length),
      [1, 1, 1],
    );
  });

  test('14.9 Drinking Contest: who drank longest and still has dice wins 3 coins', () => {
    // Round 1: everybody shows fours, but seat 2 loses all dice.
    const state = crazy('C06', three, [3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 1, 1]);
    deepEqual(
      state.open.crazy!.hands.map(({ score, done }) => [score, done]),
      [
        [1, false],
        [1, false],
        [0, true],
      ],
    );
    state.rng = { ...state.rng, script: [3, 0, 0, 0] };
    const second = played(state, { kind: 'drink' }, { kind: 'stop' });
    state.rng = { ...state.rng, script: [] };
    const after = played(second, { kind: 'stop' });
    deepEqual(coins(after), [3, 0, 0]);
  });

  test('14.9 Drinking Contest: a 2 goes under the table, a 3 does not', () => {
    const state = crazy('C06', three, [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2]);
    deepEqual(
      state.open.crazy!.hands.map(({ dice }) => dice.length),
      [2, 4, 3],
    );
  });

  test('14.10 Dead Man’s Chest: the highest value staked by only one player takes 2 coins', () => {
    const state = crazy('C07', three, [4, 3, 0, 0, 4, 2, 0, 0, 1, 1, 0, 0]);
    refuses(state, 0, { kind: 'stake', die: 'ship-1-1' }, 'no-such-dice');
    const stake = (die: DieId): Move => ({ kind: 'stake', die });
    const first = played(state, stake('ship-0-1'), stake('ship-1-1'), stake('ship-2-1'));
    deepEqual(told(first.events, 'staked')[0]!.winner, 2);
    refuses(first, 0, stake('ship-0-1'), 'no-such-dice');
    const second = played(first, stake('ship-0-2'), stake('ship-1-2'), stake('ship-2-2'));
    deepEqual(coins(second), [2, 0, 2]);
  });

  test('14.10 No single value: the chest sinks', () => {
    const state = crazy('C07', [{}, {}], Array(10).fill(3));
    const after = played(state, { kind: 'stake', die: 'ship-0-1' }, { kind: 'stake', die: 'ship-1-1' });
    equal(told(after.events, 'staked')[0]!.winner, null);
  });

  test('14.11 Treasure Dig: the highest total takes the coins of a pit, ties all', () => {
    const state = crazy('C08', three, [4, 4, 4, 4, 3, 3, 3, 3, 4, 4, 4, 4]);
    refuses(state, 0, { kind: 'dig', pits: [1, 1, 1, 0] }, 'no-such-dice');
    equal(menuOf(state, 0).length, 35);
    const after = played(
      state,
      { kind: 'dig', pits: [0, 0, 0, 4] },
      { kind: 'dig', pits: [2, 2, 0, 0] },
      { kind: 'dig', pits: [0, 0, 0, 4] },
    );
    deepEqual(coins(after), [2, 2, 2]);
  });

  test('14.12 Walk the Plank: the highest total not above 9 wins; beyond it is water', () => {
    const state = crazy('C09', [{}, { loot: { rum: 1, spices: 1 } }, {}], [4, 4, 3, 3, 4]);
    const step: Move = { kind: 'step' };
    played(state, step, step, step); // 5, 5, 4
    const second = played(state, step, step, { kind: 'stand' }); // 9, splash
    deepEqual(told(second.events, 'plank')[0]!.splashed, [1]);
    equal(second.open.phase.kind, 'splash');
    refuses(second, 1, { kind: 'splash', loot: 'fabrics' }, 'not-your-loot');
    const third = played(second, { kind: 'splash', loot: 'rum' });
    const after = played(third, { kind: 'stand' });
    deepEqual(coins(after), [3, 0, 0]);
  });

  test('14.13 Monkey Business: the most equal values win, between equals the higher', () => {
    const state = crazy('C10', three, [2, 2, 0, 1, 3, 3, 0, 1, 4, 0, 1, 2, 2]);
    equal(game.deciding(state.open).length, 3);
    const after = played(state, reroll('ship-0-3'), reroll(), reroll());
    deepEqual(told(after.events, 'monkeys')[0], { type: 'monkeys', best: [0], equal: 3, value: 3 });
    deepEqual(coins(after), [3, 0, 0]);
    const pairs = crazy('C10', three, [2, 2, 0, 1, 3, 3, 0, 1, 4, 0, 1, 2]);
    deepEqual(told(played(pairs, reroll(), reroll(), reroll()).events, 'monkeys')[0]!.best, [1]);
  });

  test('13.9 The sixth lesson, Tavern Night, is Cannons Ready with 2 Loot', () => {
    const state = crazy('I06', three, [4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3]);
    equal(state.open.phase.kind, 'reroll');
    const { events } = played(state, reroll(), reroll(), reroll());
    deepEqual(told(events, 'totals')[0]!.game, 'cannons-ready');
    deepEqual(
      [told(events, 'coins').map(it => it.coins), told(events, 'loot-drawn').map(it => it.loot.length)],
      [[3], [2, 2, 2]],
    );
  });
});

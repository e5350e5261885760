// Crazy Adventures by a fast evaluation without search: which dice to roll again, when to stop, where to dig.

import type { View } from '@quayside/rules';
import {
  BOX,
  FACES,
  faceValue,
  hullOf,
  type Move,
  type Open,
  type RattleBattle,
  restOf,
  standing,
  wallHeight,
} from '@quayside/rules/rattle-battle';

type Hand = NonNullable<Open['crazy']>['hands'][number];

const MEAN = 3.2; // of a die rolled
const WHOLE = 7; // on the plank: stand from here on
const FAR = 12_000; // hundredths of a millimetre from the middle of the raft

/** How good a move of a Crazy Adventure looks: higher is better. */
export function diceWorth({ open, seat }: View<RattleBattle>, move: Move): number {
  const hand = open.crazy?.hands[seat!];
  if (!hand) return 0;
  const value = (die: string): number => valueIn(open, seat!, hand, die);
  switch (move.kind) {
    case 'reroll': {
      if (isMonkey(open)) return monkey(hand, value, move.dice);
      return move.dice.reduce((sum, die) => sum + MEAN - value(die), 0);
    }
    case 'brawl':
      return move.value - 0.5 * hand.dice.filter(({ die }) => value(die) === move.value).length;
    case 'wall':
      // Enough to pass, and not more.
      return -Math.abs(move.dice * MEAN - (wallHeight(open) + 1.5));
    case 'drink':
      return hand.dice.length > (open.crazy!.round > 2 ? 2 : 1) ? 1 : 0;
    case 'stop':
      return 0.5;
    case 'stake':
      return value(move.die);
    case 'dig':
      return move.pits[3]! >= 2 ? 2 + move.pits.filter(pit => pit > 0).length : move.pits.filter(pit => pit > 0).length;
    case 'step':
      return WHOLE - hand.score;
    case 'stand':
      return 0.5;
    case 'toss': {
      const { x, y } = restOf(move, standing(open, seat!), move.power);
      const off = Math.abs(x - BOX / 2) + Math.abs(y - BOX / 2);
      return 1 - off / FAR + (move.power === 'hard' ? 0.1 : 0);
    }
    default:
      return 0;
  }
}

function valueIn(open: Open, seat: number, hand: Hand, die: string): number {
  const rolled = hand.dice.find(it => it.die === die);
  if (!rolled || rolled.side === null) return 0;
  return faceValue(open.galleons[seat]!, FACES[hullOf(die)][rolled.side]!);
}

const isMonkey = ({ card }: Open): boolean => card === 'C10';

/** Keep the most equal values, roll the rest. */
function monkey(hand: Hand, value: (die: string) => number, rolled: readonly string[]): number {
  const kept = hand.dice.map(({ die }) => die).filter(die => !rolled.includes(die));
  const same = kept.every(die => value(die) === value(kept[0]!));
  return same ? 10 * kept.length + (kept.length > 0 ? value(kept[0]!) : 0) : -1;
}

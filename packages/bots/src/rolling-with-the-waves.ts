// What a strong captain of Rolling with the Waves looks at: treasure and what threatens it, levels within reach,
// Infamy, and how soon the game will be over.

import type { Rng, Seat } from '@quayside/rules';
import {
  type Captain,
  emptyByIcon,
  ICONS,
  type Icon,
  levelFor,
  levelOf,
  type Move,
  type Open,
  priceOf,
  RAISED,
  type RollingView,
  type RollingWithTheWaves,
  SAILOR,
  SQUARES,
  total,
} from '@quayside/rules/rolling-with-the-waves';
import type { Evaluation } from './bot.ts';
import { dominated } from './dominated/rolling-with-the-waves.ts';
import {
  buryWorth,
  INFAMY,
  mapWorth,
  noise,
  orderWorth,
  prize,
  roundsLeft,
  topmost,
} from './rolling-with-the-waves-worth.ts';

const ALLOCATIONS = 24; // worth a thought, of up to 507
const ROUNDS_AHEAD = 2;
const AIMS = 8; // of up to 36
const NOISE = 1; // points

/** What the next round's cannons are likely to take from each captain, and bring to whom they belong. */
function addThreats({ captains }: Open, worth: number[]): void {
  for (const [gunner, captain] of captains.entries()) {
    const shots = Math.max(shotsSoon(captain, 'smallCannon'), shotsSoon(captain, 'largeCannon'));
    if (shots === 0) continue;
    let best = 0;
    for (const [target, other] of captains.entries()) {
      if (target === gunner) continue;
      const loot = prize(other, shots);
      worth[target]! -= (0.35 * loot) / (captains.length - 1);
      best = Math.max(best, loot);
    }
    worth[gunner]! += 0.25 * best;
  }
}

/** The shots of a cannon that one more die fills. */
const shotsSoon = ({ squares }: Captain, cannon: 'smallCannon' | 'largeCannon'): number =>
  squares[cannon].length === SQUARES[cannon] - 1 ? levelFor(cannon, total(squares[cannon]) + 4) : 0;

/** Dice that are drafted and not yet put to work. */
function addNests({ captains }: Open, worth: number[]): void {
  for (const [seat, { nest }] of captains.entries()) for (const { face } of nest) worth[seat]! += face;
}

function judge(open: Open): number[] {
  const rounds = roundsLeft(open);
  const worth = open.captains.map(captain => mapWorth(captain, rounds));
  addThreats(open, worth);
  if (open.phase.kind === 'draft' || open.phase.kind === 'allocate') addNests(open, worth);
  const best = Math.max(...worth);
  const sharpness = 1 / (4.5 + 0.5 * rounds); // the more is to come, the less a lead says
  const strength = worth.map(points => Math.exp((points - best) * sharpness));
  const all = strength.reduce((sum, each) => sum + each, 0);
  return strength.map(each => each / all);
}

/** How good moves look at first sight, in points. Allocations are sums, so what goes into them is worked out once. */
function atFirstSight({ open, seat }: RollingView): (move: Move) => number {
  const me = seat!;
  const captain = open.captains[me]!;
  const rounds = roundsLeft(open);
  const orders = open.phase.kind === 'allocate' ? orderWorths(open, me, rounds) : null;
  return move => {
    switch (move.kind) {
      case 'draft':
        return move.face - 2 * INFAMY * priceOf(me, move);
      case 'sailor':
        return SAILOR;
      case 'allocate': {
        let sum = 0;
        for (const { icon, value } of move.orders) sum += orders![icon][value]!;
        return sum;
      }
      case 'bury':
        return buryWorth(captain, move.chest, rounds);
      case 'raise':
        return raiseWorth(open, me, move.icon, rounds);
      case 'keep':
        return 2;
      case 'fire':
        return loot(captain, open.captains[move.target]!, move);
      case 'broadside':
        return 4;
    }
  };
}

/** By icon and value, for the dice in the nest. */
function orderWorths(open: Open, seat: Seat, rounds: number): Record<Icon, number[]> {
  const worths = emptyByIcon<number>();
  for (const { face } of open.captains[seat]!.nest)
    for (const icon of ICONS) worths[icon][face] = orderWorth(open, seat, icon, face, rounds);
  return worths;
}

function raiseWorth(open: Open, seat: Seat, icon: Icon, rounds: number): number {
  const { allocation } = open.captains[seat]!;
  const order = allocation?.kind === 'allocate' ? allocation.orders.find(it => it.icon === icon) : undefined;
  const written = order ? orderWorth(open, seat, icon, order.value, rounds) : 0;
  return orderWorth(open, seat, icon, RAISED, rounds) - written;
}

/** What a shot takes from another, and again what finds room. */
function loot(captain: Captain, target: Captain, { cannon, chest, into }: Extract<Move, { kind: 'fire' }>): number {
  const through = Math.max(0, levelOf(captain, cannon) - levelOf(target, 'hull'));
  const room = SQUARES[into] - captain.squares[into].length;
  return topmost(target.squares[chest], through) + topmost(target.squares[chest], Math.min(through, room));
}

/** The most promising of the moves at first sight, best first. */
function foremost(view: RollingView, moves: readonly Move[], count: number): readonly Move[] {
  if (moves.length <= count) return moves;
  const worthOf = atFirstSight(view);
  const best: Move[] = [];
  const worths: number[] = [];
  for (const move of moves) {
    const worth = worthOf(move);
    if (best.length === count && worth <= worths[count - 1]!) continue;
    let at = Math.min(best.length, count - 1);
    for (; at > 0 && worths[at - 1]! < worth; at--) {
      best[at] = best[at - 1]!;
      worths[at] = worths[at - 1]!;
    }
    best[at] = move;
    worths[at] = worth;
  }
  return best;
}

/** The best-looking move, give or take a point. */
function habit(view: RollingView, moves: readonly Move[], rng: Rng): Move {
  if (moves.length === 1) return moves[0]!;
  const worthOf = atFirstSight(view);
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthOf(move) + noise(rng, NOISE);
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
}

export const evaluation: Evaluation<RollingWithTheWaves> = {
  dominated,
  judge: ({ open }) => judge(open),
  canStopPlayout: (from, now) => now.round >= from.round + ROUNDS_AHEAD,
  // A captain's own dice are known by the moves that took them; which dice are left for others is left to averages.
  visibleKey: ({ phase, pool }) => `${phase.kind}${pool.length}`,
  policy: (view, menu, rng) => habit(view, menu.moves, rng),
  levels: {
    deckhand: { slips: 80 },
    mate: { iterations: 2, slips: 30 },
    captain: { iterations: 60 },
    admiral: { iterations: 6000 },
  },
  candidates: (view, menu) => foremost(view, menu.moves, view.open.phase.kind === 'fire' ? AIMS : ALLOCATIONS),
};

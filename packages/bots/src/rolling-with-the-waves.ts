// What a strong captain of Rolling with the Waves looks at: treasure and what threatens it, levels within reach, Infamy,
// and how soon the game will be over.

import { below, type Rng } from '@quayside/rules';
import {
  type Captain,
  levelFor,
  levelOf,
  type Move,
  type Open,
  priceOf,
  RAISED,
  type RollingView,
  type RollingWithTheWaves,
  SQUARES,
  total,
} from '@quayside/rules/rolling-with-the-waves';
import type { Evaluation } from './evaluation.ts';
import {
  buryWorth,
  INFAMY,
  mapWorth,
  orderWorth,
  prize,
  roundsLeft,
  topmost,
  whim,
} from './rolling-with-the-waves-worth.ts';

const ALLOCATIONS = 16; // worth a thought, of up to 507
const AIMS = 8; // of up to 36
const SAMPLE = 40; // of a menu, looked at in a playout

/** What the next round's cannons are likely to take from each captain, and bring to whom they belong. */
function addThreats({ captains }: Open, worth: number[]): void {
  for (const [gunner, captain] of captains.entries()) {
    const shots = Math.max(shotsSoon(captain, 'smallCannon'), shotsSoon(captain, 'largeCannon'));
    if (shots === 0) continue;
    let best = 0;
    for (const [target, other] of captains.entries()) {
      if (target === gunner) continue;
      const loot = prize(other, shots);
      worth[target]! -= (0.4 * loot) / (captains.length - 1);
      best = Math.max(best, loot);
    }
    worth[gunner]! += 0.2 * best;
  }
}

/** The shots of a cannon that one more die fills. */
const shotsSoon = ({ squares }: Captain, cannon: 'smallCannon' | 'largeCannon'): number =>
  squares[cannon].length === SQUARES[cannon] - 1 ? levelFor(cannon, total(squares[cannon]) + 4) : 0;

function judge(open: Open): number[] {
  const rounds = roundsLeft(open);
  const worth = open.captains.map(captain => mapWorth(captain, rounds));
  addThreats(open, worth);
  const best = Math.max(...worth);
  const sharpness = 1 / (3 + rounds); // the more is to come, the less a lead says
  const strength = worth.map(points => Math.exp((points - best) * sharpness));
  const all = strength.reduce((sum, each) => sum + each, 0);
  return strength.map(each => each / all);
}

/** How good a move looks at first sight, in points. */
function looks({ open, seat }: RollingView, move: Move, rounds: number): number {
  const me = seat!;
  const captain = open.captains[me]!;
  switch (move.kind) {
    case 'draft':
      return move.face - 2 * INFAMY * priceOf(me, move);
    case 'sailor':
      return 1;
    case 'allocate': {
      let sum = 0;
      for (const { icon, value } of move.orders) sum += orderWorth(open, me, icon, value, rounds);
      return sum;
    }
    case 'bury':
      return buryWorth(captain, move.chest, rounds);
    case 'raise': {
      const order =
        captain.allocation?.kind === 'allocate' ? captain.allocation.orders.find(it => it.icon === move.icon) : null;
      const value = order?.value ?? RAISED;
      return orderWorth(open, me, move.icon, RAISED, rounds) - orderWorth(open, me, move.icon, value, rounds);
    }
    case 'keep':
      return 2;
    case 'fire': {
      const target = open.captains[move.target]!;
      const through = Math.max(0, levelOf(captain, move.cannon) - levelOf(target, 'hull'));
      const room = SQUARES[move.into] - captain.squares[move.into].length;
      return (
        topmost(target.squares[move.chest], through) + topmost(target.squares[move.chest], Math.min(through, room))
      );
    }
    case 'broadside':
      return 4;
  }
}

/** The most promising of the moves at first sight. */
function foremost(view: RollingView, moves: readonly Move[], count: number): readonly Move[] {
  if (moves.length <= count) return moves;
  const rounds = roundsLeft(view.open);
  return moves
    .map(move => ({ move, worth: looks(view, move, rounds) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ move }) => move);
}

/** The best-looking of a few moves, not always the same ones. */
function habit(view: RollingView, moves: readonly Move[], rng: Rng): Move {
  const rounds = roundsLeft(view.open);
  const tries = Math.min(SAMPLE, moves.length);
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    const move = moves.length > SAMPLE ? moves[below(rng, moves.length)]! : moves[i]!;
    const worth = looks(view, move, rounds) + whim(rng, 1);
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
}

export const evaluation: Evaluation<RollingWithTheWaves> = {
  judge: ({ open }) => judge(open),
  enough: (from, now) => now.round > from.round,
  // A captain's own dice are known by the moves that took them; which dice are left for others is left to averages.
  glance: ({ phase, pool }) => `${phase.kind}${pool.length}`,
  policy: (view, menu, rng) => habit(view, menu.moves, rng),
  candidates: (view, menu) => foremost(view, menu.moves, view.open.phase.kind === 'fire' ? AIMS : ALLOCATIONS),
};

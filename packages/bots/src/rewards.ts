// What the end of a game is worth to each seat, 0 to 1.

import type { Outcome } from '@quayside/rules';

const PLACE = 0.1; // how much of a reward is for the place; the rest is for winning alone

/** Sides that tie for the win share it; `sides` names the side of each seat. */
export function rewards({ ranks }: Outcome, sides: readonly number[]): number[] {
  const winners = new Set(sides.filter((_, seat) => ranks[seat] === 1)).size;
  return ranks.map((rank, seat) => {
    const won = rank === 1 ? 1 / winners : 0;
    const rivals = ranks.filter((_, other) => sides[other] !== sides[seat]);
    if (rivals.length === 0) return won;
    const beaten = rivals.filter(other => other > rank).length / rivals.length;
    return (1 - PLACE) * won + PLACE * beaten;
  });
}

// One sentence about how the game went for me.

import type { Outcome, Seat } from '@quayside/rules';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './endWords.ts';

type GameEnd = {
  faces: readonly SeatFace[];
  outcome: Outcome;
  me: Seat;
  /** The game's own words for what a seat lacked, where points do not say it: "one Elder short". */
  short?: (seat: Seat) => string | null;
  /** The game's own words for what put me ahead of somebody level on points: "150 gold ahead". */
  ahead?: (other: Seat) => string | null;
};

export function lineAboutMe({ faces, outcome: { ranks, scores }, me, short, ahead }: GameEnd): string {
  const nameOf = (seat: Seat) => faces[seat]!.name;
  const others = faces.map(({ seat }) => seat).filter(seat => seat !== me);
  const mine = scores[me]!;
  if (others.length === 0) return words.youScored(mine);
  const best = others.toSorted((a, b) => ranks[a]! - ranks[b]! || scores[b]! - scores[a]!);
  const first = best.filter(seat => ranks[seat] === 1);
  if (ranks[me] === 1) {
    if (first.length === 0) {
      const second = best[0]!;
      const by = mine - scores[second]!;
      const put = ahead?.(second) ?? null;
      const lacked = put === null ? (short?.(second) ?? null) : null;
      if (lacked !== null) return words.youWonWhile(nameOf(second), lacked);
      return by > 0 ? words.youWon(by, nameOf(second)) : words.youWonLevel(nameOf(second), put);
    }
    return (first.length < others.length ? words.youWonTogether : words.youShared)(first.map(nameOf));
  }
  const winner = first[0] ?? best[0]!;
  return words.youCame(ranks[me]!, short?.(me) ?? words.behind(scores[winner]! - mine, nameOf(winner)));
}

/** A victory is over somebody: neither a game alone nor a first place that all share. */
export const isVictory = ({ ranks }: Outcome, me: Seat): boolean => ranks[me] === 1 && ranks.some(rank => rank > 1);

// 17 Who has how many points, and who has won.

import type { Outcome, Seat, Standing } from '../game.ts';
import { cannonsOf, sailsOf } from './facts/ships.ts';
import { IDOL_VP, LESSONS, QUESTS, type SailorId, VP_CARDS } from './tables/index.ts';
import type { Ending, Score } from './types/event.ts';
import type { Galleon } from './types/galleon.ts';
import type { Open } from './types.ts';

/** 17.2 What Sailors are worth at the end. */
const WORTH: Partial<Record<SailorId, (galleon: Galleon) => number>> = {
  louigi: () => 1,
  fatima: ({ upgrades }) => upgrades.length,
  sven: sailsOf,
  gunhild: cannonsOf,
  hamza: ({ holds, hamsters }) => holds + 3 * hamsters,
  saskia: ({ crew }) => Math.floor(crew.length / 2),
};

export function scoreOf(open: Open, seat: Seat): Score {
  const galleon = open.galleons[seat]!;
  const cards = galleon.cards.reduce((sum, card) => sum + VP_CARDS[card]!.vp, 0);
  const sailors = galleon.crew.reduce((sum, { id }) => sum + (WORTH[id]?.(galleon) ?? 0), 0);
  const idol = galleon.loot.idol * IDOL_VP;
  const { coins } = galleon;
  return { seat, cards, coins, sailors, idol, total: cards + coins + sailors + idol };
}

export function standings(open: Open): Standing[] {
  return open.galleons.map((_, seat) => {
    const { cards, coins, sailors, idol, total } = scoreOf(open, seat);
    const sources = [
      { source: 'cards', value: cards },
      { source: 'coins', value: coins },
      { source: 'sailors', value: sailors },
      { source: 'idol', value: idol },
    ];
    return { seat, side: seat, score: total, sources };
  });
}

const partsOf = (galleon: Galleon): number => sailsOf(galleon) + cannonsOf(galleon) + galleon.holds + galleon.hamsters;

/** 17.3 Points; then Parts and Upgrades, then Sailors, then Upgrades. */
const CRITERIA: readonly { how: Ending; of(open: Open, seat: Seat): number }[] = [
  { how: 'points', of: (open, seat) => scoreOf(open, seat).total },
  { how: 'galleon', of: ({ galleons }, seat) => partsOf(galleons[seat]!) + galleons[seat]!.upgrades.length },
  { how: 'sailors', of: ({ galleons }, seat) => galleons[seat]!.crew.length },
  { how: 'upgrades', of: ({ galleons }, seat) => galleons[seat]!.upgrades.length },
];

/** Ranks by seat, and by what the first place was decided. */
export function ranking(open: Open): { ranks: number[]; how: Ending } {
  const seats = [...open.galleons.keys()];
  const marks = seats.map(seat => CRITERIA.map(({ of }) => of(open, seat)));
  const beats = (a: Seat, b: Seat): boolean => {
    const at = CRITERIA.findIndex((_, i) => marks[a]![i] !== marks[b]![i]);
    return at !== -1 && marks[a]![at]! > marks[b]![at]!;
  };
  const ranks = seats.map(seat => 1 + seats.filter(other => beats(other, seat)).length);
  let leaders = seats;
  for (const [i, { how }] of CRITERIA.entries()) {
    const most = Math.max(...leaders.map(seat => marks[seat]![i]!));
    leaders = leaders.filter(seat => marks[seat]![i] === most);
    if (leaders.length === 1) return { ranks, how };
  }
  return { ranks, how: 'shared' };
}

export function outcome(open: Open): Outcome | null {
  if (open.phase.kind !== 'over') return null;
  const { ranks, how } = ranking(open);
  return { ranks, scores: open.galleons.map((_, seat) => scoreOf(open, seat).total), reason: how };
}

/** By Adventures begun, and Ports reached. */
export function progress({ table, round, quest, step }: Open): number {
  if (step === 'over') return 1;
  const quests = table.scenario === 'introductory' ? LESSONS : QUESTS;
  const all = quests.reduce((sum, adventures) => sum + adventures.length + 1, 0);
  return Math.max(0, round - 1 + quest - 1) / all;
}

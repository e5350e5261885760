// What a player can tell of a card before playing it: which tablet it would bring, and what it would do under each.

import { council, majority, ownerOf, sideOf, slotOf } from './facts.ts';
import { type Preview, preview } from './powers.ts';
import type { Tablet } from './tables.ts';
import type { Class, Open, Place, WavesView } from './types.ts';

/** Rebels on their way into the Council. */
export type Rebels = { card: Class; count: number };

/** The True Majority if nobody else rebelled: the Elders, one's own Rebels, and those being thought about. */
export function majorityAsFarAsKnown({ open, own, seat }: WavesView, thought: Rebels | null): Class {
  const cards = council(open);
  open.stances.forEach((stance, place) => {
    if (stance !== 'rebel' || ownerOf(open, place) !== seat) return;
    const card = own?.agents[slotOf(open, place)] ?? 0;
    if (card !== 0) cards[card]! += open.stacks[place]!;
  });
  if (thought) cards[thought.card]! += thought.count;
  return majority(cards);
}

export type Outlook = Preview & {
  /** Whether the Elder would be collected while a Shell is left; null where it hangs on what others do. */
  collects: boolean | null;
};

/** What an Agent at this place could hope for if the tablet became active. */
export function outlook(open: Open, place: Place, card: Class, stance: 'follower' | 'rebel', tablet: Tablet): Outlook {
  const powers = preview(open, place, card, stance, tablet);
  return { ...powers, collects: powers.overcomes && allows(open, place, powers.elder, tablet) };
}

function allows(open: Open, place: Place, elder: Class, tablet: Tablet): boolean | null {
  switch (tablet) {
    case 'no-duplicates': // 7.16
      return open.collected[sideOf(open, ownerOf(open, place))]![elder] === 0;
    case 'lone-class': // 7.14
      return council(open)[elder] === 1;
    case 'first-returns': // 7.15: the first to succeed gains nothing
      return null;
    default:
      return true;
  }
}

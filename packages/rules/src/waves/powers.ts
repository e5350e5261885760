// Rules 6.2 and 7: what an Agent and an Elder are worth under the active tablet, and whether the one collects the
// other.

import { leftOf, rightOf } from './facts.ts';
import type { Tablet } from './tables.ts';
import type { Class, Open, Place, Stance } from './types.ts';

const SIX = 6;

/** `right` is the Agent to the right of this one; only `agent-from-right` asks for it. */
export function agentPower(tablet: Tablet, agent: Class, stance: Stance, shells: number, right: Class): number {
  switch (tablet) {
    case 'scholars-six':
      return agent === 1 ? SIX : agent;
    case 'three-and-six':
      return stance === 'rebel' ? SIX : 3;
    case 'shell-bonus':
      return agent === 2 ? 2 + 2 * shells : agent;
    case 'agent-from-right':
      return right;
    case 'followers-minus-two':
      return stance === 'follower' ? agent - 2 : agent;
    default:
      return agent;
  }
}

/** `right` is the Elder to the right of this one; only `elder-from-right` asks for it. */
export function elderPower(tablet: Tablet, elder: Class, shells: number, right: Class): number {
  switch (tablet) {
    case 'scholars-six':
      return elder === 1 ? SIX : elder;
    case 'shell-bonus':
      return elder === 2 ? 2 + 2 * shells : elder;
    case 'elder-from-right':
      return right;
    default:
      return elder;
  }
}

/** 6.3, 7.5 Higher power collects, or under `equal-or-lower` any other. */
export const overcomes = (tablet: Tablet, agent: number, elder: number): boolean =>
  tablet === 'equal-or-lower' ? agent <= elder : agent > elder;

/** The Elder to the right of a place: beside seat 0 of a 3-player game lies the unassociated one. */
export const elderToTheRight = (open: Open, elders: readonly (Class | 0)[], place: Place): Class =>
  (place === 0 && open.extra !== 0 ? open.extra : elders[rightOf(open, place)]) as Class;

export type Preview = {
  /** The Elder that would lie at the place: under `rotate` it comes from the left. */
  elder: Class;
  elderPower: number;
  /** Null where it hangs on a card nobody has seen yet. */
  agentPower: number | null;
  overcomes: boolean | null;
};

/** What an Agent played at a place would be worth if this tablet became active, with the Shells there are now. */
export function preview(open: Open, place: Place, card: Class, stance: 'follower' | 'rebel', tablet: Tablet): Preview {
  const elder = open.elders[tablet === 'rotate' ? leftOf(open, place) : place] as Class;
  const theirs = elderPower(tablet, elder, open.shells, elderToTheRight(open, open.elders, place));
  if (tablet === 'agent-from-right') return { elder, elderPower: theirs, agentPower: null, overcomes: null };
  const mine = agentPower(tablet, card, stance, open.shells, card);
  return { elder, elderPower: theirs, agentPower: mine, overcomes: overcomes(tablet, mine, theirs) };
}

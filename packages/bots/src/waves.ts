// What a strong player of W·A·V·E·S looks at: how far every side is from its goals, and what its hands promise now.

import type { World } from '@quayside/rules';
import {
  councilCard,
  different,
  goalOf,
  HAND,
  type Open,
  type Own,
  ownerOf,
  type Pile,
  type Place,
  type Stance,
  total,
  type Waves,
} from '@quayside/rules/waves';
import type { Evaluation } from './bot.ts';
import { dominated } from './dominated/waves.ts';
import { plausible, policy, prospect } from './waves-sense.ts';

const ROUNDS_AHEAD = 2;

// Fitted to how 40,000 games of the policy ended (scripts/learn-waves.ts): a side wins with a chance in proportion to e
// to the power of what it has of these.

/**
 * By classes still to collect, then by Elders still to collect; 0 where there is no such side. That four classes and at
 * most three Elders are missing hardly happens: those are guessed from their neighbours.
 */
const TO_GO: readonly (readonly number[])[] = [
  [],
  [0, 2.68, 1.67, 1.34],
  [0, 2.78, 1.22, 0.26, -0.16],
  [0, 2.7, 1.38, 0.13, -0.72, -1.2],
  [0, 2.4, 0.8, -0.1, -0.81, -1.43, -1.99],
  [0, 0, 0, 0, 0, 0, 0, -2.62],
];
const PROSPECT = 0.67; // what a hand promises at its Elder
const NEW_CLASS = 0.16; // an Elder of a class that is still missing
const CARD_IN_HAND = 0.03;
const LATER_TURN = -0.19; // of a seat that would play last; the others by their turn
const PROSPECT_PLAYED = 0.5; // where the Agent lies already

function judge({ open, own }: World<Waves>): number[] {
  const { sides } = councilCard(open);
  const worths: number[] = [];
  let all = 0;
  for (let side = 0; side < open.collected.length; side++) {
    let [worth, places] = [0, 0];
    for (let place = 0; place < open.elders.length; place++) {
      const seat = ownerOf(open, place);
      if (sides[seat] !== side) continue;
      worth += worthOfPlace(open, own[seat]!, place, open.collected[side]!);
      places += 1;
    }
    worths.push(Math.exp(toGo(open, side) + worth / places));
    all += worths[side]!;
  }
  return sides.map(side => worths[side]! / all);
}

function toGo(open: Open, side: number): number {
  const goal = goalOf(open, side);
  const collected = open.collected[side]!;
  return TO_GO[goal.different - different(collected)]![goal.total - total(collected)]!;
}

function worthOfPlace(open: Open, own: Own, place: Place, collected: Pile): number {
  const seats = open.hands.length;
  const seat = ownerOf(open, place);
  const promised = open.stances[place] === 'none' ? prospect(open, own, place) : PROSPECT_PLAYED;
  const isNew = collected[open.elders[place]!] === 0;
  const turn = (seat - (open.token % seats) + seats) % seats;
  return (
    PROSPECT * promised +
    (isNew ? NEW_CLASS : 0) +
    CARD_IN_HAND * Math.min(HAND, open.hands[seat]!) +
    LATER_TURN * (turn / seats)
  );
}

/** Round, phase and how Agents lie at each place: as one number, since putting it into words would slow the search. */
function visibleKey(open: Open): number {
  let key = open.round * 2 + (open.phase.kind === 'discard' ? 1 : 0);
  for (let place = 0; place < open.stances.length; place++)
    key = key * WAYS_TO_LIE + open.stacks[place]! * STANCES.length + STANCES.indexOf(open.stances[place]!);
  return key;
}
const STANCES: readonly Stance[] = ['none', 'follower', 'rebel'];
const WAYS_TO_LIE = 8 * STANCES.length; // up to seven cards

export const evaluation: Evaluation<Waves> = {
  dominated,
  judge,
  canStopPlayout: (from, now) => now.round >= from.round + ROUNDS_AHEAD,
  visibleKey,
  levels: { admiral: { iterations: 40_000 } },
  plausible,
  policy,
};

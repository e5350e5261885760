// What a strong player of W·A·V·E·S looks at: how far every side is from its nearer goal, and what its hands promise.

import type { World } from '@quayside/rules';
import { councilCard, different, goalOf, type Open, type Stance, total, type Waves } from '@quayside/rules/waves';
import type { Evaluation } from './bot.ts';

const ROUNDS_AHEAD = 3;
const STEP = 2.6; // how many times likelier one Elder less to go makes a win
const LAST_CLASSES = 1.25; // a class still missing is harder to come by than any Elder at all
const OTHER_GOAL = 0.15; // what an Elder counts for the goal farther off
const CLASS_IN_HAND = 0.1; // what a class to choose from in hand is worth, in Elders

function judge({ open, own }: World<Waves>): number[] {
  const { sides } = councilCard(open);
  const near = open.collected.map((_, side) => -distance(open, side));
  for (let seat = 0; seat < sides.length; seat++) near[sides[seat]!]! += CLASS_IN_HAND * different(own[seat]!.hand);
  let all = 0;
  for (let side = 0; side < near.length; side++) all += near[side] = STEP ** near[side]!;
  return sides.map(side => near[side]! / all);
}

/** How far the side is from winning, in Elders. */
function distance(open: Open, side: number): number {
  const goal = goalOf(open, side);
  const collected = open.collected[side]!;
  const toVariety = LAST_CLASSES * (goal.different - different(collected));
  const toTotal = goal.total - total(collected);
  return Math.min(toVariety, toTotal) + OTHER_GOAL * Math.max(toVariety, toTotal);
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
  judge,
  enough: (from, now) => now.round >= from.round + ROUNDS_AHEAD,
  visibleKey,
};

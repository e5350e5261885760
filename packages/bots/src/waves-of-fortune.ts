// What a strong captain of Waves of Fortune looks at: the way home, what lies within reach of the food, the odds of a
// battle, and whether the King’s fall would win the game.

import type { Open, WavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { Evaluation } from './bot.ts';
import { dominated } from './dominated/waves-of-fortune.ts';
import { candidates, habit } from './waves-of-fortune-habit.ts';
import { planning } from './waves-of-fortune-planning.ts';
import { gainsSince, toCome, worthOf } from './waves-of-fortune-worth.ts';

const ROUNDS_AHEAD = 4;
const UNSURE = 0.15; // how much of a judgement is left open while the King stands
const LEAD = 450; // gold that makes one captain nearly three times as likely to win as another

function judge(open: Open): number[] {
  const worth = open.ships.map((_, seat) => worthOf(open, seat));
  const best = Math.max(...worth);
  const sharpness = 1 / (LEAD * (0.7 + toCome(open)));
  const strength = worth.map(gold => Math.exp((gold - best) * sharpness));
  const all = strength.reduce((sum, each) => sum + each, 0);
  return strength.map(each => (1 - UNSURE) * (each / all) + UNSURE / worth.length);
}

const GAIN = 160; // gold won or lost since the search began that makes a move nearly three times as good as another

/** By what was won and lost since the search began, so that a ship far ahead still sees what a move costs it. */
const judgeGain = (open: Open, from: Open): number[] =>
  gainsSince(open, from).map(gain => 1 / (1 + Math.exp(-gain / GAIN)));

export const evaluation: Evaluation<WavesOfFortune> = {
  dominated,
  judge: ({ open }, _, from) => (from ? judgeGain(open, from) : judge(open)),
  canStopPlayout: (from, now) => now.round >= from.round + ROUNDS_AHEAD,
  visibleKey: ({ phase, ships }) => ('seat' in phase ? `${phase.kind}${ships[phase.seat]!.at}` : phase.kind),
  policy: habit,
  candidates,
  // Every level combines the evaluation without search with outcomes in imagined worlds: `iterations` is their number.
  levels: {
    deckhand: { bot: planning, iterations: 1, slips: 65 },
    mate: { bot: planning, iterations: 12, slips: 20 },
    captain: { bot: planning, iterations: 60, slips: 0 },
    admiral: { bot: planning, iterations: 3000 },
  },
};

// The bots by name: how each thinks, how much, and how often its attention slips.
// A level stops at its iterations or at its time, whichever is first. A free core reaches the iterations in well under
// the time, so a level is as strong in the arena as at a table; a loaded one answers in time all the same.

import type { Level } from '@quayside/protocol';
import { below, type Game, type Rng, type Shape, type View } from '@quayside/rules';
import type { Bot, Evaluation } from './bot.ts';
import { greedy } from './greedy.ts';
import { ismcts } from './ismcts.ts';
import { random } from './random.ts';

type Spec = {
  bot: Bot;
  iterations: number;
  /** Thinking time. */
  ms: number;
  /** Of a hundred moves, how many are made without looking. */
  slips: number;
};

export const LEVELS = {
  deckhand: { bot: greedy, iterations: 1, ms: 40, slips: 30 },
  mate: { bot: greedy, iterations: 20, ms: 150, slips: 0 },
  captain: { bot: ismcts, iterations: 400, ms: 500, slips: 0 },
  admiral: { bot: ismcts, iterations: 6000, ms: 1200, slips: 0 },
} as const satisfies Record<Level, Spec>;

export const isLevel = (text: string): text is Level => Object.hasOwn(LEVELS, text);

/** `random` is no level to play against, but the measure of the others. */
export type Player = { level: Level | 'random'; iterations: number | null };

/** Decides by the player's own iterations, or the level's where it names none; `until` is a `performance.now()`. */
export function decide<G extends Shape>(
  player: Player,
  game: Game<G>,
  evaluation: Evaluation<G>,
  view: View<G>,
  rng: Rng,
  until: number,
): G['move'] {
  const limits = { iterations: player.iterations ?? 1, until };
  if (player.level === 'random') return random(game, evaluation, view, rng, limits);
  const level: Spec = LEVELS[player.level];
  const {
    bot = level.bot,
    slips = level.slips,
    judge = evaluation.judge,
    ...own
  } = evaluation.levels?.[player.level] ?? {};
  if (below(rng, 100) < slips) return random(game, evaluation, view, rng, limits);
  const iterations = player.iterations ?? own.iterations ?? level.iterations;
  return bot(game, { ...evaluation, judge }, view, rng, { iterations, until });
}

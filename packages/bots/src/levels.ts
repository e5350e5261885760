// Bot levels: search method, iterations, time limit, and how often and how badly each makes a careless move. A level
// stops at its iterations, at its time, or once the best move is settled. An idle core reaches the iterations within
// the time, so a level is as strong in the arena as at a table; a loaded core still answers in time.

import type { Level, Temperament } from '@quayside/protocol';
import { below, type Game, pick, type Rng, type Shape, type View } from '@quayside/rules';
import type { Bot, Evaluation } from './bot.ts';
import { greedy, ranking } from './greedy.ts';
import { ismcts } from './ismcts.ts';
import { isScript, type Script } from './scripts/names.ts';
import { carelessness, withTemperament } from './temperament.ts';

type Spec = {
  bot: Bot;
  iterations: number;
  /** Thinking time, at a table and in `arena --clock`. */
  ms: number;
  /** At a table, from the question to the answer, where a person waits: `share` leaves all of `ms` to one alone. */
  patienceMs: number;
  /** Of a hundred moves, how many are careless (`carelessMove`). */
  slips: number;
  /** Of the softmax by which a careless move is chosen, in chance to win: the higher, the worse such moves are. */
  temperature: number;
};

export const LEVELS = {
  deckhand: { bot: greedy, iterations: 1, ms: 40, patienceMs: 80, slips: 70, temperature: 0.1 },
  mate: { bot: greedy, iterations: 20, ms: 50, patienceMs: 80, slips: 0, temperature: 0.05 },
  captain: { bot: ismcts, iterations: 400, ms: 170, patienceMs: 250, slips: 0, temperature: 0.025 },
  admiral: { bot: ismcts, iterations: 4000, ms: 1000, patienceMs: 1800, slips: 0, temperature: 0 },
} as const satisfies Record<Level, Spec>;

export const isLevel = (text: string): text is Level => Object.hasOwn(LEVELS, text);

/** How many iterations a level searches in the game this evaluation is of. */
export const iterationsOf = <G extends Shape>(level: Level, evaluation: Evaluation<G>): number =>
  evaluation.levels?.[level]?.iterations ?? LEVELS[level].iterations;

/**
 * No levels to play against, but measures of the others: `playout` plays as everybody does in a playout; or a script.
 */
export type Measure = 'random' | 'playout' | Script;
export const isMeasure = (text: string): text is Measure => text === 'random' || text === 'playout' || isScript(text);

/** At a table the name of a bot tells its temperament; in the arena it has none unless one is named. */
export type BotPlayer = { level: Level | Measure; iterations: number | null; temperament?: Temperament | null };

/** Decides by the player's own iterations, or the level's where it names none; `until` is a `performance.now()`. */
export function decide<G extends Shape>(
  player: BotPlayer,
  game: Game<G>,
  evaluation: Evaluation<G>,
  view: View<G>,
  rng: Rng,
  until: number,
): G['move'] {
  if (isMeasure(player.level)) return measured(player.level, game, evaluation, view, rng);
  const level: Spec = LEVELS[player.level];
  const habits = evaluation.levels?.[player.level] ?? {};
  const { bot = level.bot, slips = level.slips, temperature = level.temperature, ...own } = habits;
  const { judge = evaluation.judge, canStopPlayout = evaluation.canStopPlayout } = own;
  const temperament = player.temperament ?? null;
  const known = withTemperament({ ...evaluation, judge, ...(canStopPlayout && { canStopPlayout }) }, temperament);
  if (below(rng, 100) < slips)
    return carelessMove(game, known, view, rng, until, temperature * carelessness(temperament));
  const iterations = player.iterations ?? iterationsOf(player.level, evaluation);
  return bot(game, known, view, rng, { iterations, until });
}

function measured<G extends Shape>(
  name: Measure,
  game: Game<G>,
  evaluation: Evaluation<G>,
  view: View<G>,
  rng: Rng,
): G['move'] {
  const menu = game.menu(view);
  const { policy, scripts = {} } = evaluation;
  if (isScript(name) && !Object.hasOwn(scripts, name)) throw new Error(`${game.id} has no script "${name}"`);
  const followed = isScript(name) ? scripts[name]!(view, menu, rng) : null;
  if (followed) return followed;
  return policy && name !== 'random' ? policy(view, menu, rng) : pick(rng, menu.moves);
}

const MAX_TEMPERATURES_BELOW_BEST = 3; // a move worth less is never played, however careless the level
const STEPS = 1 << 20; // of a random number from 0 to 1

/**
 * Tries every move in one imagined world in which the others play at random, so rivals' threats are missed, and chooses
 * by softmax. Moves far below the best are left out: a softmax over a long menu would take one too often.
 */
export function carelessMove<G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  view: View<G>,
  rng: Rng,
  until: number,
  temperature: number,
): G['move'] {
  const { policy: _, ...glance } = evaluation;
  const ranked = ranking(game, glance, view, rng, { iterations: 1, until });
  const best = ranked[0]!.worth;
  const plausible = ranked.filter(({ worth }) => worth >= best - MAX_TEMPERATURES_BELOW_BEST * temperature);
  const weights = plausible.map(({ worth }) => (worth === best ? 1 : Math.exp((worth - best) / temperature)));
  let left = (below(rng, STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = plausible.find((_, i) => {
    left -= weights[i]!;
    return left < 0;
  });
  return (chosen ?? ranked[0]!).move;
}

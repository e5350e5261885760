// What every move of a decision is worth: each is searched on its own, with the same number of iterations and the same
// seeds, in worlds the seat could be in. The worse half is dropped after each round, so that the time goes to the best.

import { effectOf, rngAt, seedOf } from '@quayside/engine';
import type { AnyGame, AnyShape, View } from '@quayside/rules';
import type { Evaluation } from '../bot.ts';
import { Search } from '../ismcts.ts';
import { worthThinking } from '../worthThinking.ts';

/**
 * Moves with the same effect are one: `moves` holds them all. `samples`: its worth in each long search, by seed; none
 * where it was dropped. `sieved`: its worth in each short search before.
 */
export type JudgedMove = { moves: object[]; samples: number[]; sieved: number[]; worth: number };

/** `batches` searches of `iterations` each are made for the moves that are left at the end. */
export type Effort = { iterations: number; batches: number };

const FINALISTS = 4;
const FIRST_SHARE = 6; // of the iterations of a batch: how many times fewer are made for moves that may be dropped
const MARGIN_ERRORS = 3; // how many standard errors the first must be ahead of the second

/** How the admiral judges: it is the strongest. */
export function strongest(evaluation: Evaluation<AnyShape>): Evaluation<AnyShape> {
  const { judge = evaluation.judge, canStopPlayout = evaluation.canStopPlayout } = evaluation.levels?.admiral ?? {};
  return { ...evaluation, judge, ...(canStopPlayout && { canStopPlayout }) };
}

export function judgeMoves(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  view: View<AnyShape>,
  seed: string,
  { iterations, batches }: Effort,
): JudgedMove[] {
  const known = strongest(evaluation);
  const all = distinct(game, view, judgedMoves(game, evaluation, view));
  const dropped: JudgedMove[] = [];
  const left = all;
  const few = Math.max(2, Math.ceil(iterations / FIRST_SHARE));
  for (let round = 0; left.length > FINALISTS; round++) {
    for (const it of left) it.sieved.push(worthOf(game, known, view, it.moves[0]!, `${seed}/sieve ${round}`, few));
    left.sort((a, b) => mean(b.sieved) - mean(a.sieved));
    dropped.unshift(...left.splice(Math.max(FINALISTS, Math.ceil(left.length / 2))));
  }
  for (let batch = 0; batch < batches; batch++) {
    for (const it of left) it.samples.push(worthOf(game, known, view, it.moves[0]!, `${seed}/${batch}`, iterations));
  }
  for (const it of left) it.worth = mean(it.samples);
  left.sort((a, b) => b.worth - a.worth);
  // A short search judges otherwise than a long one: what was dropped is compared with the best by short ones alone.
  for (const it of dropped) it.worth = left[0]!.worth - sievedLead(left[0]!, it);
  dropped.sort((a, b) => b.worth - a.worth);
  return [...left, ...dropped];
}

/** Decisions whose menu is long and not complete, of which those moves are judged that the bots think about. */
const BY_CANDIDATES = new Set(['rattle-battle/turn']);

export const isJudgedByCandidates = (game: AnyGame, ask: string): boolean => BY_CANDIDATES.has(`${game.id}/${ask}`);

/** The moves that are compared: the whole menu, or what the bots think about. */
export function judgedMoves(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  view: View<AnyShape>,
): readonly AnyShape['move'][] {
  const { ask, moves } = game.menu(view);
  return isJudgedByCandidates(game, ask) ? worthThinking(game, evaluation, view) : moves;
}

function distinct(game: AnyGame, view: View<AnyShape>, moves: readonly AnyShape['move'][]): JudgedMove[] {
  const byEffect = new Map<string, JudgedMove>();
  for (const move of moves) {
    const effect = effectOf(game, view, move);
    const known = byEffect.get(effect);
    if (known) known.moves.push(move);
    else byEffect.set(effect, { moves: [move], samples: [], sieved: [], worth: 0 });
  }
  return [...byEffect.values()];
}

/** By how much the best was ahead in the short searches that both had. */
const sievedLead = (best: JudgedMove, other: JudgedMove): number =>
  mean(other.sieved.map((worth, round) => best.sieved[round]! - worth));

export function worthOf(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  view: View<AnyShape>,
  move: object,
  seed: string,
  iterations: number,
): number {
  const search = new Search(game, evaluation, view, rngAt(seedOf(seed), 0), [move]);
  for (let i = 0; i < iterations; i++) search.iterate();
  return search.moveStatistics()[0]!.value;
}

/** By how much the first is ahead of the second, and whether that is more than chance: in errors of the mean. */
export function lead(judged: readonly JudgedMove[]): { margin: number; errors: number } {
  const [best, second] = judged;
  if (!best || !second) return { margin: 0, errors: 0 };
  const differences = best.samples.map((worth, i) => worth - second.samples[i]!);
  const margin = mean(differences);
  const spread = Math.sqrt(mean(differences.map(it => (it - margin) ** 2)) / Math.max(1, differences.length - 1));
  return { margin, errors: margin / Math.max(spread, 1e-9) };
}

/** Whether the first is clearly best: by enough, surely enough, and in nearly every search. */
export function isClear(judged: readonly JudgedMove[], least: number): boolean {
  const { margin, errors } = lead(judged);
  if (margin < least || errors < MARGIN_ERRORS) return false;
  const [best, ...others] = judged;
  if (others.some(({ worth }) => worth > best!.worth - least / 2)) return false;
  const rivals = others.filter(({ samples }) => samples.length > 0);
  const beaten = best!.samples.filter((worth, i) => rivals.every(it => it.samples[i]! < worth)).length;
  return beaten >= 0.75 * best!.samples.length;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, it) => sum + it, 0) / Math.max(1, numbers.length);

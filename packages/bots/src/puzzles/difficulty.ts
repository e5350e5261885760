// How hard a puzzle is: from how often bots of each level find it, as a rating in the manner of Elo.

import { rngAt, seedOf } from '@quayside/engine';
import type { Level } from '@quayside/protocol';
import type { AnyGame, AnyShape, View } from '@quayside/rules';
import type { Evaluation } from '../bot.ts';
import { decide, iterationsOf } from '../levels.ts';

/** What each level is taken to be worth; people begin with 1000 (web/src/browser/practice.ts). */
const SOLVERS: readonly { level: Level; rating: number; tries: number }[] = [
  { level: 'deckhand', rating: 800, tries: 8 },
  { level: 'mate', rating: 1200, tries: 6 },
  { level: 'captain', rating: 1600, tries: 4 },
  { level: 'admiral', rating: 2000, tries: 2 },
];

const EASIEST = 600;
const HARDEST = 2200;
const MOST_ITERATIONS = 1000; // of an admiral: it thinks much longer at a table, and mostly finds the same
const STEP = 25;

export type Difficulty = {
  rating: number;
  /** Whether the strongest level finds it. */
  isFound: boolean;
  /** Moves that were chosen instead, as JSON, the most frequent first. */
  tempting: string[];
};

export function difficultyOf(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  view: View<AnyShape>,
  best: readonly object[],
  seed: string,
): Difficulty {
  const right = new Set(best.map(move => JSON.stringify(move)));
  const chosen = new Map<string, number>();
  const results = SOLVERS.map(({ level, rating, tries }) => {
    let found = 0;
    const iterations = Math.min(MOST_ITERATIONS, iterationsOf(level, evaluation));
    for (let i = 0; i < tries; i++) {
      const rng = rngAt(seedOf(`${seed}/${level}/${i}`), 0);
      const move = decide({ level, iterations }, game, evaluation, view, rng, Number.POSITIVE_INFINITY);
      const text = JSON.stringify(move);
      if (right.has(text)) found += 1;
      else chosen.set(text, (chosen.get(text) ?? 0) + 1);
    }
    return { rating, tries, found };
  });
  const tempting = [...chosen].sort((a, b) => b[1] - a[1]).map(([text]) => text);
  return { rating: likeliestRating(results), isFound: results.at(-1)!.found > 0, tempting };
}

type Found = { rating: number; tries: number; found: number };

/**
 * Half a try found and half a try missed at the middle, so that a puzzle everybody finds is easy and not endlessly so.
 */
const PRIOR: Found = { rating: 1200, tries: 1, found: 0.5 };

export function likeliestRating(results: readonly Found[]): number {
  let best = EASIEST;
  let most = Number.NEGATIVE_INFINITY;
  for (let rating = EASIEST; rating <= HARDEST; rating += STEP) {
    let likelihood = 0;
    for (const { rating: solver, tries, found } of [...results, PRIOR]) {
      const finds = 1 / (1 + 10 ** ((rating - solver) / 400));
      likelihood += found * Math.log(finds) + (tries - found) * Math.log(1 - finds);
    }
    if (likelihood > most) {
      most = likelihood;
      best = rating;
    }
  }
  return best;
}

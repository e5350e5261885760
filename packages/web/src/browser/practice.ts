// Puzzles answered in this browser, and the rating of whoever answers them: by game.

import { signal } from '@preact/signals';

/** How the first try went; `wrong` too where the answer was shown. */
export type PuzzleResult = 'right' | 'wrong';
export type Practice = { readonly rating: number; readonly answers: Readonly<Record<string, PuzzleResult>> };

const KEY = 'quayside.practice';
const FIRST_RATING = 1000;
const LOWEST = 400;
const HIGHEST = 2400;
const MOST_CHANGE = 40; // of a rating by one puzzle

const NOTHING: Practice = { rating: FIRST_RATING, answers: {} };

const isPractice = (value: unknown): value is Practice => {
  const { rating, answers } = (value ?? {}) as Partial<Practice>;
  return typeof rating === 'number' && Number.isFinite(rating) && typeof answers === 'object' && answers !== null;
};

function stored(): Record<string, Practice> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof all === 'object' && all !== null ? Object.entries(all) : [];
    return Object.fromEntries(entries.filter(([, value]) => isPractice(value)));
  } catch {
    return {}; // not written by this page: as if nothing was kept
  }
}

const kept = signal(stored());

export const practiceOf = (game: string): Practice => kept.value[game] ?? NOTHING;

/** As in Elo: who finds what is hard for them gains more. */
export function ratingAfter(mine: number, puzzle: number, answer: PuzzleResult): number {
  const expected = 1 / (1 + 10 ** ((puzzle - mine) / 400));
  const changed = mine + MOST_CHANGE * ((answer === 'right' ? 1 : 0) - expected);
  return Math.round(Math.min(HIGHEST, Math.max(LOWEST, changed)));
}

/** Counts the first answer to a puzzle; a second one changes no rating. Returns by how much the rating changed. */
export function recordAnswer(game: string, puzzle: { id: string; rating: number }, answer: PuzzleResult): number {
  const before = practiceOf(game);
  const isFirst = !Object.hasOwn(before.answers, puzzle.id);
  const rating = isFirst ? ratingAfter(before.rating, puzzle.rating, answer) : before.rating;
  const answers = { ...before.answers, [puzzle.id]: answer };
  kept.value = { ...kept.value, [game]: { rating, answers } };
  localStorage.setItem(KEY, JSON.stringify(kept.value));
  return rating - before.rating;
}

// By how much a move is better, as a person is shown it. It rests on nothing, so that a page that only shows hints
// needs nothing else of the engine.

/**
 * By how many wins in 100 the best move must be ahead of every other: a margin that is seen in what a person is shown.
 */
export const VISIBLE_MARGIN = 3;

/** Wins in 100, as they are shown. */
export const winsInHundred = ({ chance }: { readonly chance: number }): number => Math.round(100 * chance);

/** Whether the first line wins by `least` more games in 100 than each of the others, as shown. */
export function isVisiblyAhead(lines: readonly { readonly chance: number }[], least = VISIBLE_MARGIN): boolean {
  const [best, ...others] = lines.map(winsInHundred);
  return others.every(other => best! - other >= least);
}

// The first thing worth saying about games that are still being played: whether a place in the order of turns stands
// out, or a seat where nobody can say who was first.

import { type Cell, placeThatStandsOut, type Tally } from '@quayside/lab';

/** Of the first cell with games; what the report says of them, in a few words. */
export function findingSoFar(cells: readonly Cell[], results: ReadonlyMap<number, { tally: Tally }>): string {
  const played = cells.flatMap((cell, i) => (cell.section === 'play' && results.has(i) ? [results.get(i)!] : []))[0];
  return played ? placeThatStandsOut(played.tally) : 'nothing is known yet';
}

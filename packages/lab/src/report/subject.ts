// What the sections of a report are made from: the games of one cell, with the words of its game.

import { WIN } from '../measure.ts';
import { type Estimate, shareOf } from '../stats.ts';
import type { Summary, SummaryCell, Tally, WinCount } from '../summary.ts';

/** Where the record of a game is, seen from the report; null where none was written. */
export type LinkOf = (cell: SummaryCell, game: number) => string | null;

export type Subject = {
  summary: Summary;
  cell: SummaryCell;
  tally: Tally;
  labels: Summary['labels'];
  seats: number;
  /** What every seat would win if all were alike. */
  even: number;
  /** The record of the game that shows this best (see `examplesOf` in summary.ts), of this cell or another. */
  example(name: string, of?: SummaryCell): string | null;
};

export function subjectOf(summary: Summary, cell: SummaryCell, linkOf: LinkOf): Subject {
  const { tally } = cell;
  const example = (name: string, of = cell) => {
    const found = of.tally.examples[name];
    return found ? linkOf(of, found.game) : null;
  };
  return { summary, cell, tally, labels: summary.labels, seats: tally.bySeat.length, even: evenShare(tally), example };
}

/** Team-mates win together, so this is more than 1 of the number of seats where there are teams. */
export function evenShare({ bySeat }: Tally): number {
  const won = bySeat.reduce((sum, { wins }) => sum + wins, 0);
  const played = bySeat.reduce((sum, { n }) => sum + n, 0);
  return played === 0 ? 0 : won / WIN / played;
}

export const winShare = ({ n, wins }: WinCount): Estimate => shareOf(wins / WIN, n);

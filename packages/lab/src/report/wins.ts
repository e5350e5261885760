// Who wins: by place in the turn order, by seat, by player.

import { WIN } from '../measure.ts';
import { adjusted, type Estimate, twoSided } from '../stats.ts';
import type { WinCount } from '../summary.ts';
import { facts, figure, grid, section } from './blocks.ts';
import { ordinal, percent, raised, seatLetter, shareWithInterval, whole } from './format.ts';
import type { Html } from './html.ts';
import { intervals, type Row } from './plots.ts';
import { type Subject, winShare } from './subject.ts';

/**
 * A win share beside what would be even; `q`: the chance of one so far off, adjusted for having looked at all of them.
 */
export type WinShare = { label: string; share: Estimate; q: number; isClear: boolean };

const SURE = 0.05;

function placesOf(counts: readonly WinCount[], even: number, nameOf: (at: number) => string): WinShare[] {
  const shares = counts.map(winShare);
  const errors = counts.map(({ n }) => Math.sqrt((even * (1 - even)) / n));
  const chances = shares.map(({ value }, at) => (errors[at]! > 0 ? twoSided((value - even) / errors[at]!) : 1));
  return adjusted(chances).map((q, at) => ({ label: nameOf(at), share: shares[at]!, q, isClear: q < SURE }));
}

export const turnPlaces = ({ tally, even }: Subject): WinShare[] =>
  placesOf(tally.byTurn, even, at => `${raised(ordinal(at))} to decide`);

export const seatPlaces = ({ tally, even }: Subject): WinShare[] =>
  placesOf(tally.bySeat, even, at => `Seat ${seatLetter(at)}`);

const rowsOf = (places: readonly WinShare[]): Row[] =>
  places.map(({ label, share, isClear }) => ({ label, ...share, figure: shareWithInterval(share), isClear }));

function placesFigure(title: string, places: readonly WinShare[], { even }: Subject, caption: string): Html {
  const text = `${title}: ${places.map(({ label, share }) => `${label} ${shareWithInterval(share)}`).join('; ')}`;
  return figure(title, intervals(text, rowsOf(places), { even }), caption);
}

export function winsSection(subject: Subject): Html {
  const { tally, even } = subject;
  const line = `Dashed: ${percent(even)}, what would be even. A hollow mark may be chance.`;
  const players = Object.keys(tally.byPlayer).sort();
  const byPlayer = placesOf(
    players.map(name => tally.byPlayer[name]!),
    even,
    at => players[at]!,
  );
  const games = whole(tally.games);
  const isTurned = tally.byTurn.length > 0;
  return section(
    'wins',
    'Who wins',
    grid([
      isTurned
        ? placesFigure(
            'By turn order',
            turnPlaces(subject),
            subject,
            `Who decided first, second and so on. ${line} ${games} games.`,
          )
        : null,
      placesFigure(
        'By seat',
        seatPlaces(subject),
        subject,
        `Players change seats from game to game, so seats differ only if the rules treat them differently. ${line} ${games} games.`,
      ),
      players.length > 1 ? placesFigure('By player', byPlayer, subject, `${line} ${games} games.`) : null,
    ]),
    facts([
      {
        label: 'Games won by more than one side',
        figure: shareWithInterval(winShare({ n: tally.games, wins: tally.ties * WIN })),
        note: `${whole(tally.ties)} of ${games} games`,
      },
      ...Object.entries(tally.faults).map(([name, { late, illegal, garbled, crashed }]) => ({
        label: `Moves of ${name} that were not its own`,
        figure: whole(late + illegal + garbled + crashed),
        note: `a random move was played instead: late ${late}, illegal ${illegal}, garbled ${garbled}, crashed ${crashed}`,
      })),
    ]),
  );
}

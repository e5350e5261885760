// Who wins: by place in the turn order, by seat, by player.

import { decisionsLost, faultsText } from '@quayside/bots';
import { WIN } from '../measure.ts';
import { adjusted, type Estimate, FEWEST, shareOf, twoSided } from '../stats.ts';
import type { PlayerCount, Tally, WinCount } from '../summary.ts';
import { facts, figure, grid, section } from './blocks.ts';
import { counted, lowered, ordinal, percent, raised, seatLetter, shareWithInterval, whole } from './format.ts';
import type { Html } from './html.ts';
import { intervals, type PlotRow } from './plots.ts';
import { evenShare, type Subject, winShare } from './subject.ts';

/**
 * A win share beside what would be even; `q`: the chance of one so far off, adjusted for having looked at all of them.
 */
export type WinShare = { label: string; share: Estimate; q: number; isClear: boolean };

const SURE = 0.05;

/** `error`: of the share, were it even. */
type Place = { label: string; share: Estimate; error: number };

function winShares(places: readonly Place[], even: number): WinShare[] {
  const chances = places.map(({ share, error }) => (error > 0 ? twoSided((share.value - even) / error) : 1));
  return adjusted(chances).map((q, at) => ({
    label: places[at]!.label,
    share: places[at]!.share,
    q,
    isClear: q < SURE && places[at]!.share.n >= FEWEST,
  }));
}

/** A place is one seat of a game. */
const placesOf = (counts: readonly WinCount[], even: number, labelOf: (at: number) => string): WinShare[] =>
  winShares(
    counts.map((count, at) => ({
      label: labelOf(at),
      share: winShare(count),
      error: Math.sqrt((even * (1 - even)) / count.n),
    })),
    even,
  );

/** What places are found in. */
type Played = Pick<Subject, 'tally' | 'even'>;

const turnPlaces = ({ tally, even }: Played): WinShare[] =>
  placesOf(tally.byTurn, even, at => `${raised(ordinal(at))} to decide`);

const seatPlaces = ({ tally, even }: Played): WinShare[] =>
  placesOf(tally.bySeat, even, at => `Seat ${seatLetter(at)}`);

/**
 * Places in the order of turns, or seats where nobody can say who was first: players change seats from game to game, so
 * that seats matter least.
 */
export function placesIn(played: Played): { isTurns: boolean; places: WinShare[] } {
  const turns = turnPlaces(played);
  return turns.length > 0 ? { isTurns: true, places: turns } : { isTurns: false, places: seatPlaces(played) };
}

export const farthestFrom = (even: number, places: readonly WinShare[]): WinShare | undefined =>
  places.toSorted((a, b) => Math.abs(b.share.value - even) - Math.abs(a.share.value - even))[0];

/** Of all places the one that stands out most, in a few words; adjusted for having looked at all of them. */
export function placeThatStandsOut(tally: Tally): string {
  const even = evenShare(tally);
  const { isTurns, places } = placesIn({ tally, even });
  const clear = farthestFrom(
    even,
    places.filter(({ isClear }) => isClear),
  );
  if (!clear) return isTurns ? 'no place in the order of turns stands out' : 'no seat stands out';
  const who = isTurns
    ? `the ${lowered(clear.label)}`
    : lowered(clear.label).replace(/\w$/, letter => letter.toUpperCase());
  return `${who} wins ${shareWithInterval(clear.share, 0)} where ${percent(even)} is even`;
}

/**
 * What a player wins of a game in which they are on `n / games` sides, and what of that is even. The sides of one
 * player win at most one game together, so the interval is that of games.
 */
function playerPlace(label: string, { n, wins, games }: PlayerCount, even: number): Place {
  const sides = n / games;
  const ofGames = shareOf(wins / WIN, games);
  const share = { value: ofGames.value / sides, low: ofGames.low / sides, high: ofGames.high / sides, n: games };
  const evenOfGames = Math.min(1, even * sides);
  return { label, share, error: Math.sqrt((evenOfGames * (1 - evenOfGames)) / games) / sides };
}

export function playerPlaces({ tally, even }: Played): WinShare[] {
  const names = Object.keys(tally.byPlayer).sort();
  return winShares(
    names.map(name => playerPlace(name, tally.byPlayer[name]!, even)),
    even,
  );
}

const rowsOf = (places: readonly WinShare[]): PlotRow[] =>
  places.map(({ label, share, isClear }) => ({ label, ...share, figure: shareWithInterval(share), isClear }));

function placesFigure(title: string, places: readonly WinShare[], { even }: Subject, caption: string): Html {
  const text = `${title}: ${places.map(({ label, share }) => `${label} ${shareWithInterval(share)}`).join('; ')}`;
  return figure(title, intervals(text, rowsOf(places), { even }), caption);
}

/** Nothing where one side plays alone. */
export function winsSection(subject: Subject): Html | null {
  const { tally, even, cell, summary } = subject;
  if (cell.sides < 2) return null;
  const line = `Dashed: ${percent(even)}, what would be even. A hollow mark may be chance.`;
  const players = playerPlaces(subject);
  const games = counted(tally.games, 'game');
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
            `Who decided first, second and so on. ${line} ${games}.`,
          )
        : null,
      placesFigure(
        'By seat',
        seatPlaces(subject),
        subject,
        `${
          summary.plan
            ? 'Players change seats from game to game, so seats differ only if the rules treat them differently.'
            : 'Who sat where was not arranged.'
        } ${line} ${games}.`,
      ),
      players.length > 1
        ? placesFigure('By player', players, subject, `Of the sides a player was on; n counts games. ${line} ${games}.`)
        : null,
    ]),
    facts([
      {
        label: 'Games won by more than one side',
        figure: shareWithInterval(winShare({ n: tally.games, wins: tally.ties * WIN })),
        note: `${whole(tally.ties)} of ${games}`,
      },
      ...Object.entries(tally.faults).map(([name, faults]) => ({
        label: `Moves of ${name} that were not its own`,
        figure: whole(decisionsLost(faults)),
        note: `a random move was played instead: ${faultsText(faults)}`,
      })),
    ]),
  );
}

// What the game counts: shares, means a game, and what winners had more of than the others.

import { WIN } from '../measure.ts';
import {
  adjusted,
  type Difference,
  type Estimate,
  FEWEST,
  meanOf,
  meanOfDifferences,
  shareOf,
  varianceOf,
} from '../stats.ts';
import type { CounterShare } from '../things.ts';
import { figure, folded, section, table } from './blocks.ts';
import { decimal, meanDifferenceText, meanWithInterval, shareWithInterval, whole } from './format.ts';
import { type Html, html } from './html.ts';
import { intervals } from './plots.ts';
import type { Subject } from './subject.ts';

export type ShareRow = CounterShare & { share: Estimate };

/** Shares of which there was at least one try, of what the game can have. */
export function shareRows({ labels, tally, cell }: Subject): ShareRow[] {
  const sumOf = (id: string) => tally.counters[id]?.sum ?? 0;
  return labels.shares.flatMap(it => {
    const tries = it.tries === 'games' ? tally.games : it.tries.reduce((sum, id) => sum + sumOf(id), 0);
    return tries === 0 || cell.absent.includes(it.hits) ? [] : [{ ...it, share: shareOf(sumOf(it.hits), tries) }];
  });
}

const SURE = 0.05;
const DRAWN = 9;

export function countsSection(subject: Subject): Html | null {
  const rows = shareRows(subject);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  return section(
    'counts',
    'What happens in a game',
    html`<p class="soft">Shares of all games together. What happens several times in one game is not quite independent, so
the intervals are a little too narrow.</p>`,
    html`<div class="columns">${kinds.map(kind =>
      shareFigure(
        kind,
        rows.filter(row => row.kind === kind),
      ),
    )}</div>`,
    folded('Means a game', countersTable(subject)),
  );
}

function shareFigure(kind: string, rows: readonly ShareRow[]): Html | null {
  const never = rows.filter(({ share }) => share.value === 0).map(({ label }) => label);
  const shown = rows.filter(({ share }) => share.value > 0).toSorted((a, b) => b.share.value - a.share.value);
  const drawn = shown.slice(0, DRAWN).map(({ label, share }) => ({
    label,
    figure: shareWithInterval(share),
    ...share,
    isClear: true,
  }));
  const text = drawn.map(({ label, figure }) => `${label} ${figure}`).join('; ');
  if (shown.length === 0) return null;
  const counts = shown.map(({ share }) => share.n);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const rest = shown.slice(DRAWN);
  return figure(
    kind,
    intervals(`${kind}: ${text}`, drawn, { even: null }),
    `n = ${least === most ? whole(least) : `${whole(least)} to ${whole(most)}`}.${never.length > 0 ? ` Never: ${never.join(', ')}.` : ''}`,
    rest.length === 0
      ? null
      : folded(
          `${rest.length} more`,
          table(
            kind,
            'What',
            [{ label: 'Share' }, { label: 'n' }],
            rest.map(({ label, share }) => ({ name: label, cells: [shareWithInterval(share), whole(share.n)] })),
          ),
        ),
  );
}

const countersTable = ({ labels, tally }: Subject): Html =>
  table(
    'Counted once a game',
    'What',
    [{ label: 'Mean a game' }, { label: 'Games' }],
    labels.counters.flatMap(({ id, label, given }) => {
      const { sum = 0, squares = 0 } = tally.counters[id] ?? {};
      const n = given === undefined ? tally.games : (tally.counters[given]?.sum ?? 0);
      return sum === 0 || n === 0
        ? []
        : [{ name: label, cells: [meanWithInterval(meanOf({ n, sum, squares })), whole(n)] }];
    }),
  );

export type MeasureRow = {
  id: string;
  label: string;
  fact?: string;
  warning?: string;
  all: Estimate;
  more: Difference;
  /** Standard deviation over all seats. */
  spread: number;
  q: number;
  isClear: boolean;
};

/** Of every game: what the winner had less the mean of the others. */
export function measureRows({ labels, tally, seats }: Subject): MeasureRow[] {
  const rows = labels.measures.flatMap(({ id, ...rest }) => {
    const measure = tally.measures[id];
    if (!measure || measure.all.sum === 0) return [];
    const n = tally.games; // games in which nobody had any are left out of the sums: their difference is 0
    const ahead = { n, sum: measure.ahead.sum / WIN, squares: measure.ahead.squares / WIN ** 2 };
    const more = meanOfDifferences(ahead);
    const all = { ...measure.all, n: tally.games * seats };
    return [{ id, ...rest, all: meanOf(all), more, spread: Math.sqrt(varianceOf(all)) }];
  });
  const chances = adjusted(rows.map(({ more }) => more.p));
  return rows.map((row, at) => ({ ...row, q: chances[at]!, isClear: chances[at]! < SURE && tally.games >= FEWEST }));
}

export function measuresSection(subject: Subject): Html | null {
  const rows = measureRows(subject);
  if (rows.length === 0) return null;
  return section(
    'measures',
    'What winners did more of',
    table(
      'Of every game: what the winner had, less the mean of the others. Bold: hardly chance.',
      'What',
      [
        { label: 'Mean of all seats' },
        { label: 'Winner has more' },
        { label: 'In standard deviations' },
        { label: 'Games' },
      ],
      rows.map(({ label, warning, all, more, spread, isClear }) => ({
        name: warning ? html`${label} <span class="soft">(a sign? ${warning})</span>` : label,
        isClear,
        cells: [
          meanWithInterval(all),
          meanDifferenceText(more),
          decimal(more.value / (spread || 1)),
          whole(subject.tally.games),
        ],
      })),
    ),
  );
}

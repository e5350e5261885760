// Cells beside each other: values of an option, or two plans. Same seeds; the differences are those of independent
// games, which is on the safe side where equal chance makes games alike.

import { GAMES, type OptionSpec } from '@quayside/rules';
import type { Sums } from '../distribution.ts';
import { adjusted, type Difference, FEWEST, meanDifference, meanOf, shareDifference, shareOf } from '../stats.ts';
import { NUMBERS, type NumberName, type SummaryCell } from '../summary.ts';
import { folded, section, table } from './blocks.ts';
import {
  decimal,
  meanDifferenceText,
  meanWithInterval,
  ordinal,
  pointsApart,
  raised,
  shareDifferenceText,
  shareWithInterval,
  whole,
} from './format.ts';
import { type Html, html } from './html.ts';
import { type Subject, winShare } from './subject.ts';

type Quantity = { label: string; example?: string } & ({ share: [hits: number, tries: number] } | { sums: Sums });

const NUMBERS_COMPARED: readonly NumberName[] = [
  'rounds',
  'decisions',
  'seconds',
  'leadChanges',
  'leadForGood',
  'margin',
  'winningScore',
];

/** Counted in hundredths of a whole. */
const isPart = (name: NumberName): boolean => name === 'leadForGood';

/** What is compared, of one cell. */
function quantities({ tally }: SummaryCell, { labels }: Subject): Map<string, Quantity> {
  const all = new Map<string, Quantity>();
  for (const [at, count] of tally.byTurn.entries()) {
    const { value, n } = winShare(count);
    all.set(`turn-${at}`, {
      label: `${raised(ordinal(at))} to decide wins`,
      share: [value * n, n],
      example: `won by turn ${at}`,
    });
  }
  const half = winShare(tally.halfTime);
  if (half.n > 0)
    all.set('half', {
      label: 'Leader at half time wins',
      share: [half.value * half.n, half.n],
      example: 'earliest lead',
    });
  all.set('ties', {
    label: 'Won by more than one side',
    share: [tally.ties, tally.games],
    example: 'won by more than one side',
  });
  for (const [reason, count] of Object.entries(tally.reasons))
    all.set(`reason-${reason}`, {
      label: `Ends so: ${labels.reasons[reason] ?? reason}`,
      share: [count, tally.games],
      example: `ends by ${reason}`,
    });
  for (const name of NUMBERS_COMPARED) {
    const { label, scale } = isPart(name) ? { label: `${NUMBERS[name].label}, in per cent`, scale: 1 } : NUMBERS[name];
    const { n, sum, squares } = tally.numbers[name];
    if (n > 0) all.set(name, { label, sums: { n, sum: sum / scale, squares: squares / scale ** 2 } });
  }
  for (const { id, label, given } of labels.counters) {
    if (given !== undefined) continue;
    const { sum = 0, squares = 0 } = tally.counters[id] ?? {};
    all.set(`counter-${id}`, { label: `${label}, a game`, sums: { n: tally.games, sum, squares } });
  }
  return all;
}

const differenceBetween = (a: Quantity, b: Quantity): Difference =>
  'share' in a && 'share' in b
    ? shareDifference(shareOf(...b.share), shareOf(...a.share))
    : meanDifference((b as { sums: Sums }).sums, (a as { sums: Sums }).sums);

const figureOf = (it: Quantity): string =>
  'share' in it ? shareWithInterval(shareOf(...it.share)) : meanWithInterval(meanOf(it.sums));

/** `cell`: the one compared with the first. `example`: what its games show this; see `examplesOf` in summary.ts. */
export type Comparison = {
  cell: SummaryCell;
  example: string | null;
  label: string;
  /** What the first cell is called, and this one. */
  first: string;
  column: string;
  before: string;
  after: string;
  difference: Difference;
  isShare: boolean;
  isClear: boolean;
};

/** What the sets of games are called: by what tells them apart. */
export const setNames = (subject: Subject, cells: readonly SummaryCell[]): string[] =>
  columnNames(cells, optionsOf(subject));

/** Options that tell the sets of games apart, by their ids. */
export const setOptions = (subject: Subject, cells: readonly SummaryCell[]): string[] =>
  differingOptions(cells, optionsOf(subject));

const optionsOf = ({ summary }: Subject): readonly OptionSpec[] => GAMES[summary.game.id]!.meta.options;

/** What tells sets of games apart besides their options: real games are of several versions and numbers of players. */
const KINDS_OF_GAMES: ((cell: SummaryCell) => string)[] = [
  ({ version }) => `Rules version ${version}`,
  ({ seats }) => (seats.length === 1 ? '1 player' : `${seats.length} players`),
];

/** How a cell is called: the values it has and others have not. */
function columnName(
  cell: SummaryCell,
  options: readonly OptionSpec[],
  differing: readonly string[],
  kinds: typeof KINDS_OF_GAMES,
): string {
  const named = differing.map(id => {
    const option = options.find(it => it.id === id);
    const value = cell.options[id] ?? '';
    return `${option?.label ?? id}: ${option?.choices.find(it => it.value === value)?.label ?? value}`;
  });
  const parts = [...kinds.map(kind => kind(cell)), ...named];
  return parts.length > 0 ? parts.join(', ') : cell.of === 'compared' ? 'Compared plan' : 'Plan';
}

/** Options that are not the same in all cells, but for those that only follow from another. */
const differingOptions = (cells: readonly SummaryCell[], options: readonly OptionSpec[]): string[] =>
  options
    .filter(({ id }) => new Set(cells.map(cell => cell.options[id])).size > 1)
    .filter(option => cells.some(cell => isFree(option, cell)))
    .map(({ id }) => id);

const isFree = ({ choices, fits }: OptionSpec, { seats, options }: SummaryCell): boolean =>
  choices.filter(({ value }) => fits?.(value, seats.length, options) ?? true).length > 1;

/** Names of the columns; players where options do not tell them apart. */
function columnNames(cells: readonly SummaryCell[], options: readonly OptionSpec[]): string[] {
  const differing = differingOptions(cells, options);
  const kinds = KINDS_OF_GAMES.filter(kind => new Set(cells.map(kind)).size > 1);
  const names = cells.map(cell => columnName(cell, options, differing, kinds));
  const isTold = new Set(names).size === names.length;
  return isTold ? names : names.map((name, at) => `${name} (${[...new Set(cells[at]!.seats)].join(', ')})`);
}

/** Every quantity of every further cell against the first. */
export function comparisonsOf(subject: Subject, cells: readonly SummaryCell[]): Comparison[] {
  const names = setNames(subject, cells);
  const [first, ...others] = cells.map(cell => quantities(cell, subject));
  const all = others.flatMap((other, at) =>
    [...first!].flatMap(([id, a]): Omit<Comparison, 'isClear'>[] => {
      const b = other.get(id);
      if (!b) return [];
      const difference = differenceBetween(a, b);
      const isShare = 'share' in a;
      if (!Number.isFinite(difference.high - difference.low) || Number.isNaN(difference.value)) return [];
      const example = b.example ?? null;
      return [
        {
          cell: cells[at + 1]!,
          example,
          label: a.label,
          first: names[0]!,
          column: names[at + 1]!,
          before: figureOf(a),
          after: figureOf(b),
          difference,
          isShare,
        },
      ];
    }),
  );
  const chances = adjusted(all.map(({ difference }) => difference.p));
  const isEnough = cells.every(({ tally }) => tally.games >= FEWEST);
  return all.map((it, at) => ({ ...it, isClear: isEnough && chances[at]! < 0.05 }));
}

/** "+4.1 [2.0, 6.2]", or what would have been seen. */
export function verdict({
  difference,
  isShare,
  isClear,
}: Pick<Comparison, 'difference' | 'isShare' | 'isClear'>): string {
  const figure = isShare ? `${shareDifferenceText(difference)} points` : meanDifferenceText(difference);
  if (isClear) return figure;
  const visible = isShare ? pointsApart(difference.visible) : decimal(difference.visible);
  return `no difference seen (${figure}), and one larger than ${visible} would have been`;
}

const QUANTITIES_SHOWN = 18; // before those the game counts itself

export function compareSection(subject: Subject, cells: readonly SummaryCell[]): Html | null {
  if (cells.length < 2) return null;
  const names = setNames(subject, cells);
  const columns = cells.map(cell => quantities(cell, subject));
  const ids = [...columns[0]!.keys()].filter(id => !id.startsWith('counter-')).slice(0, QUANTITIES_SHOWN);
  const counters = [...columns[0]!.keys()].filter(
    id => id.startsWith('counter-') && columns.some(of => !isZero(of.get(id))),
  );
  const comparisons = comparisonsOf(subject, cells);
  const grid = (rows: readonly string[], caption: string) =>
    table(
      caption,
      'Figure',
      names.map((name, at) => ({ label: at === 0 ? `${name} (the first)` : name })),
      rows.map(id => ({
        name: columns[0]!.get(id)!.label,
        cells: columns.map((of, at) => cellText(of.get(id), names[at]!, comparisons)),
      })),
    );
  return section(
    'compare',
    'Side by side',
    html`<p>${String(cells.length)} sets of games with the same seeds: ${names.join(' · ')}. Every figure has its 95 % interval;
below it stands the difference from the first set. ${whole(comparisons.length)} differences are looked at: one counts as seen
where its chance, adjusted for looking at them all, is below 0.05, so one may count as not seen although its own interval
leaves out 0. “Would have been seen” means: in four of five such runs.</p>`,
    grid(ids, 'Main figures'),
    counters.length > 0 ? folded('What the game counts', grid(counters, 'Counted once a game')) : null,
    html`<p class="soft">The sections below are about the first set: ${names[0]!}.</p>`,
  );
}

const isZero = (it: Quantity | undefined): boolean => !it || ('sums' in it ? it.sums.sum === 0 : it.share[0] === 0);

function cellText(quantity: Quantity | undefined, name: string, comparisons: readonly Comparison[]): Html | string {
  if (!quantity) return '';
  const found = comparisons.find(({ label, column }) => label === quantity.label && column === name);
  const figure = figureOf(quantity);
  return found ? html`<span>${figure}<br><small class="soft">${verdict(found)}</small></span>` : figure;
}

// What the game adds: whoever had a thing against whoever had not.

import { WIN } from '../measure.ts';
import { adjusted, type Difference, type Estimate, FEWEST, hadDifference, shareOf } from '../stats.ts';
import type { Thing } from '../things.ts';
import { figure, folded, gameLink, section, table } from './blocks.ts';
import { percent, shareDifferenceText, shareWithInterval, whole } from './format.ts';
import { type Html, html } from './html.ts';
import { intervals } from './plots.ts';
import type { Subject } from './subject.ts';

export type ThingRow = {
  thing: Thing;
  /** Of all seats. */
  had: Estimate;
  winsWith: Estimate;
  winsWithout: Estimate;
  difference: Difference;
  /** Adjusted for all things looked at. */
  q: number;
  isClear: boolean;
  link: string | null;
};

const SURE = 0.05;
const DRAWN = 8; // the largest differences of a kind; the table has all

/** So few seats on either side that the interval of a difference would mean nothing: of two it may have no width. */
const isTooFew = ({ winsWith, winsWithout }: Pick<ThingRow, 'winsWith' | 'winsWithout'>): boolean =>
  winsWith.n < FEWEST || winsWithout.n < FEWEST;

/** Every thing somebody had, in the order they are declared. */
export function thingRows({ tally, labels, seats, even, example }: Subject): ThingRow[] {
  const all = tally.games * seats;
  const rows = labels.things.flatMap((thing): Omit<ThingRow, 'q' | 'isClear'>[] => {
    const count = tally.things[thing.id];
    if (!count) return [];
    const perGame = even * seats;
    const difference = hadDifference({
      games: tally.games,
      seats,
      all: perGame,
      h: count.n,
      w: count.wins / WIN,
      hh: count.nn,
      ww: count.ww / WIN ** 2,
      hw: count.nw / WIN,
    });
    return [
      {
        thing,
        had: shareOf(count.n, all),
        winsWith: shareOf(count.wins / WIN, count.n),
        winsWithout: shareOf(Math.max(0, perGame * tally.games - count.wins / WIN), all - count.n),
        difference,
        link: example(`won with ${thing.id}`),
      },
    ];
  });
  const tested = rows.filter(row => !isTooFew(row));
  const chances = adjusted(tested.map(({ difference }) => difference.p));
  return rows.map(row => {
    const q = chances[tested.indexOf(row)] ?? 1;
    return { ...row, q, isClear: q < SURE };
  });
}

/** The kinds in the order they are declared. */
const kindsOf = (rows: readonly ThingRow[]): string[] => [...new Set(rows.map(({ thing }) => thing.kind))];

const byEffect = (a: ThingRow, b: ThingRow): number => Math.abs(b.difference.value) - Math.abs(a.difference.value);

export function thingsSection(subject: Subject, rows: readonly ThingRow[]): Html | null {
  if (rows.length === 0) return null;
  const kinds = kindsOf(rows);
  return section(
    'things',
    'What winners had',
    html`<p>For each thing: how much more often those who had it won than those who had it not, in points of a hundred.
${String(rows.length)} things are looked at; a mark is filled where fewer than one in twenty of such claims would be chance
(Benjamini and Hochberg). Intervals take into account that the seats of a game share one win.</p>`,
    html`<div class="columns">${kinds.map(kind =>
      kindFigure(
        kind,
        rows.filter(({ thing }) => thing.kind === kind),
      ),
    )}</div>`,
    folded('All of them in figures', thingsTable(rows, subject)),
  );
}

function kindFigure(kind: string, rows: readonly ThingRow[]): Html | null {
  const usable = rows.filter(row => !isTooFew(row));
  const shown = usable.toSorted(byEffect).slice(0, DRAWN);
  const warnings = [...new Set(shown.flatMap(({ thing }) => thing.warning ?? []))];
  if (shown.length === 0)
    return html`<div class="card"><h3>${kind}</h3><p class="soft">Too seldom, or nearly always: nothing to compare.</p></div>`;
  const drawn = shown.map(({ thing, difference, isClear }) => ({
    label: thing.label,
    figure: shareDifferenceText(difference),
    ...difference,
    isClear,
  }));
  const text = drawn.map(({ label, figure }) => `${label} ${figure}`).join('; ');
  const left = rows.length - shown.length;
  return figure(
    kind,
    intervals(`${kind}, difference of win shares in points: ${text}`, drawn, { even: 0 }),
    `In points; dashed: no difference.${left > 0 ? ` ${left} more in the table.` : ''}`,
    warnings.length === 0
      ? null
      : html`${warnings.map(it => html`<p class="warning"><b>A sign rather than a cause?</b> ${it}</p>`)}`,
  );
}

const thingsTable = (rows: readonly ThingRow[], { even }: Subject): Html =>
  table(
    `Win shares; ${percent(even)} is even. q: the chance adjusted for looking at many things.`,
    'Thing',
    [
      { label: 'Seats that had it' },
      { label: 'n' },
      { label: 'They won' },
      { label: 'Others won' },
      { label: 'Difference' },
      { label: 'q' },
      { label: 'See', isNumber: false },
    ],
    rows.map(({ thing, had, winsWith, winsWithout, difference, q, isClear, link }) => ({
      name: thing.warning ? html`${thing.label} <span class="soft">(a sign?)</span>` : thing.label,
      isClear,
      cells: [
        shareWithInterval(had),
        whole(winsWith.n),
        shareWithInterval(winsWith),
        shareWithInterval(winsWithout),
        isTooFew({ winsWith, winsWithout }) ? '?' : shareDifferenceText(difference),
        isTooFew({ winsWith, winsWithout }) ? 'too few' : q < 0.001 ? '< 0.001' : q.toFixed(3),
        gameLink(link, 'a game won with it') ?? '',
      ],
    })),
  );

// The plots of a report, as SVG text. They are drawn 360 wide, so that their letters keep their size on a phone, and in
// the page's own colours (style.ts), so that one drawing serves both themes.

import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { escaped } from './html.ts';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

const WIDTH = 360;
const LETTERS = 14; // px

const INK = 'var(--ink)';
const SOFT = 'var(--ink-soft)';
const LINE = 'var(--ink-line)';
const SEA = 'var(--plot)';
const BRASS = 'var(--brass-dark)';

/** Series of one plot, told apart by shade as well as by hue. */
export const SERIES = ['var(--series-0)', 'var(--series-1)', 'var(--series-2)', 'var(--series-3)', 'var(--series-4)'];

type Plotted = { outerHTML: string };

/** The drawing as text: read aloud as one picture, coordinates to a tenth, the styles of the page alone. */
function drawn(label: string, options: Plot.PlotOptions): string {
  const plot = Plot.plot({
    document: document as unknown as Document,
    width: WIDTH,
    style: { fontSize: `${LETTERS}px` },
    ...options,
  }) as unknown as Plotted;
  return plot.outerHTML
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ aria-(?:label|hidden)="[^"]*"/g, '')
    .replace(/^<svg[^>]*>/, opening =>
      opening.replace(/ (?:height|width|font-family|font-size|style|class)="[^"]*"/g, ''),
    )
    .replace(/="[^"]*"/g, value =>
      value.replace(/-?\d+\.\d{2,}/g, number => String(Math.round(Number(number) * 10) / 10)),
    )
    .replace(/^<svg/, `<svg class="plot" role="img" aria-label="${escaped(label)}"`);
}

export type PlotRow = { label: string; figure: string; value: number; low: number; high: number; isClear: boolean };

const ROW = 44; // px: a line of words and a line of drawing
const WORDS = 17; // px: a line of words more
const LETTER = 7; // px, on average
const NUMERAL = 8.2; // px, in the typeface of figures

/** The label in as many lines as it needs beside the figure. */
function wrapped(label: string, figure: string): string[] {
  const room = Math.floor((WIDTH - 24 - figure.length * NUMERAL) / LETTER);
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Shares with their intervals, one under the other; `even`: a line for what would be even; 0: differences of shares, in
 * points. Hollow: it may be chance.
 */
export function intervals(label: string, rows: readonly PlotRow[], { even }: { even: number | null }): string {
  const ends = rows.flatMap(({ low, high }) => [low, high]).concat(even ?? 0);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const room = (most - least) * 0.04 || 0.01;
  const data = rows.map((row, at) => ({ ...row, at, lines: wrapped(row.label, row.figure) }));
  const height = ROW + WORDS * (Math.max(...data.map(({ lines }) => lines.length)) - 1);
  const words = { y: 'at', lineAnchor: 'bottom', dy: height / 2 - 24, fill: INK } as const;
  const tickFormat = even === 0 ? pointsTick : percentTick;
  return drawn(label, {
    height: rows.length * height + 40,
    marginLeft: 8,
    marginRight: 8,
    marginTop: 6,
    marginBottom: 32,
    x: { domain: [least - room, most + room] },
    y: { type: 'band', domain: data.map(({ at }) => at), axis: null, padding: 0 },
    color: { type: 'categorical', domain: ['yes', 'no'], range: [SEA, 'var(--paper-raised)'] },
    marks: [
      ...(even === null ? [] : [Plot.ruleX([even], { stroke: BRASS, strokeWidth: 1.5, strokeDasharray: '4 3' })]),
      Plot.text(data, { ...words, ...BACKED, frameAnchor: 'left', text: d => d.lines.join('\n') }),
      Plot.text(data, { ...words, ...BACKED, frameAnchor: 'right', text: 'figure', className: 'figure' }),
      Plot.ruleY(data, { y: 'at', x1: 'low', x2: 'high', dy: height / 2 - 13, stroke: SEA, strokeWidth: 3 }),
      Plot.dot(data, {
        y: 'at',
        x: 'value',
        dy: height / 2 - 13,
        r: 6,
        stroke: SEA,
        strokeWidth: 2.5,
        fill: d => (d.isClear ? 'yes' : 'no'),
      }),
      Plot.axisX({ label: null, color: SOFT, ticks: 5, tickSize: 4, tickFormat }),
    ],
  });
}

/** Letters are legible where a line passes behind them. */
const BACKED = { stroke: 'var(--paper-raised)', strokeWidth: 4 } as const;

const tenths = (share: number): number => Math.abs(Math.round(share * 1000) / 10);

const percentTick = (share: number): string => `${tenths(share)} %`;

/** How far two shares are apart. */
const pointsTick = (share: number): string => `${share > 0 ? '+' : share < 0 ? '−' : ''}${tenths(share)}`;

export type Bin = { from: number; to: number; count: number };

/** How often each value came, and the middle one. */
export function histogram(
  label: string,
  bins: readonly Bin[],
  { axis, median, percent = false }: { axis: string; median: number; percent?: boolean },
): string {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const data = bins.map(({ from, to, count }) => ({ from, to, share: count / all }));
  return drawn(label, {
    height: 190,
    marginLeft: 46,
    marginRight: 10,
    marginBottom: 42,
    marginTop: 18,
    marks: [
      Plot.ruleY([0], { stroke: LINE }),
      Plot.rectY(data, { x1: 'from', x2: 'to', y: 'share', fill: SEA, insetLeft: 0.5, insetRight: 0.5 }),
      Plot.ruleX([median], { stroke: BRASS, strokeWidth: 2, strokeDasharray: '4 3' }),
      Plot.axisY({ label: null, color: SOFT, ticks: 4, tickSize: 0, tickFormat: percentTick }),
      Plot.axisX({
        label: axis,
        labelAnchor: 'center',
        labelArrow: 'none',
        color: SOFT,
        ticks: wholeTicks(bins) ?? 6,
        tickSize: 4,
        tickFormat: percent ? percentTick : (value: number) => value.toLocaleString('en'),
      }),
    ],
  });
}

/** Every value its own mark where there are few of them. */
function wholeTicks(bins: readonly Bin[]): number[] | null {
  const [from, to] = [bins[0]!.from, bins.at(-1)!.to];
  if (to - from > 12 || !Number.isInteger(from + 0.5)) return null;
  return Array.from({ length: Math.round(to - from) }, (_, at) => from + 0.5 + at);
}

export type CoursePoint = { at: number; value: number; low?: number; high?: number };

/** A figure over the course of the game; the band is its interval. */
export function course(
  label: string,
  points: readonly CoursePoint[],
  { axis, even, percent = false }: { axis: string; even?: number; percent?: boolean },
): string {
  const band = points.filter(({ low }) => low !== undefined);
  return drawn(label, {
    height: 190,
    marginLeft: 46,
    marginRight: 14,
    marginBottom: 42,
    marginTop: 18,
    x: { domain: [0, 1] },
    y: { zero: !percent, nice: true, ...(percent ? { domain: [0, 1] } : {}) },
    marks: [
      ...(even === undefined ? [] : [Plot.ruleY([even], { stroke: BRASS, strokeWidth: 1.5, strokeDasharray: '4 3' })]),
      Plot.areaY(band, { x: 'at', y1: 'low', y2: 'high', fill: SEA, fillOpacity: 0.25 }),
      Plot.lineY(points, { x: 'at', y: 'value', stroke: SEA, strokeWidth: 2.5, strokeLinejoin: 'round' }),
      Plot.axisY({
        label: null,
        color: SOFT,
        ticks: 4,
        tickSize: 0,
        ...(percent ? { tickFormat: percentTick } : {}),
      }),
      Plot.axisX({
        label: axis,
        labelAnchor: 'center',
        labelArrow: 'none',
        color: SOFT,
        ticks: [0, 0.25, 0.5, 0.75, 1],
        tickSize: 4,
        tickFormat: percentTick,
      }),
    ],
  });
}

export type Stack = { label: string; parts: readonly { series: number; value: number }[] };

/** Amounts by where they come from, one bar under the other. */
export function stacks(label: string, rows: readonly Stack[], { axis }: { axis: string }): string {
  const data = rows.flatMap(({ label, parts }) => parts.map(part => ({ label, ...part })));
  const used = [...new Set(data.map(({ series }) => series))].sort((a, b) => a - b);
  return drawn(label, {
    height: rows.length * 34 + 46,
    marginLeft: 66,
    marginRight: 10,
    marginBottom: 42,
    marginTop: 4,
    y: { domain: rows.map(row => row.label), label: null },
    color: { type: 'categorical', domain: used, range: used.map(at => SERIES[at % SERIES.length]!) },
    marks: [
      Plot.barX(
        data,
        Plot.stackX({ y: 'label', x: 'value', fill: 'series', order: 'series', insetTop: 2, insetBottom: 2 }),
      ),
      Plot.ruleX([0], { stroke: LINE }),
      Plot.axisY({ label: null, color: INK, tickSize: 0 }),
      Plot.axisX({ label: axis, labelAnchor: 'center', labelArrow: 'none', color: SOFT, ticks: 5, tickSize: 4 }),
    ],
  });
}

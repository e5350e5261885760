// Rule 6: one sail, stride by stride. A Sailing is a trial on a copy, so asking and doing are the same thing.

import { addStory, type Scribe } from '../effects/ledger.ts';
import {
  type Card,
  CELLS,
  type Cell,
  CURRENT,
  DIRECTIONS,
  isCurrent,
  isPassable,
  MONSTER,
  NEXT,
  NOWHERE,
  ROCKS,
  STORM,
  WAKE,
} from '../tables/index.ts';
import type { Captain, Chart, Ledger, RefusalCode, Stride, TableSettings } from '../types.ts';
import { isTight } from './access.ts';
import { speedOf } from './ledger.ts';
import { cardLayings } from './shapes.ts';

// Bonus Movements come before the first paid step or after the last.
export const BEFORE = 0;
export const UNDER_WAY = 1;
export const AFTER = 2;

export type Sailing = {
  /** The chart's, as they were before this sail. */
  cells: readonly number[];
  straits: TableSettings['tightStraits'];
  at: Cell;
  /** An index into DIRECTIONS. */
  wind: number;
  mp: number;
  stage: number;
  inStorm: boolean;
  /** Cells of currents passed on this sail: every second one adds to the story. */
  currents: number;
  /** The cells whose obstacles were cleared on this sail, and a sum that tells which, whatever the order. */
  cleared: readonly Cell[];
  clearedSum: number;
  ledger: Ledger;
};

/** `index`: among all of them, the paid ones first. */
export type SailStep = { direction: number; bonus: boolean; stride: Stride; index: number };

export const STRIDES: readonly Stride[] = DIRECTIONS;
export const BONUS_STRIDES: readonly Stride[] = DIRECTIONS.map((direction): Stride => `+${direction}`);

/** By direction. */
export const PAID: readonly SailStep[] = STRIDES.map((stride, direction) => ({
  direction,
  bonus: false,
  stride,
  index: direction,
}));
export const BONUS: readonly SailStep[] = BONUS_STRIDES.map((stride, direction) => ({
  direction,
  bonus: true,
  stride,
  index: DIRECTIONS.length + direction,
}));

const STEPS = Object.fromEntries([...PAID, ...BONUS].map(step => [step.stride, step])) as Record<Stride, SailStep>;

export const stepOf = (stride: Stride): SailStep => STEPS[stride];

/** 6.2 What a paid step costs: 1 with the wind, 1 more for every eighth of the compass away from it. */
export function costOf(direction: number, wind: number): number {
  const off = Math.abs(direction - wind);
  return 1 + Math.min(off, DIRECTIONS.length - off);
}

export const setSail = ({ chart, at, ledger }: Captain, wind: number, { tightStraits }: TableSettings): Sailing => ({
  cells: chart.cells,
  straits: tightStraits,
  at: at!,
  wind,
  mp: speedOf(ledger),
  stage: BEFORE,
  inStorm: false,
  currents: 0,
  cleared: [],
  clearedSum: 0,
  ledger: { ...ledger },
});

export const copyOf = (sailing: Sailing): Sailing => ({ ...sailing, ledger: { ...sailing.ledger } });

/** What a cell holds by now. */
export function contentAt({ cells, cleared }: Sailing, cell: Cell): number {
  const content = cells[cell]!;
  return content > WAKE && cleared.includes(cell) ? WAKE : content;
}

/** Told about each cell that is entered, and what it held. */
export type Lookout = {
  scribe: NonNullable<Scribe>;
  chart: Chart;
  entered(cell: Cell, how: 'paid' | 'bonus' | 'carried'): void;
};

/** What forbids a step before it is known what waits there. */
export function whyNotStep(sailing: Sailing, { direction, bonus }: SailStep): RefusalCode | null {
  const { cells, at, ledger } = sailing;
  const to = NEXT[direction]![at]!;
  if (to === NOWHERE) return 'land-ahead';
  if (!isPassable(cells[to]!)) return cells[to] === ROCKS ? 'rocks-ahead' : 'land-ahead';
  if (sailing.straits === 'closed' && isTight(cells, at, direction)) return 'tight-strait';
  if (bonus) return ledger.moves === 0 ? 'no-bonus-movement' : null;
  if (sailing.stage === AFTER) return 'bonus-ends-sail';
  return costOf(direction, sailing.wind) > sailing.mp + ledger.provisions ? 'too-far' : null;
}

/** Takes a step, and says what forbids it; the sailing is spoilt then. */
export function take(sailing: Sailing, step: SailStep, lookout: Lookout | null): RefusalCode | null {
  const why = whyNotStep(sailing, step);
  if (why) return why;
  const { ledger } = sailing;
  const from = sailing.at;
  const to = NEXT[step.direction]![from]!;
  let mp = 0;
  let provisions = 0;
  if (step.bonus) {
    ledger.moves -= 1;
    if (sailing.stage === UNDER_WAY) sailing.stage = AFTER;
  } else {
    const cost = costOf(step.direction, sailing.wind);
    mp = Math.min(cost, sailing.mp);
    provisions = cost - mp;
    sailing.mp -= mp;
    ledger.provisions -= provisions;
    sailing.stage = UNDER_WAY;
  }
  const seat = lookout?.scribe.seat ?? 0;
  lookout?.scribe.tell.all({ type: 'step', seat, from, to, mp, provisions, bonus: step.bonus });
  lookout?.entered(to, step.bonus ? 'bonus' : 'paid');
  return enter(sailing, to, lookout);
}

/** 6.4 to 6.7 What happens in a cell, and in those it carries on to. */
function enter(sailing: Sailing, cell: Cell, lookout: Lookout | null): RefusalCode | null {
  const { ledger } = sailing;
  const content = contentAt(sailing, cell);
  sailing.at = cell;
  sailing.inStorm = content === STORM;
  if (content <= WAKE) return null;
  if (content === MONSTER && ledger.provisions === 0) return 'monster-hungry';
  clear(sailing, cell);
  const scribe = lookout?.scribe ?? null;
  if (content === STORM) {
    if (lookout) announce(lookout, 'storm', cell);
    addStory(ledger, 'storm', 1, scribe);
  } else if (content === MONSTER) {
    ledger.provisions -= 1;
    if (lookout) announce(lookout, 'monster', cell);
    addStory(ledger, 'monster', 2, scribe);
  } else if (isCurrent(content)) {
    const to = NEXT[content - CURRENT]![cell]!;
    sailing.currents += 1;
    if (lookout) {
      const card = cardAt(lookout.chart, cell)!;
      lookout.scribe.tell.all({ type: 'carried', seat: lookout.scribe.seat, from: cell, to, card });
    }
    if (sailing.currents % 2 === 0) addStory(ledger, 'current', 1, scribe);
    lookout?.entered(to, 'carried');
    return enter(sailing, to, lookout);
  }
  return null;
}

function announce({ scribe, chart }: Lookout, type: 'storm' | 'monster', at: Cell): void {
  scribe.tell.all({ type, seat: scribe.seat, at, card: cardAt(chart, at)! });
}

function clear(sailing: Sailing, cell: Cell): void {
  sailing.cleared = [...sailing.cleared, cell];
  sailing.clearedSum += SIGNS[cell]!;
}

const mixed = (number: number): number => {
  const once = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
};

/** A number of 44 bits for each cell, so irregular that different sets of cells have different sums. */
const SIGNS: readonly number[] = Array.from(
  { length: CELLS },
  (_, cell) => mixed(cell + 1) * 4096 + (mixed(cell + 1000) & 4095),
);

/** The card whose obstacle was drawn over a cell; null where there never was one. */
export function cardAt({ obstacles }: Chart, cell: Cell): Card | null {
  for (const { card, pose, at } of obstacles)
    if (cardLayings(card).find({ pose, at })!.cells.includes(cell)) return card;
  return null;
}

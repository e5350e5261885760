// Everywhere a sail can end, and the best ways there; and which strides are open on the way (6.8).

import { CELLS, type Cell, DIRECTIONS, isCurrent, NEXT, WAKE } from '../tables/index.ts';
import type { Captain, Stride, Table } from '../types.ts';
import {
  AFTER,
  BEFORE,
  BONUS_STRIDES,
  copyOf,
  costOf,
  type Sailing,
  STRIDES,
  setSail,
  stepOf,
  take,
  UNDER_WAY,
  whyNotStep,
} from './sailing.ts';

/** A node of the search. `cleared` names the currents used up: another sea than the one before. */
type Node = { sailing: Sailing; cost: number; used: number; from: Node | null; stride: Stride | null; cleared: string };

/** One way to end a sail. `cost`: of the paid steps; `provisions`: spent, monsters included; `moves`: Bonus Movements used. */
export type Landing = {
  at: Cell;
  path: readonly Stride[];
  cost: number;
  provisions: number;
  moves: number;
  story: number;
};

/** To each cell the cheapest way, and the one with the most Story where that is another. */
export type Reach = { cheapest: Landing[]; richest: Landing[] };

export function reach(captain: Captain, wind: number, table: Table): Reach {
  const start = setSail(captain, wind, table);
  const best: (Node | undefined)[] = [];
  const rich: (Node | undefined)[] = [];
  search(start, node => {
    if (node.sailing.inStorm) return false;
    const { at } = node.sailing;
    const before = best[at];
    if (before === undefined || dearness(node) < dearness(before)) best[at] = node;
    const richer = rich[at];
    if (richer === undefined || richness(node) > richness(richer)) rich[at] = node;
    return false;
  });
  const cheapest: Landing[] = [];
  const richest: Landing[] = [];
  for (let at = 0; at < CELLS; at++) {
    if (best[at] === undefined) continue;
    cheapest.push(landing(best[at]!, start));
    if (rich[at] !== best[at]) richest.push(landing(rich[at]!, start));
  }
  return { cheapest, richest };
}

/** Provisions weigh most, then Bonus Movements, then the ship's own speed. */
const dearness = ({ sailing: { ledger, mp }, used, cost }: Node): number =>
  -(ledger.provisions * 64 - used * 16 + mp) + cost / 64;
const richness = (node: Node): number => node.sailing.ledger.story * 4096 - dearness(node);

function landing(end: Node, start: Sailing): Landing {
  const path: Stride[] = [];
  for (let node: Node = end; node.from !== null; node = node.from) path.push(node.stride!);
  const { ledger, at } = end.sailing;
  const gained = ledger.provisionsFilled - start.ledger.provisionsFilled;
  return {
    at,
    path: path.reverse(),
    cost: end.cost,
    provisions: start.ledger.provisions + gained - ledger.provisions,
    moves: end.used,
    story: ledger.story - start.ledger.story,
  };
}

/** Visits everything that can be reached, cheapest first, until `found` says to stop. */
function search(start: Sailing, found: (node: Node) => boolean): void {
  const met = new Map<string, Node[][]>();
  const queues: Node[][] = [[{ sailing: start, cost: 0, used: 0, from: null, stride: null, cleared: '' }]];
  for (let cost = 0; cost < queues.length; cost++) {
    const queue = queues[cost] ?? [];
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i]!;
      if (found(node)) return;
      for (const next of strides(node, met)) {
        queues[next.cost] ??= [];
        queues[next.cost]!.push(next);
      }
    }
  }
}

function strides(node: Node, met: Map<string, Node[][]>): Node[] {
  const { sailing } = node;
  const next: Node[] = [];
  if (sailing.stage !== AFTER)
    for (let direction = 0; direction < DIRECTIONS.length; direction++) tryStride(node, direction, false, met, next);
  if (sailing.ledger.moves > 0)
    for (let direction = 0; direction < DIRECTIONS.length; direction++) tryStride(node, direction, true, met, next);
  return next;
}

function tryStride(node: Node, direction: number, bonus: boolean, met: Map<string, Node[][]>, next: Node[]): void {
  const { sailing } = node;
  const step = { direction, bonus };
  if (whyNotStep(sailing, step) !== null) return;
  const to = NEXT[direction]![sailing.at]!;
  const cost = bonus ? 0 : costOf(direction, sailing.wind);
  const plain = sailing.cells[to]! <= WAKE;
  // Of a calm cell it is known beforehand what it will be like to be there.
  if (plain && isOutdone(node, to, cost, bonus, met)) return;
  const after = copyOf(sailing);
  if (take(after, step, null) !== null) return;
  const cleared = isCurrent(sailing.cells[to]!) ? usedUp(node.cleared, sailing, after) : node.cleared;
  const reached: Node = {
    sailing: after,
    cost: node.cost + cost,
    used: node.used + (bonus ? 1 : 0),
    from: node,
    stride: (bonus ? BONUS_STRIDES : STRIDES)[direction]!,
    cleared,
  };
  const { ledger } = after;
  const places = placesOf(met, cleared);
  if (!plain && anyBetter(places, after, after.mp, ledger.provisions, ledger.moves, ledger.story)) return;
  const place = after.stage * 2 * CELLS + (after.inStorm ? CELLS : 0) + after.at;
  places[place] ??= [];
  places[place]!.push(reached);
  next.push(reached);
}

function isOutdone(
  { sailing, cleared }: Node,
  to: Cell,
  cost: number,
  bonus: boolean,
  met: Map<string, Node[][]>,
): boolean {
  const { ledger } = sailing;
  const mp = Math.max(0, sailing.mp - cost);
  const provisions = ledger.provisions - (cost - (sailing.mp - mp));
  const stage = bonus ? (sailing.stage === BEFORE ? BEFORE : AFTER) : UNDER_WAY;
  const there = { at: to, stage, inStorm: false };
  return anyBetter(placesOf(met, cleared), there, mp, provisions, ledger.moves - (bonus ? 1 : 0), ledger.story);
}

type There = { at: Cell; stage: number; inStorm: boolean };

/** Whether the same cell was reached with as much of everything, and as free to sail on. */
function anyBetter(
  places: Node[][],
  { at, stage, inStorm }: There,
  mp: number,
  provisions: number,
  moves: number,
  story: number,
): boolean {
  for (let earlier = BEFORE; earlier <= stage; earlier++) {
    const nodes = places[earlier * 2 * CELLS + (inStorm ? CELLS : 0) + at];
    if (nodes === undefined) continue;
    for (const { sailing } of nodes) {
      const { ledger } = sailing;
      if (sailing.mp + ledger.provisions < mp + provisions || ledger.provisions < provisions) continue;
      if (ledger.moves >= moves && ledger.story >= story) return true;
    }
  }
  return false;
}

function placesOf(met: Map<string, Node[][]>, cleared: string): Node[][] {
  let places = met.get(cleared);
  if (places === undefined) {
    places = [];
    met.set(cleared, places);
  }
  return places;
}

function usedUp(cleared: string, before: Sailing, after: Sailing): string {
  const used = cleared === '' ? [] : cleared.split(' ').map(Number);
  for (let cell = 0; cell < CELLS; cell++)
    if (before.cells[cell] !== after.cells[cell] && isCurrent(before.cells[cell]!)) used.push(cell);
  return used.sort((a, b) => a - b).join(' ');
}

/** 6.8 Whether a sail that has come so far can still be ended. */
export function canStop(sailing: Sailing): boolean {
  if (!sailing.inStorm) return true;
  let stops = false;
  search(sailing, node => {
    stops = !node.sailing.inStorm;
    return stops;
  });
  return stops;
}

/** An offered stride, what it costs in all, and where it leads. */
export type Offer = { stride: Stride; cost: number; after: Sailing };

/** 6.8 The strides open to a sail that has come so far. */
export function offers(sailing: Sailing): Offer[] {
  const open: Offer[] = [];
  for (const stride of [...STRIDES, ...BONUS_STRIDES]) {
    const step = stepOf(stride);
    const after = copyOf(sailing);
    if (take(after, step, null) !== null || !canStop(after)) continue;
    open.push({ stride, cost: step.bonus ? 0 : costOf(step.direction, sailing.wind), after });
  }
  return open;
}

/** The sail after these strides; null when they cannot be taken. */
export function sailed(captain: Captain, wind: number, path: readonly Stride[], table: Table): Sailing | null {
  const sailing = setSail(captain, wind, table);
  for (const stride of path) if (take(sailing, stepOf(stride), null) !== null) return null;
  return sailing;
}

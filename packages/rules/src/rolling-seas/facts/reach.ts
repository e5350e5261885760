// Everywhere a sail can end, and the best ways there; and which strides are open on the way (6.8).

import { CELLS, type Cell, DIRECTIONS, NEXT, WAKE } from '../tables/index.ts';
import type { Captain, Ledger, Stride, Table } from '../types.ts';
import {
  AFTER,
  BEFORE,
  BONUS_STRIDES,
  copyOf,
  costOf,
  type Sailing,
  STRIDES,
  type Step,
  setSail,
  stepOf,
  take,
  UNDER_WAY,
  whyNotStep,
} from './sailing.ts';

/** A node of the search: where a sail may have come to, and by which stride from where. */
type Node = { sailing: Sailing; cost: number; used: number; from: Node | null; stride: Stride | null };

/** By cell, twice: out of storms, and in them. */
type Places = (Node[] | undefined)[];
/** By the obstacles cleared, and then by place. */
type Waters = { calm: Places; cleared: Map<number, Map<number, Node[]>> };

/** Most sails clear nothing: their places are laid out once, and wiped. */
const CALM: Places = Array(2 * CELLS).fill(undefined);

/**
 * How the search tells places apart. Exactly: a cell with other obstacles cleared is another place. Roughly: it is not,
 * only more to tell is better than less, which finds all but ways back to what was cleared on the same sail.
 */
type Manner = { exact: boolean; nodes: number; kept: number };
const EXACTLY: Manner = { exact: true, nodes: 800, kept: 16 };
const ROUGHLY: Manner = { exact: false, nodes: 4000, kept: 8 };

const PAID: readonly Step[] = DIRECTIONS.map((_, direction) => ({ direction, bonus: false }));
const BONUS: readonly Step[] = DIRECTIONS.map((_, direction) => ({ direction, bonus: true }));

/**
 * One way to end a sail. `cost`: of the paid steps; `provisions`: spent, monsters included; `moves`: Bonus Movements used;
 * `ledger`: as it is then.
 */
export type Landing = {
  at: Cell;
  path: readonly Stride[];
  cost: number;
  provisions: number;
  moves: number;
  story: number;
  ledger: Readonly<Ledger>;
};

/** To each cell the cheapest way, and the one with the most Story where that is another. */
export type Reach = { cheapest: Landing[]; richest: Landing[] };

export function reach(captain: Captain, wind: number, table: Table): Reach {
  const start = setSail(captain, wind, table);
  const best: (Node | undefined)[] = Array(CELLS);
  const rich: (Node | undefined)[] = Array(CELLS);
  explore(start, node => {
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
    ledger,
  };
}

/** Visits what can be reached, until `found` says to stop. Where the sea is too full to be exact, a rough look follows. */
function explore(start: Sailing, found: (node: Node) => boolean): void {
  if (!search(start, EXACTLY, found)) search(start, ROUGHLY, found);
}

/** Cheapest first. False when there was more than could be looked at. */
function search(start: Sailing, manner: Manner, found: (node: Node) => boolean): boolean {
  const waters: Waters = { calm: CALM.fill(undefined), cleared: new Map() };
  const queues: Node[][] = [[{ sailing: start, cost: 0, used: 0, from: null, stride: null }]];
  let nodes = 0;
  for (let cost = 0; cost < queues.length; cost++) {
    const queue = queues[cost] ?? [];
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i]!;
      if (found(node)) return true;
      if (++nodes > manner.nodes) return false;
      const { stage, ledger } = node.sailing;
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        if (stage !== AFTER) enqueue(queues, tryStride(node, direction, false, waters, manner));
        if (ledger.moves > 0) enqueue(queues, tryStride(node, direction, true, waters, manner));
      }
    }
  }
  return true;
}

function enqueue(queues: Node[][], node: Node | null): void {
  if (node === null) return;
  const queue = queues[node.cost];
  if (queue === undefined) queues[node.cost] = [node];
  else queue.push(node);
}

function tryStride(node: Node, direction: number, bonus: boolean, waters: Waters, manner: Manner): Node | null {
  const { sailing } = node;
  const step = (bonus ? BONUS : PAID)[direction]!;
  if (whyNotStep(sailing, step) !== null) return null;
  const cost = bonus ? 0 : costOf(direction, sailing.wind);
  const to = NEXT[direction]![sailing.at]!;
  const calm = sailing.cells[to]! <= WAKE;
  const after = calm ? calmly(sailing, to, cost, bonus, keptAt(waters, sailing, to, manner)) : copyOf(sailing);
  if (after === null || (!calm && take(after, step, null) !== null)) return null;
  const place = after.inStorm ? CELLS + after.at : after.at;
  const kept = keptAt(waters, after, place, manner);
  if (!calm && isOutdone(kept, after.stage, after.mp, after.ledger)) return null;
  if (kept?.length === manner.kept) return null;
  const stride = (bonus ? BONUS_STRIDES : STRIDES)[direction]!;
  const reached: Node = {
    sailing: after,
    cost: node.cost + cost,
    used: node.used + (bonus ? 1 : 0),
    from: node,
    stride,
  };
  if (kept) kept.push(reached);
  else keep(reached, waters, place, manner);
  return reached;
}

/** Of a calm cell it is known beforehand what it will be like to be there; null when it was reached as well before. */
function calmly(sailing: Sailing, at: Cell, cost: number, bonus: boolean, kept: Node[] | undefined): Sailing | null {
  const { ledger } = sailing;
  const mp = Math.max(0, sailing.mp - cost);
  const provisions = ledger.provisions - (cost - (sailing.mp - mp));
  const moves = ledger.moves - (bonus ? 1 : 0);
  const stage = bonus ? (sailing.stage === BEFORE ? BEFORE : AFTER) : UNDER_WAY;
  if (isOutdone(kept, stage, mp, { provisions, moves, story: ledger.story })) return null;
  // What is not written on is shared.
  const same = provisions === ledger.provisions && moves === ledger.moves;
  return { ...sailing, at, mp, stage, inStorm: false, ledger: same ? ledger : { ...ledger, provisions, moves } };
}

function keptAt({ calm, cleared }: Waters, sailing: Sailing, place: number, { exact }: Manner): Node[] | undefined {
  return !exact || sailing.cleared === 0 ? calm[place] : cleared.get(sailing.cleared)?.get(place);
}

/** The first to come to a place. */
function keep(node: Node, { calm, cleared }: Waters, place: number, { exact }: Manner): void {
  const sum = node.sailing.cleared;
  if (!exact || sum === 0) {
    calm[place] = [node];
    return;
  }
  const here = cleared.get(sum);
  if (here) here.set(place, [node]);
  else cleared.set(sum, new Map([[place, [node]]]));
}

type Means = { provisions: number; moves: number; story: number };

/** Whether the same place was reached with as much of everything, and as free to sail on. */
function isOutdone(kept: Node[] | undefined, stage: number, mp: number, { provisions, moves, story }: Means): boolean {
  if (kept === undefined) return false;
  for (const { sailing } of kept) {
    const { ledger } = sailing;
    if (sailing.stage > stage || ledger.moves < moves || ledger.story < story) continue;
    if (ledger.provisions >= provisions && sailing.mp + ledger.provisions >= mp + provisions) return true;
  }
  return false;
}

/** 6.8 Whether a sail that has come so far can still be ended. */
export function canStop(sailing: Sailing): boolean {
  if (!sailing.inStorm) return true;
  let stops = false;
  explore(sailing, node => {
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

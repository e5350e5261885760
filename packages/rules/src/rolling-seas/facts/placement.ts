// Where an obstacle may be drawn (4.3 to 4.5).

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import {
  ADVENTURES,
  AROUND,
  type Card,
  CELLS,
  CURRENT,
  isCurrent,
  isLand,
  isPassable,
  NEXT,
  NOWHERE,
  OPEN_SEA,
  WAKE,
} from '../tables/index.ts';
import type { Captain, Harbour, Open, Placement, SeasRefusal, Table } from '../types.ts';
import { fillSea, isAccessible } from './access.ts';
import { type Area, isIn, nowhere, openSea, passable, remove, without } from './area.ts';
import { cardLayings, type Laid, TIERS } from './shapes.ts';

/** Whose chart a seat draws on: charts went to the left, to the right, or stayed. */
export function chartDrawnOn({ phase, captains }: Open, seat: Seat): Seat {
  const seats = captains.length;
  if (phase.kind === 'known') return (seat + 1) % seats; // charts went to the right
  if (phase.kind !== 'adventure') return seat;
  const { pass } = ADVENTURES[phase.card]!;
  return pass === 'keep' ? seat : (seat + (pass === 'left' ? seats - 1 : 1)) % seats;
}

/** What is needed to judge many placements of a card on one chart. `free`: where it may be drawn as far as cells go. */
type Waters = {
  captain: Captain;
  straits: Table['tightStraits'];
  free: Area;
  /** For rocks alone, since nothing else can shut off anything: what can be sailed, and the ports it leads to. */
  rocks: { water: Area; ports: Harbour[] } | null;
};

function watersOf({ table: { tightStraits: straits } }: Open, card: Card, captain: Captain): Waters {
  const { cells } = captain.chart;
  const free = openSea(cells);
  if (ADVENTURES[card]!.kind !== 'rocks') return { captain, straits, free, rocks: null };
  for (let cell = 0; cell < CELLS; cell++)
    if (isCurrent(cells[cell]!)) remove(free, NEXT[cells[cell]! - CURRENT]![cell]!);
  return { captain, straits, free, rocks: shoresOf(captain, straits) };
}

function shoresOf({ chart, at }: Captain, straits: Table['tightStraits']): NonNullable<Waters['rocks']> {
  const water = passable(chart.cells);
  fillSea(SEA, water, at, straits);
  return { water, ports: chart.harbours.filter(port => isAccessible(SEA, port)) };
}

/** The menu of a card on a chart: what keeps best to its lines, of what is legal at all. `most`: as many are enough. */
export function placements(open: Open, card: Card, on: Seat, most = Number.POSITIVE_INFINITY): Laid[] {
  const waters = watersOf(open, card, open.captains[on]!);
  const legal: Laid[] = [];
  for (let tier = 0; tier < TIERS && legal.length === 0; tier++)
    for (const laid of fitting(open, card, waters, tier)) {
      if (legal.length === most) break;
      if (isLegal(waters, laid)) legal.push(laid);
    }
  return legal;
}

/** How near to its lines a card can be drawn on a chart: 0 is nearest. */
export function tierInPlay(open: Open, card: Card, on: Seat): number {
  const [laid] = placements(open, card, on, 1);
  return laid ? tierOf(open, laid) : 0;
}

const tierOf = ({ captains }: Open, laid: Laid): number => (captains.length === 1 ? laid.soloTier : laid.tier);

/** Whether there is a legal placement of a lower tier than this. */
function fitsBelow(open: Open, card: Card, on: Seat, limit: number): boolean {
  const waters = watersOf(open, card, open.captains[on]!);
  for (let tier = 0; tier < limit; tier++)
    if (fitting(open, card, waters, tier).some(laid => isLegal(waters, laid))) return true;
  return false;
}

function fitting({ captains }: Open, card: Card, { free }: Waters, tier: number): Laid[] {
  const layings = cardLayings(card);
  return captains.length === 1 ? layings.soloWithin(free, tier) : layings.within(free, tier);
}

/** Of what lies in free water. */
const isLegal = ({ captain, straits, rocks }: Waters, laid: Laid): boolean =>
  !pointsAshore(captain.chart.cells, laid) && (rocks === null || whyNotRocks(captain, straits, rocks, laid) === null);

/** Why an obstacle cannot be drawn there; null when it can. */
export function whyNotDraw(open: Open, card: Card, on: Seat, placement: Placement): SeasRefusal | null {
  const { poses, find } = cardLayings(card);
  if (!poses.includes(placement.pose)) return no('no-such-pose');
  const laid = find(placement);
  if (!laid) return no('off-the-map');
  const captain = open.captains[on]!;
  const { tightStraits } = open.table;
  const rocks = ADVENTURES[card]!.kind === 'rocks';
  const why =
    whyNotHere(captain, card, laid) ??
    (rocks ? whyNotRocks(captain, tightStraits, shoresOf(captain, tightStraits), laid) : null);
  if (why) return why;
  const solo = open.captains.length === 1;
  const tier = tierOf(open, laid);
  if (tier === 0 || !fitsBelow(open, card, on, tier)) return null;
  return no(solo && rocks ? 'misses-anchor' : 'misses-line', { card });
}

/** What forbids any obstacle in these cells, and a current with these arrows. */
function whyNotHere({ chart: { cells } }: Captain, card: Card, laid: Laid): SeasRefusal | null {
  for (const cell of laid.cells) {
    const content = cells[cell]!;
    if (content === OPEN_SEA) continue;
    if (content === WAKE) return no('already-visited');
    return no(isLand(content) ? 'on-land' : 'on-obstacle');
  }
  if (pointsAshore(cells, laid)) return no('points-ashore');
  if (ADVENTURES[card]!.kind !== 'rocks') return null;
  for (let cell = 0; cell < CELLS; cell++)
    if (isCurrent(cells[cell]!) && laid.cells.includes(NEXT[cells[cell]! - CURRENT]![cell]!))
      return no('blocks-current');
  return null;
}

function pointsAshore(cells: readonly number[], { targets }: Laid): boolean {
  for (const target of targets) if (target === NOWHERE || !isPassable(cells[target]!)) return true;
  return false;
}

const AFTER = nowhere();
const SEA = nowhere();

/** Rocks may neither hold the ship fast nor part it from a port. */
function whyNotRocks(
  { at }: Captain,
  straits: Table['tightStraits'],
  { water, ports }: NonNullable<Waters['rocks']>,
  { patch }: Laid,
): SeasRefusal | null {
  without(water, patch, AFTER);
  if (at !== null && !AROUND[at]!.some(next => isIn(AFTER, next))) return no('strands-ship');
  fillSea(SEA, AFTER, at, straits);
  for (const harbour of ports) if (!isAccessible(SEA, harbour)) return no('shuts-port', { port: harbour.port });
  return null;
}

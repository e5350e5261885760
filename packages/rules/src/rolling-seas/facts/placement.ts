// Where an obstacle may be drawn (4.3 to 4.5).

import type { Seat } from '../../game.ts';
import {
  ADVENTURES,
  AROUND,
  BESIDE,
  type Card,
  CURRENT,
  isCurrent,
  isLand,
  isPassable,
  NEXT,
  NOWHERE,
  OPEN_SEA,
  ROCKS,
  WAKE,
} from '../tables/index.ts';
import type { Captain, Harbour, Open, Placement, RefusalCode, Table } from '../types.ts';
import { isAccessible, ringHolds, type Sea, seaOf } from './access.ts';
import { cardLayings, type Laid } from './shapes.ts';

/** Whose chart a seat draws on: charts went to the left, to the right, or stayed. */
export function chartDrawnOn({ phase, captains }: Open, seat: Seat): Seat {
  const seats = captains.length;
  if (phase.kind === 'known') return (seat + 1) % seats; // charts went to the right
  if (phase.kind !== 'adventure') return seat;
  const { pass } = ADVENTURES[phase.card]!;
  return pass === 'keep' ? seat : (seat + (pass === 'left' ? seats - 1 : 1)) % seats;
}

/** What is needed to judge many placements on one chart. */
type Waters = { captain: Captain; straits: Table['tightStraits']; sea: Sea; ports: Harbour[] };

function watersOf(captain: Captain, { tightStraits }: Table): Waters {
  const sea = seaOf(captain.chart.cells, captain.at, tightStraits);
  return { captain, straits: tightStraits, sea, ports: captain.chart.harbours.filter(port => isAccessible(sea, port)) };
}

/** The menu of a card on a chart: what keeps best to its lines, of what is legal at all. */
export function placements(open: Open, card: Card, on: Seat): Laid[] {
  const captain = open.captains[on]!;
  const waters = watersFor(open, card, captain);
  const legal: Laid[] = [];
  for (const tier of tiersOf(open, card)) {
    for (const laid of tier) if (isLegal(captain, card, laid, waters)) legal.push(laid);
    if (legal.length > 0) break;
  }
  return legal;
}

/** Whether there is anywhere to draw the card at all. */
export const fitsSomewhere = (open: Open, card: Card, on: Seat): boolean => fitsBelow(open, card, on, 4);

/** Whether there is a legal placement of a lower tier than this. */
function fitsBelow(open: Open, card: Card, on: Seat, limit: number): boolean {
  const captain = open.captains[on]!;
  const waters = watersFor(open, card, captain);
  for (const tier of tiersOf(open, card).slice(0, limit))
    for (const laid of tier) if (isLegal(captain, card, laid, waters)) return true;
  return false;
}

const tiersOf = ({ captains }: Open, card: Card): readonly (readonly Laid[])[] =>
  captains.length === 1 ? cardLayings(card).soloTiers : cardLayings(card).tiers;

/** Only rocks can shut off anything. */
const watersFor = ({ table }: Open, card: Card, captain: Captain): Waters | null =>
  ADVENTURES[card]!.kind === 'rocks' ? watersOf(captain, table) : null;

const isLegal = (captain: Captain, card: Card, laid: Laid, waters: Waters | null): boolean =>
  whyNotHere(captain, card, laid) === null && (waters === null || whyNotRocks(waters, laid) === null);

/** Why an obstacle cannot be drawn there; null when it can. */
export function whyNotDraw(open: Open, card: Card, on: Seat, placement: Placement): RefusalCode | null {
  const { poses, find } = cardLayings(card);
  if (!poses.includes(placement.pose)) return 'no-such-pose';
  const laid = find(placement);
  if (!laid) return 'off-the-map';
  const captain = open.captains[on]!;
  const rocks = ADVENTURES[card]!.kind === 'rocks';
  const why = whyNotHere(captain, card, laid) ?? (rocks ? whyNotRocks(watersOf(captain, open.table), laid) : null);
  if (why) return why;
  const solo = open.captains.length === 1;
  const tier = solo ? laid.soloTier : laid.tier;
  if (tier === 0 || !fitsBelow(open, card, on, tier)) return null;
  return solo && rocks ? 'misses-anchor' : 'misses-line';
}

/** What forbids any obstacle in these cells, and a current with these arrows. */
function whyNotHere({ chart: { cells } }: Captain, card: Card, laid: Laid): RefusalCode | null {
  for (const cell of laid.cells) {
    const content = cells[cell]!;
    if (content === OPEN_SEA) continue;
    if (content === WAKE) return 'already-visited';
    return isLand(content) ? 'on-land' : 'on-obstacle';
  }
  for (const target of laid.targets) if (target === NOWHERE || !isPassable(cells[target]!)) return 'points-ashore';
  if (ADVENTURES[card]!.kind !== 'rocks') return null;
  for (const cell of laid.ring)
    if (isCurrent(cells[cell]!) && laid.cells.includes(NEXT[cells[cell]! - CURRENT]![cell]!)) return 'blocks-current';
  return null;
}

/** Rocks may neither hold the ship fast nor part it from a port. */
function whyNotRocks({ captain, straits, sea, ports }: Waters, laid: Laid): RefusalCode | null {
  const { cells } = captain.chart;
  if (captain.at !== null) {
    let ways = 0;
    for (const next of AROUND[captain.at]!) if (isPassable(cells[next]!) && !laid.cells.includes(next)) ways += 1;
    if (ways === 0) return 'strands-ship';
  }
  if (straits === 'open' && sea.settled && ringHolds(sea, laid.ring)) {
    for (const { cell } of ports) {
      let docks = 0;
      for (const dock of BESIDE[cell]!) if (sea.mine[dock] === 1 && !laid.cells.includes(dock)) docks += 1;
      if (docks === 0) return 'shuts-port';
    }
    return null;
  }
  const filled = cells.slice();
  for (const cell of laid.cells) filled[cell] = ROCKS;
  const after = seaOf(filled, captain.at, straits);
  for (const port of ports) if (!isAccessible(after, port)) return 'shuts-port';
  return null;
}

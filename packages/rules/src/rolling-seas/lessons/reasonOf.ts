// Why a move is better than another, from the charts, which everybody sees. What an action brings is found by carrying
// it out on a copy of one's own captain; it hangs on nobody else.

import type { Seat } from '../../game.ts';
import { type Advantage, firstAdvantage } from '../../kit/advantages.ts';
import { clone } from '../../kit/clone.ts';
import { SILENT } from '../../kit/silent.ts';
import type { ReasonOf } from '../../lesson.ts';
import { scoreOf } from '../facts/ledger.ts';
import { chartDrawnOn } from '../facts/placement.ts';
import { explorable, harbourOf, hasTold, portsAt } from '../facts/ports.ts';
import { cardLayings, islandLayings } from '../facts/shapes.ts';
import { type Action, act } from '../phases/action.ts';
import { ADVENTURES, type Cell, columnOf, type Port, rowOf } from '../tables/index.ts';
import type { Captain, Move, Open, RollingSeas, SeasView } from '../types.ts';
import type { reasonWords } from './reasonWords.ts';

type W = typeof reasonWords;

export const reasonOf: ReasonOf<RollingSeas, { why: W }> = (view, move, other, { why }) => {
  if (view.seat === null) return null;
  return firstAdvantage(advantages(view, view.seat, move, why), other ? advantages(view, view.seat, other, why) : []);
};

function advantages({ open }: SeasView, me: Seat, move: Move, w: W): Advantage[] {
  switch (move.kind) {
    case 'sail':
    case 'explore':
    case 'port':
      return ofAction(open, me, move, w);
    case 'obstacle':
      return ofObstacle(open, me, move, w);
    case 'island':
      return ofIsland(open, me, move, w);
    case 'home':
      return ofHome(open.captains[me]!, move, w);
  }
}

/** As a ship sails with the wind, in any of the eight directions. */
const apart = (a: Cell, b: Cell): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

const nearestOf = (cells: readonly Cell[], to: Cell): number => Math.min(...cells.map(cell => apart(cell, to)));

type NearPort = { port: Port; far: number };

/** The nearest of a captain's ports that passes the test. */
function nearestPort({ chart }: Captain, cells: readonly Cell[], isMeant: (port: Port) => boolean): NearPort | null {
  let best: NearPort | null = null;
  for (const { port, cell } of chart.harbours) {
    const far = nearestOf(cells, cell);
    if (isMeant(port) && (best === null || far < best.far)) best = { port, far };
  }
  return best;
}

function ofAction(open: Open, me: Seat, move: Action, w: W): Advantage[] {
  const before = open.captains[me]!;
  const after = clone(before);
  act({ open: { ...open, captains: open.captains.with(me, after) } }, me, move, SILENT);
  const found: Advantage[] = [];
  const add = (kind: string, size: number, say: Advantage['say']) => {
    if (size !== 0) found.push({ kind, size, say });
  };
  const told = after.tellings.length > before.tellings.length ? after.tellings.at(-1)! : null;
  if (told) add('tells', told.value, w.tells(told.port, told.value));
  const [old, now] = [before.ledger, after.ledger];
  if (now.ship > old.ship) add('upgrades', now.ship, w.upgrades(now.ship));
  if (move.kind === 'port' && move.resupply) add('resupplies', now.provisions, w.resupplies(now.provisions));
  const at = after.at!;
  const beside = portsAt(after.chart, at);
  const untold = beside.find(port => !hasTold(after, port));
  if (move.kind === 'sail' && untold) add('docks', 1, w.docks(untold));
  const stars = starsOf(after) - starsOf(before);
  add('stars', stars, w.stars(stars));
  const grown = now.story - old.story;
  add('grows', grown, w.grows(grown));
  const gained = now.goldFilled - old.goldFilled;
  add('gold', gained, w.gold(gained));
  const food = now.provisionsFilled - old.provisionsFilled;
  if (move.kind === 'explore') add('food', food, w.food(food));
  const moves = now.moves - old.moves;
  if (moves > 0) add('moves', moves, w.bonusMove(moves));
  if (after.home && beside.includes(after.home)) add('home', 1, w.home(after.home));
  const near = nearestPort(after, [at], port => !hasTold(after, port));
  if (near) found.push({ kind: 'nearer', size: -near.far, say: w.nearer(near.port, near.far) });
  if (explorable(after).length > 0 && move.kind === 'sail') add('land', 1, w.besideLand());
  add('keeps food', now.provisions, w.keepsFood(now.provisions));
  add('keeps moves', now.moves, w.keepsMoves(now.moves));
  add('keeps gold', now.gold, w.keepsGold(now.gold));
  for (const { port, cell } of after.chart.harbours)
    if (!hasTold(after, port)) {
      const far = apart(at, cell);
      found.push({ kind: `to ${port}`, size: -far, say: w.towards(port, far) });
    }
  return found;
}

function starsOf(captain: Captain): number {
  const { stars } = scoreOf(captain, 0);
  return stars.provisions + stars.gold + stars.story + stars.tellings + stars.ships;
}

/** Rocks are the better the nearer they lie to another's way; what makes stories, to one's own. */
function ofObstacle(open: Open, me: Seat, move: Extract<Move, { kind: 'obstacle' }>, w: W): Advantage[] {
  const { phase } = open;
  if (phase.kind !== 'known' && phase.kind !== 'adventure') return [];
  const laid = cardLayings(phase.card).find(move);
  if (!laid) return [];
  const on = chartDrawnOn(open, me);
  const captain = open.captains[on]!;
  const isRocks = ADVENTURES[phase.card]!.kind === 'rocks';
  const found: Advantage[] = [];
  const far = captain.at === null ? null : nearestOf(laid.cells, captain.at);
  const near = nearestPort(captain, laid.cells, port => !hasTold(captain, port));
  if (on !== me) {
    if (far !== null) found.push({ kind: 'ship', size: -far, say: w.inTheirWay(on, far) });
    if (near) found.push({ kind: 'port', size: -near.far, say: w.nearTheirPort(on, near.port, near.far) });
  } else if (isRocks) {
    if (far !== null) found.push({ kind: 'ship', size: far, say: w.outOfYourWay(far) });
  } else {
    if (near) found.push({ kind: 'port', size: -near.far, say: w.onYourWay(near.port, near.far) });
    if (far !== null) found.push({ kind: 'ship', size: -far, say: w.nearShip(far) });
  }
  return found;
}

function ofIsland(open: Open, me: Seat, move: Extract<Move, { kind: 'island' }>, w: W): Advantage[] {
  const { phase } = open;
  const laid = phase.kind === 'island' ? islandLayings(phase.island).find(move) : undefined;
  const near = laid ? nearestPort(open.captains[me]!, [laid.port], () => true) : null;
  if (!near) return [];
  return [
    { kind: 'near', size: -near.far, say: w.islandNear(near.port, near.far) },
    { kind: 'apart', size: near.far, say: w.islandApart(near.far) },
  ];
}

function ofHome(captain: Captain, { port, at }: Extract<Move, { kind: 'home' }>, w: W): Advantage[] {
  const own = harbourOf(captain.chart, port);
  const found: Advantage[] = [];
  const near = own ? nearestPort(captain, [own.cell], it => it !== port) : null;
  if (near) found.push({ kind: 'home', size: -near.far, say: w.homeNear(port, near.port, near.far) });
  const first = nearestPort(captain, [at], it => it !== port);
  if (first) found.push({ kind: 'start', size: -first.far, say: w.startNear(first.port, first.far) });
  return found;
}

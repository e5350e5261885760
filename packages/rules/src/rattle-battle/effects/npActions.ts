// 6 What Non-Player Ships do by themselves: Escape, Explode, Move, Volley, Re-drop, closest pair first.

import { onTheWay, type Point, squaredDistance } from '../../kit/geometry.ts';
import { refusesToLie, seaCard, shipAt, tileBlocks } from '../facts/sea.ts';
import {
  byGap,
  closest,
  faceOf,
  fleetOf,
  inOrder,
  isAlly,
  isOurs,
  leastGap,
  ours,
  readingOf,
  theirs,
  works,
} from '../facts/ships.ts';
import { type Action, DICE, type DieId, LONG, MM } from '../tables/index.ts';
import type { Event } from '../types/event.ts';
import type { Ship } from '../types/sea.ts';
import type { Open, RattleState, RattleTell } from '../types.ts';
import { sink, takeAway } from './sinking.ts';

const STEP = 0.5 * MM; // a ship that cannot go all the way stops this much earlier, and again
const MOST_REDROPS = 3; // of a die in one Adventure

type Kind<A extends Action['act']> = Extract<Action, { act: A }>;
type Doing<A extends Action['act']> = { ship: Ship; action: Kind<A> };

/** All actions of the ships named (null: of all), in order; then the dice to be dropped again are noted. */
export function npActions(state: RattleState, who: readonly DieId[] | null, tell: RattleTell): void {
  const { open } = state;
  const card = seaCard(open)!;
  const pending = open.sea
    .filter(ship => DICE[ship.die]!.owner === null && (who === null || who.includes(ship.die)))
    .sort(inOrder)
    .flatMap(ship => (readingOf(card, ship)?.actions ?? []).map(action => ({ ship, action })));
  const of = <A extends Action['act']>(...acts: A[]): Doing<A>[] =>
    pending.filter((it): it is Doing<A> => (acts as string[]).includes(it.action.act));

  if (pending.length === 0) {
    open.redrops.queue = [];
    return;
  }
  flee(open, of('escape'), tell);
  closestFirst(open, of('explode'), doing => explode(open, doing, tell));
  closestFirst(open, of('towards', 'away'), doing => move(open, doing, tell));
  closestFirst(open, of('volley'), doing => volley(open, doing, tell));
  open.redrops.queue = of('redrop')
    .map(({ ship }) => ship.die)
    .filter(die => shipAt(open, die) && (open.redrops.counts[die] ?? 0) < MOST_REDROPS);
}

/** 6.3 The closest pair acts first, those at the same distance at once; then the next pair is looked for. */
function closestFirst<D extends { ship: Ship }>(open: Open, doing: D[], act: (together: D[]) => void): void {
  let left = doing;
  while (left.length > 0) {
    left = left.filter(({ ship }) => open.sea.includes(ship));
    const gaps = left.map(({ ship }) => leastGap(ship, opponents(open, ship)));
    const least = Math.min(...gaps);
    if (!Number.isFinite(least)) return;
    const together = left.filter((_, i) => gaps[i]! <= least + open.table.tie);
    left = left.filter((_, i) => gaps[i]! > least + open.table.tie);
    act(together);
  }
}

/** Whom a Non-Player Ship acts upon: Player Ships and allies; an ally acts upon Non-Player Ships. */
const opponents = (open: Open, ship: Ship): Ship[] => (isAlly(seaCard(open)!, ship.die) ? theirs(open) : ours(open));

function flee(open: Open, doing: Doing<'escape'>[], tell: RattleTell): void {
  if (doing.length === 0) return;
  const ships = doing.map(({ ship }) => ship.die);
  for (const die of ships) takeAway(open, die);
  tell.all({ type: 'escaped', ships });
}

/** 6.5 The so many closest ships go down, then the exploding one is gone. */
function explode(open: Open, doing: Doing<'explode'>[], tell: RattleTell): void {
  const blasts = doing.map(({ ship, action }): Extract<Event, { type: 'exploded' }> => {
    const face = faceOf(ship);
    const wanted = action.count === 'shown' ? (typeof face === 'number' ? face : 1) : action.count;
    const near = byGap(
      ship,
      open.sea.filter(other => other !== ship && strikes(open, action, other)),
    );
    const reach = near[Math.min(wanted, near.length) - 1]?.gap ?? 0;
    const victims = near.filter(({ gap }, i) => i < wanted || gap <= reach + open.table.tie);
    return { type: 'exploded', ship: ship.die, victims: victims.map(it => it.ship.die), reach };
  });
  for (const blast of blasts) tell.all(blast);
  const victims = new Set(blasts.flatMap(blast => blast.victims));
  for (const { ship } of doing) {
    if (!victims.has(ship.die)) takeAway(open, ship.die);
  }
  for (const die of victims) sink(open, die);
}

/** 11 A Super Hull is passed over. */
function strikes(open: Open, { whom }: Kind<'explode'>, { die }: Ship): boolean {
  const { owner } = DICE[die]!;
  if (owner !== null && works(open.galleons[owner]!, 'superHull')) return false;
  return whom === 'all' || isOurs(seaCard(open)!, die);
}

/** 6.6 Where to is decided for all of them first; they then go one after the other. */
function move(open: Open, doing: Doing<'towards' | 'away'>[], tell: RattleTell): void {
  const aims = doing.map(({ ship, action }) => aim(open, ship, action));
  doing.forEach(({ ship, action }, i) => {
    sail(open, ship, aims[i]!, action.act, tell);
  });
}

/** The middle of those it moves by: the closest of its kind, or several at the same distance. */
function aim(open: Open, ship: Ship, { whom }: Kind<'towards' | 'away'>): Point {
  const card = seaCard(open)!;
  let whose: Ship[] = [];
  if (whom === 'ally') whose = open.sea.filter(other => isAlly(card, other.die));
  if (whom === 'wanted' && open.wanted !== null) whose = fleetOf(open, open.wanted);
  const near = closest(open, ship, whose.length > 0 ? whose : ours(open));
  const sum = (axis: 'x' | 'y') => near.reduce((total, it) => total + it.ship[axis], 0);
  return { x: Math.round(sum('x') / near.length), y: Math.round(sum('y') / near.length) };
}

/** 6.6 As far as it can, up to a long range; towards a ship not beyond it. */
export function sail(open: Open, ship: Ship, to: Point, act: 'towards' | 'away' | 'harpoon', tell: RattleTell): void {
  const distance = Math.sqrt(squaredDistance(ship, to));
  if (distance === 0) return;
  const most = act === 'away' ? LONG : Math.min(LONG, Math.floor(distance));
  for (let far = most; far > 0; far -= STEP) {
    const place = onTheWay(ship, to, act === 'away' ? -far : far);
    if (refusesToLie(open, ship, place) || tileBlocks(open, ship, place)) continue;
    const from = { x: ship.x, y: ship.y };
    ship.x = place.x;
    ship.y = place.y;
    tell.all({ type: 'np-moved', ship: ship.die, act, from, to: place });
    return;
  }
}

/** 6.7 Each sinks the ship closest to it, all of them when several are equally close. */
function volley(open: Open, doing: Doing<'volley'>[], tell: RattleTell): void {
  const struck = new Set<DieId>();
  for (const { ship } of doing) {
    const near = closest(open, ship, opponents(open, ship));
    const targets = near.map(it => it.ship.die);
    if (!isAlly(seaCard(open)!, ship.die)) deflect(open, ship, targets);
    tell.all({ type: 'volley', ship: ship.die, targets, gap: near[0]!.gap });
    for (const die of targets) struck.add(die);
  }
  for (const die of struck) sink(open, die);
}

/** 11 Super Hull: the next closest ship that is not a target yet is struck instead, if there is one. */
function deflect(open: Open, ship: Ship, targets: DieId[]): void {
  const others = byGap(ship, ours(open));
  targets.forEach((die, i) => {
    const { owner } = DICE[die]!;
    if (owner === null || !works(open.galleons[owner]!, 'superHull')) return;
    const next = others.find(other => !targets.includes(other.ship.die));
    if (next) targets[i] = next.ship.die;
  });
}

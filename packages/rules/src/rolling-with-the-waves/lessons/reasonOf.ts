// Why a move is better than another, from the maps and the pool, which everybody sees, and one's own orders.

import type { Seat } from '../../game.ts';
import { type Advantage, firstAdvantage } from '../../kit/advantages.ts';
import type { ReasonOf } from '../../lesson.ts';
import { isFull, levelOf, levelWith, mostPorts, priceOf, scoreOf, shotsWith, total, whyClosed } from '../facts.ts';
import { CANNONS, FREEBOOTER, ICONS, isChest, isTrack, RAISED, SAILOR, SQUARES, TRACKS } from '../tables.ts';
import type { Aim, Cannon, Captain, Die, Icon, Move, Open, Order, RollingView, RollingWithTheWaves } from '../types.ts';
import type { reasonWords } from './reasonWords.ts';

type W = typeof reasonWords;

export const reasonOf: ReasonOf<RollingWithTheWaves, { why: W }> = (view, move, other, { why }) => {
  if (view.seat === null) return null;
  const price = other ? dearer(view, move, other, why) : null;
  const mine = advantages(view, view.seat, move, why);
  return firstAdvantage(price ? [...mine, price] : mine, other ? advantages(view, view.seat, other, why) : []);
};

function advantages({ open, own }: RollingView, me: Seat, move: Move, w: W): Advantage[] {
  const captain = open.captains[me]!;
  switch (move.kind) {
    case 'draft':
      return [...uses(captain, move.face, w), ...denied(open, me, move, w)];
    case 'sailor': {
      const took = denied(open, me, move, w).map(it => ({ ...it, say: w.sailorFrom(move.face, move.colour) }));
      return [...(move.colour === me || move.colour === FREEBOOTER ? [] : took), ...uses(captain, SAILOR, w)];
    }
    case 'allocate':
      return ofOrders(captain, move.orders, w);
    case 'bury': {
      const points = total(captain.squares[move.chest]);
      return [{ kind: 'buries', size: points, say: w.buries(move.chest, points) }];
    }
    case 'raise': {
      const allocation = captain.allocation ?? own?.allocation ?? null;
      const orders = allocation?.kind === 'allocate' ? allocation.orders : [];
      const order = orders.find(({ icon }) => icon === move.icon);
      return order ? raised(open, me, order, w) : [];
    }
    case 'keep':
      return [{ kind: 'keeps', size: 1, say: w.keepsSpirits() }];
    case 'fire':
      return shot(open, me, [move.cannon], move, w);
    case 'broadside': {
      const aim = open.phase.kind === 'fire' ? open.phase.aim : null;
      return aim ? shot(open, me, CANNONS, aim, w) : [];
    }
  }
}

/** What one die could do somewhere on the map. */
function uses(captain: Captain, face: number, w: W): Advantage[] {
  const open = ICONS.filter(icon => whyClosed(captain, icon) === null);
  const found: Advantage[] = [];
  for (const cannon of CANNONS) {
    const shots = shotsWith(captain, cannon, face) ?? 0;
    if (shots > 0) found.push({ kind: cannon, size: shots, say: w.canFire(face, cannon, shots) });
  }
  for (const track of TRACKS) {
    const level = levelWith(captain, track, face);
    if (open.includes(track) && level > levelOf(captain, track))
      found.push({ kind: `level ${track}`, size: level, say: w.canLevel(face, track, level) });
  }
  if (open.some(isChest)) found.push({ kind: 'treasure', size: face, say: w.canTreasure(face) });
  return found;
}

/** A die that somebody else would not have to pay for. */
function denied({ captains }: Open, me: Seat, { colour, face }: Die, w: W): Advantage[] {
  if (colour === FREEBOOTER) return [{ kind: 'denies', size: face, say: w.deniesAll(face) }];
  if (colour === me || colour >= captains.length) return [];
  return [{ kind: 'denies', size: face, say: w.denies(face, colour) }];
}

function dearer({ seat }: RollingView, move: Move, other: Move, w: W): Advantage | null {
  const costOf = (it: Move): number | null =>
    it.kind === 'draft' ? priceOf(seat!, it) : it.kind === 'sailor' ? 0 : null;
  const [mine, theirs] = [costOf(move), costOf(other)];
  if (mine === null || theirs === null || mine >= theirs) return null;
  return { kind: 'price', size: -mine, say: mine === 0 ? w.free(theirs) : w.cheaper(mine, theirs) };
}

const isCannon = (icon: Icon): icon is Cannon => CANNONS.includes(icon as Cannon);

function ofOrders(captain: Captain, orders: readonly Order[], w: W): Advantage[] {
  const found: Advantage[] = [];
  let treasure = 0;
  for (const { icon, value } of orders) {
    const fills = captain.squares[icon].length + 1 === SQUARES[icon];
    if (isCannon(icon)) {
      const shots = shotsWith(captain, icon, value) ?? 0;
      if (shots > 0) found.push({ kind: icon, size: shots, say: w.fires(icon, shots) });
    } else if (isTrack(icon)) {
      const level = levelWith(captain, icon, value);
      if (fills) found.push({ kind: `completes ${icon}`, size: 1, say: w.completes(icon) });
      if (level > levelOf(captain, icon)) found.push({ kind: `level ${icon}`, size: level, say: w.level(icon, level) });
      const left = SQUARES[icon] - captain.squares[icon].length - 1;
      if (left > 0 && left < 3) found.push({ kind: `track ${icon}`, size: 1, say: w.evens(icon, left) });
    } else if (isChest(icon)) {
      treasure += value;
      if (fills) found.push({ kind: `full ${icon}`, size: 1, say: w.chestFull(icon) });
    } else if (fills) found.push({ kind: 'spirits', size: 1, say: w.spirits() });
  }
  if (treasure > 0) found.push({ kind: 'treasure', size: treasure, say: w.treasure(treasure) });
  return found;
}

/** What the 7 does that the die would not have done. */
function raised(open: Open, me: Seat, { icon, value }: Order, w: W): Advantage[] {
  const captain = open.captains[me]!;
  if (isCannon(icon)) {
    const [shots, before] = [shotsWith(captain, icon, RAISED) ?? 0, shotsWith(captain, icon, value) ?? 0];
    const sum: Advantage = {
      kind: `sum ${icon}`,
      size: 1,
      say: w.raisedSum(icon, total(captain.squares[icon]) + RAISED),
    };
    return shots > before ? [{ kind: 'shots', size: 1, say: w.raisedShots(icon, shots, before) }, sum] : [sum];
  }
  if (isTrack(icon)) {
    const level = levelWith(captain, icon, RAISED);
    const sum = total(captain.squares[icon]) + RAISED;
    const found: Advantage[] = [];
    if (level > levelWith(captain, icon, value))
      found.push({ kind: `level ${icon}`, size: 1, say: w.raisedLevel(icon, level) });
    if (icon === 'ports' && sum >= mostPorts(open).sum) found.push({ kind: 'leads', size: 1, say: w.leads(sum) });
    return [...found, { kind: `sum ${icon}`, size: 1, say: w.raisedSum(icon, sum) }];
  }
  const more = RAISED - value;
  return [{ kind: 'more', size: more, say: w.raises(value, icon, more) }];
}

/** What these cannons would take there, and what of it finds room. */
function shot(open: Open, me: Seat, cannons: readonly Cannon[], { target, chest, into }: Aim, w: W): Advantage[] {
  const captain = open.captains[me]!;
  const prey = open.captains[target]!;
  let shots = 0;
  for (const cannon of cannons) if (isFull(captain, cannon)) shots += levelOf(captain, cannon);
  const hull = levelOf(prey, 'hull');
  const count = Math.min(Math.max(shots - hull, 0), prey.squares[chest].length);
  const stolen = prey.squares[chest].toReversed().slice(0, count);
  const stored = stolen.slice(0, SQUARES[into] - captain.squares[into].length);
  const [lost, gained] = [total(stolen), total(stored)];
  const found: Advantage[] = [];
  if (gained > 0) found.push({ kind: 'loot', size: gained, say: w.loot(gained, target) });
  if (lost > 0) found.push({ kind: 'robs', size: lost, say: w.robs(lost, target) });
  if (count > 0 && stored.length === count) found.push({ kind: 'room', size: 1, say: w.room(into) });
  if (captain.squares[into].length + stored.length === SQUARES[into])
    found.push({ kind: 'full', size: 1, say: w.chestFull(into) });
  if (hull === 0) found.push({ kind: 'hull', size: 1, say: w.noHull(target) });
  const points = scoreOf(open, target).total;
  found.push({ kind: 'ahead', size: points, say: w.ahead(target, points) });
  const left = SQUARES[into] - captain.squares[into].length - stored.length;
  return left > 0 ? [...found, { kind: 'left', size: -left, say: w.evens(into, left) }] : found;
}

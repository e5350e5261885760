// What things are worth in Waves of Fortune, in gold: what a captain has, and what lies within reach of the ship.

import type { Seat } from '@quayside/rules';
import {
  GOLD_PER_VP,
  homeOf,
  KING_HP,
  KRAKEN_GOLD,
  KRAKEN_VP,
  MAP_CARDS,
  type Open,
  oddsAgainst,
  type Ship,
  scoreOf,
  speedOf,
  TILES,
  type Tile,
  tokenOn,
  type Upgrade,
  ZONE_OF,
} from '@quayside/rules/waves-of-fortune';
import { huntOf, huntWorth, openKing, shouldFight, stakeOf } from './waves-of-fortune-king.ts';
import { APART, DISCOUNT, discounted, PER_TURN, turnsTo } from './waves-of-fortune-way.ts';

/** What an upgrade brings over a whole game. */
export const UPGRADE_WORTH: Record<Upgrade, number> = { rigging: 1000, hold: 800, cannons: 650, spyglass: 150 };

const LOST_TURNS = 150; // what sinking costs besides the gold aboard
const LONG_GAME = 80; // rounds in which upgrades pay
const FOUND_KING = 900; // gold; what finding the King is worth, for one gets home and knows where to go
const LOST_HANDS = 0.04; // of the stake: what an undiscovered tile costs a ship on its way to the King

/** How much of the game is still to come, 1 to 0; nobody knows when the King will fall. */
export const toCome = ({ round, table }: Open): number => {
  const { roundLimit } = table;
  if (roundLimit !== null) return Math.max(0, 1 - round / Math.min(roundLimit, LONG_GAME));
  return Math.max(0.4, 1 - round / LONG_GAME);
};

/** Gold and points, as gold. */
function fortune(open: Open, seat: Seat): number {
  const { gold, kraken } = scoreOf(open, seat);
  return gold + kraken * GOLD_PER_VP;
}

/** What an undiscovered tile is worth to a ship. */
function unknown(ship: Ship, tile: Tile): number {
  if (ZONE_OF[tile] === null) return 700;
  if (ZONE_OF[tile] === 'shallows') return ship.crew > 1 ? 60 : 30;
  if (ship.crew >= 5) return 125;
  if (ship.crew === 4) return 105;
  return ship.crew === 3 ? 60 : 10 - ship.gold / 5;
}

/** The fewer tiles of the Depths are left, the likelier the King is under the next one. */
function findingKing({ faces }: Open): number {
  let hidden = 0;
  for (let tile = 0; tile < faces.length; tile++) if (faces[tile] === null && ZONE_OF[tile] === 'depths') hidden += 1;
  return hidden === 0 || faces.includes('king') ? 0 : FOUND_KING / hidden;
}

/** What a battle is worth before it begins. */
export function battleWorth(ship: Ship, enemy: 'pirate' | 'kraken', hp: number): number {
  const { win, crew } = oddsAgainst(ship, enemy, hp);
  const prize = enemy === 'pirate' ? 50 * hp : KRAKEN_GOLD + KRAKEN_VP * GOLD_PER_VP;
  return win * prize - (1 - win) * (ship.gold + LOST_TURNS + 100) - 25 * (ship.crew - crew);
}

/** Where a ship may want to go, and by tile what it would find there. */
export type Targets = { tiles: Tile[]; worth: number[] };

const NOTHING: readonly number[] = TILES.map(() => 0);

export function targetsOf(open: Open, seat: Seat): Targets {
  const ship = open.ships[seat]!;
  const { faces } = open;
  const tiles: Tile[] = [];
  const worth = NOTHING.slice();
  const add = (tile: Tile, gold: number): void => {
    if (worth[tile] === 0) tiles.push(tile);
    worth[tile]! += gold;
  };
  const king = openKing(open);
  const hunting = king >= 0 && shouldFight(open, seat);
  const lost = hunting ? LOST_HANDS * stakeOf(open) : 0;
  const found = findingKing(open);
  for (let tile = 0; tile < faces.length; tile++)
    if (faces[tile] === null) add(tile, unknown(ship, tile) - lost + (ZONE_OF[tile] === 'depths' ? found : 0));
  for (const { tile, gold, maps } of open.wrecks) add(tile, gold + 200 * maps.length);
  for (const map of ship.maps) add(MAP_CARDS[map].x, MAP_CARDS[map].gold);
  for (const { tile, token, hp } of open.tokens)
    if (token === 'pirate' || token === 'kraken') {
      const battle = battleWorth(ship, token, hp);
      if (battle > 0) add(tile, battle);
    }
  if (hunting) {
    const { win } = oddsAgainst(ship, 'king', KING_HP);
    add(king, Math.max(1, win * stakeOf(open) - (1 - win) * (ship.gold + LOST_TURNS)));
  }
  return { tiles, worth };
}

/** What tokens on a tile give to eat. */
function eatenAt(open: Open, tile: Tile): number {
  const token = tokenOn(open, tile)?.token;
  return token === 'fish' ? 2 : token === 'spring' ? 3 : 0;
}

/**
 * Whether a ship that ends its move on a tile still gets home on its food, or needs not: it carries no gold and finds
 * none there, or it goes on to the King and does fight him.
 */
export function getsHome(open: Open, seat: Seat, to: Tile, { worth }: Targets): boolean {
  const ship = open.ships[seat]!;
  const speed = speedOf(ship);
  const food = ship.food + eatenAt(open, to);
  const spare = ship.gold >= CARRIED_HOME && mayDelay(open, to) ? 1 : 0;
  if (turnsTo(to, homeOf(ship), speed) + spare <= food) return true; // the turn that ends at home costs no food
  const king = openKing(open);
  if (king >= 0 && worth[king]! > 0 && turnsTo(to, king, speed) <= food) return true;
  return ship.gold === 0 && worth[to]! < CARRIED_HOME && food > 0;
}

/** Cards take food, and a reef a turn. */
const mayDelay = ({ faces }: Open, tile: Tile): boolean =>
  faces[tile] === 'reef' || (faces[tile] === null && ZONE_OF[tile] !== null);

const CARRIED_HOME = 200; // gold; what is worth more than this is not fetched to be lost

/** The best of the targets from a tile with so much food, if the ship gets home from there or needs not. */
export function bestTargetWorth(ship: Ship, from: Tile, food: number, { tiles, worth }: Targets, king: Tile): number {
  const speed = speedOf(ship);
  const near = APART[from]!;
  const back = APART[homeOf(ship)]!;
  let best = 0;
  for (const tile of tiles) {
    const gold = worth[tile]!;
    if (gold * PER_TURN <= best) continue;
    const there = Math.max(1, Math.ceil(near[tile]! / speed));
    const now = gold * DISCOUNT[there]!;
    if (now <= best) continue;
    const needed = tile === king ? there - 1 : there + Math.ceil(back[tile]! / speed) - 1;
    if (needed <= food) best = now;
  }
  return best;
}

/** What waits at home: the hunt for the King, if he can be hunted. */
export function homeWorth(open: Open, seat: Seat): number {
  const hunt = huntOf(open, seat);
  return hunt ? huntWorth(open, open.ships[seat]!, hunt) : 0;
}

/** What the ship and its hold are worth where it lies. */
function shipWorth(open: Open, seat: Seat, targets: Targets): number {
  const ship = open.ships[seat]!;
  const waiting = homeWorth(open, seat);
  if (!ship.afloat) return discounted(waiting, 1) - LOST_TURNS;
  const speed = speedOf(ship);
  const home = turnsTo(ship.at, homeOf(ship), speed);
  const supplies = 14 * Math.min(6, ship.food) + 22 * Math.min(6, ship.crew) + 4 * (ship.food + ship.crew);
  const stranded = home > ship.food + 1 ? ship.gold / 2 + LOST_TURNS : 0;
  const risk = home === 0 ? 0 : ship.gold * Math.min(0.35, 0.06 + 0.03 * home + (ship.crew < 3 ? 0.12 : 0));
  const ahead = bestTargetWorth(ship, ship.at, ship.food, targets, openKing(open));
  return supplies - stranded - risk + Math.max(ahead, discounted(waiting, home));
}

/** All in all, in gold. */
export function worthOf(open: Open, seat: Seat): number {
  const { upgrades } = open.ships[seat]!;
  let sum = fortune(open, seat) + shipWorth(open, seat, targetsOf(open, seat));
  const time = toCome(open);
  for (const upgrade of upgrades) sum += UPGRADE_WORTH[upgrade] * time;
  return sum;
}

const RIVALRY = 0.35; // how much the gold of the others counts against one's own; of a single rival's all

/** By seat: the gold won or lost since a position, less what the others have won. */
export const gainsSince = (open: Open, from: Open): number[] =>
  gains(
    open.ships.map((_, seat) => worthOf(open, seat)),
    from,
  );

const WON = 1.25; // of the stake: more than the best prospect of winning it

/** The same when the game is over: whoever has won has the stake, and nobody has prospects any more. */
export const gainsAtEnd = (open: Open, from: Open, ranks: readonly number[]): number[] =>
  gains(
    open.ships.map((_, seat) => fortune(open, seat) + (ranks[seat] === 1 ? WON * stakeOf(open) : 0)),
    from,
  );

function gains(worth: readonly number[], from: Open): number[] {
  const before = worthsAt(from);
  const won = worth.map((gold, seat) => gold - before[seat]!);
  const all = won.reduce((sum, gain) => sum + gain, 0);
  const rivals = won.length - 1;
  const weight = rivals === 1 ? 1 : RIVALRY;
  return won.map(gain => gain - (weight * (all - gain)) / rivals);
}

/** A search judges thousands of worlds by the position it began at. */
const worths = new WeakMap<Open, readonly number[]>();
function worthsAt(open: Open): readonly number[] {
  let known = worths.get(open);
  if (!known) {
    known = open.ships.map((_, seat) => worthOf(open, seat));
    worths.set(open, known);
  }
  return known;
}

/** Of the other seats the one that is worth most in a position. */
export const leaderAmong = (open: Open, seat: Seat): Seat =>
  worthsAt(open).reduce(
    (best, gold, rival, all) => (rival !== seat && (best < 0 || gold > all[best]!) ? rival : best),
    -1,
  );

// What things are worth in Waves of Fortune, in gold: what a captain has, and what lies within reach of the ship.

import type { Seat } from '@quayside/rules';
import {
  distance,
  GOLD_PER_VP,
  homeOf,
  isTruce,
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
  type Upgrade,
  ZONE_OF,
} from '@quayside/rules/waves-of-fortune';

/** What an upgrade brings over a whole game. */
export const UPGRADE_WORTH: Record<Upgrade, number> = { rigging: 1000, hold: 800, cannons: 650, spyglass: 150 };

const PER_TURN = 0.85; // of a target's worth is left for each turn of the way
const LOST_TURNS = 150; // what sinking costs besides the gold aboard
const LONG_GAME = 45; // rounds in which upgrades pay

const APART: readonly (readonly number[])[] = TILES.map(from => TILES.map(to => distance(from, to)));
const DISCOUNT: readonly number[] = Array.from({ length: 24 }, (_, turns) => PER_TURN ** turns);

/** Turns a ship needs from one tile to another. */
export const turnsTo = (from: Tile, to: Tile, speed: number): number => Math.ceil(APART[from]![to]! / speed);

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

/** What felling the King would be worth: the game, if nobody else has more. */
export function crown(open: Open, seat: Seat): number {
  const { table, ships } = open;
  const mine = fortune(open, seat) + table.kingVP * GOLD_PER_VP + (table.kingBounty ? 750 : 0);
  let best = 0;
  for (let rival = 0; rival < ships.length; rival++) if (rival !== seat) best = Math.max(best, fortune(open, rival));
  return mine > best ? 3000 : -3000;
}

/** What an undiscovered tile is worth to a ship. */
function unknown(ship: Ship, tile: Tile): number {
  if (ZONE_OF[tile] === null) return 700;
  if (ZONE_OF[tile] === 'shallows') return ship.crew > 1 ? 60 : 30;
  if (ship.crew >= 5) return 125;
  if (ship.crew === 4) return 105;
  return ship.crew === 3 ? 60 : 10 - ship.gold / 5;
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
  for (let tile = 0; tile < faces.length; tile++) if (faces[tile] === null) add(tile, unknown(ship, tile));
  for (const { tile, gold, maps } of open.wrecks) add(tile, gold + 200 * maps.length);
  for (const map of ship.maps) add(MAP_CARDS[map].x, MAP_CARDS[map].gold);
  for (const { tile, token, hp } of open.tokens)
    if (token === 'pirate' || token === 'kraken') {
      const battle = battleWorth(ship, token, hp);
      if (battle > 0) add(tile, battle);
    }
  const king = faces.indexOf('king');
  if (king >= 0 && !isTruce(open)) {
    const { win } = oddsAgainst(ship, 'king', KING_HP);
    const gain = win * crown(open, seat) - (1 - win) * (ship.gold + LOST_TURNS);
    if (win > 0.3 && gain > 0) add(king, gain);
  }
  return { tiles, worth };
}

/** The best of the targets from a tile with so much food, if the ship gets home from there or needs not. */
export function pull(ship: Ship, from: Tile, food: number, { tiles, worth }: Targets, king: Tile): number {
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

/** What the ship and its hold are worth where it lies. */
function shipWorth(open: Open, seat: Seat, targets: Targets): number {
  const ship = open.ships[seat]!;
  if (!ship.afloat) return -LOST_TURNS;
  const speed = speedOf(ship);
  const home = turnsTo(ship.at, homeOf(ship), speed);
  const supplies = 14 * Math.min(6, ship.food) + 22 * Math.min(6, ship.crew) + 4 * (ship.food + ship.crew);
  const stranded = home > ship.food + 1 ? ship.gold / 2 + LOST_TURNS : 0;
  const risk = home === 0 ? 0 : ship.gold * Math.min(0.35, 0.06 + 0.03 * home + (ship.crew < 3 ? 0.12 : 0));
  const king = open.faces.indexOf('king');
  return supplies - stranded - risk + pull(ship, ship.at, ship.food, targets, king);
}

/** All in all, in gold. */
export function worthOf(open: Open, seat: Seat): number {
  const { upgrades } = open.ships[seat]!;
  let sum = fortune(open, seat) + shipWorth(open, seat, targetsOf(open, seat));
  const time = toCome(open);
  for (const upgrade of upgrades) sum += UPGRADE_WORTH[upgrade] * time;
  return sum;
}

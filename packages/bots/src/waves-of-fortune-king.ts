// The Pirate King of Waves of Fortune: whether his fall would win the game, what that is worth, and who can beat him.

import type { Seat } from '@quayside/rules';
import {
  GOLD_PER_VP,
  holdOf,
  homeOf,
  isTruce,
  KING_HP,
  type Open,
  odds,
  oddsAgainst,
  openingHp,
  owns,
  type Ship,
  scoreOf,
  speedOf,
  type Tile,
  UPGRADE_CARDS,
  type Upgrade,
} from '@quayside/rules/waves-of-fortune';
import { discounted, turnsTo } from './waves-of-fortune-way.ts';

const STAKE = 2200; // gold; what winning by his fall is worth in the first round
const STAKE_A_ROUND = 30; // and more for each round: a game is to end some day
const BOUNTY_ON_KING = 750; // gold, where the table pays one

const ODDS_AT_FIRST = 0.45; // the least chance with which a ship leaves home to fight him
const ODDS_IN_THE_END = 0.3;
const ODDS_A_ROUND = 0.004;
const ON_THE_WAY = 0.1; // a ship that has lost hands at sea still goes on with a chance smaller by this

/** Where the King lies for all to see, if he may be fought; -1 otherwise. */
export const openKing = (open: Open): Tile => (isTruce(open) ? -1 : open.faces.indexOf('king'));

/** Whether a captain who has spent so much gold would have won if he felled the King now. */
function wouldWin(open: Open, seat: Seat, spent = 0): boolean {
  const { table, ships } = open;
  const mine = scoreOf(open, seat);
  const gold = mine.gold - spent + (table.kingBounty && table.scoreGold === 'all' ? BOUNTY_ON_KING : 0);
  const points = Math.floor(gold / GOLD_PER_VP) + mine.kraken + table.kingVP;
  for (let rival = 0; rival < ships.length; rival++) {
    if (rival === seat) continue;
    const theirs = scoreOf(open, rival);
    if (theirs.total > points || (theirs.total === points && theirs.gold > gold)) return false;
  }
  return true;
}

/** What winning by the King's fall is worth, in gold. */
export const stakeOf = ({ round }: Open): number => STAKE + STAKE_A_ROUND * round;

/** The least chance with which a ship goes to fight him. */
const leastOdds = ({ round }: Open): number => Math.max(ODDS_IN_THE_END, ODDS_AT_FIRST - ODDS_A_ROUND * round);

/** Whether a ship that meets the King as it is should fight him. */
export const shouldFight = (open: Open, seat: Seat): boolean =>
  wouldWin(open, seat) && oddsAgainst(open.ships[seat]!, 'king', KING_HP).win >= leastOdds(open) - ON_THE_WAY;

const ESCAPED = 400; // gold; what the turn costs by which a lost battle is slower than an escape

/** Whether a ship that has just found the King had better fight him than escape, and come back with more hands. */
export function fightsAtOnce(open: Open, seat: Seat): boolean {
  const ship = open.ships[seat]!;
  const { win } = oddsAgainst(ship, 'king', KING_HP);
  return wouldWin(open, seat) && win * stakeOf(open) > (1 - win) * (ship.gold + ESCAPED);
}

/** How a captain sets out from home to fight the King: what is bought before, how many come along, the chance. */
type Hunt = { buy: readonly Upgrade[]; crew: number; win: number };

const WORTH_BUYING = 0.04; // how much likelier the King must fall by an upgrade
const PURCHASES: readonly (readonly Upgrade[])[] = [[], ['cannons'], ['hold'], ['hold', 'cannons']];

/** The hands with which a ship with these upgrades reaches the King before the food is gone. */
function hunters(ship: Ship, king: Tile): { crew: number; win: number } {
  const turns = turnsTo(homeOf(ship), king, speedOf(ship));
  const crew = holdOf(ship) - Math.max(1, turns - 1); // no food is due on the turn of the battle
  return { crew, win: odds('king', openingHp(ship, KING_HP), crew, 0).win };
}

/** The best hunt that the chest pays for and that would still win the game; null when there is none. */
export function huntOf(open: Open, seat: Seat): Hunt | null {
  const king = openKing(open);
  if (king < 0 || !wouldWin(open, seat)) return null;
  const ship = open.ships[seat]!;
  const chest = ship.chest + ship.gold; // what is aboard is in the chest when the ship docks
  let best: Hunt | null = null;
  for (const buy of PURCHASES) {
    if (buy.some(upgrade => owns(ship, upgrade))) continue;
    const price = buy.reduce((sum, upgrade) => sum + UPGRADE_CARDS[upgrade].price, 0);
    if (price > chest || (price > 0 && !wouldWin(open, seat, price))) continue;
    const { crew, win } = hunters(buy.length === 0 ? ship : { ...ship, upgrades: [...ship.upgrades, ...buy] }, king);
    if (win >= leastOdds(open) && (best === null || win > best.win + WORTH_BUYING)) best = { buy, crew, win };
  }
  return best;
}

/** What the hunt is worth to a ship at home. */
export function huntWorth(open: Open, ship: Ship, { win }: Hunt): number {
  return discounted(win * stakeOf(open), turnsTo(homeOf(ship), openKing(open), speedOf(ship)));
}

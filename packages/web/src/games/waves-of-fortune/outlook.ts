// What ending a move on a tile would mean, as far as the captain can see: food, the way home, who waits there.

import {
  CORNER_GOLD,
  CORNERS,
  columnOf,
  distance,
  type FortuneView,
  HOME_OF,
  homeOf,
  isHidden,
  KING_HP,
  MAP_CARDS,
  type Move,
  type Odds,
  oddsAgainst,
  rowOf,
  shipOn,
  type Tile,
  TOKEN_NAMES,
  tileName,
  tokenOn,
  tokenText,
  turnsHome,
  wreckOn,
  ZONE_OF,
} from '@quayside/rules/waves-of-fortune';
import type { SeatFace } from '../gameUi.ts';

export type Remark = { text: string; tone: 'plain' | 'good' | 'bad' };

const plain = (text: string): Remark => ({ text, tone: 'plain' });
const good = (text: string): Remark => ({ text, tone: 'good' });
const bad = (text: string): Remark => ({ text, tone: 'bad' });

export const percent = (chance: number): string =>
  chance > 0.995 && chance < 1 ? '99 %' : chance > 0 && chance < 0.005 ? '1 %' : `${Math.round(chance * 100)} %`;

const oddsText = ({ win, crew }: Odds): string => `win ${percent(win)}, ${crew.toFixed(1)} crew left on average`;

/** 11.10 Whether this table tells the chances of a battle. */
export const tellsOdds = ({ open }: FortuneView): boolean => open.table.odds !== 'hidden';

const SHAKY = 0.7; // a chance below this is shown as a warning

/** For the captain who would go there; in the order one asks. */
export function outlook(view: FortuneView, faces: readonly SeatFace[], seat: number, move: Move): Remark[] {
  const ship = view.open.ships[seat]!;
  switch (move.kind) {
    case 'sail':
    case 'teleport':
    case 'drift':
      return [...wayThere(view, seat, move), ...atTile(view, faces, seat, move.to), ...larder(view, seat, move.to)];
    case 'stay':
      return [...atTile(view, faces, seat, ship.at), ...larder(view, seat, ship.at)];
    case 'ram':
      return pushed(view, faces, move.to);
    case 'peek':
      return [plain('Only you will see it.')];
    default:
      return [];
  }
}

function wayThere({ open }: FortuneView, seat: number, move: Extract<Move, { to: Tile }>): Remark[] {
  if (move.kind !== 'sail') return [];
  const { at } = open.ships[seat]!;
  const steps = distance(at, move.to);
  const diagonal = columnOf(at) !== columnOf(move.to) && rowOf(at) !== rowOf(move.to);
  return [plain(`${steps} space${steps === 1 ? '' : 's'}${diagonal && steps === 2 ? ' (diagonal)' : ''}`)];
}

function atTile(view: FortuneView, faces: readonly SeatFace[], seat: number, tile: Tile): Remark[] {
  const { open, own } = view;
  const ship = open.ships[seat]!;
  if (tile === homeOf(ship))
    return [good(ship.gold > 0 ? `Home: bank ${ship.gold} gold and load afresh` : 'Home: load afresh')];
  const remarks: Remark[] = [];
  const rival = shipOn(open, tile);
  if (rival !== null && rival !== seat) remarks.push(plain(`Rams ${faces[rival]!.name}`));
  if (isHidden(open, tile)) {
    const seen = own?.seen.find(peek => peek.tile === tile)?.face;
    if (seen === 'king') remarks.push(bad('You have seen the King here'));
    else remarks.push(plain(seen ? `You have seen it: ${seen}` : `Undiscovered ${zoneName(tile)}`));
  }
  if (CORNERS.includes(tile) && open.faces[tile] === null) remarks.push(good(`${CORNER_GOLD} gold`));
  if (open.faces[tile] === 'king')
    remarks.push(foe(view, 'The Pirate King: you must fight', oddsAgainst(ship, 'king', KING_HP)));
  if (open.faces[tile] === 'reef') remarks.push(plain('Reef: next turn you get away on 3 or more'));
  if (open.faces[tile] === 'whirlpool') remarks.push(plain('Whirlpool: a way through next turn'));
  const laid = tokenOn(open, tile);
  if (laid) remarks.push(tokenRemark(view, seat, tile));
  const wreck = wreckOn(open, tile);
  if (wreck) remarks.push(good(wreck.gold > 0 ? `Wreck: ${wreck.gold} gold` : 'Wreck: a map'));
  for (const map of ship.maps)
    if (MAP_CARDS[map].x === tile) remarks.push(good(`X: dig up ${MAP_CARDS[map].gold} gold`));
  return remarks;
}

const zoneName = (tile: Tile): string => (ZONE_OF[tile] === 'shallows' ? 'Shallows' : 'Depths');

const foe = (view: FortuneView, text: string, odds: Odds): Remark =>
  tellsOdds(view)
    ? { text: `${text}: ${oddsText(odds)}`, tone: odds.win < SHAKY ? 'bad' : 'plain' }
    : { text, tone: 'bad' };

function tokenRemark(view: FortuneView, seat: number, tile: Tile): Remark {
  const { open } = view;
  const ship = open.ships[seat]!;
  const { token, hp } = tokenOn(open, tile)!;
  switch (token) {
    case 'pirate':
      return foe(view, `Pirates, ${hp} HP: you must fight`, oddsAgainst(ship, 'pirate', hp));
    case 'kraken':
      return foe(view, 'The Kraken: fight it if you like', oddsAgainst(ship, 'kraken', hp));
    case 'mine1':
    case 'mine2':
      return bad(`${TOKEN_NAMES[token]}: ${tokenText(token)}`);
    default:
      return plain(`${TOKEN_NAMES[token]}: ${tokenText(token)}`);
  }
}

/** Food is due at sea, and for every further turn on the way home but the last. */
function larder({ open }: FortuneView, seat: number, tile: Tile): Remark[] {
  const ship = open.ships[seat]!;
  if (tile === homeOf(ship) || open.active !== seat) return [];
  if (ship.food === 0) return [bad('No food to pay: mutiny, unless the sea feeds you')];
  const left = ship.food - 1;
  const turns = turnsHome(ship, tile);
  const text = `food ${left}, home in ${turns}`;
  return [left < turns - 1 ? bad(`${text}: too far`) : plain(text)];
}

function pushed({ open }: FortuneView, faces: readonly SeatFace[], tile: Tile): Remark[] {
  const next = shipOn(open, tile);
  const phase = open.phase.kind === 'ram' ? open.phase : null;
  if (phase && next !== null && !phase.chain.includes(next)) return [plain(`There ${faces[next]!.name} is pushed on`)];
  if (HOME_OF[tile]) return [bad('Into the home base')];
  if (isHidden(open, tile)) return [plain(`Undiscovered ${zoneName(tile)}: turned over at once`)];
  if (open.faces[tile] === 'king') return [good('Onto the Pirate King')];
  const laid = tokenOn(open, tile);
  if (laid) return [plain(`Onto ${TOKEN_NAMES[laid.token]}${laid.hp > 0 ? `, ${laid.hp} HP` : ''}`)];
  const face = open.faces[tile];
  return [plain(face === 'reef' ? 'Onto a reef' : face === 'whirlpool' ? 'Onto a whirlpool' : `To ${tileName(tile)}`)];
}

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
  tileName,
  tokenOn,
  turnsHome,
  wreckOn,
  ZONE_OF,
} from '@quayside/rules/waves-of-fortune';
import type { SeatFace } from '../gameUi.ts';
import { cards, tokenNames } from './printed.ts';
import { words } from './words.ts';

export type Remark = { text: string; tone: 'name' | 'plain' | 'good' | 'bad' };

const plain = (text: string): Remark => ({ text, tone: 'plain' });
const good = (text: string): Remark => ({ text, tone: 'good' });
const bad = (text: string): Remark => ({ text, tone: 'bad' });

/** A chance in hundredths; none or all only where it is certain. */
export const hundredths = (chance: number): number =>
  chance > 0.995 && chance < 1 ? 99 : chance > 0 && chance < 0.005 ? 1 : Math.round(chance * 100);

export const percent = (chance: number): string => words.percent(hundredths(chance));

/** How many crew are left on average; null where it is nearly nobody. */
export const crewLeft = ({ crew }: Odds): string | null => (crew < 0.5 ? null : crew.toFixed(1));

function oddsText(odds: Odds): string {
  const left = crewLeft(odds);
  return left === null ? words.remarks.oddsAlone(percent(odds.win)) : words.remarks.odds(percent(odds.win), left);
}

/** 11.10 Whether this table tells the chances of a battle. */
export const tellsOdds = ({ open }: FortuneView): boolean => open.table.odds !== 'hidden';

const SHAKY = 0.7; // a chance below this is shown as a warning

/** Remarks on a move, for the captain who would make it. */
export function remarksOn(view: FortuneView, faces: readonly SeatFace[], seat: number, move: Move): Remark[] {
  const ship = view.open.ships[seat]!;
  switch (move.kind) {
    case 'sail':
    case 'teleport':
    case 'drift':
      return [
        ...distanceRemarks(view, seat, move),
        ...tileRemarks(view, faces, seat, move.to),
        ...foodRemarks(view, seat, move.to),
      ];
    case 'stay':
      return [...tileRemarks(view, faces, seat, ship.at), ...foodRemarks(view, seat, ship.at)];
    case 'ram':
      return pushRemarks(view, faces, move.to);
    case 'peek':
      return [plain(words.remarks.onlyYou)];
    default:
      return [];
  }
}

function distanceRemarks({ open }: FortuneView, seat: number, move: Extract<Move, { to: Tile }>): Remark[] {
  if (move.kind !== 'sail') return [];
  const { at } = open.ships[seat]!;
  const steps = distance(at, move.to);
  const diagonal = columnOf(at) !== columnOf(move.to) && rowOf(at) !== rowOf(move.to);
  return [plain(diagonal && steps === 2 ? words.remarks.diagonal(steps) : words.remarks.spaces(steps))];
}

function tileRemarks(view: FortuneView, faces: readonly SeatFace[], seat: number, tile: Tile): Remark[] {
  const { open, own } = view;
  const ship = open.ships[seat]!;
  if (tile === homeOf(ship)) return [good(ship.gold > 0 ? words.remarks.homeAndBank(ship.gold) : words.remarks.home)];
  const remarks: Remark[] = [];
  const rival = shipOn(open, tile);
  if (rival !== null && rival !== seat) remarks.push(plain(words.remarks.rams(faces[rival]!.name)));
  if (isHidden(open, tile)) {
    const seen = own?.seen.find(peek => peek.tile === tile)?.face;
    if (seen === 'king') remarks.push(bad(words.remarks.kingSeen));
    else remarks.push(plain(seen ? words.remarks.seen(words.faces[seen]) : words.remarks.hidden(zoneName(tile))));
  }
  if (CORNERS.includes(tile) && open.faces[tile] === null) remarks.push(good(words.remarks.gold(CORNER_GOLD)));
  if (open.faces[tile] === 'king')
    remarks.push(foeRemark(view, words.remarks.king, oddsAgainst(ship, 'king', KING_HP)));
  if (open.faces[tile] === 'reef') remarks.push(plain(words.remarks.reef));
  if (open.faces[tile] === 'whirlpool') remarks.push(plain(words.remarks.whirlpool));
  const laid = tokenOn(open, tile);
  if (laid) remarks.push(tokenRemark(view, seat, tile));
  const wreck = wreckOn(open, tile);
  if (wreck) remarks.push(good(wreck.gold > 0 ? words.remarks.wreck(wreck.gold) : words.remarks.wreckMap));
  for (const map of ship.maps)
    if (MAP_CARDS[map].x === tile) remarks.push(good(words.remarks.dig(MAP_CARDS[map].gold)));
  return remarks;
}

const zoneName = (tile: Tile): string => words.zones[ZONE_OF[tile]!];

const foeRemark = (view: FortuneView, text: string, odds: Odds): Remark =>
  tellsOdds(view)
    ? { text: words.remarks.withOdds(text, oddsText(odds)), tone: odds.win < SHAKY ? 'bad' : 'plain' }
    : { text, tone: 'bad' };

function tokenRemark(view: FortuneView, seat: number, tile: Tile): Remark {
  const { open } = view;
  const ship = open.ships[seat]!;
  const { token, hp } = tokenOn(open, tile)!;
  switch (token) {
    case 'pirate':
      return foeRemark(view, words.remarks.pirates(hp), oddsAgainst(ship, 'pirate', hp));
    case 'kraken':
      return foeRemark(view, words.remarks.kraken, oddsAgainst(ship, 'kraken', hp));
    case 'mine1':
    case 'mine2':
      return bad(words.remarks.token(tokenNames[token], cards.tokenText(token)));
    default:
      return plain(words.remarks.token(tokenNames[token], cards.tokenText(token)));
  }
}

/** Food is due at sea, and for every further turn on the way home but the last. */
function foodRemarks({ open }: FortuneView, seat: number, tile: Tile): Remark[] {
  const ship = open.ships[seat]!;
  if (tile === homeOf(ship) || open.active !== seat) return [];
  if (ship.food === 0) return [bad(words.remarks.noFood)];
  const left = ship.food - 1;
  const turns = turnsHome(ship, tile);
  return [left < turns - 1 ? bad(words.remarks.tooFar(left, turns)) : plain(words.remarks.food(left, turns))];
}

function pushRemarks({ open }: FortuneView, faces: readonly SeatFace[], tile: Tile): Remark[] {
  const next = shipOn(open, tile);
  const phase = open.phase.kind === 'ram' ? open.phase : null;
  if (phase && next !== null && !phase.chain.includes(next)) return [plain(words.remarks.pushedOn(faces[next]!.name))];
  if (HOME_OF[tile]) return [bad(words.remarks.intoHome)];
  if (isHidden(open, tile)) return [plain(words.remarks.hiddenTurned(zoneName(tile)))];
  if (open.faces[tile] === 'king') return [good(words.remarks.ontoKing)];
  const laid = tokenOn(open, tile);
  if (laid) return [plain(words.remarks.ontoToken(tokenNames[laid.token], laid.hp))];
  const face = open.faces[tile];
  if (face === 'reef') return [plain(words.remarks.ontoReef)];
  return [plain(face === 'whirlpool' ? words.remarks.ontoWhirlpool : words.remarks.to(tileName(tile)))];
}

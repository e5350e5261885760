// What a tile holds, in words: for the pointer, and for those who cannot see the sea.

import {
  CORNERS,
  type Face,
  HOME_OF,
  homeOf,
  KING_HP,
  MAP_CARDS,
  type Tile,
  tileName,
  ZONE_OF,
} from '@quayside/rules/waves-of-fortune';
import { tokenDoes, tokenNames } from './printed.ts';
import type { Props } from './props.ts';
import type { Remark } from './remarks.ts';
import { words } from './words.ts';

/** What a tile holds, in words. */
export function contentsOf({ scene, faces }: Props, tile: Tile): string[] {
  const { ships, tokens, wrecks, seen } = scene;
  const { cells } = words;
  const holds = [groundOf(scene.faces[tile] ?? null, tile)];
  const mine = seen.find(peek => peek.tile === tile);
  if (mine) holds.push(cells.seen(words.faces[mine.face]));
  for (const [seat, ship] of ships.entries()) {
    const name = faces[seat]!.name;
    if (ship.colour && homeOf(ship) === tile) holds.push(cells.homeOf(name));
    if (ship.at === tile) holds.push(ship.afloat ? cells.shipOf(name) : cells.sunkShipOf(name));
    if (ship.peeked.includes(tile)) holds.push(cells.lookedAtBy(name));
    for (const map of ship.maps) if (MAP_CARDS[map].x === tile) holds.push(cells.xOf(name));
  }
  const laid = tokens.find(token => token.tile === tile);
  if (laid) holds.push(cells.token(tokenNames[laid.token], laid.hp));
  const wreck = wrecks.find(it => it.tile === tile);
  if (wreck) holds.push(wreck.maps.length > 0 ? cells.wreckAndMap(wreck.gold) : cells.wreck(wreck.gold));
  return holds;
}

function groundOf(face: Face | null, tile: Tile): string {
  const { cells } = words;
  if (face === 'home') return cells.harbour(words.colours[HOME_OF[tile]!]);
  if (CORNERS.includes(tile)) return face ? cells.emptyCorner : cells.corner;
  if (face === null) return cells.hidden(words.zones[ZONE_OF[tile]!]);
  return face === 'king' ? cells.king : words.faces[face];
}

/** The name of a tile, what it holds, and what that does. */
export function tellsOf(props: Props, tile: Tile): Remark[] {
  const { faces, tokens, fallen } = props.scene;
  const plain = (text: string): Remark => ({ text, tone: 'plain' });
  const laid = tokens.find(token => token.tile === tile);
  const does = laid && tokenDoes(laid.token);
  return [
    { text: tileName(tile), tone: 'name' },
    ...contentsOf(props, tile).map(plain),
    ...(does ? [plain(does)] : []),
    ...(faces[tile] === 'king' && !fallen ? [plain(words.cells.kingIs(KING_HP))] : []),
    ...(faces[tile] === 'reef' ? [plain(words.remarks.reef)] : []),
    ...(faces[tile] === 'whirlpool' ? [plain(words.remarks.whirlpool)] : []),
  ];
}

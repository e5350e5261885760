// Questions about what lies on the sea, and what lies under it.

import { HIDDEN, type Tile, ZONE_OF } from '../tables/index.ts';
import type { FortuneState, LaidToken, Open, Wreck } from '../types.ts';

export function tokenOn({ tokens }: Open, tile: Tile): LaidToken | null {
  for (const token of tokens) if (token.tile === tile) return token;
  return null;
}

export function wreckOn({ wrecks }: Open, tile: Tile): Wreck | null {
  for (const wreck of wrecks) if (wreck.tile === tile) return wreck;
  return null;
}

/** Undiscovered, and not a corner, which everybody knows. */
export const isHidden = ({ faces }: Open, tile: Tile): boolean => faces[tile] === null && ZONE_OF[tile] !== null;

/** 5.3 Pirates or the King lie there: nobody gathers anything before they are beaten. */
export const isGuarded = (open: Open, tile: Tile): boolean =>
  open.faces[tile] === 'king' || tokenOn(open, tile)?.token === 'pirate';

/** The place of a hidden tile among the hidden ones of its zone. */
export function placeOf({ faces }: Open, tile: Tile): number {
  let place = 0;
  for (const other of HIDDEN[ZONE_OF[tile]!]) {
    if (other === tile) break;
    if (faces[other] === null) place += 1;
  }
  return place;
}

/** What a hidden tile shows when it is turned over. */
export const faceBeneath = ({ open, shut }: Pick<FortuneState, 'open' | 'shut'>, tile: Tile) =>
  shut.tiles[ZONE_OF[tile]!][placeOf(open, tile)]!;

/** Where the hidden King lies; null when everybody knows. */
export function hiddenKing({ open, shut }: FortuneState): Tile | null {
  let place = shut.tiles.depths.indexOf('king');
  if (place < 0) return null;
  for (const tile of HIDDEN.depths) if (open.faces[tile] === null && place-- === 0) return tile;
  return null;
}

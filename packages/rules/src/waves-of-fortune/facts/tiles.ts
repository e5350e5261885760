// Questions about what lies on the sea, and what lies under it.

import { type Face, type Tile, ZONE_OF } from '../tables/index.ts';
import type { LaidToken, Open, Shut, Wreck } from '../types.ts';

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

/** What a hidden tile shows when it is turned over. */
export function faceBeneath({ sea }: Shut, tile: Tile): Face {
  const { tiles, faces } = sea[ZONE_OF[tile]!];
  return faces[tiles.indexOf(tile)]!;
}

/** Where the hidden King lies; null when everybody knows. */
export const hiddenKing = ({ sea: { depths } }: Shut): Tile | null =>
  depths.tiles[depths.faces.indexOf('king')] ?? null;

// Ways in Waves of Fortune: how many turns they take, and what is left of a worth at their end.

import { distance, TILES, type Tile } from '@quayside/rules/waves-of-fortune';

/** Of a target's worth, what is left for each turn of the way. */
export const PER_TURN = 0.85;

/** By tile and tile: steps from one to the other. */
export const APART: readonly (readonly number[])[] = TILES.map(from => TILES.map(to => distance(from, to)));

/** By turns: what part of a worth is left. */
export const DISCOUNT: readonly number[] = Array.from({ length: 32 }, (_, turns) => PER_TURN ** turns);

/** Turns a ship needs from one tile to another. */
export const turnsTo = (from: Tile, to: Tile, speed: number): number => Math.ceil(APART[from]![to]! / speed);

export const discounted = (worth: number, turns: number): number => worth * DISCOUNT[turns]!;

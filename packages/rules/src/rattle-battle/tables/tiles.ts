// Ocean tiles, reconstructed: convex outlines around the point they are placed by, in millimetres (RULES.md 2.4).

export const TILES = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10', 'T11'] as const;
export type TileId = (typeof TILES)[number];
export type Tile = { name: string; outline: readonly (readonly [number, number])[] };

const tile = (name: string, ...outline: [number, number][]): Tile => ({ name, outline });
const ROCK = tile('Rock', [-16, -8], [-4, -17], [13, -13], [17, 4], [5, 16], [-12, 12]);
const REEF = tile('Long Reef', [-45, -6], [-35, -11], [38, -11], [45, 0], [36, 11], [-38, 10]);
const WHIRLPOOL = tile('Whirlpool', [28, 0], [20, 20], [0, 28], [-20, 20], [-28, 0], [-20, -20], [0, -28], [20, -20]);

export const TILE: Record<TileId, Tile> = {
  T1: tile('Tortoise Island', [-45, -10], [-25, -35], [20, -35], [45, -5], [25, 32], [-20, 35]),
  T2: tile('Skull Atoll', [-32, -20], [0, -32], [32, -18], [30, 20], [-5, 32], [-32, 18]),
  T3: ROCK,
  T4: ROCK,
  T5: ROCK,
  T6: ROCK,
  T7: REEF,
  T8: REEF,
  T9: tile('Quay', [-80, -20], [80, -20], [80, 20], [-80, 20]),
  T10: WHIRLPOOL,
  T11: WHIRLPOOL,
};

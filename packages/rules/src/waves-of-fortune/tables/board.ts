// The sea (1.1): 100 tiles in ten rows, four homes in the middle, Shallows around them, Depths around those.

export const COLOURS = ['purple', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a tile can show; what it shows lies in the state. */
export const FACES = ['ocean', 'island', 'reef', 'whirlpool', 'king', 'treasure', 'home'] as const;
export type Face = (typeof FACES)[number];

/** A tile by its number: row by row from the north-west, 0 is A1. */
export type Tile = number;

export const SIDE = 10;
export const TILES: readonly Tile[] = Array.from({ length: SIDE * SIDE }, (_, tile) => tile);

export const columnOf = (tile: Tile): number => tile % SIDE;
export const rowOf = (tile: Tile): number => Math.floor(tile / SIDE);
export const tileName = (tile: Tile): string => `${String.fromCharCode(65 + columnOf(tile))}${rowOf(tile) + 1}`;
export const tileNamed = (name: string): Tile => (Number(name.slice(1)) - 1) * SIDE + name.charCodeAt(0) - 65;

const CHART = [
  'TddddddddT',
  'dddddddddd',
  'ddssssssdd',
  'ddssssssdd',
  'ddssPBssdd',
  'ddssGYssdd',
  'ddssssssdd',
  'ddssssssdd',
  'dddddddddd',
  'TddddddddT',
].join('');

/** Every mark of the chart is one of these. */
const where = (mark: string): readonly Tile[] => TILES.filter(tile => CHART[tile] === mark);

export const ZONES = ['shallows', 'depths'] as const;
export type Zone = (typeof ZONES)[number];

/** The tiles that are hidden at the start, in the order of their numbers. */
export const HIDDEN: Record<Zone, readonly Tile[]> = { shallows: where('s'), depths: where('d') };
export const CORNERS: readonly Tile[] = where('T');
export const HOMES: Record<Colour, Tile> = {
  purple: where('P')[0]!,
  blue: where('B')[0]!,
  yellow: where('Y')[0]!,
  green: where('G')[0]!,
};

/** By tile: the zone it is hidden in; null for homes and corners. */
export const ZONE_OF: readonly (Zone | null)[] = TILES.map(tile =>
  CHART[tile] === 's' ? 'shallows' : CHART[tile] === 'd' ? 'depths' : null,
);
/** By tile: whose home it is. */
export const HOME_OF: readonly (Colour | null)[] = TILES.map(
  tile => COLOURS.find(colour => HOMES[colour] === tile) ?? null,
);

/** The player across the table lends the pirates a flag (6.2). */
export const ACROSS: Record<Colour, Colour> = { purple: 'yellow', blue: 'green', yellow: 'purple', green: 'blue' };

/** Which colours sail when nobody chooses, by the number of captains (1.4). */
export const FLEETS: Readonly<Record<number, readonly Colour[]>> = {
  2: ['purple', 'yellow'],
  3: ['purple', 'blue', 'yellow'],
  4: COLOURS,
};

/** How often each face is hidden in a zone (1.2). */
export const TILE_MIX: Record<Zone, Partial<Record<Face, number>>> = {
  shallows: { ocean: 15, island: 10, reef: 4, whirlpool: 3 },
  depths: { ocean: 28, island: 20, reef: 6, whirlpool: 5, king: 1 },
};

/** The faces of a zone, each as often as it is there. */
export const facesOf = (zone: Zone): Face[] =>
  FACES.flatMap(face => Array.from({ length: TILE_MIX[zone][face] ?? 0 }, () => face));

/** Steps along rows and columns from one tile to another. */
export const distance = (from: Tile, to: Tile): number =>
  Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to));

/** North, east, south, west, as far as the sea goes. */
export const NEIGHBOURS: readonly (readonly Tile[])[] = TILES.map(tile => {
  const near: Tile[] = [];
  if (rowOf(tile) > 0) near.push(tile - SIDE);
  if (columnOf(tile) < SIDE - 1) near.push(tile + 1);
  if (rowOf(tile) < SIDE - 1) near.push(tile + SIDE);
  if (columnOf(tile) > 0) near.push(tile - 1);
  return near;
});

const within = (steps: number): readonly (readonly Tile[])[] =>
  TILES.map(from => TILES.filter(to => to !== from && distance(from, to) <= steps));

/** AROUND[steps][tile]: the other tiles no farther away than so many steps; up to 4 steps. */
export const AROUND: readonly (readonly (readonly Tile[])[])[] = [0, 1, 2, 3, 4].map(within);

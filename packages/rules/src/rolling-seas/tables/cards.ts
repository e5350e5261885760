// The 24 adventure cards (4.2). Shapes and names are reconstructed, but for the Bay Squall's lines.

import { type Cell, cellAt, columnNamed, type Direction } from './chart.ts';

export const KINDS = ['rocks', 'storm', 'monster', 'current'] as const;
export type Kind = (typeof KINDS)[number];

/** Where the charts go while the obstacle is drawn: to the left neighbour, to the right one, or nowhere. */
export type Pass = 'left' | 'right' | 'keep';

export type Adventure = {
  id: string;
  name: string;
  kind: Kind;
  column: number;
  row: number;
  pass: Pass;
  /** The line with the Anchor, for captains who play alone; only on Rocks. */
  anchor: 'column' | 'row' | null;
  /** As drawn on the card: [east, south] of the corner. */
  cells: readonly (readonly [number, number])[];
  /** Of currents, for each cell; the last one points to the exit. */
  arrows: readonly Direction[];
};

/** The lines as printed: `C 2`, with the Anchor as `C* 2` or `C 2*`. `#` marks a cell. */
function drawn(id: string, kind: Kind, name: string, lines: string, pass: Pass, ...drawing: string[]): Adventure {
  const cells = drawing.flatMap((line, south) =>
    [...line].flatMap((mark, east): [number, number][] => (mark === '#' ? [[east, south]] : [])),
  );
  return { id, kind, name, pass, cells, arrows: [], ...linesOf(lines) };
}

/** A current by its cells and arrows in the order it flows: `0,0 E`. */
function flow(id: string, name: string, lines: string, ...course: string[]): Adventure {
  const parts = course.map(text => text.split(/[ ,]/));
  return {
    id,
    kind: 'current',
    name,
    pass: 'keep',
    cells: parts.map(([east, south]) => [Number(east), Number(south)]),
    arrows: parts.map(([, , arrow]) => arrow as Direction),
    ...linesOf(lines),
  };
}

function linesOf(lines: string): Pick<Adventure, 'column' | 'row' | 'anchor'> {
  const [column, row] = lines.split(' ') as [string, string];
  const anchor = column.endsWith('*') ? 'column' : row.endsWith('*') ? 'row' : null;
  return { column: columnNamed(column), row: Number.parseInt(row, 10) - 1, anchor };
}

export const ADVENTURES: readonly Adventure[] = [
  drawn('A01', 'rocks', 'Broken Teeth', 'C* 2', 'left', '###'),
  drawn('A02', 'rocks', 'Widow’s Elbow', 'Q* 14', 'right', '#.', '##'),
  drawn('A03', 'rocks', 'The Grindstones', 'D 13*', 'left', '#.', '#.', '##'),
  drawn('A04', 'rocks', 'Crooked Stair', 'P 3*', 'right', '.##', '##.'),
  drawn('A05', 'rocks', 'The Long Wall', 'G 15*', 'left', '####'),
  drawn('A06', 'rocks', 'Hammerhead Shoal', 'M 1*', 'right', '###', '.#.'),
  drawn('A07', 'rocks', 'Stepping Stones', 'H* 8', 'left', '#..', '.#.', '..#'),
  drawn('A08', 'rocks', 'The Iron Star', 'L* 9', 'right', '.#.', '###', '.#.'),
  drawn('A09', 'storm', 'Bay Squall', 'A 7', 'keep', '###', '.#.'),
  drawn('A10', 'storm', 'The Easterly Sulk', 'S 9', 'keep', '####'),
  drawn('A11', 'storm', 'Black Kettle', 'F 6', 'keep', '.##', '##.'),
  drawn('A12', 'storm', 'Four-Square Gale', 'N 10', 'keep', '##', '##'),
  drawn('A13', 'storm', 'Old Zigzag', 'J 2', 'keep', '#..', '##.', '.##'),
  drawn('A14', 'storm', 'The Long Grumble', 'K 14', 'keep', '#.', '#.', '##'),
  drawn('A15', 'monster', 'Nibbling Ned', 'I 8', 'keep', '##'),
  drawn('A16', 'monster', 'The Ribbon', 'O 7', 'keep', '###'),
  drawn('A17', 'monster', 'Grandmother Squid', 'E 9', 'keep', '#.', '##'),
  drawn('A18', 'monster', 'The Shy Kraken', 'R 11', 'keep', '##'),
  drawn('A19', 'monster', 'Three-Humped Hettie', 'B 5', 'keep', '#.#', '.#.'),
  flow('A20', 'The Milk Run', 'H 4', '0,0 E', '1,0 E', '2,0 E', '3,0 E'),
  flow('A21', 'The Sidestep', 'M 12', '0,0 E', '1,0 SE', '2,1 E', '3,1 E', '4,1 E'),
  flow('A22', 'Hook Race', 'D 11', '0,0 E', '1,0 E', '2,0 S', '2,1 S', '2,2 S'),
  flow('A23', 'The Great Sweep', 'P 5', '0,0 E', '1,0 E', '2,0 SE', '3,1 S', '3,2 S', '3,3 S'),
  flow('A24', 'The Turnabout', 'J 8', '0,0 E', '1,0 E', '2,0 S', '2,1 SW', '1,2 W', '0,2 W'),
];

/** A card by its number: 0 is A01. */
export type Card = number;
export const CARDS: readonly Card[] = ADVENTURES.map((_, card) => card);

/** Where an Adventure of a captain alone belongs first. */
export const exactCell = ({ column, row }: Adventure): Cell => cellAt(column, row);

/** One line a kind, printed on the card. */
export const FLAVOUR: Record<Kind, string> = {
  rocks: 'Nobody put them on the chart. Somebody put them here.',
  storm: 'The barometer has left the ship.',
  monster: 'It only wants a taste.',
  current: 'No refunds, no stops.',
};

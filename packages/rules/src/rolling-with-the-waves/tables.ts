// The printed matter of Rolling with the Waves: dice, and the areas of the Pirate Map. Readable against RULES.md.

/** From left to right on the mini board. Burying stands between the chests and the Hull, and takes all three dice. */
export const ICONS = [
  'spirits',
  'chestA',
  'chestB',
  'chestC',
  'hull',
  'smallCannon',
  'largeCannon',
  'ports',
  'crew',
] as const;
export const CHESTS = ['chestA', 'chestB', 'chestC'] as const;
export const CANNONS = ['smallCannon', 'largeCannon'] as const;
export const TRACKS = ['hull', 'ports', 'crew'] as const;

/** A place on the mini board that takes one die a round; each has squares of its own on the Pirate Map. */
export type Icon = (typeof ICONS)[number];
export type Chest = (typeof CHESTS)[number];
export type Cannon = (typeof CANNONS)[number];
/** An area whose levels stay and whose five squares are a goal of their own. */
export type Track = (typeof TRACKS)[number];

export const ICON_NAMES: Record<Icon, string> = {
  spirits: 'Raise Spirits',
  chestA: 'chest A',
  chestB: 'chest B',
  chestC: 'chest C',
  hull: 'Hull',
  smallCannon: 'small cannon',
  largeCannon: 'large cannon',
  ports: 'Raid Ports',
  crew: 'Hire Crew',
};

/** How many values an area holds. Both cannons' are reconstructed. */
export const SQUARES: Record<Icon, number> = {
  spirits: 2,
  chestA: 4,
  chestB: 4,
  chestC: 4,
  hull: 5,
  smallCannon: 2,
  largeCannon: 3,
  ports: 5,
  crew: 5,
};

/** The sum needed for each level; of a cannon the level is its shots. The Hull's are reconstructed. */
export const LEVELS: Record<Track | Cannon, readonly number[]> = {
  hull: [8, 16, 24],
  smallCannon: [4, 7, 10],
  largeCannon: [3, 6, 9, 15],
  ports: [3, 10, 18],
  crew: [5, 11, 19],
};

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export const RAISED = 7; // what Raise Spirits writes
export const SAILOR = 1; // what a drunken sailor shows

export const FREEBOOTER = 5; // the colour after those of the five seats
export const COLOURS = [0, 1, 2, 3, 4, FREEBOOTER] as const;

export const CREW_DICE = 5; // of each colour
export const CREW_IN_BAG = 2; // of each captain at the start
export const DRAFTED = 3; // dice a captain takes each round
export const FIRST_INFAMY = 5;

export const BURIED_BONUS = 2; // for each chest
export const COMPLETED_BONUS = 5; // for each track
export const INFAMY_PER_POINT = 3;

/** 1.4 One freebooter more than captains. */
export const freebooters = (seats: number): number => seats + 1;

export const isChest = (icon: Icon): icon is Chest => CHESTS.includes(icon as Chest);
export const isTrack = (icon: Icon): icon is Track => TRACKS.includes(icon as Track);

// The ledger (9): tracks with their bonuses, ships, ranks. Reconstructed where the rulebook's pictures cannot be read.

export const TURNS = 25;

export const BONUSES = ['move', 'resupply', 'gold', 'story', 'star'] as const;
export type Bonus = (typeof BONUSES)[number];

export const TRACKS = ['provisions', 'gold', 'story'] as const;
export type Track = (typeof TRACKS)[number];

export const TRACK_LENGTH: Record<Track, number> = { provisions: 45, gold: 27, story: 45 };

/** What is earned when the circle or box with this number is filled. */
export const TRACK_BONUSES: Record<Track, Readonly<Record<number, readonly Bonus[]>>> = {
  provisions: { 9: ['move'], 18: ['gold'], 27: ['story'], 36: ['star'], 45: ['star'] },
  gold: { 9: ['story'], 18: ['move'], 27: ['star', 'star'] },
  story: {
    4: ['move'],
    8: ['gold'],
    12: ['resupply'],
    15: ['star'],
    17: ['story'],
    20: ['move'],
    23: ['gold'],
    25: ['star'],
    29: ['resupply'],
    31: ['story'],
    35: ['star'],
    39: ['move'],
    42: ['star'],
    45: ['star'],
  },
};

/** Stars for having told the story so many times. */
export const TELLING_STARS: readonly number[] = [0, 0, 0, 0, 1, 0, 1, 1, 2];

export type Ship = { name: string; speed: number; hold: number; price: number };

/** Each is an upgrade of the one before. */
export const SHIPS: readonly Ship[] = [
  { name: 'Sloop', speed: 3, hold: 5, price: 0 },
  { name: 'Brigantine', speed: 4, hold: 7, price: 4 },
  { name: 'Frigate', speed: 5, hold: 10, price: 7 },
];

export const RESUPPLY_PRICE = 1; // Gold
export const END_AT_PORT = 5; // bonus Reputation
export const END_AT_HOME = 10;

export type Rank = { from: number; name: string; line: string };

/** By the Reputation they begin at. */
export const RANKS: readonly Rank[] = [
  { from: 0, name: 'Humdrum Braggart', line: 'The parrot tells it better.' },
  { from: 51, name: 'Spinner of Yarns', line: 'They listen, since you are buying.' },
  { from: 76, name: 'Teller of Tales', line: 'The children ask for the squid again.' },
  { from: 101, name: 'Wandering Minstrel', line: 'Every harbour keeps you a stool by the fire.' },
  { from: 126, name: 'Celebrated Poet', line: 'Dukes clear the table when you clear your throat.' },
  { from: 151, name: 'Expert Raconteur', line: 'The queue begins at the breakwater.' },
  { from: 176, name: 'Maestro', line: 'Deckhands hum your third chapter.' },
  { from: 201, name: 'Bard Extraordinaire', line: 'They have named a holiday, and then the ferry, after you.' },
];

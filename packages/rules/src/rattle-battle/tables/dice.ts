// Dice and the box they fall into (RULES.md 2). Lengths are hundredths of a millimetre, angles tenths of a degree.

import type { Seat } from '../../game.ts';

export const MM = 100;
export const BOX = 280 * MM; // inside, both ways; x grows to the right, y downwards
export const EDGE = 16 * MM; // of a die
export const SHORT = 63 * MM;
export const LONG = 88 * MM;
export const TOUCHING = 0.5 * MM; // ships this near touch
export const OVERLAP = 0.05 * MM; // ships may be pressed into each other by this much
export const TURN = 3600; // a whole turn

export const HULLS = ['ship', 'captain', 'yellow', 'green', 'red', 'orange', 'blue', 'violet'] as const;
/** What kind of die: a player's ship or Captain Ship, or the colour of a Non-Player Ship. */
export type Hull = (typeof HULLS)[number];
export type NpColour = Exclude<Hull, 'ship' | 'captain'>;

export const SYMBOLS = ['sail', 'grape', 'skull'] as const;
/** What a Non-Player Ship may show instead of a number. */
export type NpSymbol = (typeof SYMBOLS)[number];
export type Face = number | 'cannon' | NpSymbol;

/** The six sides of each die. Sides opposite each other: 0 and 5, 1 and 4, 2 and 3. */
export const FACES: Record<Hull, readonly Face[]> = {
  ship: [1, 2, 3, 4, 5, 'cannon'],
  captain: [3, 4, 5, 6, 'cannon', 'cannon'],
  yellow: [1, 1, 2, 3, 'sail', 'grape'],
  green: [1, 2, 3, 4, 'sail', 'grape'],
  red: [2, 3, 4, 5, 'sail', 'grape'],
  orange: [3, 4, 5, 6, 'skull', 'skull'],
  blue: [1, 2, 3, 4, 'skull', 'skull'],
  violet: [2, 3, 4, 5, 'skull', 'skull'],
};

/**
 * `ship-0-1` is the first ship of seat 0, `captain-0` its Captain Ship, `yellow-2` the second yellow Non-Player Ship.
 */
export type DieId = string;
export type Die = { id: DieId; hull: Hull; owner: Seat | null };

export const NP_DICE: Record<NpColour, number> = { yellow: 3, green: 3, red: 3, orange: 2, blue: 1, violet: 1 };
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'white'] as const;
export const SHIPS_OF_A_COLOUR = 4;

export const shipId = (seat: Seat, number: number): DieId => `ship-${seat}-${number}`;
export const captainId = (seat: Seat): DieId => `captain-${seat}`;
export const npId = (colour: NpColour, number: number): DieId => `${colour}-${number}`;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** All 38 dice of the box. */
export const DICE: Readonly<Record<DieId, Die>> = Object.fromEntries(
  [
    ...COLOURS.flatMap((_, owner): Die[] => [
      ...numbers(SHIPS_OF_A_COLOUR).map((n): Die => ({ id: shipId(owner, n), hull: 'ship', owner })),
      { id: captainId(owner), hull: 'captain', owner },
    ]),
    ...Object.entries(NP_DICE).flatMap(([colour, count]) =>
      numbers(count).map((n): Die => ({ id: npId(colour as NpColour, n), hull: colour as NpColour, owner: null })),
    ),
  ].map(die => [die.id, die]),
);

/** 8.5 What a cannon face is worth, by the Cannons on the Galleon. */
export const CANNON_STRENGTH = [2, 3, 4, 5, 6] as const;
export const cannonStrength = (cannons: number): number => CANNON_STRENGTH[Math.min(cannons, 4)]!;

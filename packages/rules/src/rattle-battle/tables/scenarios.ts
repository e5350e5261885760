// 1.1 and 3 of RULES.md: who starts with what, and which pile each Adventure is drawn from.

import type { GalleonPart } from './galleon.ts';

export const SCENARIOS = ['norrington', 'pirate-wars', 'introductory'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const PILES = ['soft', 'hard', 'final', 'crazy'] as const;
export type Pile = (typeof PILES)[number];

type Fleet = { ships: number; captain: boolean };

const FLEETS: Record<number, Fleet> = {
  2: { ships: 4, captain: true },
  3: { ships: 4, captain: false },
  4: { ships: 3, captain: false },
  5: { ships: 3, captain: false },
};
const WAR_FLEETS: Record<number, Fleet> = {
  2: { ships: 4, captain: true },
  3: { ships: 3, captain: true },
  4: { ships: 2, captain: true },
  5: { ships: 2, captain: true },
};
export const fleetFor = (scenario: Scenario, seats: number): Fleet =>
  (scenario === 'pirate-wars' ? WAR_FLEETS : FLEETS)[seats]!;

/** Besides the Part each player chooses. */
export const STARTING_PARTS: Record<number, readonly GalleonPart[]> = {
  2: [],
  3: ['sail'],
  4: ['sail', 'hold'],
  5: ['sail', 'hold'],
};

/** The piles of each Quest's Adventures. */
export const QUESTS: readonly (readonly Pile[])[] = [
  ['soft', 'soft'],
  ['soft', 'crazy', 'soft'],
  ['hard', 'crazy', 'soft'],
  ['hard', 'crazy', 'hard'],
  ['final'],
];

/** The introductory cards of each Quest, always in this order. */
export const LESSONS: readonly (readonly string[])[] = [['I01', 'I02'], ['I03', 'I04'], ['I05', 'I06'], ['I07']];

export const questsOf = (scenario: Scenario): readonly (readonly string[])[] =>
  scenario === 'introductory' ? LESSONS : QUESTS;

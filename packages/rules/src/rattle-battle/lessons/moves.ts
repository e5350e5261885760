// Moves as lessons write them.

import type { ScriptedMove } from '../../lesson.ts';
import type { GalleonPart, Good } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import type { RattleBattle } from '../types.ts';

type Scripted = ScriptedMove<RattleBattle>;
type Cargo = Partial<Record<Good, number>>;

export const DONE: Move = { kind: 'done' };
export const PASS: Move = { kind: 'pass' };

/** So many ordinary ships, the Captain Ship too where it is said, and the Loot that stays at home. */
export const send = (ships: number, captain = false, keep: Cargo = {}): Move => ({
  kind: 'send',
  ships,
  captain,
  keep,
});

/** In port these seats spend nothing, in the order in which they are asked. */
export const done = (...seats: readonly number[]): Scripted[] => seats.map(seat => [seat, DONE]);

/** A Move by Sail, in hundredths of a millimetre. */
export const sail = (ship: string, x: number, y: number): Move => ({
  kind: 'move',
  ship,
  x,
  y,
  superSails: false,
  drill: false,
});

export const fire = (ship: string, target: string): Move => ({
  kind: 'fire',
  ship,
  target,
  superCannons: false,
  bertha: null,
  revenge: false,
  keg: false,
});

/** The Part each of two players starts with. */
export const parts = (...chosen: readonly GalleonPart[]): Scripted[] =>
  chosen.map((part, seat) => [seat, { kind: 'part', part }]);

const ADVENTURES_OF_A_QUEST = 2;

/** Both players stay at home in this many Adventures from the first on: nothing happens but what the cards give. */
export const atHome = (adventures: number, firstBaron: number): Scripted[] =>
  Array.from({ length: adventures }, (_, n) => {
    const baron = (firstBaron + Math.floor(n / ADVENTURES_OF_A_QUEST)) % 2;
    return [baron, 1 - baron].map((seat): Scripted => [seat, send(0)]);
  }).flat();

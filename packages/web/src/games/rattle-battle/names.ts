// Dice and what they show, by name.

import { DICE, type DieId, type Face, type NpColour } from '@quayside/rules/rattle-battle';
import type { SeatFace } from '../gameUi.ts';
import { words } from './words.ts';

const numberOf = (die: DieId): string => die.slice(die.lastIndexOf('-') + 1);

export const faceName = (face: Face): string => (typeof face === 'number' ? String(face) : words.dice.faces[face]);

/** `ship 2`, `Captain Ship`, `red ship 1`. */
export function dieName(die: DieId): string {
  const { hull, owner } = DICE[die]!;
  if (owner === null) return words.dice.coloured(words.colours[hull as NpColour], numberOf(die));
  return hull === 'captain' ? words.dice.captain : words.dice.ship(numberOf(die));
}

/** With its owner: `your ship 2`, `Ada’s Captain Ship`, `the red ship 1`. */
export function shipName(die: DieId, faces: readonly SeatFace[]): string {
  const { hull, owner } = DICE[die]!;
  if (owner === null) return words.dice.theColoured(words.colours[hull as NpColour], numberOf(die));
  const { you, name } = faces[owner]!;
  if (hull === 'captain') return you ? words.dice.yourCaptain : words.dice.playersCaptain(name);
  return you ? words.dice.yourShip(numberOf(die)) : words.dice.playersShip(name, numberOf(die));
}

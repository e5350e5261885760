// The things sentences are about, as pieces a screen can draw.

import type { Seat } from '../../game.ts';
import { counted } from '../../kit/counted.ts';
import { type Phrase, type PhrasePart, piece, say, seat } from '../../kit/phrase.ts';
import {
  CARDS,
  type CardId,
  DICE,
  type DieId,
  FACES,
  type GalleonPart,
  LOCATION_NAMES,
  LOOT,
  LOOT_NAMES,
  type Location,
  type LootKind,
  MM,
  PART_NAMES,
  SAILOR,
  type SailorId,
  UPGRADE,
  type UpgradeId,
} from '../tables/index.ts';
import type { Loot } from '../types/galleon.ts';

export const coins = (count: number): PhrasePart => piece('coins', count, counted(count, 'coin'));
export const part = (it: GalleonPart): PhrasePart => piece('part', it, PART_NAMES[it]);
export const upgrade = (it: UpgradeId): PhrasePart => piece('upgrade', it, UPGRADE[it].name);
export const sailor = (it: SailorId): PhrasePart => piece('sailor', it, SAILOR[it].name);
export const adventure = (it: CardId): PhrasePart => piece('adventure', it, CARDS[it]!.name);
export const location = (it: Location): PhrasePart => piece('location', it, LOCATION_NAMES[it]);
export const token = (kind: LootKind): PhrasePart => piece('loot', kind, LOOT_NAMES[kind]);

export function list(phrases: readonly Phrase[]): Phrase {
  return phrases.flatMap((phrase, i) => [...(i === 0 ? [] : [i === phrases.length - 1 ? ' and ' : ', ']), ...phrase]);
}

export const seats = (them: readonly Seat[]): Phrase => list(them.map(it => [seat(it)]));

/** `Ada’s ship 2`, `Ada’s Captain Ship`, `the red ship 1`. */
export function ship(die: DieId): Phrase {
  const { hull, owner } = DICE[die]!;
  const number = die.slice(die.lastIndexOf('-') + 1);
  if (owner === null) return say`the ${piece('die', die, `${hull} ship ${number}`)}`;
  return say`${seat(owner)}’s ${piece('die', die, hull === 'captain' ? 'Captain Ship' : `ship ${number}`)}`;
}

export const ships = (dice: readonly DieId[]): Phrase => list(dice.map(ship));

/** A die of one's own, of which it is clear whose it is. */
export function ownShip(die: DieId): Phrase {
  const number = die.slice(die.lastIndexOf('-') + 1);
  return [piece('die', die, DICE[die]!.hull === 'captain' ? 'the Captain Ship' : `ship ${number}`)];
}

export function loot(them: Loot): Phrase {
  const kinds = LOOT.filter(kind => them[kind]);
  return kinds.length === 0 ? ['nothing'] : list(kinds.map(kind => say`${them[kind]!} ${token(kind)}`));
}

export const tokens = (kinds: readonly LootKind[]): Phrase => list(kinds.map(kind => [token(kind)]));

const FACE_NAMES = { cannon: 'a cannon', sail: 'a sail', grape: 'grapeshot', skull: 'a skull' };

/** What a die shows on that side. */
export function face(die: DieId, side: number): PhrasePart {
  const it = FACES[DICE[die]!.hull][side]!;
  return piece('face', `${die} ${side}`, typeof it === 'number' ? String(it) : FACE_NAMES[it]);
}

export const faces = (dice: readonly { die: DieId; side: number }[]): Phrase =>
  list(dice.map(({ die, side }) => [face(die, side)]));

export const millimetres = (length: number): string => `${(length / MM).toFixed(1)} mm`;

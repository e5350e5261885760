// The line below the Sea about one ship: what it shows, how strong it is and why, and who is how far away.

import {
  BALLISTA_STRENGTH,
  byGap,
  DICE,
  faceOf,
  isOurs,
  MM,
  type Open,
  readingOf,
  type SeaCard,
  type Ship,
  seaCard,
  strengthOf,
  TOUCHING,
  works,
} from '@quayside/rules/rattle-battle';
import type { SeatFace } from '../gameUi.ts';
import { faceName, shipName } from './names.ts';
import { cardTexts } from './printed.ts';
import { words } from './words.ts';

export function describeShip(open: Open, ship: Ship, faces: readonly SeatFace[]): string {
  const name = shipName(ship.die, faces);
  const face = faceName(faceOf(ship));
  const card = seaCard(open);
  if (!card) return words.ship.shows(name, face);
  const near = byGap(
    ship,
    open.sea.filter(other => isOurs(card, other.die) !== isOurs(card, ship.die)),
  );
  const distances = near.map(it => gapText(it.gap, shipName(it.ship.die, faces)));
  return words.ship.tells(name, face, [strengthText(open, card, ship), ...distances]);
}

const gapText = (gap: number, ship: string): string =>
  gap <= TOUCHING ? words.ship.touches(ship) : words.ship.away((gap / MM).toFixed(1), ship);

function strengthText(open: Open, card: SeaCard, ship: Ship): string {
  const strength = strengthOf(open, ship);
  const why = reasons(open, card, ship);
  return why.length > 0 ? words.ship.strengthBecause(strength, why) : words.ship.strength(strength);
}

function reasons(open: Open, card: SeaCard, ship: Ship): string[] {
  const { owner } = DICE[ship.die]!;
  const bonus = bonusText(ship);
  if (owner === null) {
    if (ship.bribed) return [words.ship.bribed];
    return [...(readingOf(card, ship)?.actions.map(cardTexts.action) ?? []), ...bonus];
  }
  const galleon = open.galleons[owner]!;
  const hasBallista = galleon.voyage.ballista && open.step !== 'battle';
  const ballista = hasBallista ? [words.ship.moreInBattle(BALLISTA_STRENGTH)] : [];
  if (faceOf(ship) !== 'cannon') return [...bonus, ...ballista];
  const guns = works(galleon, 'bombs') ? words.ship.byBombs : words.ship.byCannons;
  return [guns, ...bonus, ...ballista];
}

function bonusText({ bonus }: Ship): string[] {
  if (bonus === 0) return [];
  return [bonus > 0 ? words.ship.more(bonus) : words.ship.lessByDrill(-bonus)];
}

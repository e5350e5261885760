// What the lookout calls down about a ship: what it shows, how strong it is and why, and who is how far away.

import {
  actionText,
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
import { faceName, shipName } from './looks.tsx';

export function lookoutOn(open: Open, ship: Ship, faces: readonly SeatFace[]): string {
  const name = shipName(ship.die, faces);
  const start = `${name[0]!.toUpperCase()}${name.slice(1)} shows ${faceName(faceOf(ship))}`;
  const card = seaCard(open);
  if (!card) return `${start}.`;
  const near = byGap(
    ship,
    open.sea.filter(other => isOurs(card, other.die) !== isOurs(card, ship.die)),
  );
  const distances = near.map(it => `${gapText(it.gap)} ${shipName(it.ship.die, faces)}`);
  return `${start}: ${[strengthText(open, card, ship), ...distances].join('; ')}.`;
}

const gapText = (gap: number): string => (gap <= TOUCHING ? 'touches' : `${(gap / MM).toFixed(1)} mm to`);

function strengthText(open: Open, card: SeaCard, ship: Ship): string {
  const why = reasons(open, card, ship);
  return `Strength ${strengthOf(open, ship)}${why.length > 0 ? ` (${why.join(', ')})` : ''}`;
}

function reasons(open: Open, card: SeaCard, ship: Ship): string[] {
  const { owner } = DICE[ship.die]!;
  const bonus = ship.bonus === 0 ? [] : [ship.bonus > 0 ? `${ship.bonus} more` : `${-ship.bonus} less by a Drill`];
  if (owner === null) {
    if (ship.bribed) return ['bribed, it surrenders'];
    return [...(readingOf(card, ship)?.actions.map(actionText) ?? []), ...bonus];
  }
  const galleon = open.galleons[owner]!;
  const ballista = galleon.voyage.ballista && open.step !== 'battle' ? [`${BALLISTA_STRENGTH} more in the Battle`] : [];
  if (faceOf(ship) !== 'cannon') return [...bonus, ...ballista];
  const guns = works(galleon, 'bombs') ? 'by Bombs' : 'by the Cannons on the Galleon';
  return [guns, ...bonus, ...ballista];
}

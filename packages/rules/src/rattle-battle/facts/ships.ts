// Whose ships are whose, what they show, and how strong they are (RULES.md 6 and 8).

import type { Seat } from '../../game.ts';
import {
  BALLISTA_STRENGTH,
  BOMBS_STRENGTH,
  CARDS,
  type Card,
  cannonStrength,
  DICE,
  type DieId,
  FACES,
  type Face,
  isCrazy,
  type NpColour,
  type Reading,
  ruleOf,
  type SeaCard,
  type UpgradeId,
} from '../tables/index.ts';
import type { Fitted, Galleon } from '../types/galleon.ts';
import type { Pose, Ship } from '../types/sea.ts';
import type { Open } from '../types.ts';
import { gapBetween, seaCard } from './sea.ts';

export const faceOf = ({ die, side }: Pick<Pose, 'die' | 'side'>): Face => FACES[DICE[die]!.hull][side]!;

const ALLIES = new Map<Card, NpColour | null>(
  Object.values(CARDS).map(card => [card, isCrazy(card) ? null : (ruleOf(card, 'ally')?.colour ?? null)]),
);

/** 6.9 A Non-Player Ship that fights for the players. */
export const isAlly = (card: SeaCard, die: DieId): boolean => ALLIES.get(card) === DICE[die]!.hull;

/** Player Ships and allies. */
export function isOurs(card: SeaCard, die: DieId): boolean {
  return DICE[die]!.owner !== null || isAlly(card, die);
}

/** Player Ships and allies in the Sea. */
export const ours = (open: Open): Ship[] => sideOf(open, { ours: true });

/** Non-Player Ships in the Sea, without allies. */
export const theirs = (open: Open): Ship[] => sideOf(open, { ours: false });

function sideOf(open: Open, side: { ours: boolean }): Ship[] {
  const ally = ALLIES.get(seaCard(open)!);
  const ships: Ship[] = [];
  for (const ship of open.sea) {
    const { owner, hull } = DICE[ship.die]!;
    if ((owner !== null || hull === ally) === side.ours) ships.push(ship);
  }
  return ships;
}

export const fleetOf = (open: Open, seat: Seat): Ship[] => open.sea.filter(ship => DICE[ship.die]!.owner === seat);

/** What the card says of the face a Non-Player Ship shows; null: a plain number. */
export function readingOf(card: SeaCard, ship: Pick<Pose, 'die' | 'side'>): Reading | null {
  const face = faceOf(ship);
  const readings = card.symbols[DICE[ship.die]!.hull as NpColour] ?? card.symbols.others;
  if (typeof face === 'number') return readings?.number ?? null;
  if (face === 'cannon') return null;
  return readings?.[face] ?? BARE;
}
const BARE: Reading = { strength: 1, actions: [] };

export function surrenders(open: Open, ship: Ship): boolean {
  if (ship.bribed) return true;
  const reading = readingOf(seaCard(open)!, ship);
  return reading?.actions.some(({ act }) => act === 'surrender') ?? false;
}

export const upgradeOf = (galleon: Galleon, id: UpgradeId): Fitted | undefined =>
  galleon.upgrades.find(upgrade => upgrade.id === id);

/** 11.1 A ready Upgrade that works by itself. */
export const works = (galleon: Galleon, id: UpgradeId): boolean => upgradeOf(galleon, id)?.ready ?? false;

export const cannonsOf = ({ cannons }: Galleon): number => cannons.ready + cannons.exhausted;
export const sailsOf = ({ sails }: Galleon): number => sails.ready + sails.exhausted;

/** 8.5 The value of a face outside Battle, as Crazy Adventures use it. */
export const faceValue = (galleon: Galleon, face: Face): number =>
  typeof face === 'number' ? face : cannonStrength(cannonsOf(galleon));

/** 8.3 Strength in a Battle. A Ballista helps in the Battle phase only. */
export function strengthOf(open: Open, ship: Ship): number {
  const { owner } = DICE[ship.die]!;
  const face = faceOf(ship);
  if (owner === null) {
    if (ship.bribed) return 0;
    const base = readingOf(seaCard(open)!, ship)?.strength ?? (typeof face === 'number' ? face : 1);
    return Math.max(0, base + ship.bonus);
  }
  const galleon = open.galleons[owner]!;
  const base = face === 'cannon' && works(galleon, 'bombs') ? BOMBS_STRENGTH : faceValue(galleon, face);
  const ballista = galleon.voyage.ballista && open.step === 'battle' ? BALLISTA_STRENGTH : 0;
  return base + ship.bonus + ballista;
}

/** How far the nearest of the others is; infinitely where there is none. */
export function leastGap(ship: Ship, others: readonly Ship[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) least = Math.min(least, gapBetween(ship, other));
  return least;
}

/** The others, nearest first. */
export function byGap(ship: Ship, others: readonly Ship[]): { ship: Ship; gap: number }[] {
  const sorted = others.map(other => ({ ship: other, gap: gapBetween(ship, other) }));
  return sorted.sort((a, b) => a.gap - b.gap || order(a.ship.die) - order(b.ship.die));
}

const ORDER: Readonly<Record<DieId, number>> = Object.fromEntries(Object.keys(DICE).map((id, i) => [id, i]));
/** The order of the dice in the box, for what has to be done in some order. */
export const order = (die: DieId): number => ORDER[die]!;
export const inOrder = (a: { die: DieId }, b: { die: DieId }): number => order(a.die) - order(b.die);

/** 2.6 Those at the least distance, and all that are as good as equal. */
export function closest(open: Open, ship: Ship, others: readonly Ship[]): { ship: Ship; gap: number }[] {
  const farthest = leastGap(ship, others) + open.table.tie;
  return byGap(
    ship,
    others.filter(other => gapBetween(ship, other) <= farthest),
  );
}

// What pressing a ship, a spot of water or a button means, by what is asked.

import { squaredDistance } from '@quayside/rules/kit/geometry';
import {
  atHand,
  type DieId,
  fireCost,
  fleetOf,
  type Move,
  NEEDS,
  ownerOf,
  type Point,
  shipAt,
  targetsOf,
  USES,
  type Use,
} from '@quayside/rules/rattle-battle';
import { type Act, type Aim, aimOf, type Draft, mine, missing, moveOf, NO_AIM, rangeOf } from './draft.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';

export const setDraft = ({ draft }: Pick<Props, 'draft'>, next: Draft | null): void => {
  draft.value = next;
};

export const chosenMove = (props: Props): Move | null =>
  props.menu && moveOf(props.draft.value, props.view, props.menu.ask, props.menu.moves);

export const isTurn = ({ menu }: Pick<Props, 'menu'>): boolean => menu?.ask === 'turn' || menu?.ask === 'turn-acted';

/** What the aim is on a player's turn; null when nothing is aimed now. */
export const currentAim = (props: Props): Aim | null => (isTurn(props) ? aimOf(props.draft.value) : null);

/** The places the rules suggest for this aim: where ships just touch, where a shot reaches, where the range ends. */
function snapsFor({ menu }: Props, aim: Aim): Point[] {
  return (menu?.moves ?? []).flatMap((move): Point[] => {
    if (aim.act === null || aim.act === 'move')
      return move.kind === 'move' && move.ship === aim.ship && !move.drill ? [{ x: move.x, y: move.y }] : [];
    if (move.kind !== 'use' || move.use !== aim.act || move.ship !== aim.ship || !move.place) return [];
    return aim.target === null || move.target === aim.target ? [move.place] : [];
  });
}

const SNAP = 450; // hundredths of a mm
const BEYOND = 1_600; // so much past the range still means the range

/** The spot itself, or a suggested one right beside it, or the end of the range on the way there. */
export function snapped(props: Props, aim: Aim, spot: Point): Point {
  const near = snapsFor(props, aim)
    .map(place => ({ place, away: squaredDistance(place, spot) }))
    .filter(({ away }) => away <= SNAP ** 2)
    .sort((a, b) => a.away - b.away)[0];
  if (near) return near.place;
  const { open } = props.view;
  const ship = aim.ship === null ? undefined : shipAt(open, aim.ship);
  const range = rangeOf(open, aim, atHand(mine(props.view), 'superSails'));
  if (!ship || range == null) return spot;
  const far = Math.sqrt(squaredDistance(ship, spot));
  if (far <= range || far > range + BEYOND) return spot;
  const part = (range - 1) / far;
  return { x: ship.x + Math.trunc((spot.x - ship.x) * part), y: ship.y + Math.trunc((spot.y - ship.y) * part) };
}

const mayMove = ({ view, menu }: Props): boolean => menu?.ask === 'turn' && mine(view).sails.ready > 0;

/** Puts the ghost there, as far as the aim is about a place. */
export function aimAt(props: Props, spot: Point): void {
  const aim = currentAim(props);
  if (!aim || aim.ship === null) return;
  const act = aim.act === null || aim.act === 'fire' ? 'move' : aim.act;
  if (act !== 'move' && !NEEDS[act].place) return;
  setDraft(props, { ...aim, act, place: spot, ...(act === 'move' ? { target: null } : {}) });
}

/** A ship was pressed: one of mine is chosen, another is aimed at. */
export function pressShip(props: Props, die: DieId): void {
  const aim = currentAim(props);
  if (!aim) return;
  if (ownerOf(die) === props.me) {
    const act = aim.act === 'move' || aim.act === 'fire' ? null : aim.act;
    setDraft(props, { ...NO_AIM, act, ship: aim.ship === die && act === null ? null : die });
    return;
  }
  if (aim.act !== null && aim.act !== 'move' && aim.act !== 'fire') {
    if (NEEDS[aim.act].target !== null) setDraft(props, withHook(props, { ...aim, target: die }));
    return;
  }
  const ship = aim.ship ?? nearestGunner(props, die);
  if (ship !== null) setDraft(props, { ...NO_AIM, act: 'fire', ship, target: die });
}

/** A Boarding Hook brings the ship alongside by itself. */
function withHook(props: Props, aim: Aim): Aim {
  return aim.act === 'boardingHook' ? { ...aim, place: snapsFor(props, aim)[0] ?? null } : aim;
}

const nearestGunner = ({ view, menu }: Props, target: DieId): DieId | null => {
  const shot = menu?.moves.find(move => move.kind === 'fire' && move.target === target);
  if (shot?.kind === 'fire') return shot.ship;
  return fleetOf(view.open, view.seat ?? 0)[0]?.die ?? null;
};

/** Ships that may be aimed at now. */
export function aimable(props: Props): DieId[] {
  const aim = currentAim(props);
  if (!aim) return [];
  const { open } = props.view;
  const seat = props.me!;
  if (aim.act !== null && aim.act !== 'move' && aim.act !== 'fire') {
    const ship = aim.ship === null ? null : (shipAt(open, aim.ship) ?? null);
    return NEEDS[aim.act].ship && ship === null ? [] : targetsOf(open, seat, aim.act, ship).map(({ die }) => die);
  }
  const shots = props.menu!.moves.filter(move => move.kind === 'fire');
  return [...new Set(shots.filter(shot => aim.ship === null || shot.ship === aim.ship).map(shot => shot.target))];
}

/** How many Cannons a shot at a ship costs, from the chosen ship or from whichever fires cheapest; null: no shot. */
export function shotCost(props: Props, target: DieId): number | null {
  const aim = currentAim(props);
  if (!aim || (aim.act !== null && aim.act !== 'fire')) return null;
  const costs = props.menu!.moves.flatMap(move => {
    if (move.kind !== 'fire' || move.target !== target || (aim.ship !== null && move.ship !== aim.ship)) return [];
    const ship = shipAt(props.view.open, move.ship);
    return ship ? [move.keg ? 0 : fireCost(props.view.open, ship)] : [];
  });
  return costs.length === 0 ? null : Math.min(...costs);
}

/** Ships that Big Bertha could sink as well. */
export const berthaTargets = ({ menu }: Props, { ship, target }: Aim): DieId[] => [
  ...new Set(
    (menu?.moves ?? []).flatMap(move =>
      move.kind === 'fire' && move.ship === ship && move.target === target && move.bertha !== null ? [move.bertha] : [],
    ),
  ),
];

/** Upgrades and the like that can be used on this turn. */
export const availableUses = ({ menu }: Props): Use[] =>
  USES.filter(use => menu?.moves.some(move => move.kind === 'use' && move.use === use));

/** Selects an Upgrade or the like; the second time, deselects it. */
export function toggleUse(props: Props, act: Act): void {
  const aim = currentAim(props);
  if (!aim) return;
  if (aim.act === act) {
    setDraft(props, { ...NO_AIM, ship: aim.ship });
    return;
  }
  const only = fleetOf(props.view.open, props.me!);
  const ship = aim.ship ?? (only.length === 1 ? only[0]!.die : null);
  setDraft(props, { ...NO_AIM, act, ship });
}

/** The next of my ships. */
export function nextShip(props: Props): void {
  const fleet = fleetOf(props.view.open, props.me!).map(({ die }) => die);
  const aim = currentAim(props)!;
  const next = fleet[(fleet.indexOf(aim.ship ?? '') + 1) % fleet.length];
  if (next) setDraft(props, { ...NO_AIM, act: aim.act === 'move' || aim.act === 'fire' ? null : aim.act, ship: next });
}

export function nextTarget(props: Props): void {
  const aim = currentAim(props)!;
  const targets = aimable(props);
  const next = targets[(targets.indexOf(aim.target ?? '') + 1) % targets.length];
  if (next) pressShip(props, next);
}

export function nextSnap(props: Props): void {
  const aim = currentAim(props)!;
  if (aim.ship === null) nextShip(props);
  const now = currentAim(props)!;
  const places = snapsFor(props, now);
  const at = places.findIndex(({ x, y }) => x === now.place?.x && y === now.place.y);
  const next = places[(at + 1) % places.length];
  if (next) aimAt(props, next);
}

/** Moves the ghost by a small step, from the ship itself if it has no place yet. */
export function nudge(props: Props, dx: number, dy: number): boolean {
  const aim = currentAim(props);
  const ship = aim && aim.ship !== null && shipAt(props.view.open, aim.ship);
  if (!aim || !ship || (aim.act === null && !mayMove(props))) return false;
  const from = aim.place ?? { x: ship.x, y: ship.y };
  aimAt(props, { x: from.x + dx, y: from.y + dy });
  return true;
}

/** What the player has to choose next. */
export function nextStepText(props: Props): string {
  const aim = currentAim(props)!;
  switch (missing(aim)) {
    case 'ship':
      return aim.act === null ? words.turn.chooseShip : words.turn.chooseShipForIt;
    case 'act':
      return shipOptionsText(props, aim.ship!);
    case 'target':
      return words.turn.chooseTarget;
    case 'place':
      return words.turn.choosePlace;
    case 'side':
      return words.turn.chooseFace;
    case null:
      return '';
  }
}

/** What the chosen ship can do on this turn, or why it can do nothing. */
function shipOptionsText({ menu, view }: Props, die: DieId): string {
  const may = (kind: 'move' | 'fire') => menu!.moves.some(move => move.kind === kind && move.ship === die);
  if (may('move')) return may('fire') ? words.turn.moveOrFire : words.turn.moveOnly;
  if (may('fire')) return words.turn.fireOnly;
  if (menu!.ask === 'turn-acted') return words.turn.acted;
  const { sails, cannons } = mine(view);
  const cost = fireCost(view.open, shipAt(view.open, die)!);
  return words.turn.neither(
    sails.ready === 0 ? words.turn.noSail : words.turn.noWay,
    cannons.ready < cost ? words.turn.noCannons(cost) : words.turn.noEnemy,
  );
}

// Where it stands what a shot at each ship in range costs: below the ship, or wherever free water is closest to it.

import { type DieId, MM, type Point } from '@quayside/rules/rattle-battle';
import { useMemo } from 'preact/hooks';
import type { Corner } from '../../dice/SeaBox.tsx';
import { aimable, shotCost } from './choices.ts';
import { freeWater, type Label, type Lying } from './freeWater.ts';
import type { Props } from './props.ts';

/** A price of normal size, in hundredths of a millimetre. */
const COST = { width: 18 * MM, height: 10 * MM };

/** By ship. One for which no water is free has none: the buttons of the bar tell it. */
export function costsAt(targets: readonly DieId[], sea: Lying & { scale: number }): Map<DieId, Label> {
  const half = { x: (COST.width * sea.scale) / 2, y: (COST.height * sea.scale) / 2 };
  const placed = new Map<DieId, Label>();
  for (const die of targets) {
    const ship = sea.ships.find(it => it.die === die);
    const at = ship && freeWater(ship, half, { ...sea, taken: [...sea.taken, ...placed.values()] });
    if (at) placed.set(die, { at, half });
  }
  return placed;
}

/** A ship about to move. */
export type Ghost = { ship: DieId; place: Point } | null;
type Written = { lying: Lying; costs: ReadonlyMap<DieId, Label>; costScale: number };

/** What shots cost now, and what of the Sea is left to write in: the ghost takes its water, too. */
export function useCosts(props: Props, tags: ReadonlyMap<DieId, Corner>, ghost: Ghost, pxPerMm: number): Written {
  const { sea } = props.scene.open;
  const targets = props.menu ? aimable(props).filter(die => shotCost(props, die) !== null) : [];
  return useMemo(() => {
    const moved = ghost && sea.find(({ die }) => die === ghost.ship);
    const ships = moved ? [...sea, { ...moved, ...ghost.place }] : sea;
    const lying = { ships, tags, letters: Math.max(1, 12.2 / (6 * pxPerMm)), taken: [] };
    const costScale = Math.max(1, 12.2 / (7.5 * pxPerMm)); // the number is at least 12 px high
    const costs = costsAt(targets, { ...lying, scale: costScale });
    return { lying: { ...lying, taken: [...costs.values()] }, costs, costScale };
  }, [sea, tags, targets.join(' '), ghost?.ship, ghost?.place.x, ghost?.place.y, pxPerMm]);
}

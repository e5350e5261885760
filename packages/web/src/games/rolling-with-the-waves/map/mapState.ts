// What a Pirate Map shows: what is written on it, and what is meant for it.

import {
  type Cannon,
  type Captain,
  type Chest,
  type Icon,
  levelOf,
  levelWith,
  type Order,
  type Track,
} from '@quayside/rules/rolling-with-the-waves';

/** What is on a map, and what is meant for it. */
export type MapState = {
  seat: number;
  captain: Captain;
  /** Values meant for the map and not written yet. */
  orders: readonly Order[];
  /** The chest that all three dice are meant to bury. */
  burying: Chest | null;
  /** The last value of this area was written this round. */
  fresh(icon: Icon): boolean;
  /** A die may be put here now. */
  lit(icon: Icon): boolean;
  /** Infamy that the choice being made would cost. */
  cost: number;
  /** Cannons that are firing at this moment. */
  firing: readonly Cannon[];
};

export const ghostOf = ({ orders }: MapState, icon: Icon): number | null =>
  orders.find(order => order.icon === icon)?.value ?? null;

/** The level now, and the one that what is meant for the area would bring. */
export function planOf(state: MapState, area: Track | Cannon): { level: number; coming: number } {
  const level = levelOf(state.captain, area);
  const ghost = ghostOf(state, area);
  return { level, coming: ghost === null ? level : levelWith(state.captain, area, ghost) };
}

/** Buried in this very round: the heap is thrown up before one's eyes. */
export const isJustBuried = ({ allocation, buried }: Captain, chest: Chest): boolean =>
  buried[chest] && allocation?.kind === 'bury' && allocation.chest === chest;

// Rules 7 and 8.2: what comes aboard, what goes overboard, and what happens when the last hand is gone.

import type { Seat } from '../../game.ts';
import { holdOf } from '../facts/ships.ts';
import { wreckOn } from '../facts/tiles.ts';
import type { TreasureMap } from '../tables/index.ts';
import type { Cause, Event, FortuneState, FortuneTell, Open, Ship } from '../types.ts';

export function gainGold({ open }: FortuneState, seat: Seat, gold: number, cause: Cause, tell: FortuneTell): void {
  const ship = open.ships[seat]!;
  ship.gold += gold;
  tell.all({ type: 'gold', seat, cause, gold, aboard: ship.gold });
}

/** 1.5 What the hold has no room for is lost. */
const room = (ship: Ship): number => Math.max(0, holdOf(ship) - ship.food - ship.crew);

/** What becomes of `owed` units when there are `has` of them and so much room. */
const changed = (owed: number, has: number, space: number): number =>
  owed > 0 ? Math.min(owed, space) : 0 - Math.min(-owed, has);

export function changeFood({ open }: FortuneState, seat: Seat, owed: number, cause: Cause, tell: FortuneTell): void {
  const ship = open.ships[seat]!;
  const change = changed(owed, ship.food, room(ship));
  ship.food += change;
  tell.all({ type: 'food', seat, cause, change, wasted: Math.max(0, owed - change), left: ship.food });
}

/** 7.1 Without crew the ship sinks at once. */
export function changeCrew(state: FortuneState, seat: Seat, owed: number, cause: Cause, tell: FortuneTell): void {
  const ship = state.open.ships[seat]!;
  const change = changed(owed, ship.crew, room(ship));
  ship.crew += change;
  tell.all({ type: 'crew', seat, cause, change, wasted: Math.max(0, owed - change), left: ship.crew });
  if (ship.crew === 0) sink(state, seat, 'card', tell);
}

/** 7.2 Gold aboard and maps become a wreck, or join the one that is there. */
export function sink(
  { open }: FortuneState,
  seat: Seat,
  how: Extract<Event, { type: 'sunk' }>['how'],
  tell: FortuneTell,
): void {
  const ship = open.ships[seat]!;
  const { at: tile, gold, maps } = ship;
  ship.afloat = false;
  ship.food = 0;
  ship.crew = 0;
  ship.gold = 0;
  ship.maps = [];
  ship.becalmed = false;
  tell.all({ type: 'sunk', seat, tile, how, gold, maps });
  if (gold > 0 || maps.length > 0) leaveWreck(open, tile, gold, maps);
}

function leaveWreck(open: Open, tile: number, gold: number, maps: readonly TreasureMap[]): void {
  const wreck = wreckOn(open, tile);
  if (!wreck) {
    open.wrecks.push({ tile, gold, maps: [...maps] });
    return;
  }
  wreck.gold += gold;
  wreck.maps.push(...maps);
}

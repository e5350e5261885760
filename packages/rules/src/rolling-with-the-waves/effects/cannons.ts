// Rule 7: what the cannons of one captain do once they are aimed.

import type { Seat } from '../../game.ts';
import { isLoaded, levelOf } from '../facts.ts';
import { CANNONS, SQUARES } from '../tables.ts';
import type { Aim, Cannon, RollingState, RollingTell } from '../types.ts';

/**
 * Fires every loaded cannon, each where it is aimed; one without an aim hits water. Both at the same aim are one
 * volley.
 */
export function fireAll(
  state: RollingState,
  seat: Seat,
  small: Aim | null,
  large: Aim | null,
  tell: RollingTell,
): void {
  const captain = state.open.captains[seat]!;
  const both = isLoaded(captain, 'smallCannon') && isLoaded(captain, 'largeCannon');
  if (both && small && small === large) {
    volley(state, seat, ['smallCannon', 'largeCannon'], small, tell);
  } else {
    if (isLoaded(captain, 'smallCannon')) volley(state, seat, ['smallCannon'], small, tell);
    if (isLoaded(captain, 'largeCannon')) volley(state, seat, ['largeCannon'], large, tell);
  }
  for (const cannon of CANNONS) if (isLoaded(captain, cannon)) spend(state, seat, cannon, tell);
}

/** 7.3-7.6 The Hull blocks one shot a level; each of the others takes the topmost treasure, first come first stored. */
function volley({ open }: RollingState, seat: Seat, cannons: Cannon[], aim: Aim | null, tell: RollingTell): void {
  const captain = open.captains[seat]!;
  let shots = 0;
  for (const cannon of cannons) shots += levelOf(captain, cannon);
  if (!aim) {
    tell.all({ type: 'fired', seat, cannons, aim, shots, blocked: 0, stolen: [], stored: 0 });
    return;
  }
  const target = open.captains[aim.target]!;
  const robbed = target.squares[aim.chest];
  const receiving = captain.squares[aim.into];
  const blocked = Math.min(shots, levelOf(target, 'hull'));
  const stolen: number[] = [];
  let stored = 0;
  for (let shot = blocked; shot < shots && robbed.length > 0; shot++) {
    const treasure = robbed.pop()!;
    stolen.push(treasure);
    if (receiving.length === SQUARES[aim.into]) continue;
    receiving.push(treasure);
    stored += 1;
  }
  tell.all({ type: 'fired', seat, cannons, aim, shots, blocked, stolen, stored });
}

/** 7.9 The lowest value in the cannon is gained as Infamy, and the cannon is wiped. */
function spend({ open }: RollingState, seat: Seat, cannon: Cannon, tell: RollingTell): void {
  const captain = open.captains[seat]!;
  const erased = captain.squares[cannon];
  const infamy = Math.min(...erased);
  captain.infamy += infamy;
  captain.squares[cannon] = [];
  tell.all({ type: 'cannon-spent', seat, cannon, erased, infamy });
}

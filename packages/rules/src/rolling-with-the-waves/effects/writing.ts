// Rule 6: allocations are revealed together, and their values written from left to right over the mini board.

import type { Seat } from '../../game.ts';
import { clockwise } from '../../kit/ring.ts';
import { levelOf } from '../facts.ts';
import { isTrack, RAISED } from '../tables.ts';
import type { Captain, Icon, Order, RollingState, RollingTell, Track } from '../types.ts';

export function reveal({ open, own }: RollingState, tell: RollingTell): void {
  for (let seat = 0; seat < own.length; seat++) {
    open.captains[seat]!.allocation = own[seat]!.allocation;
    own[seat]!.allocation = null;
  }
  tell.all({ type: 'revealed', allocations: open.captains.map(({ allocation }) => allocation!) });
}

/** Nothing one captain writes touches another, so they may as well write one after the other. */
export function writeValues({ open, own }: RollingState, tell: RollingTell): void {
  for (const seat of clockwise(own.length, open.first)) {
    const captain = open.captains[seat]!;
    const { raising } = own[seat]!;
    const allocation = captain.allocation!;
    own[seat]!.raising = null;
    if (allocation.kind === 'bury') {
      captain.buried[allocation.chest] = true; // 6.6
      tell.all({ type: 'buried', seat, chest: allocation.chest, treasure: captain.squares[allocation.chest].slice() });
      continue;
    }
    const icon = raising?.kind === 'raise' ? raising.icon : null;
    for (const order of allocation.orders) write(captain, seat, order, icon, tell);
  }
}

function write(captain: Captain, seat: Seat, { icon, value }: Order, toRaise: Icon | null, tell: RollingTell): void {
  const { squares } = captain;
  const raised = icon === toRaise;
  if (raised) {
    tell.all({ type: 'spirits-spent', seat, erased: squares.spirits, icon }); // 6.3
    squares.spirits = [];
  }
  const track: Track | null = isTrack(icon) ? icon : null;
  const before = track ? levelOf(captain, track) : 0;
  const written = raised ? RAISED : value;
  squares[icon].push(written);
  tell.all({ type: 'wrote', seat, icon, square: squares[icon].length - 1, value: written, raised });
  if (!track) return;
  const level = levelOf(captain, track);
  if (level > before) tell.all({ type: 'level', seat, track, level }); // 6.4
}

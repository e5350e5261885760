// `hoard`: the highest values into the chests, and never a cannon. `rush`: Hull, Ports and Crew, whose last square ends
// the game. `turtle`: Hull first, and a chest is buried as soon as it holds something worth it.

import {
  type Icon,
  isChest,
  type Move,
  type RollingView,
  type RollingWithTheWaves,
  total,
} from '@quayside/rules/rolling-with-the-waves';
import type { Scripts } from '../bot.ts';
import { maxBy } from './maxBy.ts';

const WORTH_BURYING = 9; // points in a chest

/** The allocation that scores most by what each die is worth on its icon. */
const allocated = (moves: readonly Move[], worth: (icon: Icon, value: number) => number): Move | null =>
  maxBy(
    moves.filter(move => move.kind === 'allocate'),
    ({ orders }) => orders.reduce((sum, { icon, value }) => sum + worth(icon, value), 0),
  );

const isTrack = (icon: Icon): boolean => icon === 'hull' || icon === 'ports' || icon === 'crew';
const isCannon = (icon: Icon): boolean => icon === 'smallCannon' || icon === 'largeCannon';

const buried = ({ open, seat }: RollingView, moves: readonly Move[]): Move | null => {
  const { squares } = open.captains[seat!]!;
  const buries = moves.filter(move => move.kind === 'bury' && total(squares[move.chest]) >= WORTH_BURYING);
  return maxBy(buries, move => (move.kind === 'bury' ? total(squares[move.chest]) : 0));
};

export const scripts: Scripts<RollingWithTheWaves> = {
  hoard: (_, { moves }) => allocated(moves, (icon, value) => (isChest(icon) ? 10 + value : isCannon(icon) ? -9 : 0)),
  rush: (_, { moves }) => allocated(moves, (icon, value) => (isTrack(icon) ? 20 + value : isChest(icon) ? value : 0)),
  turtle: (view, { moves }) =>
    buried(view, moves) ??
    allocated(moves, (icon, value) => (icon === 'hull' ? 20 + value : isChest(icon) ? value : isCannon(icon) ? -9 : 0)),
};

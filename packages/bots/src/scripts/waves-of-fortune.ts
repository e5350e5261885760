// `hoard`: goes home as soon as there is gold aboard, and fights nobody. `rush`: as many hands as fit beside the food
// for the way, and straight to the King, or outwards while nobody knows where he is. `turtle`: never more than two
// turns from home, and fights nobody.

import {
  distance,
  holdOf,
  homeOf,
  type Move,
  type Open,
  type Ship,
  type Tile,
  turnsHome,
  type WavesOfFortune,
} from '@quayside/rules/waves-of-fortune';
import type { Scripts } from '../bot.ts';
import { maxBy } from './maxBy.ts';

const NEAR = 2; // turns from home
const FOOD_FOR_THE_KING = 4;

const goalOf = (move: Move, at: Tile): Tile | null =>
  move.kind === 'stay' ? at : move.kind === 'sail' || move.kind === 'teleport' ? move.to : null;

/** Where the ship would end nearest to home; null when it is not to move now. */
const homewards = (ship: Ship, moves: readonly Move[]): Move | null =>
  maxBy(
    moves.filter(move => goalOf(move, ship.at) !== null),
    move => -distance(goalOf(move, ship.at)!, homeOf(ship)),
  );

const peace = (moves: readonly Move[]): Move | null =>
  moves.find(({ kind }) => kind === 'parley' || kind === 'leave' || kind === 'escape') ?? null;

const war = (moves: readonly Move[]): Move | null => moves.find(({ kind }) => kind === 'fight') ?? null;

/** Nearer to the King; while he is hidden, to the rim, where he lies. */
function hunting({ faces }: Open, ship: Ship, moves: readonly Move[]): Move | null {
  const king = faces.indexOf('king');
  const away = (to: Tile): number =>
    king >= 0 ? -distance(to, king) : faces[to] === null ? distance(to, homeOf(ship)) : 0;
  return maxBy(
    moves.filter(move => goalOf(move, ship.at) !== null),
    move => away(goalOf(move, ship.at)!),
  );
}

const loaded = (ship: Ship, moves: readonly Move[]): Move | null =>
  moves.find(move => move.kind === 'load' && move.crew === holdOf(ship) - FOOD_FOR_THE_KING) ?? null;

export const scripts: Scripts<WavesOfFortune> = {
  hoard({ open, seat }, { moves }) {
    const ship = open.ships[seat!]!;
    return peace(moves) ?? (open.phase.kind === 'move' && ship.gold > 0 ? homewards(ship, moves) : null);
  },
  rush({ open, seat }, { moves }) {
    const ship = open.ships[seat!]!;
    return war(moves) ?? loaded(ship, moves) ?? (open.phase.kind === 'move' ? hunting(open, ship, moves) : null);
  },
  turtle({ open, seat }, { moves }) {
    const ship = open.ships[seat!]!;
    const isFar = open.phase.kind === 'move' && turnsHome(ship, ship.at) >= NEAR;
    return peace(moves) ?? (isFar ? homewards(ship, moves) : null);
  },
};

// Moves off the wire. Placements and visits are made once and shared; a sail is made when it is thought of.

import { CELLS, type Cell, DIRECTIONS, type Direction, PORTS, type Port } from './tables/index.ts';
import type { Move, Pose, Stride } from './types.ts';

type Kind<K extends Move['kind']> = Extract<Move, { kind: K }>;

const POSES: readonly Pose[] = [0, 1, 2, 3, 4, 5, 6, 7];
const EVERY_CELL: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);
const LONGEST_PATH = 80; // no hold and no stock of Bonus Movements takes a ship farther

/** By pose and cell. */
export const ISLAND: readonly (readonly Kind<'island'>[])[] = POSES.map(pose =>
  EVERY_CELL.map(at => Object.freeze({ kind: 'island', pose, at })),
);
export const OBSTACLE: readonly (readonly Kind<'obstacle'>[])[] = POSES.map(pose =>
  EVERY_CELL.map(at => Object.freeze({ kind: 'obstacle', pose, at })),
);
/** By place (facts/shapes.ts). */
export const ISLAND_AT = ISLAND.flat();
export const OBSTACLE_AT = OBSTACLE.flat();
export const EXPLORE: readonly Kind<'explore'>[] = EVERY_CELL.map(at => Object.freeze({ kind: 'explore', at }));

export const home = (port: Port, at: Cell): Kind<'home'> => ({ kind: 'home', port, at });

export const sail = (wind: Direction, path: readonly Stride[]): Kind<'sail'> => ({ kind: 'sail', wind, path });

type Visit = { tell: boolean; resupply: boolean; upgrade: boolean };

/** Every choice of what to do at a port, telling first. */
export const VISITS: readonly Visit[] = [true, false].flatMap(tell =>
  [true, false].flatMap(resupply => [true, false].map(upgrade => ({ tell, resupply, upgrade }))),
);

const VISIT_MOVES = new Map<Port, readonly Kind<'port'>[]>(
  PORTS.map(port => [port, VISITS.map(visit => Object.freeze({ kind: 'port', port, ...visit }))]),
);

/** In the order of VISITS; the last does nothing and is never legal. */
export const visitsTo = (port: Port): readonly Kind<'port'>[] => VISIT_MOVES.get(port)!;

export function parse(raw: unknown): Move | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { kind, pose, at, port, wind, path, tell, resupply, upgrade } = raw as Record<string, unknown>;
  switch (kind) {
    case 'island':
      return isPose(pose) && isCell(at) ? ISLAND[pose]![at]! : null;
    case 'obstacle':
      return isPose(pose) && isCell(at) ? OBSTACLE[pose]![at]! : null;
    case 'home':
      return isPort(port) && isCell(at) ? home(port, at) : null;
    case 'sail':
      return isDirection(wind) && isPath(path) ? sail(wind, [...path]) : null;
    case 'explore':
      return isCell(at) ? EXPLORE[at]! : null;
    case 'port':
      return isPort(port) && typeof tell === 'boolean' && typeof resupply === 'boolean' && typeof upgrade === 'boolean'
        ? visitsTo(port)[(tell ? 0 : 4) + (resupply ? 0 : 2) + (upgrade ? 0 : 1)]!
        : null;
    default:
      return null;
  }
}

const isOneOf = <T>(list: readonly T[], raw: unknown): raw is T => list.includes(raw as T);
const isPose = (raw: unknown): raw is Pose => isOneOf(POSES, raw);
const isCell = (raw: unknown): raw is Cell =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < CELLS;
const isPort = (raw: unknown): raw is Port => isOneOf(PORTS, raw);
const isDirection = (raw: unknown): raw is Direction => isOneOf(DIRECTIONS, raw);
const isStride = (raw: unknown): raw is Stride =>
  typeof raw === 'string' && isDirection(raw.startsWith('+') ? raw.slice(1) : raw);
const isPath = (raw: unknown): raw is Stride[] =>
  Array.isArray(raw) && raw.length <= LONGEST_PATH && raw.every(isStride);

// Moves as lessons write them, and the two voyages that their positions are taken from.

import type { ScriptedMove } from '../../lesson.ts';
import { type Cell, cellNamed, type Direction, type Port } from '../tables/index.ts';
import type { Move, RollingSeas, Stride } from '../types.ts';

/**
 * A move from a line: `island 7 E4` and `obstacle 0 J8` (how it lies, its corner), `home rib-harbour H8`,
 * `sail SW NW +N` (the wind, then the steps), `explore G6`, `visit gullhaven TRU` (tell, resupply, upgrade).
 */
export function move(line: string): Move {
  const [kind, first = '', second = '', ...more] = line.split(' ');
  switch (kind) {
    case 'island':
    case 'obstacle':
      return { kind, pose: Number(first), at: cellNamed(second) };
    case 'home':
      return { kind, port: first as Port, at: cellNamed(second) };
    case 'sail':
      return { kind, wind: first as Direction, path: (second ? [second, ...more] : []) as Stride[] };
    case 'explore':
      return { kind, at: cellNamed(first) };
    case 'visit': {
      const [tell, resupply, upgrade] = [...'TRU'].map(deed => second.includes(deed)) as [boolean, boolean, boolean];
      return { kind: 'port', port: first as Port, tell, resupply, upgrade };
    }
    default:
      throw new Error(`${line} is no move`);
  }
}

/** The seats take turns, beginning with the first. */
export const played = (seats: number, lines: readonly string[]): ScriptedMove<RollingSeas>[] =>
  lines.map((line, i) => [i % seats, move(line)]);

/** As the board names the cell. */
export const pieceAt = (name: string): `cell:${Cell}` => `cell:${cellNamed(name)}`;

export const VOYAGE_SEED = 'rolling story 6';

/** A voyage alone, as a bot sailed it. Lessons begin after some of it. */
const VOYAGE = [
  ...['island 7 E4', 'island 7 E11', 'island 1 M4', 'island 0 H6'],
  ...['obstacle 0 J8', 'obstacle 0 D11', 'home rib-harbour H8'],
  'sail SW NW', // turn 1
  'explore G6',
  'explore H6',
  ...['obstacle 1 E5', 'sail N W'],
  ...['obstacle 0 K1', 'explore F6'], // turn 5
  'sail W W NW +N',
  ...['obstacle 1 C6', 'explore E4'],
  'sail S SW S S S SE',
  'explore E11',
  ...['obstacle 0 P13', 'sail SE E'], // turn 10
  ...['obstacle 1 E8', 'sail N N N NE'],
  'sail W W NW',
  'sail E SE E',
  ...['obstacle 1 C10', 'sail W W NW'],
  'sail SW NW', // turn 15
  'sail SW NW',
  'visit gullhaven TRU',
  'sail E +SE +SE E NE',
  'visit quiet-bight TR',
  'sail S SW S S SW SW S S', // turn 20
  ...['obstacle 2 B13', 'visit tarbarrel T'],
  'sail E S SE E NE NE',
  ...['obstacle 1 H11', 'visit tapsters-rest TR'],
];

/** The voyage until this move is to be made; all of it when no move is named. */
export function voyageUntil(line?: string): ScriptedMove<RollingSeas>[] {
  const end = line === undefined ? VOYAGE.length : VOYAGE.indexOf(line);
  if (end < 0) throw new Error(`${line} is not part of the voyage`);
  return played(1, VOYAGE.slice(0, end));
}

export const RIVALS_SEED = 'rolling story 11';

/** Two captains with the same chart, before the first Adventure card. */
export const RIVALS: readonly ScriptedMove<RollingSeas>[] = played(
  2,
  [
    'island 2 H8',
    'island 1 M4',
    'island 2 K11',
    'island 7 E4',
    'obstacle 0 J6',
    'obstacle 0 A5',
    'home hammerfall K9',
  ].flatMap(line => [line, line]),
);

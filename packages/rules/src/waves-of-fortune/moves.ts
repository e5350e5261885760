// Every move there is, made once: equal moves are the same object.

import { COLOURS, type Colour, DEEP_HOLD, FIGHTERS, TILES, type Tile, UPGRADES, type Upgrade } from './tables/index.ts';
import type { Move } from './types.ts';

const numbered = (count: number, make: (n: number) => Move): readonly Move[] =>
  Array.from({ length: count }, (_, n) => make(n));
const toEachTile = (make: (tile: Tile) => Move): readonly Move[] => TILES.map(make);

const MOST_OPTIONS = 3;
const MOST_SEATS = 4;
const MOST_SWAPPED = 2;

export const STAY: Move = { kind: 'stay' };
export const STOP: Move = { kind: 'stop' };
export const FIGHT: Move = { kind: 'fight' };
export const PARLEY: Move = { kind: 'parley' };
export const ESCAPE: Move = { kind: 'escape' };
export const ENGAGE: Move = { kind: 'engage' };
export const LEAVE: Move = { kind: 'leave' };
export const RUN: Move = { kind: 'run' };
export const RAID_NOBODY: Move = { kind: 'raid', seat: null };

export const SAIL = toEachTile(to => ({ kind: 'sail', to }));
export const TELEPORT = toEachTile(to => ({ kind: 'teleport', to }));
export const PEEK = toEachTile(tile => ({ kind: 'peek', tile }));
export const RAM = toEachTile(to => ({ kind: 'ram', to }));
export const DRIFT = toEachTile(to => ({ kind: 'drift', to }));

/** By crew, from 0 (never legal) on. */
export const LOAD = numbered(DEEP_HOLD, crew => ({ kind: 'load', crew }));
export const SEND = numbered(FIGHTERS + 1, fighters => ({ kind: 'send', fighters }));
export const STAND = numbered(FIGHTERS + 1, crew => ({ kind: 'stand', crew }));
export const OPTION = numbered(MOST_OPTIONS, option => ({ kind: 'option', option }));
export const RAID = numbered(MOST_SEATS, seat => ({ kind: 'raid', seat }));
const SWAP = numbered(2 * MOST_SWAPPED + 1, n => ({ kind: 'swap', crew: n - MOST_SWAPPED }));
export const swap = (crew: number): Move => SWAP[crew + MOST_SWAPPED]!;

const byName = <Name extends string>(names: readonly Name[], make: (name: Name) => Move): Record<Name, Move> =>
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<Name, Move>;

export const COLOUR: Record<Colour, Move> = byName(COLOURS, colour => ({ kind: 'colour', colour }));
export const BUY: Record<Upgrade, Move> = byName(UPGRADES, upgrade => ({ kind: 'buy', upgrade }));

/** A move off the wire as the one object that stands for it; null when it is none. */
export function parse(raw: unknown): Move | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { kind, colour, crew, to, tile, fighters, option, seat, upgrade } = raw as Record<string, unknown>;
  switch (kind) {
    case 'colour':
      return COLOURS.includes(colour as Colour) ? COLOUR[colour as Colour] : null;
    case 'load':
      return nth(LOAD, crew);
    case 'stay':
      return STAY;
    case 'sail':
      return nth(SAIL, to);
    case 'teleport':
      return nth(TELEPORT, to);
    case 'peek':
      return nth(PEEK, tile);
    case 'stop':
      return STOP;
    case 'ram':
      return nth(RAM, to);
    case 'fight':
      return FIGHT;
    case 'parley':
      return PARLEY;
    case 'escape':
      return ESCAPE;
    case 'engage':
      return ENGAGE;
    case 'leave':
      return LEAVE;
    case 'send':
      return nth(SEND, fighters);
    case 'option':
      return nth(OPTION, option);
    case 'run':
      return RUN;
    case 'stand':
      return nth(STAND, crew);
    case 'drift':
      return nth(DRIFT, to);
    case 'raid':
      return seat === null ? RAID_NOBODY : nth(RAID, seat);
    case 'swap':
      return typeof crew === 'number' ? nth(SWAP, crew + MOST_SWAPPED) : null;
    case 'buy':
      return UPGRADES.includes(upgrade as Upgrade) ? BUY[upgrade as Upgrade] : null;
    default:
      return null;
  }
}

const nth = (moves: readonly Move[], n: unknown): Move | null => (typeof n === 'number' ? (moves[n] ?? null) : null);

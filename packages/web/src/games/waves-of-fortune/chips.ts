// What ending a move on a tile costs or brings at once, small enough for the corner of the tile.

import {
  type FortuneView,
  holdOf,
  homeOf,
  type Move,
  SCRIPTS,
  type Ship,
  type Tile,
  tokenOn,
} from '@quayside/rules/waves-of-fortune';
import type { MarkName } from './art/Marks.tsx';
import { words } from './words.ts';

export type Chip = { mark: MarkName; text: string; tone: 'plain' | 'good' | 'bad' };

export function chipOf({ open }: FortuneView, seat: number, move: Move): Chip | null {
  const ship = open.ships[seat]!;
  switch (move.kind) {
    case 'sail':
    case 'teleport':
    case 'drift':
      return onTile(open, ship, move.to);
    case 'stay':
      return onTile(open, ship, ship.at);
    case 'raid':
      return move.seat === null ? null : { mark: 'gold', text: String(open.ships[move.seat]!.gold), tone: 'good' };
    default:
      return null;
  }
}

function onTile(open: FortuneView['open'], ship: Ship, tile: Tile): Chip {
  if (tile === homeOf(ship)) return { mark: 'home', text: '', tone: 'good' };
  const laid = tokenOn(open, tile);
  if (laid?.token === 'pirate' || open.faces[tile] === 'king') return { mark: 'swords', text: '', tone: 'bad' };
  const fed = laid ? fedBy(ship, laid.token) : 0;
  if (ship.food + fed === 0) return { mark: 'food', text: words.chips.mutiny, tone: 'bad' };
  return fed > 1
    ? { mark: 'food', text: words.effects.gained(fed - 1), tone: 'good' }
    : { mark: 'food', text: fed === 1 ? words.chips.even : words.effects.lost(1), tone: 'plain' };
}

/** The food a token brings for certain, as far as there is room for it. */
function fedBy(ship: Ship, token: string): number {
  const food = SCRIPTS[token]?.find(op => op[0] === 'food');
  if (!food || typeof food[1] !== 'number' || food[1] < 0) return 0;
  return Math.min(food[1], holdOf(ship) - ship.crew - ship.food);
}

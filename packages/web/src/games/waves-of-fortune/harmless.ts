// Which moves on the sea need no second step: nothing is turned over, no die is rolled, nobody is fought or rammed, and
// the night is paid for. Everything else cannot be taken back once it is done.

import { type FortuneView, homeOf, type Move, shipOn, type Tile, tokenOn } from '@quayside/rules/waves-of-fortune';

const QUIET_TOKENS = new Set(['fish', 'spring', 'post']);

export function isHarmless({ open, seat }: FortuneView, move: Move): boolean {
  if (seat === null) return false;
  const ship = open.ships[seat]!;
  switch (move.kind) {
    case 'sail':
    case 'teleport':
      return isQuiet(open, move.to) && shipOn(open, move.to) === null && (ship.food > 0 || move.to === homeOf(ship));
    default:
      return false;
  }
}

function isQuiet(open: FortuneView['open'], tile: Tile): boolean {
  const face = open.faces[tile];
  if (face === null || face === undefined || face === 'king') return false;
  const laid = tokenOn(open, tile);
  return !laid || QUIET_TOKENS.has(laid.token);
}

// Which pieces a move is about, for hints and lessons. The ids stand on the pieces as `data-piece` (ui/piece.ts).

import { courseTo, type FortuneView, isWithinReach, type Move, type Tile } from '@quayside/rules/waves-of-fortune';
import { pieceId } from '../../ui/piece.ts';
import type { Pointing } from '../gameUi.ts';

/** The key of a button: what the move says, in one word. */
export const choiceKey = (move: Move): string =>
  Object.values(move)
    .map(value => String(value ?? 'nobody'))
    .join('-');

const button = (move: Move): string => pieceId('choice', choiceKey(move));

export function pointsOf(move: Move, { seat, open }: FortuneView): Pointing {
  const ship = pieceId('ship', seat ?? 0);
  const from = (it: string, to: Tile): Pointing => ({
    rings: [pieceId('tile', to)],
    rope: [it, pieceId('tile', to)],
  });
  switch (move.kind) {
    case 'sail': {
      const own = open.ships[seat ?? 0]!;
      if (!isWithinReach(open, own, move.to)) return from(ship, move.to);
      const between = courseTo(open, own, move.to).slice(1, -1);
      const goal = pieceId('tile', move.to);
      return { rings: [goal], rope: [ship, ...between.map(tile => pieceId('tile', tile)), goal] };
    }
    case 'teleport':
    case 'drift':
      return from(ship, move.to);
    case 'ram':
      return from(pieceId('ship', open.phase.kind === 'ram' ? open.phase.pushed : (seat ?? 0)), move.to);
    case 'peek':
      return { rings: [pieceId('tile', move.tile)] };
    case 'stay':
      return { rings: [ship, pieceId('choice', 'stay')] };
    case 'raid':
      return { rings: move.seat === null ? [button(move)] : [pieceId('ship', move.seat), button(move)] };
    case 'load':
      return { rings: [pieceId('split'), pieceId('confirm')] };
    case 'swap':
      return { rings: [pieceId('split'), pieceId('confirm')] };
    default:
      return { rings: [button(move)] };
  }
}

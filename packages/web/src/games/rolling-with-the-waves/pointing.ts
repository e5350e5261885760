// Which pieces a move is about, for hints and lessons.

import type { Move, RollingView } from '@quayside/rules/rolling-with-the-waves';
import { pieceId } from '../../ui/piece.ts';
import type { Pointing } from '../gameUi.ts';

export function pointsOf(move: Move, { seat, open }: RollingView): Pointing {
  const me = seat ?? 0;
  const { nest } = open.captains[me]!;
  switch (move.kind) {
    case 'draft':
    case 'sailor': {
      const die = pieceId('pool', `${move.colour}-${move.face}`);
      return { rings: [die], rope: [die, pieceId('nest', `${me}-${nest.length}`)] };
    }
    case 'allocate': {
      const used = new Set<number>();
      const pairs = move.orders.map(({ icon, value }) => {
        const at = nest.findIndex(({ face }, n) => face === value && !used.has(n));
        used.add(at);
        return [pieceId('nest', `${me}-${at}`), pieceId(icon, me)] as const;
      });
      return { rings: pairs.flat(), rope: pairs[0]!, more: pairs.slice(1) };
    }
    case 'bury':
      return { rings: [pieceId('button', 'bury'), pieceId(move.chest, me)] };
    case 'raise':
      return { rings: [pieceId(move.icon, me)], rope: [pieceId('spirits', me), pieceId(move.icon, me)] };
    case 'keep':
      return { rings: [pieceId('button', 'keep')] };
    case 'fire': {
      const chest = pieceId(move.chest, move.target);
      return { rings: [chest, pieceId(move.into, me)], rope: [pieceId(move.cannon, me), chest] };
    }
    case 'broadside': {
      const aim = open.phase.kind === 'fire' ? open.phase.aim : null;
      const guns = [pieceId('smallCannon', me), pieceId('largeCannon', me)];
      if (!aim) return { rings: guns };
      return { rings: [...guns, pieceId(aim.chest, aim.target)], rope: [guns[1]!, pieceId(aim.chest, aim.target)] };
    }
  }
}

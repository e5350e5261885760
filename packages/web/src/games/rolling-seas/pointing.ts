// The pieces a move is about, for hints and lessons.

import type { Move, SeasView } from '@quayside/rules/rolling-seas';
import { pieceId } from '../../ui/piece.ts';
import type { Pointing } from '../gameUi.ts';
import { drawingOf } from './draft.ts';
import { trail } from './sailPreview.ts';

const cell = (at: number): string => pieceId('cell', at);

export function pointsOf(move: Move, view: SeasView): Pointing {
  switch (move.kind) {
    case 'island':
    case 'obstacle':
      return { rings: (drawingOf(view)?.layings.find(move)?.cells ?? []).map(cell) };
    case 'home':
      return { rings: [cell(move.at), pieceId('port', move.port)] };
    case 'sail': {
      const captain = view.open.captains[view.seat!]!;
      const end = trail(captain, move.wind, move.path, view.open.table).at(-1)!;
      const wind = pieceId('wind', move.wind);
      return end === captain.at
        ? { rings: [wind, 'ship'] }
        : { rings: [wind, cell(end)], rope: [cell(captain.at!), cell(end)] };
    }
    case 'explore':
      return { rings: ['find', cell(move.at)] };
    case 'port':
      return {
        rings: [
          pieceId('port', move.port),
          ...(['tell', 'resupply', 'upgrade'] as const).filter(action => move[action]).map(it => pieceId('action', it)),
        ],
      };
  }
}

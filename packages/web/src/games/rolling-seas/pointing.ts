// The pieces a move is about, for hints and lessons.

import type { Cell, Move, Placement, SeasView } from '@quayside/rules/rolling-seas';
import { pieceId } from '../../ui/piece.ts';
import type { Pointing } from '../gameUi.ts';
import { drawingOf } from './draft.ts';
import { trail } from './sailPreview.ts';

const cell = (at: number): string => pieceId('cell', at);

export function pointsOf(move: Move, view: SeasView): Pointing {
  switch (move.kind) {
    case 'island':
    case 'obstacle':
      return { rings: [cell(handleOf(view, move))] };
    case 'home':
      return { rings: [cell(move.at), pieceId('port', move.port)] };
    case 'sail': {
      const captain = view.open.captains[view.seat!]!;
      const [start, ...way] = trail(captain, move.wind, move.path, view.open.table).map(cell);
      const end = way.pop();
      const wind = pieceId('wind', move.wind);
      if (end === undefined || end === start) return { rings: [wind, 'ship'] };
      return { rings: [wind, end], rope: [start!, ...way, end] };
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

/** One cell of what is drawn, whose shape the board shows: the port of an island, or the middle of an obstacle. */
function handleOf(view: SeasView, move: Placement & { kind: 'island' | 'obstacle' }): Cell {
  const laid = drawingOf(view)?.layings.find(move);
  if (!laid) return move.at;
  return move.kind === 'island' ? laid.port : laid.cells[laid.cells.length >> 1]!;
}

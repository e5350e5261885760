// The note shown at a cell: why a shape cannot lie there, what sailing there costs, which port it is.

import {
  type Captain,
  type Cell,
  cellName,
  columnOf,
  isCurrent,
  type Move,
  type RefusalCode,
  rowOf,
  type SeasView,
} from '@quayside/rules/rolling-seas';
import { asked, courseTo, goalOf, shapeCells, winds } from './choices.ts';
import { contentWords } from './contents.ts';
import { drawingOf, placing } from './draft.ts';
import type { Props } from './props.ts';
import { account, reachableCells, underWay } from './sailPreview.ts';
import { culprit } from './whyNot.ts';
import { words } from './words.ts';

/** What the note is about, from its highest to its lowest row: it stands above or below, and covers none of it. */
type CellNote = { column: number; top: number; bottom: number; text: string; bad: boolean };

const about = (cells: readonly Cell[]): Pick<CellNote, 'column' | 'top' | 'bottom'> => {
  const columns = cells.map(columnOf);
  return {
    column: (Math.min(...columns) + Math.max(...columns)) / 2,
    top: rowOf(Math.min(...cells)),
    bottom: rowOf(Math.max(...cells)),
  };
};

/** Why the shape cannot be drawn where it lies, and the cell that is to blame; null when it can. */
export function faultOf(props: Props): { text: string; cell: Cell | null } | null {
  const { view, menu, check, sentence } = props;
  const { kind, layings, on } = drawingOf(view)!;
  const { pose, at } = placing(props.draft.value, menu!.moves);
  const refusal = check({ kind, pose, at });
  const laid = layings.find({ pose, at });
  if (!refusal || !laid) return null;
  const { phase, captains } = view.open;
  const own = phase.kind === 'island' ? phase.coordinates : [];
  const cell = culprit(refusal.code as RefusalCode, laid, captains[on]!.chart.cells, own);
  return { text: cell === null ? sentence(refusal) : words.refusedAt(cellName(cell), sentence(refusal)), cell };
}

/** `cell`: what is hovered or has the cursor on the chart of this captain. */
export function noteAt(props: Props, front: number, cell: Cell | null): CellNote | null {
  const { view } = props;
  const asks = asked(props);
  if (asks === 'draw') {
    const fault = faultOf(props);
    return fault && { ...about(shapeCells(props)), text: fault.text, bad: true };
  }
  if (cell === null) return null;
  const here = about([cell]);
  const what = contentWords(props.scene.captains[front]!, cell);
  const told = what === null ? null : { ...here, text: what, bad: false };
  if (asks !== 'action') return told;
  const captain = view.open.captains[view.seat!]!;
  const current = props.draft.value;
  const blowing = current?.kind === 'sail' ? [current.wind] : winds(props);
  const landing = reachableCells(captain, blowing, view.open.table).get(cell);
  if (landing && landing.path.length === 0) return null;
  if (landing) {
    const cost = words.sailCost({ ...landing, mp: landing.cost });
    return { ...here, text: goalOf(props, current) === cell ? words.pressAgain(cost) : cost, bad: false };
  }
  const ride = isCurrent(captain.chart.cells[cell]!) && courseTo(props, cell);
  return ride ? { ...here, text: carriedWords(captain, view, ride), bad: false } : told;
}

type Sail = Pick<Extract<Move, { kind: 'sail' }>, 'wind' | 'path'>;

/** The sentence about a cell with a current: where it would carry the ship, and what that costs and brings. */
function carriedWords(captain: Captain, { open }: SeasView, { wind, path }: Sail): string {
  const { sailing } = underWay(captain, { wind, path }, open.table)!;
  const { provisions, story } = account(captain, sailing);
  return words.carriedTo(cellName(sailing.at), { wind, provisions, story });
}

// The 285 cells as a grid with names: one of them can have the focus, arrow keys go from one to the next.

import type { Signal } from '@preact/signals';
import {
  type Cell,
  COLUMNS,
  CURRENT,
  cellAt,
  cellName,
  DIRECTIONS,
  EXPLORED,
  isCurrent,
  isLand,
  MONSTER,
  ROCKS,
  ROWS,
  STORM,
  WAKE,
} from '@quayside/rules/rolling-seas';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { piece } from '../../ui/piece.ts';
import { asked, winds } from './choices.ts';
import { drawingOf, placing } from './draft.ts';
import type { Props } from './props.ts';
import { portWords, reachableCells } from './sailPreview.ts';
import type { DrawnCaptain } from './scene.ts';
import type { useChartPointer } from './useChartPointer.ts';
import { words } from './words.ts';

const ROW_NUMBERS = Array.from({ length: ROWS }, (_, n) => n);
const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, n) => n);

type CellsProps = Props & {
  front: number;
  cursor: Signal<Cell | null>;
  frame: RefObject<HTMLDivElement | null>;
  pointer: ReturnType<typeof useChartPointer>;
  /** The cells that can be taken hold of. */
  grips: readonly Cell[];
};

export function Cells(props: CellsProps) {
  const { scene, front, faces, me, cursor, frame } = props;
  const captain = scene.captains[front]!;
  const at = cursor.value ?? captain.at ?? cellAt(9, 7);
  const actionAt = actions(props);
  useLayoutEffect(() => {
    if (cursor.value !== null && frame.current?.contains(document.activeElement))
      frame.current.querySelector<HTMLElement>(`[data-cell="${cursor.value}"]`)?.focus({ preventScroll: true });
  }, [cursor.value]);
  return (
    <table
      class="rs-cells"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table one can act in
      role="grid"
      aria-label={front === me ? words.yourChart : words.chartOf(faces[front]!.name)}
      {...props.pointer}
    >
      <tbody>
        {ROW_NUMBERS.map(row => (
          <tr key={row}>
            {COLUMN_NUMBERS.map(column => {
              const cell = cellAt(column, row);
              const action = actionAt(cell);
              return (
                <td
                  key={column}
                  data-cell={cell}
                  data-anchor={`cell:${cell}`}
                  {...piece('cell', cell)}
                  tabIndex={cell === at ? 0 : -1}
                  class={`${action ? 'rs-may' : ''} ${props.grips.includes(cell) ? 'rs-grip' : ''}`}
                  aria-label={words.cell(cellName(cell), contentOf(captain, cell), action)}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a cell holds, in words. */
function contentOf(captain: DrawnCaptain, cell: Cell): string {
  const { chart, at } = captain;
  const content = chart.cells[cell]!;
  if (cell === at) return words.content.ship;
  const harbour = chart.harbours.find(it => it.cell === cell);
  if (harbour) return portWords(captain, harbour.port);
  if (content === EXPLORED) return words.content.explored;
  if (isLand(content)) return words.content.land;
  if (content === ROCKS) return words.content.rocks;
  if (content === STORM) return words.content.storm;
  if (content === MONSTER) return words.content.monster;
  if (isCurrent(content)) return words.current(DIRECTIONS[content - CURRENT]!);
  return content === WAKE ? words.content.wake : words.content.sea;
}

/** What pressing a cell would do, by cell; empty where it does nothing. */
function actions(props: Props): (cell: Cell) => string {
  const { menu, view } = props;
  const { open, seat } = view;
  switch (asked(props)) {
    case 'draw': {
      const here = drawingOf(view)!.layings.find(placing(props.draft.value, menu!.moves))?.cells ?? [];
      return cell => (here.includes(cell) ? words.partOfDrawing : '');
    }
    case 'home': {
      const starts = new Map(
        menu!.moves.flatMap(move => (move.kind === 'home' ? [[move.at, move.port] as const] : [])),
      );
      return cell => (starts.has(cell) ? words.startFrom(starts.get(cell)!) : '');
    }
    case 'action': {
      const lands = new Set(menu!.moves.flatMap(move => (move.kind === 'explore' ? [move.at] : [])));
      const current = props.draft.value;
      const there = reachableCells(
        open.captains[seat!]!,
        current?.kind === 'sail' ? [current.wind] : winds(props),
        open.table,
      );
      return cell => {
        if (lands.has(cell)) return words.exploreHere;
        const landing = there.get(cell);
        return landing && landing.path.length > 0 ? words.sailHere(landing.cost) : '';
      };
    }
    case null:
      return () => '';
  }
}

// Mouse, pen and finger on the chart: a press chooses a cell, a shape is dragged and turned, a route is drawn from the
// ship on.

import type { Signal } from '@preact/signals';
import { type Cell, COLUMNS, type Placement, ROWS } from '@quayside/rules/rolling-seas';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { chosenMove, stepBack } from './Bar.tsx';
import {
  asked,
  courseTo,
  dragShape,
  goalOf,
  isPressedAgain,
  layOver,
  pressCell,
  shapeCells,
  turnShape,
} from './choices.ts';
import { placing } from './draft.ts';
import type { Props } from './props.ts';
import { trail } from './sailPreview.ts';

const AGAIN = 350; // ms: a second press that comes sooner is part of the first
const WHEEL_REST = 220; // ms between two turns by the wheel: one flick of a trackpad sends many events

/** What a pointer that is down holds: the shape, the end of a route, or nothing yet. */
type Held =
  | { what: 'shape'; from: Placement; took: Cell; moved: boolean }
  | { what: 'route'; last: Cell; moved: boolean }
  | { what: 'chart'; took: Cell; moved: boolean };

type Options = {
  frame: RefObject<HTMLDivElement | null>;
  cursor: Signal<Cell | null>;
  hover: Signal<Cell | null>;
};

/** The cells that can be taken hold of. */
export function grips(props: Props): readonly Cell[] {
  switch (asked(props)) {
    case 'draw':
      return shapeCells(props);
    case 'action': {
      const at = props.view.open.captains[props.view.seat!]!.at!;
      const current = props.draft.value;
      return current?.kind === 'sail' ? [at, goalOf(props, current)!] : [at];
    }
    default:
      return [];
  }
}

export function useChartPointer(props: Props, { frame, cursor, hover }: Options) {
  const held = useRef<Held | null>(null);
  const dragged = useRef(false);
  const chosenAt = useRef(0);
  const wheeledAt = useRef(0);
  const asks = asked(props);
  const cellUnder = ({ clientX, clientY }: MouseEvent): Cell => {
    const box = frame.current!.querySelector('.rs-cells')!.getBoundingClientRect();
    const along = (value: number, most: number) => Math.min(Math.max(Math.floor(value * most), 0), most - 1);
    const column = along((clientX - box.left) / box.width, COLUMNS);
    return along((clientY - box.top) / box.height, ROWS) * COLUMNS + column;
  };

  const onPointerDown = (event: PointerEvent) => {
    dragged.current = false;
    if (event.button !== 0 || !asks) return;
    const took = cellUnder(event);
    const isGrip = grips(props).includes(took);
    if (asks === 'draw' && isGrip) {
      const { pose, at } = placing(props.draft.value, props.menu!.moves);
      held.current = { what: 'shape', from: { pose, at }, took, moved: false };
    } else if (asks === 'action' && isGrip) held.current = { what: 'route', last: took, moved: false };
    else held.current = { what: 'chart', took, moved: false };
    // What is held follows the pointer along the edge where it leaves the chart, and is let go wherever it is.
    if (held.current.what !== 'chart') (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent) => {
    const holds = held.current;
    if (!holds || event.buttons === 0) {
      held.current = null;
      if (event.pointerType === 'mouse' && asks !== 'draw') hover.value = cellUnder(event);
      return;
    }
    const cell = cellUnder(event);
    if (!holds.moved && cell === (holds.what === 'route' ? holds.last : holds.took)) return;
    holds.moved = true;
    dragged.current = holds.what !== 'chart' || asks === 'draw';
    frame.current!.classList.toggle('rs-dragging', dragged.current);
    if (holds.what === 'shape') dragShape(props, holds.from, holds.took, cell);
    else if (holds.what === 'chart' && asks === 'draw') layOver(props, cell);
    else if (holds.what === 'route' && holds.last !== cell) {
      holds.last = cell;
      drawRoute(props, cell);
    }
  };

  const onPointerUp = () => {
    held.current = null;
    frame.current?.classList.remove('rs-dragging');
  };

  const onClick = (event: MouseEvent) => {
    if (dragged.current) return;
    const cell = cellUnder(event);
    cursor.value = cell;
    hover.value = null;
    if (isPressedAgain(props, cell)) {
      const move = chosenMove(props);
      if (move && performance.now() - chosenAt.current > AGAIN) props.send(move);
      return;
    }
    chosenAt.current = performance.now();
    pressCell(props, cell);
  };

  const onWheel = (event: WheelEvent) => {
    if (asks !== 'draw' || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    if (event.timeStamp - wheeledAt.current < WHEEL_REST) return;
    wheeledAt.current = event.timeStamp;
    turnShape(props, event.deltaY > 0 ? 'turn' : 'turn-back');
  };

  const onContextMenu = (event: MouseEvent) => {
    if (asks !== 'draw') return;
    event.preventDefault();
    // A long press of a finger, which may still be dragging, is no right button.
    if ((event as PointerEvent).pointerType !== 'touch') turnShape(props, 'turn');
  };

  const onPointerLeave = () => {
    hover.value = null;
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onPointerLeave,
    onClick,
    onWheel,
    onContextMenu,
  };
}

/** One stride more, one back where the finger went back, or the cheapest way to the cell. */
function drawRoute(props: Props, cell: Cell): void {
  const { view, draft } = props;
  const captain = view.open.captains[view.seat!]!;
  const current = draft.value;
  if (current?.kind === 'sail') {
    const before = trail(captain, current.wind, current.path.slice(0, -1), view.open.table).at(-1);
    if (current.path.length > 0 && before === cell) {
      if (current.path.length === 1) draft.value = null;
      else stepBack(props);
      return;
    }
  }
  const course = courseTo(props, cell);
  if (course) draft.value = course;
}

// Playing by keyboard: the same choices as the buttons and the chart make.

import type { Signal } from '@preact/signals';
import { type Cell, COLUMNS, columnOf, type Direction, portsAt, ROWS, rowOf } from '@quayside/rules/rolling-seas';
import { useBoardKeys } from '../../ui/useBoardKeys.ts';
import { chosenMove, stepBack } from './Bar.tsx';
import { asked, goalOf, inFront, pressCell, stride, turnShape, winds } from './choices.ts';
import { drawingOf, nextSpot, nudged, placing, visit } from './draft.ts';
import type { Props } from './props.ts';
import { trail } from './sailPreview.ts';

type Cursor = Signal<Cell | null>;

export const useKeys = (props: Props, cursor: Cursor): void => useBoardKeys(event => press(props, cursor, event));

const ARROWS: Record<string, Direction> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };
const PAD: Record<string, Direction> = { 8: 'N', 9: 'NE', 6: 'E', 3: 'SE', 2: 'S', 1: 'SW', 4: 'W', 7: 'NW' };

/** True when the key was used; otherwise the table's own keys get it. */
function press(props: Props, cursor: Cursor, event: KeyboardEvent): boolean {
  const { key } = event;
  const arrow = ARROWS[key];
  const asks = asked(props);
  if (arrow && asks !== 'draw') return moveCursor(props, cursor, arrow);
  if (!asks) return false;
  if (key === 'Escape' && props.draft.value) {
    props.draft.value = null;
    return true;
  }
  switch (asks) {
    case 'draw':
      return pressDrawing(props, key, arrow);
    case 'home':
      return pressHome(props, cursor, key);
    case 'action':
      return pressAction(props, cursor, event);
  }
}

const whereNow = (props: Props, cursor: Cursor): Cell =>
  cursor.value ?? props.scene.captains[inFront(props)]!.at ?? Math.floor((COLUMNS * ROWS) / 2);

function moveCursor(props: Props, cursor: Cursor, arrow: Direction): boolean {
  const from = whereNow(props, cursor);
  const column = columnOf(from) + (arrow === 'E' ? 1 : arrow === 'W' ? -1 : 0);
  const row = rowOf(from) + (arrow === 'S' ? 1 : arrow === 'N' ? -1 : 0);
  if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return true;
  cursor.value = row * COLUMNS + column;
  focusCell(cursor.value);
  return true;
}

/** The cell under the cursor is what a screen reader speaks of. */
const focusCell = (cell: Cell): void =>
  document.querySelector<HTMLElement>(`.rs-cells [data-cell="${cell}"]`)?.focus({ preventScroll: true });

function send(props: Props): boolean {
  const move = chosenMove(props);
  if (!move) return false;
  props.send(move);
  return true;
}

function pressDrawing(props: Props, key: string, arrow: Direction | undefined): boolean {
  const { menu, view, draft } = props;
  const { layings } = drawingOf(view)!;
  const here = placing(props.draft.value, menu!.moves);
  const put = ({ pose, at }: typeof here): boolean => {
    draft.value = { kind: 'place', pose, at };
    return true;
  };
  if (arrow) return put(nudged(layings, here, arrow));
  switch (key.toUpperCase()) {
    case 'R':
      turnShape(props, 'turn');
      return true;
    case 'F':
      turnShape(props, 'flip');
      return true;
    case 'N':
      return put(nextSpot(menu!.moves, here));
    case 'ENTER':
    case ' ':
      return send(props);
    default:
      return false;
  }
}

function pressHome(props: Props, cursor: Cursor, key: string): boolean {
  const { menu, draft } = props;
  const current = props.draft.value;
  const starts = menu!.moves.filter(move => move.kind === 'home');
  if (key.toUpperCase() === 'N') {
    const at = starts.findIndex(
      ({ port, at }) => current?.kind === 'home' && port === current.port && at === current.at,
    );
    const next = starts[(at + 1) % starts.length]!;
    draft.value = { kind: 'home', port: next.port, at: next.at };
    cursor.value = next.at;
    return true;
  }
  if (key !== 'Enter' && key !== ' ') return false;
  if (current?.kind === 'home' && (cursor.value === null || current.at === cursor.value)) return send(props);
  pressCell(props, whereNow(props, cursor));
  return true;
}

function pressAction(props: Props, cursor: Cursor, { key, code, shiftKey }: KeyboardEvent): boolean {
  const { draft, view, menu } = props;
  const { open } = view;
  const captain = open.captains[view.seat!]!;
  const current = props.draft.value;
  const direction = PAD[code.replace(/Digit|Numpad/, '')];
  if (direction && current?.kind === 'sail') {
    const bonus = shiftKey || current.bonus;
    if (stride(props, direction, { bonus })) {
      const after = props.draft.value;
      if (after?.kind === 'sail') cursor.value = trail(captain, after.wind, after.path, open.table).at(-1)!;
    }
    return true;
  }
  switch (key.toUpperCase()) {
    case 'W': {
      const blowing = winds(props);
      const at = current?.kind === 'sail' ? blowing.indexOf(current.wind) : -1;
      draft.value = { kind: 'sail', wind: blowing[(at + 1) % blowing.length]!, path: [], bonus: false };
      cursor.value = captain.at;
      return true;
    }
    case 'X': {
      const lands = menu!.moves.flatMap(move => (move.kind === 'explore' ? [move.at] : []));
      const at = current?.kind === 'explore' && current.at !== null ? lands.indexOf(current.at) : -1;
      const land = lands[(at + 1) % lands.length];
      if (land === undefined) return false;
      draft.value = { kind: 'explore', at: land };
      cursor.value = land;
      return true;
    }
    case 'P': {
      const ports = portsAt(captain.chart, captain.at!);
      const at = current?.kind === 'port' ? ports.indexOf(current.port) : -1;
      const port = ports[(at + 1) % ports.length];
      if (!port) return false;
      draft.value = visit(port, menu!.moves);
      cursor.value = goalOf(props, props.draft.value);
      return true;
    }
    case 'T':
      return tick(props, 'tell');
    case 'G':
      return tick(props, 'resupply');
    case 'S':
      return tick(props, 'upgrade');
    case 'BACKSPACE':
      stepBack(props);
      cursor.value = goalOf(props, props.draft.value);
      return true;
    case 'ENTER':
    case ' ':
      return choose(props, cursor);
    default:
      return false;
  }
}

function tick({ draft }: Props, action: 'tell' | 'resupply' | 'upgrade'): boolean {
  const current = draft.value;
  if (current?.kind !== 'port') return false;
  draft.value = { ...current, [action]: !current[action] };
  return true;
}

/** The cell under the cursor, or, when that is chosen already, the whole action. */
function choose(props: Props, cursor: Cursor): boolean {
  const { view } = props;
  const captain = view.open.captains[view.seat!]!;
  const current = props.draft.value;
  if (current && (cursor.value === null || cursor.value === goalOf(props, current))) return send(props);
  if (!current && cursor.value === null) return false;
  pressCell(props, whereNow(props, cursor));
  const after = props.draft.value;
  if (after?.kind === 'sail') cursor.value = trail(captain, after.wind, after.path, view.open.table).at(-1)!;
  return true;
}

// What pressing a cell of the chart means, by what is asked.

import {
  AROUND,
  BESIDE,
  type Cell,
  cellName,
  chartDrawnOn,
  columnOf,
  DIRECTIONS,
  type Direction,
  isLand,
  type Move,
  type Offer,
  type Placement,
  portsAt,
  rowOf,
  STORM,
  type Stride,
  windsOf,
} from '@quayside/rules/rolling-seas';
import { toast } from '../../ui/Toast.tsx';
import {
  cornerUnder,
  type Draft,
  directionBetween,
  drawingOf,
  nearest,
  placing,
  shifted,
  squaredDistance,
  visit,
} from './draft.ts';
import type { Props } from './props.ts';
import { reachableCells, strideInto, trail, underWay } from './sailPreview.ts';
import { type Turn, turned } from './turning.ts';
import { words } from './words.ts';

export const winds = ({ view }: Pick<Props, 'view'>): Direction[] =>
  view.open.dice ? windsOf(view.open.dice).map(wind => DIRECTIONS[wind]!) : [];

/** Whether it is mine to draw, to choose a home, or to act. */
export const asked = ({ menu, view }: Props): 'draw' | 'home' | 'action' | null => {
  if (!menu) return null;
  return drawingOf(view) ? 'draw' : menu.ask === 'home' ? 'home' : menu.ask === 'action' ? 'action' : null;
};

const SNAP = 2; // squared cells: the shape goes to a legal spot beside the finger

/** Lays the shape down, on a legal spot next to this one where there is one. */
function layAt(props: Props, pose: number, at: Cell): void {
  const legal = nearest(props.menu?.moves ?? [], { pose, at });
  const snaps = legal?.pose === pose && squaredDistance(legal.at, at) <= SNAP;
  props.draft.value = { kind: 'place', pose, at: snaps ? legal.at : at };
}

/** The shape goes where its middle is over this cell. */
export function layOver(props: Props, cell: Cell): void {
  const { pose } = placing(props.draft.value, props.menu!.moves);
  layAt(props, pose, cornerUnder(drawingOf(props.view)!.layings, pose, cell));
}

/** The cells the shape covers now. */
export const shapeCells = ({ view, menu, draft }: Props): readonly Cell[] =>
  drawingOf(view)!.layings.find(placing(draft.value, menu!.moves))?.cells ?? [];

/** The shape goes as far as the finger that holds it; `from`: where it lay when it was taken. */
export function dragShape(props: Props, from: Placement, took: Cell, over: Cell): void {
  const { layings } = drawingOf(props.view)!;
  layAt(props, from.pose, shifted(layings, from, columnOf(over) - columnOf(took), rowOf(over) - rowOf(took)));
}

/** Turns or flips the shape where it lies. */
export function turnShape({ view, menu, draft }: Props, how: Turn): void {
  const isLegal = ({ pose, at }: Placement) =>
    menu!.moves.some(
      move => (move.kind === 'island' || move.kind === 'obstacle') && move.pose === pose && move.at === at,
    );
  draft.value = { kind: 'place', ...turned(drawingOf(view)!.layings, placing(draft.value, menu!.moves), how, isLegal) };
}

export function pressCell(props: Props, cell: Cell): void {
  switch (asked(props)) {
    case 'draw':
      if (shapeCells(props).includes(cell)) turnShape(props, 'turn');
      else layOver(props, cell);
      return;
    case 'home':
      pressHome(props, cell);
      return;
    case 'action':
      pressSea(props, cell);
      return;
    case null:
      return;
  }
}

/** A start cell, or a port; a cell that belongs to two ports is pressed again for the other. */
function pressHome({ menu, view, draft }: Props, cell: Cell): void {
  const starts = menu!.moves.filter(move => move.kind === 'home');
  const port = view.open.captains[view.seat!]!.chart.harbours.find(harbour => harbour.cell === cell)?.port;
  const here = starts.filter(start => start.at === cell || start.port === port);
  if (here.length === 0) {
    toast(words.notAHome);
    return;
  }
  const current = draft.value;
  const at = here.findIndex(
    start => current?.kind === 'home' && start.port === current.port && start.at === current.at,
  );
  const next =
    at < 0 && port ? (here.find(start => BESIDE[cell]!.includes(start.at)) ?? here[0]!) : here[(at + 1) % here.length]!;
  draft.value = { kind: 'home', port: next.port, at: next.at };
}

function pressSea(props: Props, cell: Cell): void {
  const { menu, view, draft, check, sentence } = props;
  const captain = view.open.captains[view.seat!]!;
  const harbour = captain.chart.harbours.find(it => it.cell === cell);
  if (harbour && portsAt(captain.chart, captain.at!).includes(harbour.port)) {
    draft.value = visit(harbour.port, menu!.moves);
    return;
  }
  if (menu!.moves.some(move => move.kind === 'explore' && move.at === cell)) {
    draft.value = { kind: 'explore', at: cell };
    return;
  }
  const course = courseTo(props, cell);
  if (course) draft.value = course;
  else if (harbour) toast(sentence({ code: 'not-at-port', args: { port: harbour.port } }));
  else if (AROUND[captain.at!]!.includes(cell) && isLand(captain.chart.cells[cell]!))
    toast(sentence(check({ kind: 'explore', at: cell })!));
  else if (captain.chart.cells[cell] === STORM) toast(sentence({ code: 'in-storm' }));
  else toast(words.noWindTo(cellName(cell)));
}

/** The sail that pressing a cell stands for: one stride more, or the cheapest way there. */
export function courseTo(props: Props, cell: Cell): Extract<Draft, { kind: 'sail' }> | null {
  const { view } = props;
  const { open, seat } = view;
  const captain = open.captains[seat!]!;
  const current = props.draft.value;
  if (current?.kind === 'sail') {
    const end = trail(captain, current.wind, current.path, open.table).at(-1)!;
    const stride = strideTo(offersOf(props), end, cell);
    if (stride) return { ...current, path: [...current.path, stride], bonus: false };
    const there = reachableCells(captain, [current.wind], open.table).get(cell);
    if (there) return { kind: 'sail', wind: current.wind, path: there.path, bonus: false };
  }
  const best =
    reachableCells(captain, winds(props), open.table).get(cell) ?? strideInto(captain, cell, winds(props), open.table);
  return best ? { kind: 'sail', wind: best.wind, path: best.path, bonus: false } : null;
}

function strideTo(open: readonly Offer[], from: Cell, to: Cell): Stride | null {
  const direction = directionBetween(from, to);
  return open.find(({ stride }) => stride === direction)?.stride ?? null;
}

/** The strides open to the sail so far. */
export function offersOf(props: Props): readonly Offer[] {
  const { open, seat } = props.view;
  const current = props.draft.value;
  if (current?.kind !== 'sail' || seat === null) return [];
  return underWay(open.captains[seat]!, current, open.table)?.open ?? [];
}

/** Takes one more stride that way, paid or with a Bonus Movement; says whether there was one. */
export function stride(props: Props, direction: Direction, { bonus }: { bonus: boolean }): boolean {
  const current = props.draft.value;
  if (current?.kind !== 'sail') return false;
  const wanted: Stride = bonus ? `+${direction}` : direction;
  const path = [...current.path, wanted];
  if (offersOf(props).some(offer => offer.stride === wanted)) {
    props.draft.value = { ...current, path, bonus: false };
    return true;
  }
  const refusal = props.check({ kind: 'sail', wind: current.wind, path });
  if (refusal) toast(props.sentence(refusal));
  return false;
}

/** The move already sent, while others still decide; null before that. */
export const committed = ({ view, now, menu }: Props): Move | null => (now || menu ? null : (view.own?.choice ?? null));

/** Whose chart lies in front: the neighbour's while I draw on it. */
export const inFront = ({ view, now, me }: Props): number => {
  if (me === null) return 0;
  const drawing = view.open.phase.kind === 'known' || view.open.phase.kind === 'adventure';
  return drawing && !now ? chartDrawnOn(view.open, me) : me;
};

/** The cell a choice is about; null while there is none. */
export function goalOf({ view }: Props, current: Draft | null): Cell | null {
  if (!current) return null;
  const captain = view.open.captains[view.seat!]!;
  switch (current.kind) {
    case 'sail':
      return trail(captain, current.wind, current.path, view.open.table).at(-1)!;
    case 'port':
      return captain.chart.harbours.find(({ port }) => port === current.port)?.cell ?? null;
    case 'home':
    case 'explore':
    case 'place':
      return current.at;
  }
}

/** Whether pressing this cell once more does what is chosen; a cell beside two ports is pressed for the other one. */
export function isPressedAgain(props: Props, cell: Cell): boolean {
  const current = props.draft.value;
  if (!current || current.kind === 'place' || goalOf(props, current) !== cell) return false;
  if (current.kind === 'sail') return current.path.length > 0;
  return (
    current.kind !== 'home' || props.menu!.moves.filter(move => move.kind === 'home' && move.at === cell).length === 1
  );
}

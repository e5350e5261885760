// What pressing a cell of the chart means, by what is asked.

import {
  AROUND,
  BESIDE,
  type Cell,
  cellName,
  chartDrawnOn,
  DIRECTIONS,
  type Direction,
  isLand,
  type Move,
  type Offer,
  portsAt,
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
  squaredDistance,
  visit,
} from './draft.ts';
import type { Props } from './props.ts';
import { reachableCells, strideInto, trail, underWay } from './sailPreview.ts';
import { words } from './words.ts';

export const winds = ({ view }: Pick<Props, 'view'>): Direction[] =>
  view.open.dice ? windsOf(view.open.dice).map(wind => DIRECTIONS[wind]!) : [];

/** Whether it is mine to draw, to choose a home, or to act. */
export const asked = ({ menu, view }: Props): 'draw' | 'home' | 'action' | null => {
  if (!menu) return null;
  return drawingOf(view) ? 'draw' : menu.ask === 'home' ? 'home' : menu.ask === 'action' ? 'action' : null;
};

const SNAP = 2; // squared cells: the shape goes to a legal spot beside the finger

/** Where the shape would lie with its middle over this cell; drawn to a legal spot next to it. */
export function placedAt(props: Props, cell: Cell): Extract<Draft, { kind: 'place' }> {
  const moves = props.menu?.moves ?? [];
  const { pose } = placing(props.draft.value, moves);
  const at = cornerUnder(drawingOf(props.view)!.layings, pose, cell);
  const legal = nearest(moves, { pose, at });
  const snaps = legal?.pose === pose && squaredDistance(legal.at, at) <= SNAP;
  return { kind: 'place', pose, at: snaps ? legal.at : at };
}

export function pressCell(props: Props, cell: Cell): void {
  const { draft } = props;
  switch (asked(props)) {
    case 'draw':
      draft.value = placedAt(props, cell);
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

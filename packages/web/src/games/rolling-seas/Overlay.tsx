// What lies over the chart while somebody chooses: where a shape would lie, what a sail costs, the line it would draw.

import {
  ADVENTURES,
  type Captain,
  type Cell,
  COLUMNS,
  type Kind,
  type Move,
  type Placement,
  ROWS,
  type SeasView,
} from '@quayside/rules/rolling-seas';
import { Patch, through } from './art/ChartArt.tsx';
import { Glyph } from './art/Glyph.tsx';
import { centre, outline, SIDE } from './art/outline.ts';
import { faultOf } from './cellNotes.ts';
import { asked, committed, courseTo, winds } from './choices.ts';
import { drawingOf, placing } from './draft.ts';
import type { Props } from './props.ts';
import { type ReachableCell, reachableCells, trail } from './sailPreview.ts';

type OverProps = Props & { over: Cell | null };

export function Overlay(props: OverProps) {
  const { view, menu } = props;
  const sent = committed(props);
  if (sent) return <Committed view={view} move={sent} />;
  switch (asked(props)) {
    case 'draw':
      return <Drawing {...props} />;
    case 'home':
      return (
        <>
          {menu!.moves.map(move =>
            move.kind === 'home' ? <Patch key={`${move.port}${move.at}`} cell={move.at} class="rs-start" /> : null,
          )}
          <Chosen {...props} />
        </>
      );
    case 'action':
      return <Acting {...props} />;
    case null:
      return null;
  }
}

function Drawing(props: Props) {
  const { view, menu } = props;
  const { phase } = view.open;
  const placement = placing(props.draft.value, menu!.moves);
  const fault = faultOf(props);
  return (
    <>
      {phase.kind === 'island' && phase.coordinates.map(cell => <Patch key={cell} cell={cell} class="rs-glow" />)}
      {(phase.kind === 'known' || phase.kind === 'adventure') && <Lines card={phase.card} />}
      <Ghost view={view} placement={placement} class={fault ? 'rs-illegal' : 'rs-legal'} />
      {fault && fault.cell !== null && <Patch cell={fault.cell} class="rs-culprit" />}
    </>
  );
}

/** The column and the row of a card, lit. */
const Lines = ({ card }: { card: number }) => {
  const { column, row } = ADVENTURES[card]!;
  return (
    <>
      <rect class="rs-glow" x={column * SIDE} y="0" width={SIDE} height={ROWS * SIDE} />
      <rect class="rs-glow" x="0" y={row * SIDE} width={COLUMNS * SIDE} height={SIDE} />
    </>
  );
};

/** A shape as it would lie. */
function Ghost({ view, placement, class: name }: { view: SeasView; placement: Placement; class: string }) {
  const { phase } = view.open;
  const laid = drawingOf(view)?.layings.find(placement);
  if (!laid) return null;
  const kind: Kind | null = phase.kind === 'known' || phase.kind === 'adventure' ? ADVENTURES[phase.card]!.kind : null;
  return (
    <g class={`rs-ghost ${name} ${kind ? `rs-${kind}` : 'rs-isle'}`}>
      <path class="rs-shape" d={outline(laid.cells, { rough: 0 })} />
      {kind && laid.cells.map((cell, n) => <Glyph key={cell} kind={kind} cell={cell} arrow={laid.arrows[n] ?? 0} />)}
      {!kind && <circle class="rs-ghost-port" cx={centre(laid.port)[0]} cy={centre(laid.port)[1]} r="3.6" />}
    </g>
  );
}

function Acting(props: OverProps) {
  const { view, menu, over } = props;
  const captain = view.open.captains[view.seat!]!;
  const current = props.draft.value;
  const there = reachNow(props, captain);
  const course = over === null ? null : courseTo(props, over);
  return (
    <>
      {(current === null || current.kind === 'sail') &&
        [...there.values()].map(landing => <Price key={landing.at} landing={landing} from={captain.at!} />)}
      {(current === null || current.kind === 'explore') &&
        menu!.moves.map(move =>
          move.kind === 'explore' ? <Patch key={move.at} cell={move.at} class="rs-explorable" /> : null,
        )}
      {course && <Course captain={captain} view={view} sail={course} class="rs-preview" />}
      <Chosen {...props} />
    </>
  );
}

function reachNow(props: Props, captain: Captain): Map<Cell, ReachableCell> {
  const current = props.draft.value;
  return reachableCells(captain, current?.kind === 'sail' ? [current.wind] : winds(props), props.view.open.table);
}

/** The cells that show a price now. */
export function pricedCells(props: Props): ReadonlySet<Cell> {
  const kind = props.draft.value?.kind ?? 'sail';
  if (asked(props) !== 'action' || kind !== 'sail') return new Set();
  return new Set(reachNow(props, props.view.open.captains[props.view.seat!]!).keys());
}

/**
 * A cell that can be reached: darker for a higher price, in another tint when it takes Provisions or Bonus Movements.
 */
const Price = ({ landing, from }: { landing: ReachableCell; from: Cell }) => {
  if (landing.at === from) return null;
  const [x, y] = centre(landing.at);
  const dear = landing.provisions > 0 || landing.moves > 0;
  return (
    <g class={`rs-price ${dear ? 'rs-dear' : ''}`} style={{ '--price': Math.min(landing.cost, 8) }}>
      <Patch cell={landing.at} class="rs-reach" />
      <text x={x} y={y}>
        {landing.cost > 0 && landing.cost}
        {landing.moves > 0 && '»'}
      </text>
    </g>
  );
};

type Sailed = { wind: Extract<Move, { kind: 'sail' }>['wind']; path: Extract<Move, { kind: 'sail' }>['path'] };
type CourseProps = { captain: Captain; view: SeasView; sail: Sailed; class: string };

const Course = ({ captain, view, sail, class: name }: CourseProps) => {
  const cells = trail(captain, sail.wind, sail.path, view.open.table);
  const [x, y] = centre(cells.at(-1)!);
  return (
    <g class={`rs-course ${name}`}>
      <path d={through(cells)} />
      <circle cx={x} cy={y} r="2.6" />
    </g>
  );
};

/** The draft, drawn. */
function Chosen(props: Props) {
  const { view } = props;
  const current = props.draft.value;
  const captain = view.open.captains[view.seat!]!;
  switch (current?.kind) {
    case 'home':
      return <Patch cell={current.at} class="rs-chosen" />;
    case 'explore':
      return current.at === null ? null : <Patch cell={current.at} class="rs-chosen" />;
    case 'sail':
      return <Course captain={captain} view={view} sail={current} class="rs-charted" />;
    case 'port': {
      const harbour = captain.chart.harbours.find(({ port }) => port === current.port);
      return harbour ? <Patch cell={harbour.cell} class="rs-chosen" /> : null;
    }
    default:
      return null;
  }
}

/** The move already sent, while others still decide. */
function Committed({ view, move }: { view: SeasView; move: Move }) {
  const captain = view.open.captains[view.seat!]!;
  switch (move.kind) {
    case 'island':
    case 'obstacle':
      return <Ghost view={view} placement={move} class="rs-legal" />;
    case 'home':
    case 'explore':
      return <Patch cell={move.at} class="rs-chosen" />;
    case 'sail':
      return <Course captain={captain} view={view} sail={move} class="rs-charted" />;
    case 'port': {
      const harbour = captain.chart.harbours.find(({ port }) => port === move.port);
      return harbour ? <Patch cell={harbour.cell} class="rs-chosen" /> : null;
    }
  }
}

// What a choice on the sea would do: the course, the push, the way to an X.

import { courseTo, type Move, type Tile } from '@quayside/rules/waves-of-fortune';
import { centreOf, EDGE, SPAN } from './art/geometry.ts';
import { pushedNext, tileOf } from './draft.ts';
import { lensPlace } from './lensPlace.ts';
import type { Props } from './props.ts';

type OverlayProps = Props & {
  legal: ReadonlyMap<Tile, Move>;
  over: Tile | null;
  traced: { seat: number; x: Tile } | null;
};

export function Overlay({ legal, over, traced, ...props }: OverlayProps) {
  const { view, me, scene } = props;
  const chosen = tileOf(props.draft.value);
  const pointed = chosen ?? over;
  const move = pointed === null ? undefined : legal.get(pointed);
  const next = move ? pushedNext(view, move) : null;
  return (
    <g class="wf-overlay">
      {move && me !== null && <Way view={view} seat={me} move={move} sure={chosen !== null} />}
      {view.open.phase.kind === 'ram' && props.menu && (
        <Pushes from={view.open.ships[view.open.phase.pushed]!.at} goals={[...legal.keys()]} chosen={chosen} />
      )}
      {next && <Pushes {...next} chosen={null} />}
      {traced && (
        <path
          class={`wf-trace seat-${traced.seat % 8}`}
          d={`M${centreOf(scene.ships[traced.seat]!.at).join(' ')}L${centreOf(traced.x).join(' ')}`}
        />
      )}
    </g>
  );
}

type WayProps = { view: Props['view']; seat: number; move: Move; sure: boolean };

/** The course of a sail; a leap through a whirlpool or with a current is a straight dotted line. */
function Way({ view: { open }, seat, move, sure }: WayProps) {
  const ship = open.ships[seat]!;
  if (move.kind !== 'sail' && move.kind !== 'teleport' && move.kind !== 'drift') return null;
  const tiles = move.kind === 'sail' ? courseTo(open, ship, move.to) : [ship.at, move.to];
  const [x, y] = centreOf(move.to);
  return (
    <g class={`wf-way wf-way-${move.kind} ${sure ? 'wf-way-sure' : ''}`}>
      <path d={`M${tiles.map(tile => centreOf(tile).join(' ')).join('L')}`} />
      <circle cx={x} cy={y} r="4.5" />
    </g>
  );
}

/** Arrows from the rammed ship to where it may be pushed. */
function Pushes({ from, goals, chosen }: { from: Tile; goals: readonly Tile[]; chosen: Tile | null }) {
  const [x, y] = centreOf(from);
  return (
    <>
      {goals.map(tile => {
        const [toX, toY] = centreOf(tile);
        const turn = toX > x ? 0 : toX < x ? 180 : toY > y ? 90 : 270;
        return (
          <path
            key={tile}
            class={`wf-push ${tile === chosen ? 'wf-push-chosen' : ''}`}
            d="M14-6h12v-7l14 13-14 13v-7H14Z"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        );
      })}
    </>
  );
}

/** While a battle goes on: the rest of the sea dims, and a beam joins its tile and the spyglass. */
export function Beam({ tile }: { tile: Tile }) {
  const [x, y] = centreOf(tile);
  const { x: toX, y: toY, radius } = lensPlace(tile);
  const away = Math.max(1, Math.hypot(toX - x, toY - y));
  const [acrossX, acrossY] = [((toY - y) / away) * radius, ((x - toX) / away) * radius];
  const [left, top] = [x - EDGE / 2, y - EDGE / 2];
  return (
    <g class="wf-battle-light">
      <path class="wf-dim" d={`M0 0H${SPAN}V${SPAN}H0ZM${left} ${top}v${EDGE}h${EDGE}v-${EDGE}Z`} />
      <path class="wf-beam" d={`M${x} ${y}L${toX + acrossX} ${toY + acrossY}L${toX - acrossX} ${toY - acrossY}Z`} />
      <rect class="wf-fight-tile" x={left + 1.5} y={top + 1.5} width={EDGE - 3} height={EDGE - 3} rx="6" />
    </g>
  );
}

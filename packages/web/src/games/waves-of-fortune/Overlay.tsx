// What could be chosen on the sea, and what the choice would do: tiles that glow, the course, the push, the way to an X.

import { courseTo, type Move, type Tile, tileName } from '@quayside/rules/waves-of-fortune';
import { centreOf, cornerOf, EDGE } from './art/geometry.ts';
import { drawing } from './art/Marks.tsx';

import { pushedNext, tileOf } from './draft.ts';
import type { Props } from './props.ts';

type OverlayProps = Props & {
  legal: ReadonlyMap<Tile, Move>;
  over: Tile | null;
  traced: { seat: number; x: Tile } | null;
};

/** The tiles one may choose. */
export const Glows = ({ legal, ...props }: Props & Pick<OverlayProps, 'legal'>) => (
  <g class="wf-glows">
    {[...legal].map(([tile, { kind }]) => (
      <Glow key={`${kind} ${tileName(tile)}`} tile={tile} kind={kind} chosen={tile === tileOf(props.draft.value)} />
    ))}
  </g>
);

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

function Glow({ tile, kind, chosen }: { tile: Tile; kind: Move['kind']; chosen: boolean }) {
  const [x, y] = cornerOf(tile);
  return (
    <g class={`wf-may wf-may-${kind} ${chosen ? 'wf-chosen' : ''}`} transform={`translate(${x} ${y})`}>
      <rect x="2.5" y="2.5" width={EDGE - 5} height={EDGE - 5} rx="4" />
      {kind === 'peek' && (
        <svg x="11" y="11" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
          {drawing('eye')}
        </svg>
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

// Rings around pieces, and ropes from one to another: drawn over the page, taking no presses.

import type { Point } from '@quayside/rules/kit/geometry';
import { centre, edgeTowards, through } from './geometry.ts';
import type { Bounds, FoundPiece } from './measure.ts';
import './pointing.css';

export const GAP = 5; // px between a piece and its ring
const CORNER = 10;

/** `ropes`: each through the boxes in order. */
type Props = { pieces: readonly FoundPiece[]; ropes: readonly (readonly Bounds[])[] };

export const Rings = ({ pieces, ropes }: Props) => (
  <svg class="pointing-rings" aria-hidden="true">
    {pieces.map(({ id, box }) => (
      <g key={id} data-ring={id}>
        {['pointing-ring-outline', 'pointing-ring'].map(name => (
          <rect
            key={name}
            class={name}
            x={box.left - GAP}
            y={box.top - GAP}
            width={box.right - box.left + 2 * GAP}
            height={box.bottom - box.top + 2 * GAP}
            rx={CORNER}
          />
        ))}
      </g>
    ))}
    {ropes.map((boxes, at) =>
      overlap(boxes[0]!, boxes.at(-1)!) ? null : boxes.length > 2 ? (
        <Route key={at} boxes={boxes} />
      ) : (
        <Rope key={at} from={boxes[0]!} to={boxes[1]!} />
      ),
    )}
  </svg>
);

const BEND = 0.16; // of its length: how far a rope hangs to the side

function Rope({ from, to }: { from: Bounds; to: Bounds }) {
  // Between neighbours the rope begins inside the first, so that there is a rope to be seen.
  const start = isNear(from, to) ? centre(from) : edgeTowards(from, centre(to), GAP);
  const end = edgeTowards(to, centre(from), GAP + 6);
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const bend = { x: (start.x + end.x) / 2 - dy * BEND, y: (start.y + end.y) / 2 + dx * BEND };
  return <Line path={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`} bend={bend} end={end} />;
}

/** A rope past the pieces between: from the middle of the first, since the next may touch it. */
function Route({ boxes }: { boxes: readonly Bounds[] }) {
  const points = through(boxes, GAP);
  const path = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return <Line path={path} bend={points.at(-2)!} end={points.at(-1)!} />;
}

const Line = ({ path, bend, end }: { path: string; bend: Point; end: Point }) => (
  <g data-rope>
    <path class="pointing-rope-outline" d={path} />
    <path class="pointing-rope" d={path} />
    <path class="pointing-arrow" d={arrowhead(bend, end)} />
  </g>
);

/** A piece that lies on its goal needs no rope. */
const overlap = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const NEAR = 70; // px

function isNear(from: Bounds, to: Bounds): boolean {
  const a = edgeTowards(from, centre(to), 0);
  const b = edgeTowards(to, centre(from), 0);
  return Math.hypot(a.x - b.x, a.y - b.y) < NEAR;
}

const ARROW = 15; // px

function arrowhead(from: Point, tip: Point): string {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const corner = (turn: number) =>
    `${tip.x - ARROW * Math.cos(angle + turn)} ${tip.y - ARROW * Math.sin(angle + turn)}`;
  return `M${tip.x} ${tip.y}L${corner(0.5)}L${corner(-0.5)}Z`;
}

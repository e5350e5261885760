// The ship cut open, her bow to the rivals: masts with crow's nests, the gun deck, and wales along the waterline, one
// more nailed on for each level of the Hull.

import { useId } from 'preact/hooks';
import { EmblemMark } from '../../../ui/Emblem.tsx';
import type { Places } from '../map/places.ts';
import './ship.css';

type Props = { places: Places; seat: number; level: number; planned: number };

export function Ship({ places, seat, level, planned }: Props) {
  const { ship, nests } = places;
  const id = useId();
  const masts = [0, 1, 2].map(n => nests.x + n * nests.step + nests.size / 2);
  return (
    <g class="rw-ship-art">
      {masts.map((x, n) => (
        <Mast key={n} x={x} places={places} seat={n === 1 ? seat : null} />
      ))}
      <Side places={places} id={id} />
      <path class="rw-ship-deck" d={ship.deck} />
      <Wales places={places} level={level} planned={planned} />
      <Water places={places} />
    </g>
  );
}

const SEAMS = { wide: 15, square: 11, mini: 7 } as const; // units between two planks of the side
const JOINTS = [0.13, 0.56, 0.34, 0.78, 0.22, 0.67, 0.45, 0.88]; // where planks end, row by row, as shares of the length

/** The ship's side, darker towards the water, of planks that follow her sheer, with a rail along the top. */
function Side({ places: { name, ship }, id }: { places: Places; id: string }) {
  const [first, , last] = ship.wales;
  const [left, right] = [first!.x1 - 90, first!.x2 + 90];
  const length = right - left;
  const seam = SEAMS[name];
  const sag = seam * 1.2;
  const rail = ship.hull.slice(0, ship.hull.indexOf('C'));
  const count = Math.ceil((last!.y + last!.h + seam - ship.mastFoot) / seam);
  const rows = Array.from({ length: count }, (_, n) => ship.mastFoot + n * seam);
  const joints = rows.flatMap((y, n) =>
    [0, 0.5].map(more => {
      const share = (JOINTS[n % JOINTS.length]! + more) % 1;
      const at = y + 2 * sag * share * (1 - share); // the seam's curve there
      return `M${left + share * length} ${at}v${seam}`;
    }),
  );
  return (
    <>
      <linearGradient id={`${id}-side`} x2="0" y2="1">
        <stop class="rw-side-high" offset="0.15" />
        <stop class="rw-side-low" offset="1" />
      </linearGradient>
      <clipPath id={`${id}-hull`}>
        <path d={ship.hull} />
      </clipPath>
      <path class="rw-ship-hull" d={ship.hull} fill={`url(#${id}-side)`} />
      <g clip-path={`url(#${id}-hull)`}>
        <path
          class="rw-ship-grain"
          d={rows.map(y => `M${left} ${y}q${length / 2} ${sag} ${length} 0`).join('') + joints.join('')}
        />
      </g>
      <path class="rw-ship-rail" d={rail} stroke-width={seam * 0.42} />
    </>
  );
}

function Mast({ x, places, seat }: { x: number; places: Places; seat: number | null }) {
  const { nests, ship } = places;
  const s = nests.size;
  const nest = nests.y + s * 1.22;
  const width = Math.max(3, s * 0.18);
  return (
    <g class="rw-mast">
      <rect x={x - width / 2} y={nest} width={width} height={Math.max(0, ship.mastFoot - nest)} />
      {ship.sails && (
        <>
          <path
            class="rw-stay"
            d={`M${x} ${nest + 24}L${x + 96} ${ship.mastFoot}M${x} ${nest + 24}L${x - 96} ${ship.mastFoot}`}
          />
          <path
            class="rw-sail"
            d={`M${x - 60} ${nest + 42}Q${x} ${nest + 52} ${x + 60} ${nest + 42}Q${x + 50} ${nest + 70} ${x + 62} ${nest + 100}Q${x} ${nest + 88} ${x - 62} ${nest + 100}Q${x - 50} ${nest + 70} ${x - 60} ${nest + 42}Z`}
          />
          <path
            class="rw-sail-seams"
            d={`M${x - 30} ${nest + 46}q6 24 0 48M${x + 30} ${nest + 46}q-6 24 0 48M${x - 56} ${nest + 84}Q${x} ${nest + 73} ${x + 56} ${nest + 84}`}
          />
          <rect class="rw-yard" x={x - 68} y={nest + 37} width={136} height={7} rx={3.5} />
          {seat !== null && (
            <g class="rw-sail-emblem" transform={`translate(${x - 17} ${nest + 54})`}>
              <svg width="34" height="34" viewBox="0 0 24 24" overflow="visible" aria-hidden="true">
                <EmblemMark seat={seat} />
              </svg>
            </g>
          )}
        </>
      )}
      <path
        class="rw-basket"
        d={`M${x - s * 0.62} ${nest - s * 0.14}H${x + s * 0.62}L${x + s * 0.46} ${nest + s * 0.16}H${x - s * 0.46}Z`}
      />
      <path
        class="rw-basket-rim"
        d={`M${x - s * 0.64} ${nest - s * 0.14}H${x + s * 0.64}`}
        stroke-width={Math.max(1.5, s * 0.07)}
      />
    </g>
  );
}

const Wales = ({ places, level, planned }: Pick<Props, 'places' | 'level' | 'planned'>) => (
  <>
    {places.ship.wales.map(({ x1, x2, y, h }, n) => (
      <rect
        key={n}
        class={`rw-wale ${n < level ? 'rw-wale-nailed' : n < planned ? 'rw-wale-planned' : ''}`}
        x={x1}
        y={y}
        width={x2 - x1}
        height={h}
        rx={h / 4}
      />
    ))}
  </>
);

function Water({ places: { ship } }: { places: Places }) {
  const { x, y, w, h } = ship.water;
  const crest = h * 0.34;
  const count = Math.max(4, Math.round(w / 40));
  const step = w / count;
  const waves = `M${x} ${y + crest}${Array.from({ length: count }, () => `q${step / 4} ${-crest} ${step / 2} 0t${step / 2} 0`).join('')}`;
  return (
    <g class="rw-water">
      <path class="rw-water-body" d={`${waves}V${y + h * 0.8}Q${x + w / 2} ${y + h * 1.1} ${x} ${y + h * 0.8}Z`} />
      <path class="rw-water-crest" d={waves} />
    </g>
  );
}

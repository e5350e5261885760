// The ship cut open, her bow to the rivals: masts with crow's nests, the gun deck, and wales along the waterline, one
// more nailed on for each level of the Hull.

import { EmblemMark } from '../../../ui/Emblem.tsx';
import type { Places } from '../map/places.ts';
import './ship.css';

type Props = { places: Places; seat: number; level: number; planned: number };

export function Ship({ places, seat, level, planned }: Props) {
  const { ship, nests } = places;
  const masts = [0, 1, 2].map(n => nests.x + n * nests.step + nests.size / 2);
  return (
    <g class="rw-ship-art">
      {masts.map((x, n) => (
        <Mast key={n} x={x} places={places} seat={n === 1 ? seat : null} />
      ))}
      <path class="rw-ship-hull" d={ship.hull} />
      <path class="rw-ship-grain" d={grain(places)} />
      <path class="rw-ship-deck" d={ship.deck} />
      <Wales places={places} level={level} planned={planned} />
      <Water places={places} />
    </g>
  );
}

/** Seams of the ship's side, between the deck and the wales. */
function grain({ name, ship }: Places): string {
  const [first] = ship.wales;
  const y = first!.y - (name === 'wide' ? 48 : name === 'square' ? 36 : 22);
  return `M${first!.x1 + 4} ${y}H${first!.x2 - 2}`;
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

// A Galleon from the side: it grows with every Sail, Cannon, Hold and Upgrade. Exhausted sails are furled, exhausted
// guns drawn in.

import { type Galleon, sailsOf, UPGRADE, type Upgrade } from '@quayside/rules/rattle-battle';
import { drawing } from './Marks.tsx';
import './galleonArt.css';

const WIDTH = 240;
const DECK = 78; // y

const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 1)) / (count + 1));

export function GalleonArt({ galleon }: { galleon: Galleon }) {
  const masts = Math.max(1, Math.min(5, sailsOf(galleon)));
  const rows = spread(masts, 40, 205);
  const sails = [...Array(galleon.sails.ready).fill(true), ...Array(galleon.sails.exhausted).fill(false)] as boolean[];
  const guns = [
    ...Array(galleon.cannons.ready).fill(true),
    ...Array(galleon.cannons.exhausted).fill(false),
  ] as boolean[];
  return (
    <svg class="rb-galleon-art" viewBox={`0 0 ${WIDTH} 132`} aria-hidden="true">
      <path class="rb-water" d="M0 118q15-7 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0v14H0z" />
      {rows.map((x, i) => (
        <g key={x}>
          <path class="rb-mast" d={`M${x} ${DECK}V${i % 2 ? 16 : 8}`} />
          <path class="rb-pennant seat-fill" d={`M${x} ${i % 2 ? 16 : 8}l14 4-14 4z`} />
        </g>
      ))}
      {sails.slice(0, 10).map((ready, i) => {
        const x = rows[i % masts]!;
        const y = i < masts ? 24 : 48;
        const wide = Math.min(30, 150 / masts);
        return ready ? (
          <path
            key={i}
            class="rb-sail"
            d={`M${x - wide} ${y}q${wide} -6 ${wide * 2} 0q6 12 0 24q-${wide} -7 -${wide * 2} 0q6 -12 0 -24z`}
          />
        ) : (
          <path key={i} class="rb-sail rb-furled" d={`M${x - wide} ${y}h${wide * 2}v5h-${wide * 2}z`} />
        );
      })}
      <path class="rb-hull" d="M14 62l6 20h196l14-24 6 4q-4 42-34 54H54Q24 108 14 62z" />
      <path class="rb-stern" d="M14 62h30v18H20z" />
      <path class="rb-plank" d="M22 92h204M34 104h176" />
      <path class="rb-trim" d="M20 82h196l14-24" />
      {guns.slice(0, 9).map((ready, i) => {
        const x = spread(Math.min(9, guns.length), 46, 214)[i]!;
        return (
          <g key={i} class={ready ? 'rb-gun' : 'rb-gun rb-gun-in'}>
            <rect class="rb-port" x={x - 6} y={85} width={12} height={9} rx={1.5} />
            {ready && <path class="rb-barrel" d={`M${x - 3} 88h16v4h-16z`} />}
          </g>
        );
      })}
      {Array.from({ length: galleon.holds + galleon.hamsters }, (_, i) => {
        const x = 62 + i * 24;
        return i < galleon.holds ? (
          <path key={i} class="rb-crate" d={`M${x} 99h16v13h-16zM${x} 99l16 13M${x + 16} 99l-16 13`} />
        ) : (
          <g key={i} class="rb-crate">
            <circle cx={x + 8} cy={105} r={8} />
            <path d={`M${x + 3} 107q5-7 10 0z`} />
          </g>
        );
      })}
      {galleon.upgrades.map(({ id, ready }, i) => {
        const [x, y] = spot(UPGRADE[id].place, i);
        return (
          <g key={id} class={ready ? 'rb-fitted' : 'rb-fitted rb-fitted-off'} transform={`translate(${x} ${y})`}>
            <circle r={8} />
            <svg x={-6} y={-6} width={12} height={12} viewBox="0 0 24 24" aria-hidden="true">
              {drawing(UPGRADE[id].place)}
            </svg>
          </g>
        );
      })}
    </svg>
  );
}

/** Where an Upgrade is bolted on. */
function spot(place: Upgrade['place'], i: number): [x: number, y: number] {
  switch (place) {
    case 'mast':
      return [52 + ((i * 46) % 150), 66];
    case 'hull':
      return [40 + ((i * 34) % 160), 78];
    case 'bow':
      return [224, 72 + (i % 2) * 16];
    case 'stern':
      return [20, 72 + (i % 2) * 16];
  }
}

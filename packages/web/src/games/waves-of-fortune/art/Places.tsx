// The places one knows by name: corners with their chests, the rock of the Pirate King, the harbour.

import { type Colour, HOME_OF, HOMES, KING_HP, type Ship, type Tile } from '@quayside/rules/waves-of-fortune';
import { EmblemMark } from '../../../ui/Emblem.tsx';
import { cornerOf, EDGE } from './geometry.ts';
import { Strength } from './TokenArt.tsx';
import './places.css';

/** An islet with a chest; once it is taken, an empty box. */
export const Corner = ({ taken }: { taken: boolean }) => (
  <g class={taken ? 'wf-corner wf-corner-taken' : 'wf-corner'}>
    <path class="wf-islet-shoal" d="M-17 4C-19-8-8-18 3-16.5 14-17 20-6 17 4 17 14 6 18-3 16.5-11 18-16 12-17 4Z" />
    <path class="wf-islet" d="M-13 5C-15-6-6-13 3-12 11-13 15-4 13 4 13 11 5 13.5-3 12.5-9 13.5-12 10-13 5Z" />
    {taken ? (
      <>
        <path class="wf-box" d="M-8 0H8V9H-8ZM-8 0l-2-7H6L8 0" />
        <path class="wf-box-line" d="M-2-7 0 0" />
      </>
    ) : (
      <>
        <path class="wf-rays" d="M0-13v-4M-8-11l-2.6-3.200M8-11l2.6-3.200M-13-5l-4-1.600M13-5l4-1.6" />
        <path class="wf-strongbox" d="M-10-1H10V9H-10ZM-10-1C-10-7-7-9.5-4-9.500H4C7-9.5 10-7 10-1" />
        <path class="wf-strongbox-line" d="M-10-1H10M-6-9v18M6-9v18" />
        <path class="wf-lock" d="M-2.6-2.500h5.200V3h-5.200Z" />
      </>
    )}
  </g>
);

/** His stain leaks over the tiles around him. Drawn under everything that lies there. */
export const KingStain = () => <circle class="wf-stain" r={EDGE * 1.25} fill="url(#wf-stain)" />;

/** A crowned skull of rock. */
export const KingSkull = () => (
  <g class="wf-king-rock">
    <path
      class="wf-king-cape"
      d="M-17 16-14.5 4-11 7-10.5-4Q-9-13 0-13T10.5-4L11 7 14.5 4 17 16Q8 18.5 0 17-8 18.5-17 16Z"
    />
    <path
      class="wf-king-skull"
      d="M0-10C-7-10-10-5.6-10-1-10 2.8-8 5-5.6 6.200V10.500H5.600V6.200C8 5 10 2.8 10-1 10-5.6 7-10 0-10Z"
    />
    <path class="wf-king-eyes" d="M-7-1.600q3-2.6 5.6.6-.6 4-3 4T-7-1.600ZM7-1.600q-3-2.6-5.6.6.6 4 3 4T7-1.600Z" />
    <path class="wf-king-jaw" d="M-2.6 10.500V7.500M0 10.500V7.500M2.6 10.500V7.500M-.8 5 0 3.4.8 5" />
    <path class="wf-king-crown" d="M-8-8.5-9.5-18-4.6-13.4 0-19.5 4.6-13.4 9.5-18 8-8.500Q0-11-8-8.500Z" />
  </g>
);

/** Where a ship lies beside him he makes room in the north-east; fallen, he has lost his crown. */
export const KingRock = ({ crowded = false, fallen = false }: { crowded?: boolean; fallen?: boolean }) => (
  <g class={fallen ? 'wf-king-fallen' : undefined} transform={crowded ? 'translate(8 -5) scale(.74)' : undefined}>
    <KingSkull />
  </g>
);

/** The strength he has left, within his tile; it is drawn above the ships. */
export const KingStrength = ({ left = KING_HP }: { left?: number }) => (
  <Strength text={String(left)} at="translate(7.5 11)" tone="king" />
);

/** Where the four quays look to. */
const OUTWARD: Record<Colour, readonly [x: number, y: number]> = {
  purple: [-1, -1],
  blue: [1, -1],
  green: [-1, 1],
  yellow: [1, 1],
};

type HarbourProps = { ships: readonly Pick<Ship, 'colour'>[]; letters: readonly string[] };

/** One island in the middle of the sea with four quays, each under the flag of whoever lives there. */
export const Harbour = ({ ships, letters }: HarbourProps) => {
  const [left, top] = cornerOf(HOMES.purple);
  return (
    <g class="wf-harbour" transform={`translate(${left + EDGE} ${top + EDGE})`}>
      <circle class="wf-harbour-shoal" r="33" />
      <path class="wf-jetty" d="M-12-24V-38M12-24V-38M-12 24V38M12 24V38M-24-12H-38M-24 12H-38M24-12H38M24 12H38" />
      <path
        class="wf-harbour-land"
        d="M-27 0C-28-12-20-24-8-26.5 4-29 20-25 25-12 29 0 27 14 17 22 6 29-9 28-18 21-25 15-27 8-27 0Z"
      />
      {(Object.entries(HOMES) as [Colour, Tile][]).map(([colour, tile]) => (
        <Quay key={colour} colour={colour} tile={tile} ships={ships} letters={letters} />
      ))}
      <circle class="wf-square" r="7.5" />
      <path class="wf-lighthouse" d="M-3.6 5-2.4-7H2.400L3.6 5Z" />
      <path class="wf-lighthouse-band" d="M-3.2 1.400H3.200L3-1.600H-3Z" />
      <path class="wf-lamp" d="M-2.8-7v-3.600L0-13l2.8 2.400V-7Z" />
    </g>
  );
};

function Quay({ colour, tile, ships, letters }: HarbourProps & { colour: Colour; tile: Tile }) {
  const [x, y] = OUTWARD[colour];
  const seat = ships.findIndex(ship => ship.colour !== null && ship.colour === HOME_OF[tile]);
  const tint = seat < 0 ? `wf-quay-closed wf-colour-${colour}` : `seat-${seat % 8}`;
  return (
    <g class={`wf-quay ${tint}`}>
      <path class="wf-quay-wall" d="M24 5A25 25 0 0 1 5 24" transform={`scale(${x} ${y})`} />
      <g transform={`translate(${x * 13} ${y * 13})`}>
        <path class="wf-house" d="M-4-1 0-4.6 4-1V4H-4Z" />
      </g>
      {seat >= 0 && (
        <g transform={`translate(${x * 26} ${y * 33})`}>
          <path class="wf-flag-pole" d={`M${-x * 2} ${y < 0 ? -6 : 8}V${y < 0 ? 20 : -14}`} />
          <path class="wf-flag-cloth" d="M-13-7.500H13L10 0 13 7.500H-13Z" />
          <svg class="wf-flag-emblem" x="-11.5" y="-6" width="12" height="12" aria-hidden="true">
            <EmblemMark seat={seat} />
          </svg>
          <text class="wf-flag-letter" x="5" y="5.3">
            {letters[seat]}
          </text>
        </g>
      )}
    </g>
  );
}

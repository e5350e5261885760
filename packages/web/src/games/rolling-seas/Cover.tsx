// The front page's picture: a surveyor's chart with a voyage drawn on it square by square, the ship at its end, the
// three wind dice, and the dividers that measured it all.

import { coast } from '../../ui/art/coast.ts';
import { Galleon } from '../../ui/art/Galleon.tsx';
import { Land } from '../../ui/art/Land.tsx';
import { Compass } from '../../ui/Compass.tsx';
import './palette.css';
import './cover.css';

const LANDS = [
  coast(
    [
      [-60, 420],
      [-60, 262],
      [28, 244],
      [76, 188],
      [150, 176],
      [142, 116],
      [196, 74],
      [178, 20],
      [212, -80],
      [-60, -80],
    ],
    6,
  ),
  coast(
    [
      [470, 440],
      [492, 350],
      [540, 330],
      [560, 272],
      [620, 262],
      [720, 220],
      [720, 440],
    ],
    3,
  ),
  coast(
    [
      [296, 204],
      [322, 168],
      [372, 172],
      [400, 200],
      [374, 228],
      [322, 232],
      [296, 204],
    ],
    12,
  ),
];
const SQUARE = 50;
const GRID = `${Array.from({ length: 13 }, (_, n) => `M${n * SQUARE + 20} 0V360`).join('')}${Array.from({ length: 7 }, (_, n) => `M0 ${n * SQUARE + 18}H640`).join('')}`;

/** Corners of a regular ring, from the top on. */
const ring = (radius: number, corners: number, from = 0) =>
  Array.from({ length: corners }, (_, n) => {
    const angle = from + (n * 2 * Math.PI) / corners;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });

const RIM = ring(50, 10);
const FACE = ring(31, 5);
/** The five sides around the one on top, each in its own light. */
const SIDES = FACE.map((corner, n) => {
  const [a, b, c] = [RIM[2 * n]!, RIM[2 * n + 1]!, RIM[(2 * n + 2) % 10]!];
  return `M${corner}L${a}L${b}L${c}L${FACE[(n + 1) % 5]!}Z`;
});

const WindDie = ({ at, letter }: { at: string; letter: string }) => (
  <g class="wind-die" transform={at}>
    <ellipse class="shadow" cx="7" cy="16" rx="50" ry="44" />
    {SIDES.map((side, n) => (
      <path key={side} class={`side-${n}`} d={side} />
    ))}
    <path class="face" d={`M${FACE.join('L')}Z`} />
    <text y="12">{letter}</text>
  </g>
);

const STOPS: readonly (readonly [number, number])[] = [
  [170, 118],
  [220, 168],
  [270, 118],
  [420, 118],
  [470, 168],
  [470, 218],
  [420, 268],
];
const COILS = 'M0 34C0-2 30-2 30 34M44 34C44-14 84-14 84 34M98 34C100-20 102-46 128-48';

const Dividers = () => (
  <g class="dividers" transform="translate(566 164) rotate(12)">
    <path d="M-4 0L-58 150l4 2L6 4ZM4 0L40 156l-5 1L-6 4Z" />
    <path class="steel" d="M-46 116l-16 44 10-8ZM32 118l9 46-10-10Z" />
    <circle r="13" />
    <circle class="steel" r="5" />
    <path d="M-4-12h8v-18h-8z" />
  </g>
);

export const Cover = () => (
  <svg class="rs-cover rs-palette" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="deep" width="640" height="360" />
    {LANDS.map(line => (
      <Land key={line} line={line} />
    ))}
    <path class="grid" d={GRID} />
    <path
      class="hills"
      d="M26 128q10-10 16-24t11-14 12 12 16 26M62 140q8-8 12-18t9-10 10 8 12 20M96 84q8-8 12-18t9-10 10 8 12 20M10 62q8-8 12-18t9-10 10 8 12 20M560 336q8-8 12-18t9-10 10 8 12 20M602 314q7-6 10-14t7-8 8 6 10 16M334 208q7-6 10-14t7-8 8 6 10 16"
    />
    <path
      class="trees"
      d="M46 190v-8m-6 0c-4-6 6-10 6-10s10 4 6 10zM74 172v-8m-6 0c-4-6 6-10 6-10s10 4 6 10zM108 158v-8m-6 0c-4-6 6-10 6-10s10 4 6 10zM20 216v-8m-6 0c-4-6 6-10 6-10s10 4 6 10zM524 350v-8m-6 0c-4-6 6-10 6-10s10 4 6 10zM382 204v-8m-6 0c-4-6 6-10 6-10s10 4 6 10z"
    />
    <g class="storm">
      <path class="area" d="M220 18h100v50h-50v50h-50Z" />
      {[
        [245, 43],
        [295, 43],
        [245, 93],
      ].map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d="M.5 1.5c3-3.5 8 0 6.5 4.5-2 6-11 7-15 1-5-8 1-19 11-19.500 12.500-.5 21.500 12.500 16.500 25.500M-18-8c3.500-6.500 9.500-10.500 17-11"
          transform={`translate(${x} ${y}) scale(.84)`}
        />
      ))}
    </g>
    <g class="monster" transform="translate(150 284)">
      <path class="coil-edge" d={COILS} />
      <path class="coil" d={COILS} />
      <path class="head" d="M118-60c18-6 34 2 40 14 2 6-2 10-9 9l-16-2c-1 6-8 9-16 7ZM124-61l-4-11 13 8 3-10 7 13" />
      <path
        class="swell"
        d="M-22 36c7 0 7-5 14-5s7 5 14 5 7-5 14-5 7 5 14 5 7-5 14-5 7 5 14 5 7-5 14-5 7 5 14 5 7-5 14-5"
      />
    </g>
    <path class="rocks" d="m486 320 13-28 10 18 8-12 14 22Zm32 4 9-20 9 14 6-8 10 14Z" />
    <path class="route" d={`M${STOPS.map(([x, y]) => `${x} ${y}`).join('L')}`} />
    {STOPS.map(([x, y]) => (
      <circle key={`${x} ${y}`} class="stop" cx={x} cy={y} r="5.500" />
    ))}
    <path class="home" d="M170 90l8 19 21 2-16 14 5 20-18-11-18 11 5-20-16-14 21-2Z" />
    <g class="ship" transform="translate(300 228) scale(.84)">
      <Galleon />
    </g>
    <svg x="4" y="232" width="132" height="132" aria-hidden="true">
      <Compass />
    </svg>
    <Dividers />
    <WindDie at="translate(408 58) rotate(-10) scale(.8)" letter="NE" />
    <WindDie at="translate(500 50) rotate(6) scale(.86)" letter="E" />
    <WindDie at="translate(592 80) rotate(-14)" letter="S" />
  </svg>
);

// The front page's picture: a moonlit sea of tiles to the horizon, some of them turned, a galleon between the moon and
// what it has found, and the Pirate King's flag.

import type { Face } from '@quayside/rules/waves-of-fortune';
import { Galleon } from '../../ui/art/Galleon.tsx';
import { KING } from './art/king.tsx';
import { BackArt, FaceArt, type Waters } from './art/TileArt.tsx';
import './palette.css';
import './art/tileArt.css';
import './cover.css';

/** What lies face up: row from the front, column from the middle. */
const FOUND: Record<string, Face> = {
  '0 -2': 'island',
  '0 -1': 'ocean',
  '0 0': 'ocean',
  '0 1': 'reef',
  '0 2': 'treasure',
  '1 -3': 'whirlpool',
  '1 -1': 'ocean',
  '1 0': 'ocean',
  '1 1': 'ocean',
  '1 2': 'island',
  '2 -2': 'island',
  '2 0': 'ocean',
  '2 3': 'king',
  '3 1': 'reef',
};
const ROWS = [0, 1, 2, 3, 4, 5];
const COLUMNS = Array.from({ length: 17 }, (_, n) => n - 8);
const TILE = 42; // units of a tile's drawing, with the gap to the next

const HORIZON = 142;
const distance = (row: number) => 0.86 + row * 0.36;
const depth = (row: number) => HORIZON + 190 / distance(row);
const width = (row: number) => 118 / distance(row);

/** Where a tile lies: slanted towards the point in which all columns meet. */
function place(row: number, column: number): string {
  const [near, far] = [depth(row), depth(row + 1)];
  const [left, right] = [320 + (column - 0.5) * width(row + 1), 320 + (column - 0.5) * width(row)];
  const across = (width(row) + width(row + 1)) / 2 / TILE;
  return `matrix(${across.toFixed(3)} 0 ${((right - left) / TILE).toFixed(3)} ${((near - far) / TILE).toFixed(3)} ${left.toFixed(1)} ${far.toFixed(1)})`;
}

/** The Shallows before us, the Depths beyond and on both sides. */
const watersOf = (row: number, column: number): Waters => (row > 2 || Math.abs(column) > 2 ? 'depths' : 'shallows');

const STARS: readonly (readonly [number, number])[] = [
  [44, 118],
  [150, 44],
  [196, 104],
  [246, 26],
  [300, 78],
  [404, 34],
  [590, 36],
  [616, 108],
  [566, 128],
  [24, 30],
];

/** The moon's road: glints on the water, wider the nearer. */
const ROAD = [150, 158, 168, 180, 196, 218, 248, 290]
  .map((y, n) => `M${470 - n * 8 - 12} ${y}h${24 + n * 13}`)
  .join('');

const LOOT: readonly (readonly [number, number])[] = [
  [574, 334],
  [548, 344],
  [598, 346],
  [574, 324],
];

export const Cover = () => (
  <svg class="wf-cover wf-palette" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="wf-cover-sky" x2="0" y2="1">
        <stop class="sky-high" offset="0" />
        <stop class="sky-low" offset="1" />
      </linearGradient>
      <linearGradient id="wf-cover-sea" x2="0" y2="1">
        <stop class="sky-low" offset="0" />
        <stop class="sea-near" offset="0.300" />
      </linearGradient>
      <radialGradient id="wf-cover-moon">
        <stop class="glow-near" offset="0.3" />
        <stop class="glow-far" offset="1" />
      </radialGradient>
    </defs>
    <rect width="640" height="200" fill="url(#wf-cover-sky)" />
    <g class="stars">
      {STARS.map(([x, y]) => (
        <path key={x} d={`M${x} ${y - 6}q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6Z`} />
      ))}
    </g>
    <circle fill="url(#wf-cover-moon)" cx="470" cy="92" r="150" />
    <circle class="moon" cx="470" cy="92" r="62" />
    <path
      class="craters"
      d="M448 66a12 9 0 1 0 .1 0ZM494 104a16 12 0 1 0 .1 0ZM456 118a8 6 0 1 0 .1 0ZM498 66a6 5 0 1 0 .1 0Z"
    />
    <path
      class="clouds"
      d="M0 138c20-16 44-6 56-14s40-8 50 4 38 0 48 12ZM640 138c-14-14-34-6-44-13s-38-6-46 5-24 2-30 8Z"
    />
    <rect y={HORIZON - 4} width="640" height="240" fill="url(#wf-cover-sea)" />
    {ROWS.toReversed().flatMap(row =>
      COLUMNS.map(column => {
        const face = FOUND[`${row} ${column}`];
        const waters = watersOf(row, column);
        return (
          <g key={`${row} ${column}`} transform={place(row, column)}>
            {face ? <FaceArt waters={waters} face={face} /> : <BackArt waters={waters} />}
          </g>
        );
      }),
    )}
    <path class="road" d={ROAD} />
    <path class="course" d="M132 330C150 292 176 284 206 270" />
    <g transform="translate(196 76) scale(1.320)">
      <Galleon />
    </g>
    <g class="flag" transform="translate(76 70)">
      <path class="pole" d="M-50-62V78" />
      <path class="cloth" d="M-50-48q24-14 48-4t52-4q10 36 0 70-28 12-52 4t-48 4Z" />
      <svg x="-32" y="-40" width="64" height="64" viewBox="0 0 24 24" aria-hidden="true">
        {KING}
      </svg>
    </g>
    {LOOT.map(([x, y]) => (
      <g key={`${x} ${y}`} class="loot">
        <ellipse class="edge" cx={x} cy={y + 5} rx="24" ry="10" />
        <ellipse cx={x} cy={y} rx="24" ry="10" />
      </g>
    ))}
  </svg>
);

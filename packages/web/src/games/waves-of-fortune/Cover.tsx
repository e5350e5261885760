// The front page's picture: a moon over tiles of deep water, one of them just turned, a laden ship, and the King's flag.

import type { Face } from '@quayside/rules/waves-of-fortune';
import { drawing } from './art/Marks.tsx';
import { ShipArt } from './art/ShipArt.tsx';
import { BackArt, FaceArt, type Waters } from './art/TileArt.tsx';
import './palette.css';
import './art/seaArt.css';
import './cover.css';

/** A patch of the chart: what lies face up, and where. */
const FOUND: Record<string, Face> = {
  B2: 'island',
  D1: 'ocean',
  D3: 'reef',
  E2: 'ocean',
  F3: 'island',
  G1: 'whirlpool',
  H3: 'king',
  C3: 'ocean',
};
const COLUMNS = 'ABCDEFGHI';
const ROWS = [1, 2, 3];

/** The Shallows in the middle, the Depths on both sides. */
const watersOf = (column: number): Waters => (column < 2 || column > 6 ? 'depths' : 'shallows');

export const Cover = () => (
  <svg class="wf-cover wf-palette" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="sky" width="640" height="360" />
    <g class="stars">
      {[
        [60, 40],
        [130, 84],
        [210, 30],
        [300, 66],
        [380, 26],
        [452, 92],
        [590, 36],
        [612, 104],
        [28, 108],
      ].map(([x, y]) => (
        <path key={x} d={`M${x} ${y! - 6}q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6Z`} />
      ))}
    </g>
    <circle class="moon-glow" cx="508" cy="86" r="74" />
    <circle class="moon" cx="508" cy="86" r="52" />
    <path class="moon-face" d="M492 70q6-6 12 0M520 72q6-6 12 0M498 104q12 12 26 2M512 82q6 8-2 10" />
    <g transform="translate(-34 152) scale(1.78) skewX(-7)">
      {ROWS.flatMap((row, y) =>
        [...COLUMNS].map((letter, column) => {
          const name = `${letter}${row}`;
          const face = FOUND[name];
          return (
            <g key={name} transform={`translate(${column * 42 + y * 5} ${y * 42})`}>
              {face ? <FaceArt waters={watersOf(column)} face={face} /> : <BackArt waters={watersOf(column)} />}
            </g>
          );
        }),
      )}
    </g>
    <g class="cross" transform="translate(158 288)">
      <path d="M-20-20 20 20M20-20-20 20" />
    </g>
    <path class="course" d="M168 270 Q236 214 300 262" />
    <g class="cover-ship seat-3" transform="translate(338 196) scale(4.6)">
      <ShipArt colour="purple" seat={0} letter="" />
    </g>
    <g class="cubes">
      <rect x="296" y="206" width="20" height="20" rx="3" />
      <rect x="320" y="206" width="20" height="20" rx="3" />
      <circle cx="356" cy="216" r="11" />
      <circle cx="380" cy="216" r="11" />
    </g>
    <g class="flag" transform="translate(92 62)">
      <path class="cloth" d="M-44-34q44-14 88 0 10 34 0 66-44-14-88 0-8-32 0-66Z" />
      <svg x="-30" y="-32" width="60" height="60" viewBox="0 0 24 24" aria-hidden="true">
        {drawing('king')}
      </svg>
    </g>
  </svg>
);

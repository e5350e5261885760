// The chart at the head of the front page: a coast with its town and quay, a galleon standing out to sea, the rose and
// its rhumb lines, isles, soundings, and what lives in the deep.

import './HarbourChart.css';
import { coast } from '../ui/art/coast.ts';
import { Galleon } from '../ui/art/Galleon.tsx';
import { Land } from '../ui/art/Land.tsx';
import { Compass } from '../ui/Compass.tsx';

// Wide pages show the middle of the height alone, from 100 to 340: what must not be cut stands there.
const ROSE = { x: 1265, y: 220 };
const ROSE_SIZE = 236;
const HUBS = [ROSE, { x: 560, y: 470 }];
const RHUMBS = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16);
const FAR = 1700; // beyond the edge of the chart

const rhumbs = HUBS.map(({ x, y }) =>
  RHUMBS.map(a => `M${x} ${y}l${(FAR * Math.cos(a)).toFixed(0)} ${(FAR * Math.sin(a)).toFixed(0)}`).join(''),
).join('');

const MAINLAND = coast(
  [
    [-200, -200],
    [430, -200],
    [418, 44],
    [352, 92],
    [404, 148],
    [330, 182],
    [300, 236],
    [352, 274],
    [262, 316],
    [232, 372],
    [150, 398],
    [118, 640],
    [-200, 640],
  ],
  5,
);
const ISLES = [
  coast(
    [
      [1402, 74],
      [1446, 40],
      [1510, 48],
      [1536, 84],
      [1500, 116],
      [1440, 112],
      [1402, 74],
    ],
    11,
  ),
  coast(
    [
      [1040, 356],
      [1066, 336],
      [1104, 344],
      [1112, 368],
      [1078, 382],
      [1040, 356],
    ],
    3,
  ),
  coast(
    [
      [452, 54],
      [480, 38],
      [500, 58],
      [480, 76],
      [452, 54],
    ],
    8,
  ),
];
type At = readonly [number, number];

const HILLS: readonly At[] = [
  [70, 74],
  [136, 56],
  [204, 84],
  [40, 128],
  [118, 132],
  [276, 52],
  [56, 300],
  [128, 340],
  [188, 316],
  [1458, 82],
  [1490, 92],
];
const TREES: readonly At[] = [
  [166, 180],
  [186, 192],
  [148, 200],
  [60, 210],
  [82, 222],
  [40, 232],
  [100, 206],
  [230, 142],
  [250, 152],
  [60, 384],
  [86, 394],
  [1428, 98],
  [1072, 360],
  [1090, 366],
];
const HOUSES: readonly At[] = [
  [214, 214],
  [246, 204],
  [276, 218],
  [196, 240],
  [230, 238],
  [262, 244],
];

const Hill = ({ at: [x, y] }: { at: At }) => (
  <path
    class="harbour-hill"
    d={`M${x - 30} ${y}q12-12 18-26t12-16 14 12 18 30M${x + 4} ${y - 36}q4 18-4 32M${x + 11} ${y - 28}q3 12-3 22M${x + 17} ${y - 18}q2 8-2 14`}
  />
);
const Tree = ({ at: [x, y] }: { at: At }) => (
  <path class="harbour-tree" d={`M${x} ${y}v-7M${x - 7} ${y - 7}c-4-6 2-9 3-9 0-6 8-6 8 0 2 0 7 4 3 9z`} />
);
const House = ({ at: [x, y] }: { at: At }) => (
  <g class="harbour-house">
    <path d={`M${x} ${y}v-11h26v11z`} />
    <path class="harbour-roof" d={`M${x - 2} ${y - 11}l7-9h19l6 9z`} />
    <path d={`M${x + 5} ${y}v-6h4v6M${x + 15} ${y - 7}h5v3h-5z`} />
  </g>
);

const Town = () => (
  <g>
    <g class="harbour-house">
      <path d="M166 232v-46h20v46z" />
      <path class="harbour-roof" d="M162 186l14-34 14 34z" />
      <path d="M176 152v-12M171 145h10M172 200h8v8h-8z" />
    </g>
    {HOUSES.map(at => (
      <House key={at[0]} at={at} />
    ))}
    <g class="harbour-quay">
      <path d="M298 248h138v10H298zM316 258v14M346 258v14M376 258v14M406 258v14M428 258v14" />
      <path class="harbour-crane" d="M322 248v-30l26-14M348 204v16M344 220h8v8h-8z" />
      <path d="M452 276h44c-4 10-9 14-15 14h-16c-7 0-11-6-13-14z" />
      <path class="harbour-crane" d="M470 276v-34M470 246c14 4 18 14 16 26h-16" />
    </g>
    <g class="harbour-house" transform="translate(-44 -4)">
      <path class="harbour-beam" d="M440 100L560 64v44L440 106Z" />
      <path d="M404 160l6-46h24l6 46z" />
      <path class="harbour-band" d="M407 138l1.700-12h26.600l1.700 12z" />
      <path d="M408 114v-16h28v16z" />
      <path class="harbour-roof" d="M404 98l18-16 18 16z" />
    </g>
  </g>
);

const COILS = 'M0 50C0-6 44-6 44 50M64 50C64-26 124-26 124 50M144 50C146-30 148-76 190-80';

const Serpent = () => (
  <g transform="translate(1330 284)">
    <path class="harbour-coil-edge" d={COILS} />
    <path class="harbour-coil" d={COILS} />
    <g class="harbour-serpent">
      <path d="M178-96c22-8 44 2 52 18 4 8-2 14-12 12l-18-3c-2 8-10 12-22 10Z" />
      <path d="M184-97l-6-16 18 11 4-14 10 18M229-76l16-2-8 6 9 7-15-4M22 8l-6-12M94-6l-4-14M150-22l-14-4M146 4l-14-2M152-48l-13-8" />
      <circle cx="206" cy="-83" r="2.400" />
    </g>
    <path
      class="harbour-swell"
      d="M-30 52c9 0 9-6 18-6s9 6 18 6 9-6 18-6 9 6 18 6 9-6 18-6 9 6 18 6 9-6 18-6 9 6 18 6 9-6 18-6 9 6 18 6 9-6 18-6"
    />
  </g>
);

const SOUNDINGS: readonly (readonly [number, number, number])[] = [
  [520, 176, 7],
  [470, 356, 9],
  [556, 300, 12],
  [610, 108, 18],
  [420, 420, 11],
  [930, 424, 24],
  [1106, 152, 31],
  [1140, 96, 36],
  [1118, 268, 29],
  [1180, 408, 40],
  [1565, 150, 44],
  [985, 316, 21],
  [1400, 196, 38],
];

export const HarbourChart = () => (
  <svg class="harbour" viewBox="0 0 1600 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path class="harbour-rhumbs" d={rhumbs} />
    <Land line={MAINLAND} />
    {ISLES.map(line => (
      <Land key={line} line={line} />
    ))}
    {HILLS.map(at => (
      <Hill key={at[0]} at={at} />
    ))}
    {TREES.map(at => (
      <Tree key={at[0]} at={at} />
    ))}
    <Town />
    {SOUNDINGS.map(([x, y, depth]) => (
      <text key={x} class="harbour-depth" x={x} y={y}>
        {depth}
      </text>
    ))}
    <path class="harbour-track" d="M500 296C556 356 640 390 722 368" />
    <g transform="translate(736 294) scale(.56)">
      <Galleon />
    </g>
    <Serpent />
    <svg x={ROSE.x - ROSE_SIZE / 2} y={ROSE.y - ROSE_SIZE / 2} width={ROSE_SIZE} height={ROSE_SIZE} aria-hidden="true">
      <Compass />
    </svg>
  </svg>
);

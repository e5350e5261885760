// The chart at the head of the front page: a coast in ink, depths, rhumb lines from the rose, a ship under way.

import { Compass } from '../ui/Compass.tsx';

const ROSE = { x: 930, y: 190 };
const RHUMBS = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16);
const FAR = 1400; // beyond the edge of the chart

const SOUNDINGS: readonly (readonly [number, number, number])[] = [
  [420, 70, 7],
  [505, 130, 12],
  [610, 60, 18],
  [730, 316, 24],
  [396, 340, 15],
  [760, 110, 31],
  [985, 334, 40],
  [1120, 70, 36],
  [650, 205, 21],
  [455, 250, 9],
  [822, 334, 33],
  [1165, 210, 44],
];

const COAST =
  'M-10 -10H330c26 18 8 44 34 58s12 40-16 46-14 36-50 40-30 34 2 44 22 40-14 46-26 36-58 40-36 34-70 32-40 44-76 48-30 30-56 42H-10z';
const SHALLOWS = [
  'M352 -10c34 24 16 44 40 66s8 56-24 60-16 34-48 42 2 28 14 44-8 52-44 58-32 34-60 40-44 36-78 36-30 40-66 48-32 34-60 38',
  'M392 -10c30 28 20 50 38 74s-2 64-34 70-18 28-32 34 14 36 4 62-34 50-62 56-38 34-66 42-50 34-84 36-36 40-70 48',
];

const Chart = () => (
  <g class="harbour-chart">
    <g class="harbour-rhumbs">
      {RHUMBS.map(angle => (
        <path
          key={angle}
          d={`M${ROSE.x} ${ROSE.y}l${(FAR * Math.cos(angle)).toFixed(1)} ${(FAR * Math.sin(angle)).toFixed(1)}`}
        />
      ))}
    </g>
    {SHALLOWS.map(line => (
      <path key={line} class="harbour-shallow" d={line} />
    ))}
    <path class="harbour-land" d={COAST} />
    <g class="harbour-quay">
      <path d="M296 176h96v10h-96zM318 186v14M344 186v14M370 186v14" />
      <path d="M262 138h26v30h-26zM258 138l17-16 17 16z" />
      <path d="M330 176v-44h12v44M328 132h16M331 132l5-10 5 10" />
    </g>
    {SOUNDINGS.map(([x, y, depth]) => (
      <text key={`${x}-${y}`} x={x} y={y}>
        {depth}
      </text>
    ))}
    <path class="harbour-track" d="M402 200C420 300 470 330 548 310" />
    <Ship />
    <Serpent />
    <Hills />
  </g>
);

const HILLS: readonly (readonly [number, number])[] = [
  [60, 70],
  [118, 52],
  [180, 88],
  [92, 130],
  [24, 160],
  [150, 168],
  [70, 226],
];

const Hills = () => (
  <g class="harbour-hills">
    {HILLS.map(([x, y]) => (
      <path
        key={`${x}-${y}`}
        d={`M${x - 26} ${y}q14-40 27-40t27 40M${x + 6} ${y - 22}l-6 10M${x + 13} ${y - 12}l-5 9`}
      />
    ))}
  </g>
);

const Serpent = () => (
  <g class="harbour-serpent" transform="translate(1085 296)">
    <path d="M-70 14c2-26 34-26 36 0M-26 14c2-34 42-34 44 0" />
    <path d="M26 14c0-36 10-58 34-58 14 0 22 8 24 16l-20 4c-10 2-14 14-14 38z" />
    <path d="M62-34v.1M84-28l10-4M84-26l10 4M52-44l-4-10 12 8" />
    <path d="M-84 18c8 0 8-5 16-5s8 5 16 5 8-5 16-5 8 5 16 5 8-5 16-5 8 5 16 5 8-5 16-5 8 5 16 5" />
  </g>
);

const Ship = () => (
  <g class="harbour-ship" transform="translate(600 300)">
    <path d="M-34 8h68c-4 14-12 20-22 20h-26c-12 0-18-8-20-20z" />
    <path class="harbour-sail" d="M-14 4c10-12 10-28 2-42 14 4 22 22 18 42zM10 4c8-8 10-20 4-34 12 6 18 20 14 34z" />
    <path d="M-12-42v48M14-34v40M-34 8l-16-8 18 0" />
    <path d="M-48 36c8 0 8-5 16-5s8 5 16 5 8-5 16-5 8 5 16 5 8-5 16-5 8 5 16 5" />
  </g>
);

export const Harbour = () => (
  <svg class="harbour" viewBox="0 0 1200 380" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Chart />
    <svg x={ROSE.x - 150} y={ROSE.y - 150} width="300" height="300" aria-hidden="true">
      <Compass />
    </svg>
  </svg>
);

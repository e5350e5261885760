// The sheet a Pirate Map is drawn on: torn edges, stains, and a chart in faint ink behind what is written.

import './parchment.css';

/** Uneven edges, the same every time: how far the sheet falls short of its frame, in hundredths. */
const BITES = [0.4, 1.6, 0.7, 1.2, 0.2, 1.9, 0.9, 0.3, 1.4, 0.6, 1.1, 0.1, 1.7, 0.8, 1.3, 0.5];
const STEPS = 24;

function tornEdge(): string {
  const bite = (n: number) => BITES[(n * 7 + 3) % BITES.length]!;
  const along = Array.from({ length: STEPS }, (_, n) => (n * 100) / STEPS);
  const points = [
    ...along.map((x, n) => [x, bite(n)]),
    ...along.map((y, n) => [100 - bite(n + 5) * 0.5, y]),
    ...along.map((x, n) => [100 - x, 100 - bite(n + 9)]),
    ...along.map((y, n) => [bite(n + 2) * 0.5, 100 - y]),
  ];
  return `M${points.map(([x, y]) => `${x!.toFixed(2)} ${y!.toFixed(2)}`).join('L')}Z`;
}

const EDGE = tornEdge();
const RHUMBS = Array.from({ length: 16 }, (_, n) => (n * Math.PI) / 8);

export const Parchment = () => (
  <>
    <svg class="rw-parchment" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="sheet" d={EDGE} />
      <ellipse class="stain" cx="20" cy="76" rx="18" ry="20" />
      <ellipse class="stain" cx="82" cy="24" rx="15" ry="20" />
      <ellipse class="stain" cx="54" cy="52" rx="30" ry="26" />
      <path class="fold" d="M33.3 1V99M66.6 1V99M1 50H99" />
      <path class="edge" d={EDGE} />
    </svg>
    <svg class="rw-chart" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {RHUMBS.map(angle => (
        <path key={angle} d={`M330 238L${330 + 500 * Math.cos(angle)} ${238 + 500 * Math.sin(angle)}`} />
      ))}
      <circle cx="330" cy="238" r="30" />
      <circle cx="330" cy="238" r="26" stroke-dasharray="2 3" />
      <path class="solid" d="m330 204 6 28 28 6-28 6-6 28-6-28-28-6 28-6Z" />
      <path
        class="coast"
        d="M-5 210c20-12 34 3 46-5s4-24 18-27 18 12 30 9 12-17 22-16 10 14 20 20 22-2 27 9-8 16-5 27 20 9 18 20-21 10-25 21 4 22-4 32H-5Z"
      />
      <path
        class="coast"
        d="M236 62c8-12 24-10 30-18s16-8 24-2 18 2 24 9-2 12 4 18 4 16-6 20-16-4-26 0-18 8-28 4-14-4-20-12-6-12-2-19Z"
      />
      <path class="shore" d="M20 222c12-6 20 2 30-4M60 196c10-3 16 8 24 6M248 74c6-8 16-6 22-13M300 62c6 0 8 6 12 10" />
      <path class="palms" d="M286 76v-14m0 0c-6-4-10-1-12 2m12-2c6-4 10-1 12 2m-12-2c-2-6-7-6-9-5m9 5c2-6 7-6 9-5" />
      <path class="route" d="M120 262c36 10 52-30 40-62s10-62 44-60 22-44 58-48" />
      <g class="ship" transform="translate(150 96)">
        <path d="M-26 14h54c-3 10-8 15-14 17h-26c-7-2-12-8-14-17Z" />
        <path d="M-8 12v-34M10 12v-40M-8-20c10 2 12 14 8 26h-16c5-8 8-16 8-26ZM10-26c12 4 14 20 9 32H-1c7-9 11-20 11-32ZM-8-22l6-3-6-3M10-28l7-3-7-3" />
        <path d="M-36 34c6-4 10-4 16 0s10 4 16 0 10-4 16 0 10 4 16 0" />
      </g>
      <path
        class="serpent"
        d="M52 66c2-18 20-18 22 0m6 0c2-24 26-24 28 0m6 0c2-15 16-15 18-3 4 5 9 3 9-1M46 68c-6-8-3-17 4-17 4-5 10 0 7 4"
      />
      <path class="cross" d="m256 84 16 15m1-16-17 17" />
    </svg>
  </>
);

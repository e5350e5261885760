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

/** The sheet; with a compass rose in its corner where there is room for one. */
export const Parchment = ({ compass = true }: { compass?: boolean }) => (
  <>
    <svg class="rw-parchment" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="sheet" d={EDGE} />
      <ellipse class="stain" cx="20" cy="76" rx="18" ry="20" />
      <ellipse class="stain" cx="82" cy="24" rx="15" ry="20" />
      <ellipse class="stain" cx="54" cy="52" rx="30" ry="26" />
      <path class="fold" d="M33.3 1V99M66.6 1V99M1 50H99" />
      <path class="edge" d={EDGE} />
    </svg>
    <svg class="rw-chart" viewBox="0 0 400 226" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      {RHUMBS.map(angle => (
        <path
          key={angle}
          d={`M380 22L${(380 + 500 * Math.cos(angle)).toFixed(1)} ${(22 + 500 * Math.sin(angle)).toFixed(1)}`}
        />
      ))}
      {compass && (
        <g class="rose">
          <circle cx="380" cy="22" r="15" />
          <circle cx="380" cy="22" r="13" stroke-dasharray="1 1.5" />
          <path class="solid" d="m380 5 3 14 14 3-14 3-3 14-3-14-14-3 14-3Z" />
        </g>
      )}
    </svg>
  </>
);

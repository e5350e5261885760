// The front page's picture: a Pirate Map on the captain's table, dice on it, and the cross that marks the spot.

import { Compass } from '../../ui/Compass.tsx';
import { SKULL } from './art/Marks.tsx';
import './palette.css';
import './cover.css';

type DieProps = { at: string; tint: string; pips: readonly (readonly [number, number])[] };

/** A die drawn straight into the picture; seen from above, tilted. */
const CoverDie = ({ at, tint, pips }: DieProps) => (
  <g class={`cover-die ${tint}`} transform={at}>
    <rect class="shadow" x="-33" y="-28" width="72" height="72" rx="15" />
    <rect class="side" x="-36" y="-36" width="72" height="78" rx="15" />
    <rect class="top" x="-36" y="-36" width="72" height="68" rx="15" />
    {pips.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y - 2} r="7" />
    ))}
  </g>
);

const FOUR = [
  [-17, -17],
  [17, -17],
  [-17, 17],
  [17, 17],
] as const;
const FIVE = [...FOUR, [0, 0]] as const;
const TWO = [
  [-17, -17],
  [17, 17],
] as const;
const SIX = [...FOUR, [-17, 0], [17, 0]] as const;

export const Cover = () => (
  <svg class="rw-cover rw-palette" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="table" width="640" height="360" />
    {[58, 132, 214, 290].map(y => (
      <path key={y} class="grain" d={`M0 ${y}c90-9 150 8 240 0s160-12 250-2 110 4 150 0`} />
    ))}
    <g transform="rotate(-3 320 180)">
      <path
        class="sheet"
        d="M62 40l38-8 44 7 52-9 61 8 48-6 55 9 60-8 47 6 62-7 50 10 5 46-7 44 9 52-8 41 6 54-12 36-52 7-49-8-56 9-61-7-50 8-58-9-46 8-60-6-55 7-30-12 6-48-9-46 8-55-7-42 9-44Z"
      />
      <g class="lines">
        {Array.from({ length: 16 }, (_, n) => (
          <path key={n} d="M0 0H600" transform={`translate(478 236) rotate(${n * 22.5})`} />
        ))}
      </g>
      <path
        class="land"
        d="M96 190c28-18 30-46 62-44s34-30 66-22 26 26 56 30 22 34 44 46-6 34 8 52-14 34-44 30-46 18-80 12-50-2-76-18-48-8-54-34-8-34 18-52Z"
      />
      <path class="shallow" d="M84 186c30-24 32-52 70-52s40-30 76-20 34 24 60 30 28 32 50 48-4 38 8 60" />
      <path class="hills" d="M150 206l16-24 16 24m-4-8 14-18 18 26M250 176l12-18 14 20M128 238c10-5 18-5 28 0" />
      <path
        class="palm"
        d="M226 226c-2-18 0-30 6-42m0 0c-14-8-24-4-28 4m28-4c12-10 24-6 28 2m-28-2c-2-12-14-18-22-14m22 14c4-12 16-16 24-10"
      />
      <path class="route" d="M470 116c-40 0-50 20-52 44s-56 22-72 52-66 40-92 26" />
      <path class="cross" d="m268 208 34 32m1-34-36 36" />
      <g class="ship" transform="translate(512 104)">
        <path d="M-44 18h90c-5 18-14 28-26 30h-42c-12-2-19-13-22-30Z" />
        <path d="M-14 16v-58M18 16v-68M-14-40c18 4 22 24 15 46h-29c9-13 14-28 14-46ZM18-50c22 6 25 36 16 58H-3c13-16 21-36 21-58Z" />
        <path d="M18-52l16-6-16-7M-62 54c10-6 17-6 27 0s17 6 27 0 17-6 27 0 17 6 27 0" />
      </g>
      <g class="monster">
        <path d="M356 92c4-30 34-30 38 0m10 0c3-22 26-22 30 0M346 94c-12-12-7-30 6-30 7-8 18 0 13 8" />
      </g>
      <svg x="418" y="176" width="120" height="120" aria-hidden="true">
        <Compass />
      </svg>
      <svg class="skull" x="88" y="54" width="62" height="62" viewBox="0 0 64 64" aria-hidden="true">
        {SKULL}
      </svg>
    </g>
    <CoverDie at="translate(548 290) rotate(14)" tint="seat-1" pips={FIVE} />
    <CoverDie at="translate(82 306) rotate(-16)" tint="seat-0" pips={SIX} />
    <CoverDie at="translate(452 322) rotate(-7)" tint="clear" pips={TWO} />
    <CoverDie at="translate(592 176) rotate(-22)" tint="seat-2" pips={FOUR} />
  </svg>
);

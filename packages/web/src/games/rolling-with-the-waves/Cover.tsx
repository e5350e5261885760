// The front page's picture: a Pirate Map pinned to the captain's table, a galleon bound for the cross that marks the
// spot, what lurks on the way, and dice and gold on the sheet.

import { coast } from '../../ui/art/coast.ts';
import { Galleon } from '../../ui/art/Galleon.tsx';
import { Land } from '../../ui/art/Land.tsx';
import { Pips, SolidDie } from '../../ui/art/SolidDie.tsx';
import { Compass } from '../../ui/Compass.tsx';
import { SKULL } from './art/skull.tsx';
import './palette.css';
import './cover.css';

const SHEET = coast(
  [
    [44, 30],
    [150, 22],
    [270, 30],
    [390, 22],
    [500, 28],
    [604, 24],
    [612, 120],
    [604, 220],
    [612, 332],
    [490, 340],
    [370, 334],
    [250, 342],
    [130, 334],
    [36, 338],
    [42, 230],
    [34, 130],
    [44, 30],
  ],
  4,
  0.07,
);
const ISLAND = coast(
  [
    [112, 206],
    [138, 150],
    [206, 138],
    [236, 96],
    [312, 92],
    [346, 128],
    [404, 146],
    [398, 206],
    [352, 226],
    [330, 268],
    [244, 258],
    [204, 282],
    [150, 256],
    [112, 206],
  ],
  9,
);
const TENTACLES = [
  'M416 344C400 304 434 292 428 262c-4-20-28-18-27-2',
  'M452 344C450 300 484 290 474 254c-5-16-25-14-24 2',
  'M484 344c4-28 34-30 36-58 1-15-17-18-20-5',
];
const GOLD: readonly (readonly [number, number])[] = [
  [146, 338],
  [186, 344],
  [166, 326],
  [166, 318],
  [210, 334],
  [524, 344],
  [524, 336],
];

const Dagger = () => (
  <g class="dagger" transform="translate(84 92) rotate(-38)">
    <path class="dagger-shadow" d="M8 8l8-74h-16z" />
    <path class="blade" d="M0 8L-8-62H8Z" />
    <path class="fuller" d="M0-4V-58" />
    <path class="hilt" d="M-24-68c10 5 38 5 48 0v8c-10 5-38 5-48 0Z" />
    <path class="grip" d="M-6-104H6v36h-12ZM-6-96H6M-6-88H6M-6-80H6" />
    <circle class="hilt" cy="-110" r="8" />
  </g>
);

export const Cover = () => (
  <svg class="rw-cover rw-palette" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="table" width="640" height="360" />
    <path class="seams" d="M0 84H640M0 178H640M0 270H640M130 0V84M470 84V178M220 178V270M560 270V360M70 270V360" />
    {[40, 62, 128, 150, 222, 246, 312, 334].map(y => (
      <path key={y} class="grain" d={`M0 ${y}c90-9 150 8 240 0s160-12 250-2 110 4 150 0`} />
    ))}
    <g transform="rotate(-2.500 320 180)">
      <path class="sheet" d={SHEET} />
      <path class="folds" d="M226 28V338M418 26V336M38 182H608" />
      <path
        class="lines"
        d={Array.from(
          { length: 16 },
          (_, n) => `M500 214l${Math.round(420 * Math.cos(n * 0.3927))} ${Math.round(420 * Math.sin(n * 0.3927))}`,
        ).join('')}
        clip-path="inset(24px 32px 26px 44px)"
      />
      <Land line={ISLAND} />
      <path
        class="hills"
        d="M236 168q12-10 18-28t14-18 16 14 20 34M262 176q10-8 14-20t11-12 12 10 14 24M266 126q4 18-4 34M282 148q3 10-2 20"
      />
      <path class="hills" d="M150 236q8-6 12-16t9-10 10 8 12 20" />
      <path
        class="palm"
        d="M222 236c-2-18 0-30 6-42m0 0c-14-8-24-4-28 4m28-4c12-10 24-6 28 2m-28-2c-2-12-14-18-22-14m22 14c4-12 16-16 24-10M190 246c0-12 1-20 5-28m0 0c-9-5-16-3-19 3m19-3c8-7 16-4 19 1m-19-1c1-9 10-12 16-7"
      />
      <svg class="skull" x="142" y="164" width="44" height="44" viewBox="0 0 64 64" aria-hidden="true">
        {SKULL}
      </svg>
      <path class="route" d="M456 138c-26 34-40 12-62 36s-32 32-56 34" />
      <path class="cross" d="m304 190 34 34m1-36-36 38" />
      <g transform="translate(590 50) scale(-.62 .62)">
        <Galleon />
      </g>
      {TENTACLES.map(line => (
        <g key={line} class="kraken">
          <path class="kraken-edge" d={line} />
          <path d={line} />
          <path class="suckers" d={line} />
        </g>
      ))}
      <path class="swell" d="M392 330c8 0 8-6 16-6s8 6 16 6 8-6 16-6 8 6 16 6 8-6 16-6 8 6 16 6 8-6 16-6 8 6 16 6" />
      <svg x="500" y="196" width="104" height="104" aria-hidden="true">
        <Compass />
      </svg>
    </g>
    <Dagger />
    {GOLD.map(([x, y]) => (
      <g key={`${x} ${y}`} class="gold">
        <ellipse class="gold-edge" cx={x} cy={y + 4} rx="20" ry="9" />
        <ellipse cx={x} cy={y} rx="20" ry="9" />
      </g>
    ))}
    <SolidDie
      at={[74, 300]}
      edge={42}
      turn={-8}
      tint="seat-0"
      sides={[<Pips key="t" value={6} />, <Pips key="l" value={3} />, <Pips key="r" value={2} />]}
    />
    <SolidDie
      at={[586, 318]}
      edge={38}
      turn={10}
      tint="seat-1"
      sides={[<Pips key="t" value={5} />, <Pips key="l" value={4} />, <Pips key="r" value={1} />]}
    />
    <SolidDie
      at={[252, 324]}
      edge={30}
      turn={5}
      tint="bone-die"
      sides={[<Pips key="t" value={2} />, <Pips key="l" value={6} />, <Pips key="r" value={4} />]}
    />
  </svg>
);

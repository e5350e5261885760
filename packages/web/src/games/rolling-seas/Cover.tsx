// The front page's picture: a surveyor's chart with a drawn voyage, dividers laid across it, and the three wind dice.

import { Compass } from '../../ui/Compass.tsx';
import './palette.css';
import './cover.css';

type DieProps = { at: string; letter: string };

const CORNERS = Array.from({ length: 10 }, (_, n) => (n * Math.PI) / 5);
const ring = (radius: number, every: number): string =>
  CORNERS.filter((_, n) => n % every === 0)
    .map(angle => `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`)
    .join('L');

const CoverDie = ({ at, letter }: DieProps) => (
  <g class="cover-die12" transform={at}>
    <ellipse class="shadow" cx="5" cy="12" rx="42" ry="38" />
    <path class="rim" d={`M${ring(42, 1)}Z`} />
    <path class="face" d={`M${ring(27, 2)}Z`} />
    <path
      class="edges"
      d={CORNERS.filter((_, n) => n % 2 === 0)
        .map(
          a =>
            `M${(27 * Math.sin(a)).toFixed(1)} ${(-27 * Math.cos(a)).toFixed(1)}L${(42 * Math.sin(a)).toFixed(1)} ${(-42 * Math.cos(a)).toFixed(1)}`,
        )
        .join('')}
    />
    <text y="10">{letter}</text>
  </g>
);

export const Cover = () => (
  <svg class="rs-cover rs-palette" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="deep" width="640" height="360" />
    <g class="depths">
      <path d="M-20 360V220c40-18 60-70 108-64s38-62 92-70 40-60 20-96H-20ZM470 380c-16-40 12-64 36-84s8-58 56-70 60-46 96-40v200ZM286 214c-14-34 26-60 64-54s58-6 66 26-24 44-50 50-70 6-80-22Z" />
    </g>
    <path
      class="grid"
      d={`${Array.from({ length: 14 }, (_, n) => `M${n * 50 - 5} 0V360`).join('')}${Array.from({ length: 8 }, (_, n) => `M0 ${n * 50 + 18}H640`).join('')}`}
    />
    <g class="land">
      <path d="M-20 360V246c34-16 52-62 88-60s30-66 88-72 22-74 4-124H-20Z" />
      <path d="M496 380c-12-34 14-48 34-68s10-58 50-66 54-44 90-36v190Z" />
      <path d="M302 210c-8-26 24-42 52-38s44-4 50 18-20 30-40 34-56 6-62-14Z" />
    </g>
    <path
      class="hills"
      d="M30 130l18-30 16 26 12-18 16 26M20 60l16-26 14 22M560 300l16-26 14 22 10-14 12 20M332 196l12-18 10 16 8-10 10 14"
    />
    <g class="storm">
      <path class="area" d="M446 68h98v50h-48v48h-50Z" />
      {[
        [470, 92],
        [520, 92],
        [470, 142],
      ].map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d="M.5 1.5c3-3.5 8 0 6.5 4.5-2 6-11 7-15 1-5-8 1-19 11-19.500 12.500-.5 21.500 12.500 16.500 25.500M-18-8c3.500-6.500 9.500-10.500 17-11"
          transform={`translate(${x} ${y}) scale(.8)`}
        />
      ))}
    </g>
    <g class="monster" transform="translate(28 108) scale(.72)">
      <path d="M212 300c2-30 34-30 36 0m8 0c2-24 28-24 30 0m8 0c4-30-2-52-18-54-9 0-12 8-19 9 3-15 14-23 27-21 23 4 24 30 22 66M200 306c10-6 17-6 27 0s17 6 27 0 17-6 27 0 17 6 27 0 17-6 27 0" />
    </g>
    <g class="rocks">
      <path d="m398 326 18-38 14 26 10-16 18 28Zm50 0 14-30 12 20 8-10 14 20Z" />
    </g>
    <path
      class="route"
      d="M170 118 L220 168 L270 168 L270 118 L320 92 L420 92 L470 92 L520 142 L470 192 L470 242 L420 242 L370 292 L340 292"
    />
    {[
      [170, 118],
      [270, 118],
      [420, 92],
      [470, 192],
      [370, 292],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} class="stop" cx={x} cy={y} r="6" />
    ))}
    <g class="port">
      <path d="M145 98l6-16 6 16 17 0-13 11 5 17-15-10-14 10 4-17-13-11Z" />
      <circle cx="352" cy="214" r="9" />
      <circle cx="520" cy="300" r="9" />
    </g>
    <g class="ship" transform="translate(322 276)">
      <path class="hull" d="M-40 14h82c-5 17-13 26-25 28h-36c-12-2-18-12-21-28Z" />
      <path
        class="sails"
        d="M-10 10v-52M18 10v-64M-10-40c16 4 20 22 14 44h-28c9-13 14-28 14-44ZM18-52c22 7 24 36 16 58H-2c13-16 20-36 20-58Z"
      />
    </g>
    <svg x="24" y="226" width="124" height="124" aria-hidden="true">
      <Compass />
    </svg>
    <CoverDie at="translate(590 58) rotate(12)" letter="E" />
    <CoverDie at="translate(232 58) rotate(-10)" letter="NE" />
    <CoverDie at="translate(596 196) rotate(-18)" letter="S" />
  </svg>
);

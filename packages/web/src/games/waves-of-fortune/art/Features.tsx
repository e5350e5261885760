// What is engraved on islands, and what lies in the water: each kind in several drawings, about the middle of its tile.

import type { Tile } from '@quayside/rules/waves-of-fortune';
import type { VNode } from 'preact';
import { noise, pick } from './noise.ts';

const PALM = (
  <>
    <path class="wf-stem" d="M-1.5 9C-1.6 3 .2-1 2.6-4.6" />
    <path
      class="wf-frond"
      d="M2.6-4.6C-1-9-6-8.6-8.4-4.2-4.6-6.2-1-6 2.6-4.6ZM2.6-4.6C4.6-10 9.6-10.4 12-6 8.6-7.6 5.4-7 2.6-4.6ZM2.6-4.6C8-5.4 11-1.6 10.2 2.6 8.2-1.4 6-3.6 2.6-4.6ZM2.6-4.6C-2-4-4-.2-3.2 3.4-1.4-.6.4-2.8 2.6-4.6Z"
    />
  </>
);

/** Seven islands. */
const ISLANDS: readonly VNode[] = [
  <>
    <g transform="translate(-3 1)">{PALM}</g>
    <g transform="translate(6 4) scale(-.6 .6)">{PALM}</g>
  </>,
  <>
    <path class="wf-hill" d="M-11 7Q-7-2-4-4 0-2 2 2 4-5 6-6.5 9-3 12 7Z" />
    <path class="wf-engraved" d="M-4-4-3 0-6 3M6-6.5 7.4-1 4.6 3M-8 4l1.4 2M9 1l1 4" />
  </>,
  <>
    <path class="wf-hill" d="M-11 8-3.8-5.6Q0-3.6 3.8-5.6L11 8Z" />
    <path class="wf-lava" d="M-3.8-5.6Q0-3.6 3.8-5.6L2.4-2.6 1-3.6-.4 1-1.8-3Z" />
    <path class="wf-engraved" d="M-6 4l2-5M7 5l-3-6M0 5l1-3" />
    <path class="wf-smoke" d="M.5-7.5c3-1.6.6-3.4 2.4-5s3.4.4 3.2 2" />
  </>,
  <>
    <path class="wf-stem" d="M-6 4v4M0 1v7M6.4 4v4" />
    <circle class="wf-tree" cx="-6.4" cy="1" r="4.6" />
    <circle class="wf-tree" cx="6.6" cy="1.4" r="4.4" />
    <circle class="wf-tree" cx="0" cy="-3" r="5.2" />
    <path class="wf-engraved" d="M-1.6-4.6q1.6-1.6 3.2 0M-7.6.2q1.2-1.4 2.6 0M5.4.6q1.2-1.4 2.6 0" />
  </>,
  <>
    <path class="wf-wall" d="M-9 1.6h7.6V8H-9ZM2 3.2h7V9H2Z" />
    <path class="wf-roof" d="M-10.6 2-5.2-4 .2 2ZM.4 3.6 5.5-1.8 10.6 3.6Z" />
    <path class="wf-engraved" d="M-6 8V4.8h2V8M4.8 9V6.2h1.8V9" />
    <g transform="translate(5 -5) scale(.45)">{PALM}</g>
  </>,
  <>
    <path
      class="wf-marble"
      d="M-9.4-1.6 0-7.4 9.4-1.6ZM-8-1.4h2.4V6H-8ZM-3-1.4h2V6h-2ZM1-1.4h2V6H1ZM5.6-1.4H8V6H5.6ZM-10 6h20v2.4h-20Z"
    />
    <circle class="wf-tree" cx="11" cy="6" r="2.6" />
  </>,
  <>
    <path class="wf-hill" d="M-11 6.6Q-6-2.4 0 3 4-4 11 6.6Z" />
    <path class="wf-engraved" d="M-8 6q4-4.4 8-1.6M2 5.4q4-4.6 8 .6M-5-5q2-1.6 4 0M4-8q2-1.6 4 0" />
    <path class="wf-bones" d="M-4 9h6M-3.4 9c0-2 1-3 2.4-3M-1 9c0-1.8 1-2.6 2.2-2.6" />
  </>,
];

export const IslandFeature = ({ tile }: { tile: Tile }) => (
  <g transform={`scale(${noise(tile, 2) < 0.5 ? -0.86 : 0.86} .86)`}>{pick(ISLANDS, tile, 1)}</g>
);

const FOAM_RING = 'M-14 9q3.5-3 7 0t7 0 7 0 7 0';

/** Fan coral, rocks awash, brain coral. */
const REEFS: readonly VNode[] = [
  <>
    <path
      class="wf-polyp-shade"
      d="M0 11V-1M0 5C-7 5-9 0-9-5M-9 0C-12 0-13-2-13-5M0 2C7 2 9-2 9-7M9-2C12-2 13-4 13-7M0-1C0-6-2-8-2-12"
    />
    <path
      class="wf-polyp"
      d="M0 11V-1M0 5C-7 5-9 0-9-5M-9 0C-12 0-13-2-13-5M0 2C7 2 9-2 9-7M9-2C12-2 13-4 13-7M0-1C0-6-2-8-2-12"
    />
  </>,
  <>
    <path class="wf-rock" d="M-13 8-9.4-5-6.4 1-2.4-11 2 .4 5.6-7 8.4-1 10.4-3 14 8Z" />
    <path class="wf-rock-light" d="M-9.4-5-9 3M-2.4-11-3 0M5.6-7 5 2" />
    <path class="wf-surf" d={FOAM_RING} />
  </>,
  <>
    <path class="wf-coral-mound" d="M-12 7C-13-4-5-10 2-9S13-1 12 7Q0 10-12 7Z" />
    <path class="wf-coral-lines" d="M-9 5C-9-2-4-6 2-5.6S9 0 9 5M-5 6C-5 1-2-2 2-1.8S6 2 6 6M-1 6.6C-1 4 0 2.6 2 2.8" />
    <path class="wf-polyp" d="M-14 10v-4M-14 8l-2.4-3M14 10V5M14 8l2.4-3.4" />
  </>,
];

export const Reef = ({ tile }: { tile: Tile }) => <g class="wf-reef">{pick(REEFS, tile, 3)}</g>;

/** One arm of a whirlpool, from the rim to the middle, thinning out. */
function arm(from: number): string {
  const outer: string[] = [];
  const inner: string[] = [];
  for (let n = 0; n <= 14; n++) {
    const turn = from + (n / 14) * Math.PI * 1.9;
    const away = 15.4 * (1 - n / 15.5);
    const thick = 1.5 * Math.sin((Math.PI * (n + 1)) / 16);
    const at = (r: number) => `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`;
    outer.push(at(away + thick));
    inner.unshift(at(away - thick));
  }
  return `M${[...outer, ...inner].join('L')}Z`;
}

const WHIRLS = [2, 3].map(arms => Array.from({ length: arms }, (_, n) => arm((n / arms) * Math.PI * 2)).join(''));

/** Two or three arms, turning either way. */
export const Whirlpool = ({ tile }: { tile: Tile }) => (
  <g
    class="wf-whirlpool"
    transform={`rotate(${Math.round(noise(tile, 5) * 360)}) scale(${noise(tile, 6) < 0.5 ? -1 : 1} 1)`}
  >
    <circle class="wf-swirl" r="17" />
    <circle class="wf-swirl" r="12" />
    <circle class="wf-swirl" r="7" />
    <path class="wf-arms" d={pick(WHIRLS, tile, 4)} />
    <circle class="wf-throat" r="2.6" />
  </g>
);

/** Five seas: swells, a shoal of fish, gulls. */
const SWELLS: readonly VNode[] = [
  <path class="wf-swell" d="M-12-4q3-3 6 0t6 0M0 9q3-3 6 0t6 0" />,
  <path class="wf-swell" d="M-4-8q3-3 6 0t6 0M-13 6q3-3 6 0t6 0" />,
  <>
    <path class="wf-swell" d="M-13-7q3-3 6 0t6 0" />
    <path
      class="wf-fishes"
      d="M2 8q3.4-3 6.6 0l2.4-2v4L8.6 8q-3.2 3-6.6 0ZM-8 11q2.4-2 4.6 0l1.8-1.400v2.800L-3.4 11q-2.2 2-4.6 0Z"
    />
  </>,
  <>
    <path class="wf-swell" d="M-11 10q3-3 6 0t6 0" />
    <path class="wf-gulls" d="M1-9q2.5-2.5 4 .4 1.5-2.9 4-.4M-9-3q1.9-1.9 3 .3 1.1-2.2 3-.3" />
  </>,
  <path class="wf-swell" d="M-6 2q3-3 6 0t6 0M4-10q2-2 4 0t4 0" />,
];

export const Swell = ({ tile }: { tile: Tile }) => pick(SWELLS, tile, 7);

/** Curls of mist, as wind and as clouds. */
const CURLS: readonly string[] = [
  'M-12 2h14a4 4 0 1 0-4-4.600M-7 6.500h15',
  'M-11 4c0-4 5-5 6.5-2 1.5-4.5 8-4.5 9 0 4-1.5 6.5 2.5 4 4.5',
  'M-10-3h11a3.4 3.4 0 1 0-3.2-4.400M-2 1.500h11a3 3 0 1 1-2.8 4',
  'M-9 6c-1-3.5 3-5.5 5-3 .8-4 6.5-4.5 7.5-.5',
  'M-13-1q5-5 10 0t10 0M-3 6q4-3.5 8 0',
  'M-12-4h16M-8 1h18a3.6 3.6 0 1 1-3.4 4.8',
];

/** Banks of mist: two or three rounds that run into each other, and into those of the next tile. */
export const Bank = ({ tile }: { tile: Tile }) => {
  const at = (salt: number, by: number) => ((noise(tile, salt) - 0.5) * by).toFixed(1);
  return (
    <g class="wf-mist-bank">
      <ellipse cx={at(13, 26)} cy={at(14, 22)} rx={(12 + noise(tile, 15) * 9).toFixed(1)} ry="6.5" />
      {noise(tile, 16) < 0.6 && <ellipse cx={at(17, 30)} cy={at(18, 28)} rx="9" ry="4.5" />}
    </g>
  );
};

/** From the coordinate alone; every third tile is plain. */
export const Curl = ({ tile }: { tile: Tile }) =>
  noise(tile, 8) < 0.3 ? null : (
    <path
      class="wf-curl"
      d={pick(CURLS, tile, 9)}
      transform={`translate(${Math.round(noise(tile, 10) * 8 - 4)} ${Math.round(noise(tile, 11) * 8 - 4)})${noise(tile, 12) < 0.4 ? ' scale(-1 1)' : ''}`}
    />
  );

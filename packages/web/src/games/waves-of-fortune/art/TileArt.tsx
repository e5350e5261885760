// One tile of the sea, forty units square: its back with the border of its zone, or what it shows.

import type { Face, Zone } from '@quayside/rules/waves-of-fortune';
import type { VNode } from 'preact';
import { KING } from './king.tsx';

const scallops = (y: number, count: number, start: number, width: number): string =>
  `M${start} ${y}${`q${width / 2}-${width * 0.62} ${width} 0`.repeat(count)}`;

const SHALLOWS_STITCH = [12.5, 21, 29.5].map(y => scallops(y, 3, 6.5, 9)).join('');
const DEPTHS_STITCH = [
  [16, 9, 20],
  [24, 14.5],
  [32, 9, 20],
]
  .flatMap(([y, ...starts]) => starts.flatMap(x => [scallops(y!, 1, x, 11), scallops(y!, 1, x + 3, 5)]))
  .join('');

const WAVES = 'M6 13q3.5-3.5 7 0t7 0 7 0M13 28q3.5-3.5 7 0t7 0 7 0';
const ISLE = 'M7 25c-2-6 3-11 8-11.5 3-5 11-5 13 0 5 .5 7 6 5 10.5-1 6-7 7-11 6-5 3-13 1-15-5Z';
const CORAL =
  'M20 33V19M20 26c-6 0-8-4-8-9M12 22c-3 0-4.5-2-4.5-5M20 22c6 0 8-3.5 8-8.5M28 19c3.5 0 4.5-2 4.5-5M20 19c0-4-2-6-2-11M20 31c4.5 0 7.5-1.5 9-4.5M20 31c-4.5 0-6.5-1-8-3';
const SPIRAL =
  'M20.5 20c1.5-2.5 5-.5 4.5 3-.8 4.7-8 5.5-11 1C10.5 18 15 11 22 11.5 30.5 12.2 34 21.5 30 28.5M6 21C5.5 12 12.5 5.5 21 5.5M9 30c3 4 7.5 5.5 12 5';

const FACES: Record<Face, VNode> = {
  ocean: <path class="wf-foam" d={WAVES} />,
  island: (
    <>
      <path class="wf-shore" d={ISLE} />
      <path class="wf-land" d={ISLE} />
      <path class="wf-trunk" d="M18 26c.5-5 1.5-7.5 4-10" />
      <path
        class="wf-leaf"
        d="M22 16c-4-3.5-8.5-2-9.5 1.5 3-1.5 6-1.5 9.5-1.5Zm0 0c-1-4.5 3-7 7-5.5-2.5 1-5 2.5-7 5.5Zm0 0c4-1.5 7 .5 7.5 4.5-2-2.5-4.5-4-7.5-4.5Z"
      />
    </>
  ),
  reef: (
    <>
      <path class="wf-coral-shade" d={CORAL} />
      <path class="wf-coral" d={CORAL} />
    </>
  ),
  whirlpool: (
    <>
      <circle class="wf-eddy" cx="20" cy="20" r="15" />
      <path class="wf-spiral" d={SPIRAL} />
    </>
  ),
  king: (
    <svg class="wf-bone" x="5" y="5" width="30" height="30" viewBox="0 0 24 24" aria-hidden="true">
      {KING}
    </svg>
  ),
  treasure: (
    <>
      <path class="wf-chest-open" d="M10 20h20v11H10ZM10 20l3-9h14l3 9" />
      <path class="wf-chest-line" d="M13 16.5h14M18 20v3.5h4V20" />
    </>
  ),
  home: <></>,
};

/** Where a tile lies; the corners are known from the start. */
export type Waters = Zone | 'corner';

const GROUNDS: Record<Waters, string> = {
  shallows: 'wf-ground-shallows',
  depths: 'wf-ground-depths',
  corner: 'wf-ground-sand',
};

/** Face up; the thinner border still tells the zone. */
export const FaceArt = ({ waters, face }: { waters: Waters; face: Face }) => (
  <g class={`wf-face wf-of-${waters}`}>
    <rect
      class={`wf-ground ${face === 'king' ? 'wf-ground-king' : GROUNDS[waters]}`}
      x="1"
      y="1"
      width="38"
      height="38"
      rx="3"
    />
    {FACES[face]}
  </g>
);

/** Face down: a single border around the Shallows, a double one around the Depths; a corner shows its chest. */
export const BackArt = ({ waters }: { waters: Waters }) => {
  if (waters === 'corner')
    return (
      <g class="wf-back wf-of-corner">
        <rect class="wf-ground wf-ground-sand" x="1" y="1" width="38" height="38" rx="3" />
        <path class="wf-chest" d="M8 18h24v14H8ZM8 18c0-6 3.5-10 8-10h8c4.5 0 8 4 8 10" />
        <path class="wf-chest-line" d="M17.5 18v5h5v-5M8 18h24" />
      </g>
    );
  return (
    <g class={`wf-back wf-of-${waters}`}>
      <rect class="wf-cloth" x="1.6" y="1.6" width="36.8" height="36.8" rx="3" />
      {waters === 'depths' && <rect class="wf-hem" x="4.8" y="4.8" width="30.4" height="30.4" rx="1.5" />}
      <path class="wf-stitch" d={waters === 'depths' ? DEPTHS_STITCH : SHALLOWS_STITCH} />
    </g>
  );
};

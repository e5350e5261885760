// A ship about its own middle: the sail's cut tells the ship, the emblem on it and the letter on the hull tell whose.

import type { Colour } from '@quayside/rules/waves-of-fortune';
import { EmblemMark } from '../../../ui/Emblem.tsx';

/** Square, lateen, junk and gaff. */
const SAILS: Record<Colour, { sail: string; seams: string; emblem: readonly [x: number, y: number] }> = {
  purple: {
    sail: 'M-11-15Q0-18 11-15Q14-6 11 3Q0 6-11 3Q-14-6-11-15Z',
    seams: 'M-12-12Q0-15 12-12',
    emblem: [-6.5, -11.5],
  },
  blue: { sail: 'M-5-19Q11-9 14 3H-13Q-7-7-5-19Z', seams: 'M-8-8.5L9-7', emblem: [-6, -8.5] },
  yellow: {
    sail: 'M-12 3L-9-15L8-18Q14-8 11 3Z',
    seams: 'M-9.5-12L10.5-14M-11.5 0H11.5',
    emblem: [-6.2, -11.8],
  },
  green: { sail: 'M-12 3V-7Q-8-16 6-18Q13-8 12 3Z', seams: 'M-12-6L8-16', emblem: [-5.5, -10.5] },
};

const HULL = 'M-16 5H16Q14.5 14 8 15.5H-8Q-14.5 14-16 5Z';

/** Without a letter where an emblem with one stands beside it. */
type Props = { colour: Colour | null; seat: number; letter?: string };

export const ShipArt = ({ colour, seat, letter }: Props) => {
  const { sail, seams, emblem } = SAILS[colour ?? 'purple'];
  return (
    <g class={`wf-ship-art seat-${seat % 8}`}>
      <path class="wf-ship-halo" d={`${HULL}${sail}`} />
      <path class="wf-mast" d="M0 5V-18" />
      <path class="wf-hull" d={HULL} />
      <path class="wf-sail" d={sail} />
      <path class="wf-seams" d={seams} />
      <svg class="wf-sail-emblem" x={emblem[0]} y={emblem[1]} width="13" height="13" aria-hidden="true">
        <EmblemMark seat={seat} />
      </svg>
      {letter && (
        <text class="wf-hull-letter" y="13.5">
          {letter}
        </text>
      )}
    </g>
  );
};

/** A ship by itself, beside a name or on a button. */
export const ShipMark = ({ colour, seat }: Omit<Props, 'letter'>) => (
  <svg class="wf-ship-mark" viewBox="-18 -21 36 38" aria-hidden="true">
    <ShipArt colour={colour} seat={seat} />
  </svg>
);

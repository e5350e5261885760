// A ship about its own middle: the sail's cut tells the ship, emblem and letter tell whose. She heads east or west;
// emblem and letter are never mirrored.

import type { Colour } from '@quayside/rules/waves-of-fortune';
import { EmblemMark } from '../../../ui/Emblem.tsx';

/** Square, lateen, junk and gaff. `emblem`: the middle of the sail. */
const SAILS: Record<Colour, { sail: string; seams: string; emblem: readonly [x: number, y: number] }> = {
  purple: {
    sail: 'M-11-15Q0-18 11-15Q14-6 11 3Q0 6-11 3Q-14-6-11-15Z',
    seams: 'M-12-12Q0-15 12-12',
    emblem: [0, -5],
  },
  blue: { sail: 'M-5-19Q11-9 14 3H-13Q-7-7-5-19Z', seams: 'M-8-8.5L9-7', emblem: [0.5, -2.5] },
  yellow: { sail: 'M-12 3L-9-15L8-18Q14-8 11 3Z', seams: 'M-9.5-12L10.5-14M-11.5 0H11.5', emblem: [0.3, -5.3] },
  green: { sail: 'M-12 3V-7Q-8-16 6-18Q13-8 12 3Z', seams: 'M-12-6L8-16', emblem: [1, -4.5] },
};

/** Her bow to the east, a castle at the stern. */
const HULL = 'M-16 4V0H-10V4.500H9L17.5 1Q16 13 8.5 15.500H-8.500Q-15 14-16 4Z';

/** Without a letter where a name stands beside it. */
type Props = { colour: Colour | null; seat: number; letter?: string; west?: boolean };

export const ShipArt = ({ colour, seat, letter, west = false }: Props) => {
  const { sail, seams, emblem } = SAILS[colour ?? 'purple'];
  const middle = west ? -emblem[0] : emblem[0];
  return (
    <g class={`wf-ship-art seat-${seat % 8}`}>
      <g class="wf-ship-body" style={{ transform: west ? 'scaleX(-1)' : 'none' }}>
        <path class="wf-ship-halo" d={`${HULL}${sail}`} />
        <path class="wf-mast" d="M0 5V-18M11 4 19.5-2" />
        <path class="wf-hull" d={HULL} />
        <path class="wf-wale" d="M-15 8.500Q0 11 15.5 7" />
        <path class="wf-sail" d={sail} />
        <path class="wf-seams" d={seams} />
      </g>
      <svg class="wf-sail-emblem" x={middle - 6.5} y={emblem[1] - 6.5} width="13" height="13" aria-hidden="true">
        <EmblemMark seat={seat} />
      </svg>
      {letter && (
        <>
          <text class="wf-sail-letter" x={middle} y={emblem[1] + 6}>
            {letter}
          </text>
          <text class="wf-hull-letter" y="14.3">
            {letter}
          </text>
        </>
      )}
    </g>
  );
};

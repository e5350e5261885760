// The Story of every captain turn by turn, with a flag wherever it was told.

import { type Open, TURNS } from '@quayside/rules/rolling-seas';
import { Emblem, seatClass } from '../../ui/Emblem.tsx';
import type { SeatFace } from '../gameUi.ts';
import { words } from './words.ts';

const WIDE = 300;
const HIGH = 120;
const STEP = WIDE / TURNS;
/** Colour is never the only sign: each captain's line is broken in a way of its own. */
const DASHES = ['', '6 3', '2 3', '9 3 2 3', '12 4', '4 2 1 2', '1 4', '8 2 2 2 2 2'];

export function StoryGraph({ open, faces }: { open: Open; faces: readonly SeatFace[] }) {
  const most = Math.max(10, ...open.captains.flatMap(({ stories }) => stories));
  const y = (story: number) => HIGH - (story / most) * HIGH;
  return (
    <figure class="rs-graph">
      <figcaption>{words.storyGraph}</figcaption>
      <svg viewBox={`-22 -8 ${WIDE + 32} ${HIGH + 26}`} role="img" aria-label={inWords(open, faces)}>
        {[0, Math.round(most / 2), most].map(story => (
          <g key={story}>
            <line class="rs-graph-rule" x1={0} x2={WIDE} y1={y(story)} y2={y(story)} />
            <text class="rs-graph-number" x={-5} y={y(story) + 3} text-anchor="end">
              {story}
            </text>
          </g>
        ))}
        {[1, 5, 10, 15, 20, TURNS].map(turn => (
          <text key={turn} class="rs-graph-number" x={turn * STEP} y={HIGH + 13} text-anchor="middle">
            {turn}
          </text>
        ))}
        {open.captains.map(({ stories, tellings }, seat) => (
          <g key={faces[seat]!.seat} class={`${seatClass(seat)} rs-graph-line`}>
            <polyline
              points={[0, ...stories].map((story, turn) => `${turn * STEP},${y(story)}`).join(' ')}
              stroke-dasharray={DASHES[seat]}
            />
            {tellings.map(({ turn }) => (
              <circle key={turn} cx={turn * STEP} cy={y(stories[turn - 1] ?? 0)} r="2.6" />
            ))}
          </g>
        ))}
      </svg>
      <ul>
        {open.captains.map((_, seat) => (
          <li key={faces[seat]!.seat} class={seatClass(seat)}>
            <svg viewBox="0 0 28 4" aria-hidden="true" class="rs-graph-line">
              <polyline points="0,2 28,2" stroke-dasharray={DASHES[seat]} />
            </svg>
            <Emblem face={faces[seat]!} /> {faces[seat]!.name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const inWords = ({ captains }: Open, faces: readonly SeatFace[]): string =>
  captains
    .map(({ stories, tellings }, seat) =>
      words.storyOf(faces[seat]!.name, { story: stories.at(-1) ?? 0, told: tellings.map(({ turn }) => turn) }),
    )
    .join(' ');

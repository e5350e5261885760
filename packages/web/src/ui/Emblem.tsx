// How a seat is drawn everywhere: a pennant with its emblem and letter. Never by hue alone.

import './Emblem.css';
import type { Seat } from '@quayside/rules';
import type { VNode } from 'preact';
import type { SeatFace } from './seatFace.ts';

const EMBLEMS = ['anchor', 'shell', 'star', 'crab', 'fish', 'compass', 'lantern', 'wave'] as const;
type EmblemName = (typeof EMBLEMS)[number];

export const faceOf = (seat: Seat, name: string, you: boolean): SeatFace => ({
  seat,
  name,
  letter: String.fromCharCode(65 + seat),
  emblem: EMBLEMS[seat % EMBLEMS.length]!,
  you,
});

/** The class that sets --seat and --seat-ink. */
export const seatClass = (seat: Seat): string => `seat-${seat % EMBLEMS.length}`;

const DRAWINGS: Record<EmblemName, VNode> = {
  anchor: (
    <>
      <circle cx="12" cy="4.8" r="2.1" />
      <path d="M12 7v13.5M8 10.2h8M4 13.5c.5 4.5 3.8 7 8 7s7.5-2.5 8-7M2.5 16.2L4 13.5l3 1.2M21.5 16.2L20 13.5l-3 1.2" />
    </>
  ),
  shell: <path d="M9.8 20.5h4.4L20 12.8C21 7.5 17 4 12 4S3 7.5 4 12.8zM12 20V4.5M10.8 20L7.5 6M13.2 20L16.5 6" />,
  star: (
    <path
      fill="currentColor"
      d="M12 2.8c1 0 1.8 5.2 2.7 5.9.9.7 6.1.1 6.4 1 .3.9-4.5 3-4.8 4.1-.3 1.1 2 5.8 1.2 6.4-.8.6-4.3-3.4-5.5-3.4s-4.7 4-5.5 3.4c-.8-.6 1.5-5.3 1.2-6.4C7.4 12.7 2.6 10.6 2.9 9.7c.3-.9 5.5-.3 6.4-1 .9-.7 1.7-5.9 2.7-5.9z"
    />
  ),
  crab: (
    <>
      <ellipse cx="12" cy="14.5" rx="5.6" ry="4" fill="currentColor" />
      <path d="M7 12C3.5 10.5 3 6.5 5.2 4.5M5.2 4.5l.3 3 2.7-1.3M17 12c3.5-1.5 4-5.5 1.8-7.5M18.8 4.5l-.3 3-2.7-1.3M6.3 15.5L3 16.5M7 17.5L4.5 20M17.7 15.5l3.3 1M17 17.5l2.5 2.5" />
    </>
  ),
  fish: (
    <>
      <path fill="currentColor" d="M2.5 12C6 6 13 5.5 16.5 11l5-4.5v11l-5-4.5C13 18.5 6 18 2.5 12z" />
      <circle cx="7" cy="11" r="1.1" fill="var(--seat)" stroke="none" />
    </>
  ),
  compass: (
    <>
      <circle cx="12" cy="12" r="9.2" />
      <path d="M12 4.8l2.6 7.2-2.6 7.2L9.4 12z" fill="currentColor" stroke="none" />
    </>
  ),
  lantern: (
    <>
      <circle cx="12" cy="4" r="1.8" />
      <path d="M8.5 9L10 6h4l1.5 3M8 9h8l1 9.5H7zM6 21h12" />
      <path d="M12 11c2.3 2.5 1.3 5 0 5s-2.3-2.5 0-5z" fill="currentColor" stroke="none" />
    </>
  ),
  wave: <path d="M2 8.5c3.3-5 6.6-5 10 0 3.3 4 6.6 4 10 0M2 16.5c3.3-5 6.6-5 10 0 3.3 4 6.6 4 10 0" />,
};

/** The drawing alone, for boards that place it themselves; it takes the colour of the text around it. */
export const EmblemMark = ({ seat }: { seat: Seat }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    {DRAWINGS[EMBLEMS[seat % EMBLEMS.length]!]}
  </svg>
);

export const Emblem = ({ face }: { face: SeatFace }) => (
  <span class={`emblem ${seatClass(face.seat)}`}>
    <EmblemMark seat={face.seat} />
    <span aria-hidden="true">{face.letter}</span>
  </span>
);

/** Emblem and name, inline in a sentence. */
export const SeatName = ({ face }: { face: SeatFace }) => (
  <span class="seat-name">
    <Emblem face={face} /> <bdi>{face.name}</bdi>
  </span>
);

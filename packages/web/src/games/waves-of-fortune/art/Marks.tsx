// Small signs, on a grid of 24, in the colour of the text around them: goods, upgrades, enemies, what a tile holds.

import type { Face, Token, Upgrade } from '@quayside/rules/waves-of-fortune';
import type { VNode } from 'preact';
import { LineMark } from '../../../ui/Mark.tsx';
import { KING, SKULL } from './king.tsx';

const KRAKEN = (
  <>
    <path d="M7 12c-1-6 2-9 5-9s6 3 5 9" />
    <path d="M7 12c0 4-1 6-4 6M9.5 13c0 5-1 7.5-4 8.5M12 13v8.5M14.5 13c0 5 1 7.5 4 8.5M17 12c0 4 1 6 4 6" />
    <circle cx="10" cy="9" r="1.1" fill="currentColor" stroke="none" />
    <circle cx="14" cy="9" r="1.1" fill="currentColor" stroke="none" />
  </>
);
const mine = (
  <>
    <circle cx="12" cy="12.5" r="6" fill="currentColor" />
    <path d="M12 6.5V2.5M12 18.5v3M6 12.5H2.5M18 12.5h3.5M7.8 8.3 5.3 5.8M16.2 8.3l2.5-2.5M7.8 16.7l-2.5 2.5M16.2 16.7l2.5 2.5" />
  </>
);

const DRAWINGS = {
  food: (
    <>
      <path
        d="M12 7.5c-5-3-8.5.5-8.5 5S7 21 9.5 21c1.3 0 1.5-.6 2.5-.6s1.2.6 2.5.6c2.5 0 6-4 6-8.5s-3.5-8-8.5-5Z"
        fill="currentColor"
      />
      <path d="M12 7.5c0-2.5 1-4 3-5" />
    </>
  ),
  crew: (
    <>
      <circle cx="12" cy="7" r="4" fill="currentColor" />
      <path d="M5 21v-4.5q0-2.5 2.5-2.5h9q2.5 0 2.5 2.5V21z" fill="currentColor" />
    </>
  ),
  gold: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="5" />
      <path d="M12 9.5v5" />
    </>
  ),
  chest: (
    <>
      <path d="M3.5 11h17v9h-17ZM3.5 11c0-4 2.5-6.5 6-6.5h5c3.5 0 6 2.5 6 6.5" />
      <path d="M10.5 11v3.5h3V11" />
    </>
  ),
  points: <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1L7.6 14 3 9.6l6.3-.8Z" fill="currentColor" />,
  gem: <path d="M7 4h10l4.5 6L12 21 2.5 10ZM2.5 10h19M9 10l3 11 3-11-3-6Z" />,
  map: <path d="M3.5 6 9 4l6 2 5.5-2v14L15 20l-6-2-5.5 2ZM8 9l3 3M11 9l-3 3M13 14.5c1.5 1.5 3-.5 4.5.5" />,
  rigging: <path d="M12 2.5v19M6 6h12M5 12h14M4 18h16M6 6 4 18M18 6l2 12" />,
  hold: <path d="M5.5 5c4-2 9-2 13 0 2 4.5 2 9.5 0 14-4 2-9 2-13 0-2-4.5-2-9.5 0-14ZM4.3 9.5h15.4M4.3 14.5h15.4" />,
  cannons: (
    <>
      <path d="M3 9.5 17.5 6l2 6.5L6 15.5c-3 .5-4.5-5-3-6Z" />
      <circle cx="9.5" cy="17" r="3.5" />
      <circle cx="21" cy="4.5" r="1" fill="currentColor" />
    </>
  ),
  spyglass: <path d="m3 15.5 5-3 2.5 4-5 3ZM9.5 11.5l6-3.5 2 3.5-6 3.5ZM16.5 6.5l3-2 2.5 4.5-3.5 1.5" />,
  pirate: SKULL,
  king: KING,
  kraken: KRAKEN,
  mine1: mine,
  mine2: mine,
  fish: (
    <>
      <path d="M2.5 12C6 6 13 5.5 16.5 11l5-4.5v11l-5-4.5C13 18.5 6 18 2.5 12Z" fill="currentColor" />
    </>
  ),
  spring: <path d="M12 3c4 5.5 5.5 7.5 5.5 10a5.5 5.5 0 0 1-11 0C6.5 10.5 8 8.5 12 3ZM3 21c3-2 5-2 9 0s6 2 9 0" />,
  mermaid: (
    <path d="M12 21c0-6-5-7-5-12 0-3 2-5.5 5-5.5s5 2.5 5 5.5c0 5-5 6-5 12ZM12 15c-3 0-6 1-8 4 3 1 6 1 8-2 2 3 5 3 8 2-2-3-5-4-8-4Z" />
  ),
  siren: (
    <path d="M9 18V5l10-2v12M9 18a2.7 2.7 0 1 1-5.4 0A2.7 2.7 0 0 1 9 18ZM19 15a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0Z" />
  ),
  post: <path d="M4 21V10h16v11M2.5 10 5 4h14l2.5 6ZM9.5 21v-6h5v6M8 4v6M12 4v6M16 4v6" />,
  ocean: <path d="M2 9c3.3-4 6.6-4 10 0 3.3 3 6.6 3 10 0M2 16c3.3-4 6.6-4 10 0 3.3 3 6.6 3 10 0" />,
  island: (
    <>
      <path d="M3 20c2-5 6-6 9-6s7 1 9 6Z" fill="currentColor" />
      <path d="M12 14c0-4 .5-6 2-8M14 6c-3-2-5.5-1.5-7 .5M14 6c0-2.5 3-3.5 5-2.5M14 6c2 0 4 1.5 4 4" />
    </>
  ),
  flower: (
    <>
      <circle cx="12" cy="12" r="2.4" fill="currentColor" />
      <path d="M12 9.5c-3-3-2-6.5 0-6.5s3 3.5 0 6.5ZM14.4 11.2c.8-4.2 4.4-4.9 5.2-3 .6 1.8-2.1 4.2-5.2 3ZM13.5 14c4 1.4 3.6 5 1.7 5.8-1.8.5-3.3-2.6-1.7-5.8ZM10.5 14c1.6 3.2.1 6.3-1.7 5.8-1.9-.8-2.3-4.4 1.7-5.8ZM9.6 11.2c-3.1 1.2-5.8-1.2-5.2-3 .8-1.9 4.4-1.2 5.2 3Z" />
    </>
  ),
  reef: (
    <path d="M12 21V11M12 15c-4 0-6-2-6-6M6 13c-2 0-3-1-3-3M12 12c4 0 5.5-2 5.5-5M17.5 11c2.5 0 3.5-1.5 3.5-3.5M12 11c0-3-1-4-1-7" />
  ),
  whirlpool: (
    <path d="M12.5 12c1-1.5 3 0 2.5 2-.8 3-5.5 3.5-7.5.5C5 10.5 8.5 5.5 13.5 6c6 .5 8.5 7 5.5 12M3 9c2-5 8-7.5 13-5.5" />
  ),
  treasure: <path d="M3.5 11h17v9h-17ZM3.5 11c0-4 2.5-6.5 6-6.5h5c3.5 0 6 2.5 6 6.5M10.5 11v3.5h3V11" />,
  home: <path d="M4 11 12 4l8 7v10h-5.5v-6h-5v6H4Z" />,
  hidden: <path d="M9 9c0-2 1.3-3.5 3.2-3.5S15.5 7 15.5 8.8c0 2.7-3.3 2.7-3.3 5.7M12.2 18v.5" />,
  eye: (
    <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z" />
  ),
  noWind: <path d="M3 9h10.5a2.8 2.8 0 1 0-2.7-3.5M3 14h14a2.6 2.6 0 1 1-2.5 3.3M4 21 20 3" />,
  sunk: <path d="M4 9 18 5l2 6-12 4.5ZM11 7.3 8.5 1.5M2 19c3.3-3 6.6-3 10 0 3.3 2.5 6.6 2.5 10 0" />,
  sail: (
    <path d="M3 17h18c-1 3-2.5 4-4.5 4h-9C5.5 21 4 20 3 17ZM11.5 17V3C6 6 4.5 10 5 14h6.5M13.5 6c4 2 5.5 5 5.5 8h-5.5Z" />
  ),
  dice: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3.5" />
      <circle cx="9" cy="9" r="1.4" fill="currentColor" stroke="none" />
      <circle cx="15" cy="15" r="1.4" fill="currentColor" stroke="none" />
    </>
  ),
  swords: <path d="m4 4 12 12M16 16l3 3M13.5 18.5l5-5M20 4 8 16M8 16l-3 3M10.5 18.5l-5-5" />,
} satisfies Record<string, VNode> & Record<Token | Upgrade | Face, VNode>;

export type MarkName = keyof typeof DRAWINGS;
export const MARK_NAMES = Object.keys(DRAWINGS) as MarkName[];

export const drawing = (name: MarkName): VNode => DRAWINGS[name];

export const Mark = ({ name }: { name: MarkName }) => (
  <LineMark class={`wf-mark wf-mark-${name}`}>{DRAWINGS[name]}</LineMark>
);

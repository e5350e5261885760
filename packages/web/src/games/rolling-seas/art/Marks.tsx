// The small drawings of the ledger, the dice mat and the sentences, on a grid of 24; they take the colour of the text.

import type { VNode } from 'preact';
import { LineMark } from '../../../ui/Mark.tsx';

const DRAWINGS = {
  provisions: (
    <>
      <path d="M7 3.5h10c2.3 5.6 2.3 11.4 0 17H7c-2.3-5.6-2.3-11.4 0-17Z" />
      <path d="M5.8 8.5h12.4M5.8 15.5h12.4M12 3.5v17" />
    </>
  ),
  gold: (
    <>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12 7.2 16.8 12 12 16.8 7.2 12Z" fill="currentColor" />
    </>
  ),
  story: <path d="M4 20C9 19 18.5 15 20.5 3.5 12 4 6 9.5 5.5 17M5.5 17c3-4 6-6.6 10-9M3.5 20.5l2-3.5" />,
  star: (
    <path
      fill="currentColor"
      d="m12 2.8 2.7 6 6.5.7-4.9 4.3 1.5 6.4-5.8-3.4-5.8 3.4 1.5-6.4-4.9-4.3 6.5-.7Z"
      stroke-linejoin="round"
    />
  ),
  move: <path d="M4 4.5 11.5 12 4 19.5M12 4.5l7.5 7.5-7.5 7.5" />,
  resupply: <path d="M4 12.5v8h16v-8M4 16.5h16M12 2.5v9m-4-3.8 4 4 4-4" />,
  reputation: <path d="M4 14.5v-5l4-1 10-5v17l-10-5Zm4 1 1.5 5.5h2.7l-1.2-4M21 9.5c1 1.5 1 3.5 0 5" />,
  sail: (
    <path d="M12 2.5v15M12 4c5 2.5 7 6.5 7 11h-7M12 6.5C8.5 9 6.5 12 6 15h6M3.5 18h17c-1.5 2.5-3 3.5-5 3.5h-7c-2 0-3.7-1-5-3.5Z" />
  ),
  explore: <path d="m5 5 14 14M19 5 5 19" stroke-width="3.2" />,
  port: (
    <>
      <circle cx="12" cy="4.8" r="2.1" />
      <path d="M12 7v13.5M8 10.2h8M4 13.5c.5 4.5 3.8 7 8 7s7.5-2.5 8-7" />
    </>
  ),
  home: <path d="m12 2.8 2.4 6.2 6.6.4-5.1 4.3 1.7 6.5-5.6-3.7-5.6 3.7 1.7-6.5L3 9.4 9.6 9Z" />,
  rocks: <path d="m2.5 19.5 6-12 4.3 8.2 2.7-4.7 6 8.5Z" fill="currentColor" />,
  storm: (
    <path d="M12.2 12.2c1.2-1.3 3.2 0 2.6 1.9-.8 2.4-4.5 2.8-6 .4-2-3.2.3-7.6 4.4-7.8 5-.3 8.6 4.8 6.7 9.9M5 7.5C6.6 5 9 3.4 12 3.2" />
  ),
  monster: (
    <path d="M2.5 18c.6-6.5 6.4-6.5 7 0M11 18c.5-5.2 5-5.2 5.6 0M17.8 18c-.4-5 .2-9.3-3.2-9.8-2 .1-2.6 1.6-4 1.8.6-3.2 3-4.9 5.7-4.5 4.9.7 5.2 6.5 4.8 12.5M1.5 20.5h21" />
  ),
  current: <path d="M3 15.5c3-7 9-8.5 16-7.5M14.5 3.5 20 8l-4.8 5M6 20c2.5-4.5 6.5-6.3 11-6" />,
  hove: (
    <path d="M12 2.5v14M5 6.5h14M6.5 6.5c0 1.6 1 2.4 2.2 2.4s2-.8 3.3-.8 2.1.8 3.3.8 2.2-.8 2.2-2.4M3.5 17h17c-1.5 2.8-3 4-5 4h-7c-2 0-3.7-1.2-5-4Z" />
  ),
  turn: <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.8 2.8v5h-5" />,
  erase: <path d="M8.5 5H21v14H8.5L2.5 12ZM12 9.3l5.4 5.4M17.4 9.3 12 14.7" />,
  flip: <path d="M12 3v18M9 6 3 18h6ZM15 6l6 12h-6Z" />,
  next: <path d="M4 12h14M12.5 6.5 18 12l-5.5 5.5M20.5 5v14" />,
  papers: <path d="M8 7V3.5h12.5V17H17M3.5 7H16v13.5H3.5ZM6.5 11.5h6.5M6.5 16h6.5" />,
  zoom: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5.5 5.5M7.5 10.5h6M10.5 7.5v6" />
    </>
  ),
} as const satisfies Record<string, VNode>;

export type MarkName = keyof typeof DRAWINGS;
export const MARK_NAMES = Object.keys(DRAWINGS) as MarkName[];

export const Mark = ({ name, class: extra = '' }: { name: MarkName; class?: string }) => (
  <LineMark class={`rs-mark ${extra}`}>{DRAWINGS[name]}</LineMark>
);

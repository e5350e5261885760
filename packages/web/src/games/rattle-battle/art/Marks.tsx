// Small signs on a grid of 24, in the colour of the text around them.

import type { VNode } from 'preact';
import { LineMark } from '../../../ui/Mark.tsx';
import { tip } from '../../../ui/Tooltip.tsx';

const DRAWINGS = {
  spices: (
    <>
      <path d="M5 13c0-3 3-5 7-5s7 2 7 5-1 8-7 8-7-5-7-8Z" fill="currentColor" fill-opacity=".35" />
      <path d="M8.5 8C8 5.5 9.5 3.5 12 3c2.5.5 4 2.5 3.5 5M5.5 12.5c4 2 9 2 13 0" />
      <circle cx="12" cy="17" r="1.2" fill="currentColor" />
    </>
  ),
  rum: (
    <>
      <path d="M9.5 3h5v4.5c2 1 3 2.5 3 4.5v7.5c0 1-.5 1.5-1.5 1.5H8c-1 0-1.5-.5-1.5-1.5V12c0-2 1-3.5 3-4.5Z" />
      <path d="M6.5 13h11v5h-11z" fill="currentColor" />
    </>
  ),
  fabrics: (
    <>
      <path d="M4 7c0-1.5 1.5-3 3-3h12c-2 1-2 4 0 6v10H7c-2 0-3-1-3-3Z" fill="currentColor" fill-opacity=".3" />
      <path d="M4 7c0 2 2 3 3.5 2.5S9 5.5 7 4M8 14c3-2 5 2 8 0M8 17.5c3-2 5 2 8 0" />
    </>
  ),
  valuables: (
    <>
      <path d="M7 4h10l4.5 6L12 21 2.5 10Z" fill="currentColor" fill-opacity=".3" />
      <path d="M2.5 10h19M8.5 10 12 21l3.5-11L12 4Z" />
    </>
  ),
  map: (
    <>
      <path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14" />
      <path d="m16.5 9.5 2.5 2.5M19 9.5 16.5 12" />
    </>
  ),
  keg: (
    <>
      <path
        d="M6.5 6c3.5-1.5 7.5-1.5 11 0 1.5 4 1.5 10 0 14-3.5 1.5-7.5 1.5-11 0-1.5-4-1.5-10 0-14Z"
        fill="currentColor"
        fill-opacity=".3"
      />
      <path d="M5.5 10h13M5.5 16h13M12 5c0-2 1-3 3-3" />
    </>
  ),
  flag: <path d="M5 21V3M5 4c5-2 8 2 14 0v9c-6 2-9-2-14 0" />,
  bottle: (
    <>
      <path d="m14 3 7 7-2 2-1-.5-8.5 8.5c-1 1-3 1-4.5-.5S3.5 16 4.5 15L13 6.5 12 5Z" />
      <path d="m8 15 4-4" stroke-width="3" />
    </>
  ),
  idol: (
    <>
      <path d="M8 3h8l1 6-2 3 2 9H7l2-9-2-3Z" fill="currentColor" fill-opacity=".3" />
      <path d="M9.5 7h1.5M13 7h1.5M10.5 10h3" />
    </>
  ),
  wild: <path d="M12 3v18M4.5 7.5l15 9M19.5 7.5l-15 9" />,
  sail: (
    <>
      <path d="M12 2v20" />
      <path d="M13 4c5 2 7 6 7 12h-7zM11 6v10H4c.500-4 3-8 7-10z" fill="currentColor" fill-opacity=".3" />
    </>
  ),
  cannon: (
    <>
      <path d="M3 10.5 18.5 5l2.5 5.5L7 16.5a3.3 3.3 0 0 1-4-6Z" fill="currentColor" fill-opacity=".4" />
      <circle cx="10" cy="17" r="4" fill="currentColor" />
    </>
  ),
  hold: (
    <>
      <path d="M3 8h18v12H3z" fill="currentColor" fill-opacity=".25" />
      <path d="M3 8l3-4h12l3 4M3 14h18M8 8v12M16 8v12" />
    </>
  ),
  hamster: (
    <>
      <circle cx="12" cy="12" r="9.3" />
      <path d="M7 14c0-3 2.5-5 5.5-5 3.5 0 5.5 2.5 5.5 5 0 1.5-1 2.5-2.5 2.5H10c-2 0-3-1-3-2.5Z" fill="currentColor" />
      <path d="M15 9c0-2 2-2 2 0" />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="9" fill="currentColor" fill-opacity=".3" />
      <circle cx="12" cy="12" r="6" />
      <path d="M12 9v6" />
    </>
  ),
  vp: (
    <>
      <path d="M5 3h14v18H5z" fill="currentColor" fill-opacity=".2" />
      <path d="m12 6 1.7 3.6 3.8.5-2.8 2.7.7 3.9-3.4-1.9-3.4 1.9.7-3.9-2.8-2.7 3.8-.5Z" fill="currentColor" />
    </>
  ),
  baron: <path d="M3 18 4.5 7l4.5 4.5L12 5l3 6.5L19.5 7 21 18ZM3 21h18" fill="currentColor" fill-opacity=".3" />,
  wanted: (
    <>
      <path d="M5 2.5h14v19H5zM8 5.5h8" />
      <circle cx="12" cy="11.5" r="3.3" fill="currentColor" fill-opacity=".4" />
      <path d="M8 19c0-5 8-5 8 0" />
    </>
  ),
  revenge: <path d="M4 4l11 11M20 4 9 15M6 13l5 5M18 13l-5 5M5 21l3-3M19 21l-3-3" />,
  crew: (
    <>
      <circle cx="12" cy="9" r="4.3" fill="currentColor" fill-opacity=".3" />
      <path d="M6 7c2-5 10-5 12 0ZM4 21c0-8 16-8 16 0" />
    </>
  ),
  mast: <path d="M12 2v20M5 8h14M8 3.5h8M7 14h10M5 8c0 3 1 5 2 6M19 8c0 3-1 5-2 6" />,
  hull: <path d="M2 11h20c-1 5-3.5 8-7 8H8c-4 0-5.5-4-6-8ZM7 14.5h1M12 14.5h1M17 14.5h1M6 11V5l6 3 6-3v6" />,
  bow: <path d="M3 8h9c5 0 8 2 10 4-2 4-6 7-11 7H3ZM12 12h5" />,
  stern: <path d="M21 5H9L3 9v6c0 3 2 5 5 5h13ZM12 9h4v4h-4zM6 11v5" />,
  soft: <path d="M3 12c3-4 6-4 9 0s6 4 9 0M3 17c3-4 6-4 9 0s6 4 9 0" />,
  hard: <path d="M4 20 18 6M14 4l6 6M20 20 6 6M10 4 4 10" />,
  final: (
    <path d="M12 2.5l3 6.5 7 .8-5.2 4.7 1.5 7L12 18l-6.3 3.5 1.5-7L2 9.8 9 9Z" fill="currentColor" fill-opacity=".3" />
  ),
  crazy: (
    <>
      <path d="M4 8l8-4.5L20 8v8l-8 4.5L4 16zM4 8l8 4.5 8-4.5M12 12.5v8" />
    </>
  ),
  lesson: <path d="M12 6c-2-1.6-5-2-8-1.5v13c3-.5 6-.1 8 1.5 2-1.6 5-2 8-1.5v-13C17 4 14 4.4 12 6zM12 6v13" />,
  port: <path d="M12 7v14M8 10.5h8M4 14c.500 4.5 4 7 8 7s7.5-2.5 8-7M12 7a2.2 2.2 0 1 1 0-4.4A2.2 2.2 0 0 1 12 7Z" />,
  escape: <path d="M3 12h14M12 6l7 6-7 6" />,
  explode: (
    <path d="m12 2 2 6 6-3-3 6 5 2-6 2 2 6-6-4-6 4 2-6-6-2 6-2-3-6 6 3Z" fill="currentColor" fill-opacity=".4" />
  ),
  towards: <path d="M3 12h10M9 7l5 5-5 5M19 5v14" />,
  away: <path d="M4 5v14M8 12h12M15 7l5 5-5 5" />,
  volley: (
    <>
      <circle cx="7" cy="12" r="3" fill="currentColor" />
      <path d="M11 8l4-3M12 12h5M11 16l4 3" />
    </>
  ),
  redrop: <path d="M5 12a7 7 0 1 1 2 5M5 20v-4h4M12 8v4l3 2" />,
  surrender: <path d="M6 22V3M6 4h12l-3 4 3 4H6" fill="currentColor" fill-opacity=".15" />,
  zoomIn: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6" />,
  zoomOut: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21M7.5 10.5h6" />,
  swords: <path d="M4 4l11 11M20 4 9 15M6 13l5 5M18 13l-5 5M5 21l3-3M19 21l-3-3" />,
} satisfies Record<string, VNode>;

export type MarkName = keyof typeof DRAWINGS;
export const MARK_NAMES = Object.keys(DRAWINGS) as MarkName[];

export const drawing = (name: MarkName): VNode => DRAWINGS[name];

export const Mark = ({ name }: { name: MarkName }) => (
  <LineMark class={`rb-mark rb-mark-${name}`} width={1.8}>
    {DRAWINGS[name]}
  </LineMark>
);

/** A sign with how many, and a name for those who cannot see it. */
export const Amount = ({ name, value, what }: { name: MarkName; value: number | string; what: string }) => (
  <span class={`rb-amount rb-amount-${name}`} {...tip(what)}>
    <Mark name={name} />
    <b>{value}</b>
    <span class="sr-only"> {what}</span>
  </span>
);

// A die as it lies on the table, seen a little from above: pips on top, the owner's mark on the side. Its tint comes
// from --seat and --seat-ink (a seat's class), or from the class die-clear.

import './Die.css';
import type { ComponentChildren } from 'preact';

const LEFT = 12;
const MIDDLE = 24;
const RIGHT = 36;
const NEAR = 34;
const CENTRE = 22.5;
const FAR = 11;

type Pip = readonly [x: number, y: number];
const CORNERS: readonly Pip[] = [
  [LEFT, FAR],
  [RIGHT, NEAR],
];
const OTHER_CORNERS: readonly Pip[] = [
  [RIGHT, FAR],
  [LEFT, NEAR],
];
const HEART: Pip = [MIDDLE, CENTRE];

/** By face; nothing on a die that has not been rolled. */
const PIPS: readonly (readonly Pip[])[] = [
  [],
  [HEART],
  CORNERS,
  [...CORNERS, HEART],
  [...CORNERS, ...OTHER_CORNERS],
  [...CORNERS, ...OTHER_CORNERS, HEART],
  [...CORNERS, ...OTHER_CORNERS, [LEFT, CENTRE], [RIGHT, CENTRE]],
];

type Props = {
  face: number;
  /** Classes for the tint, and what else the board wants to say. */
  class?: string;
  /** Whose it is, drawn on the side: emblem and letter. */
  children?: ComponentChildren;
};

export const Die = ({ face, class: tint = '', children }: Props) => (
  <span class={`die ${tint}`}>
    <svg viewBox="0 0 48 60" aria-hidden="true">
      <path class="die-side" d="M1 12v37a10 10 0 0 0 10 10h26a10 10 0 0 0 10-10V12Z" />
      <rect class="die-top" x="1" y="1" width="46" height="43" rx="10" />
      <path class="die-shine" d="M5 14a9 9 0 0 1 9-9h20" />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="die-pip" cx={x} cy={y} r="4.4" />
      ))}
    </svg>
    <span class="die-mark" aria-hidden="true">
      {children}
    </span>
  </span>
);

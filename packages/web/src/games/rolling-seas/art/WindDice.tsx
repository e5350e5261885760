// A twelve-sided direction die.

import type { Direction } from '@quayside/rules/rolling-seas';

const PENTAGON = Array.from({ length: 5 }, (_, n) => (n * 2 * Math.PI) / 5);
const corner = (angle: number, radius: number): string =>
  `${(24 + radius * Math.sin(angle)).toFixed(1)} ${(24 - radius * Math.cos(angle)).toFixed(1)}`;
const RIM = Array.from({ length: 10 }, (_, n) => corner((n * Math.PI) / 5, 22)).join('L');
const FACE = PENTAGON.map(angle => corner(angle, 14.5)).join('L');
const EDGES = PENTAGON.map(angle => `M${corner(angle, 14.5)}L${corner(angle, 22)}`).join('');

/** A twelve-sided die from above, showing where the wind blows to. */
export const WindDice = ({ at, count, class: extra = '' }: { at: Direction; count: number; class?: string }) => (
  <span class={`rs-dice ${extra}`}>
    <svg class="rs-die12" viewBox="0 0 48 48" aria-hidden="true">
      <path class="rs-rim" d={`M${RIM}Z`} />
      <path class="rs-face" d={`M${FACE}Z`} />
      <path class="rs-edges" d={EDGES} />
      <text x="24" y="29.5">
        {at}
      </text>
    </svg>
    {count > 1 && <b class="rs-times">×{count}</b>}
  </span>
);

// What stands on the sides of dice, on a grid of 24, in the colour of the text around it; hollows show the die's own.

import type { VNode } from 'preact';

/** The colour of the die under the drawing. */
const HOLLOW = 'var(--die)';

export const Numeral = ({ value }: { value: number }) => (
  <text x="12" y="19.4" font-size="22" font-weight="700" text-anchor="middle" fill="currentColor">
    {value}
  </text>
);

export const CannonMark = () => (
  <>
    <path
      fill="currentColor"
      d="M4.2 10.3 18.6 5.2c.9-.3 1.6 0 1.9.8l1.2 3.5c.3.9-.1 1.6-.9 1.8L6.6 15.8a3 3 0 0 1-2.4-5.5z"
    />
    <circle cx="10.4" cy="16.4" r="4.6" fill="currentColor" stroke={HOLLOW} stroke-width="1.2" />
    <circle cx="10.4" cy="16.4" r="1.3" fill={HOLLOW} />
  </>
);

export const SailMark = () => (
  <>
    <path fill="currentColor" d="M12.9 2.2c4.9 3.3 7.1 8.3 6.6 13.6h-6.6zM11.2 5.6v10.2H4.6c.3-4.1 2.6-7.9 6.6-10.2z" />
    <path fill="currentColor" d="M3.4 17.6h17.2l-2.4 4.2H5.8z" />
  </>
);

export const GrapeshotMark = () => (
  <>
    <circle cx="12" cy="5.4" r="3.2" fill="currentColor" />
    <circle cx="8.3" cy="11.8" r="3.2" fill="currentColor" />
    <circle cx="15.7" cy="11.8" r="3.2" fill="currentColor" />
    <circle cx="4.7" cy="18.2" r="3.2" fill="currentColor" />
    <circle cx="12" cy="18.2" r="3.2" fill="currentColor" />
    <circle cx="19.3" cy="18.2" r="3.2" fill="currentColor" />
  </>
);

export const SkullMark = () => (
  <>
    <path
      fill="currentColor"
      d="M12 2.2c-5.3 0-9 3.6-9 8.3 0 3 1.5 5.3 3.7 6.6v3.5c0 .8.4 1.2 1.2 1.2h8.2c.8 0 1.2-.4 1.2-1.2v-3.5c2.2-1.3 3.7-3.6 3.7-6.6 0-4.7-3.7-8.3-9-8.3z"
    />
    <circle cx="8.3" cy="11" r="2.3" fill={HOLLOW} />
    <circle cx="15.7" cy="11" r="2.3" fill={HOLLOW} />
    <path fill={HOLLOW} d="m12 13.4 1.4 2.8h-2.8z" />
    <path fill="none" stroke={HOLLOW} stroke-width="1.1" d="M10 18.4v3.4M14 18.4v3.4" />
  </>
);

/**
 * How one die looks: its tint (a class that sets --die and --die-ink), whose or what it is in a letter, its six sides.
 */
export type DieLook = { tint: string; badge: string; sides: readonly VNode[] };

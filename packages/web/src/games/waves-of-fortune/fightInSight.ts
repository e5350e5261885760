import type { Event } from '@quayside/rules/waves-of-fortune';
import type { Fight } from './tableau.ts';

/** How a battle ends is shown as long as these are. */
const ENDINGS = new Set<Event['type']>(['battle-won', 'battle-lost', 'king-slain']);

/** The battle that is seen through the spyglass: while it lasts, and while its end is shown. */
export const inSight = (fight: Fight | null, now: Event | null): Fight | null =>
  fight && (!fight.end || (now !== null && ENDINGS.has(now.type))) ? fight : null;

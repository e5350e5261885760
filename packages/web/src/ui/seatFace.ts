import type { Seat } from '@quayside/rules';

/** How a seat is drawn everywhere: never by hue alone. `hue` is a CSS class suffix: seat-0 to seat-7. */
export type SeatFace = { seat: Seat; name: string; letter: string; emblem: string; you: boolean };

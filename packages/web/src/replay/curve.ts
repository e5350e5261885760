// Where the lines of the chances run on their sheet.

import type { Curve } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';

export const WIDTH = 320;
export const HEIGHT = 160;

/** Lines are told apart by their dashes as well as by their hues. */
export const DASHES = ['none', '9 4', '2 4', '12 3 2 3', '5 3', '16 5', '1 3', '8 3 1 3 1 3'] as const;

export const xAt = (ply: number, end: number): number => round((WIDTH * ply) / Math.max(1, end));
export const yAt = (chance: number): number => round(HEIGHT * (1 - chance));

const round = (n: number): number => Math.round(10 * n) / 10;

/** The line of one seat. */
export const curveLine = (points: Curve['points'], seat: Seat, end: number): string =>
  points.map(({ ply, chances }, i) => `${i === 0 ? 'M' : 'L'}${xAt(ply, end)} ${yAt(chances[seat] ?? 0)}`).join('');

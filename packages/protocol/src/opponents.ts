// Whom one plays against.

import { LEVELS, type Level } from './levels.ts';

/** People, nobody, or only bots, of whom the strongest counts. */
export type Opponents = 'people' | Level | 'nobody';
export const OPPONENTS: readonly Opponents[] = ['people', ...LEVELS.toReversed(), 'nobody'];

/** One person alone sits there: nobody else would wait for them. */
export const isAgainstBots = ({ seats }: { seats: readonly { kind: string; bot?: true }[] }): boolean =>
  seats.filter(({ kind, bot }) => kind === 'person' && !bot).length === 1;

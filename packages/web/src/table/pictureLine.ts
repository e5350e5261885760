// What stands below the picture of a game: who played, best first, and the day it ended.

import type { Outcome } from '@quayside/rules';
import type { SeatFace } from '../ui/seatFace.ts';
import { dateTag } from '../words/locale.ts';
import { words } from './endWords.ts';

const DATE = new Intl.DateTimeFormat(dateTag, { dateStyle: 'long' });

/** `endedAt`: ms since 1970; null in the moment before the server has told it. */
export function pictureLine(faces: readonly SeatFace[], { ranks }: Outcome, endedAt: number | null): string {
  const inOrder = faces.toSorted((a, b) => ranks[a.seat]! - ranks[b.seat]!);
  return words.pictureLine(
    inOrder.map(({ name }) => name),
    DATE.format(endedAt ?? Date.now()),
  );
}

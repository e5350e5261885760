// Which of the bots' moves since my last one asks for a "why?": the last that surprises and was not explained before.

import type { Seat, Surprised } from '@quayside/rules';
import type { ShownGuide } from '../games/guide.ts';
import type { EntryEvents } from '../net/state.ts';
import { toldSince } from './toldSince.ts';

/** `kind`: the type of event, which is explained once in each browser. */
export type Explained = Surprised & { kind: string };

type EventContext = {
  guide: Pick<ShownGuide, 'surprise'>;
  me: Seat;
  /** As I was told of them. */
  entries: readonly EntryEvents[];
  isBot(seat: Seat): boolean;
  isExplained(kind: string): boolean;
};

export function lastSurprise({ guide, me, entries, isBot, isExplained }: EventContext): Explained | null {
  for (const event of toldSince(entries, me).toReversed()) {
    const surprised = guide.surprise(event, me);
    if (surprised && isBot(surprised.by) && !isExplained(event.type)) return { ...surprised, kind: event.type };
  }
  return null;
}

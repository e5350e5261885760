// What an event did to or by a seat, in a few words, and which of it still stands at each Elder.

import { type Phrase, piece, say } from '@quayside/rules';
import type { Class, Event } from '@quayside/rules/waves';
import { names, words } from './words.ts';

export type AttemptMark = { seat: number; text: Phrase; good: boolean };

const one = (card: Class) => piece('card', card, names.classes[card].one);

export const signOf = (agent: number, elder: number): string => (agent > elder ? '>' : agent < elder ? '<' : '=');

export function markOf(event: Event): AttemptMark | null {
  switch (event.type) {
    case 'collected': {
      const { seat, elder, agentPower, elderPower } = event;
      return {
        seat,
        text: say`+${one(elder)} ${agentPower} ${signOf(agentPower, elderPower)} ${elderPower}`,
        good: true,
      };
    }
    case 'kept': {
      const { seat, agentPower, elderPower, why } = event;
      const reason = words.attempt[why];
      const isByPower = why === 'too-weak' || why === 'too-strong';
      const text = isByPower ? say`${reason} ${agentPower} ${signOf(agentPower, elderPower)} ${elderPower}` : [reason];
      return { seat, text, good: false };
    }
    case 'followed':
      return { seat: event.seat, text: [words.follows], good: true };
    case 'rebelled':
      return { seat: event.seat, text: [words.rebels(event.count)], good: true };
    default:
      return null;
  }
}

/** By place: what came of the last Agent there, until the next one is played. `until`: the event being shown. */
export function marksAt(history: readonly Event[], until: Event | null, places: number): (AttemptMark | null)[] {
  const marks: (AttemptMark | null)[] = Array.from({ length: places }, () => null);
  const shown = until ? history.indexOf(until) : history.length;
  for (const event of history.slice(0, shown + 1)) {
    if (event.type === 'collected' || event.type === 'kept') marks[event.place] = markOf(event);
    else if (event.type === 'followed' || event.type === 'rebelled') marks[event.place] = null;
  }
  return marks;
}

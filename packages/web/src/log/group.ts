// Lines that say the same of several seats, one after the other (“Ann is ready.”, “Ben is ready.”), become one.

import type { Phrase, Seat } from '@quayside/rules';
import type { LogLine } from './logLines.ts';
import { words } from './words.ts';

const MANY = 4; // seats: from here on they are counted, not named

/** The seat a line begins with and what it says of it; null where it is about more than one seat, or about none. */
function saidOf(phrase: Phrase): { seat: Seat; said: string } | null {
  const [first, ...rest] = phrase;
  if (typeof first !== 'object' || !('seat' in first)) return null;
  if (rest.some(part => typeof part === 'object' && 'seat' in part)) return null;
  return { seat: first.seat, said: JSON.stringify(rest) };
}

export function groupedLines(lines: readonly LogLine[]): LogLine[] {
  const grouped: LogLine[] = [];
  let said: string | null = null;
  let phrase: Phrase = [];
  let others: Seat[] = [];
  let seats: Seat[] = [];
  for (const line of lines) {
    const one = line.isNote ? null : saidOf(line.phrase);
    const last = grouped.at(-1);
    if (last && one && one.said === said && !seats.includes(one.seat)) {
      others = [...others, one.seat];
      seats = [...seats, one.seat];
      // The key stays that of the first, so that the line grows in its place.
      const told = seats.length < MANY ? words.likewise(phrase, others) : words.many(phrase, seats.length);
      grouped[grouped.length - 1] = { ...last, ply: line.ply, phrase: told };
      continue;
    }
    grouped.push(line);
    said = one?.said ?? null;
    phrase = line.phrase;
    seats = one ? [one.seat] : [];
    others = [];
  }
  return grouped;
}

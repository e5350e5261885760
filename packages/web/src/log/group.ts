// The log in fewer lines: what the game tells together (a long fight) is condensed, and lines that say the same of
// several seats, one after the other (“Ann is ready.”, “Ben is ready.”), become one.

import type { AnyShape, Phrase, Seat } from '@quayside/rules';
import type { LogRuns } from '../games/gameUi.ts';
import type { LogLine } from './logLines.ts';
import { words } from './words.ts';

const MANY = 4; // seats: from here on they are counted, not named

/** The seat a line begins with and what it says of it; null where it is about more than one seat, or about none. */
function aboutOneSeat(phrase: Phrase): { seat: Seat; rest: string } | null {
  const [first, ...rest] = phrase;
  if (typeof first !== 'object' || !('seat' in first)) return null;
  if (rest.some(part => typeof part === 'object' && 'seat' in part)) return null;
  return { seat: first.seat, rest: JSON.stringify(rest) };
}

type Run = { name: string; lines: LogLine[] };

/** The lines with each run of the game's own as the game tells it. */
function condensed(lines: readonly LogLine[], runs: LogRuns<AnyShape>): LogLine[] {
  const all: (Run | LogLine)[] = [];
  for (const line of lines) {
    const name = line.event ? runs.runOf(line.event) : null;
    const last = all.at(-1);
    if (name === null) all.push(line);
    else if (last && 'lines' in last && last.name === name) last.lines.push(line);
    else all.push({ name, lines: [line] });
  }
  return all.flatMap(it => ('lines' in it ? toldLines(it.lines, runs) : it));
}

/** What is told of an event of a run keeps the place of its line; what stands for all of them spans the whole run. */
function toldLines(lines: readonly LogLine[], runs: LogRuns<AnyShape>): readonly LogLine[] {
  if (lines.length < 2) return lines;
  const condensedLines = runs.condense(lines.map(({ event, phrase }) => ({ event: event!, phrase })));
  return condensedLines.map(({ event, phrase }, n): LogLine => {
    const own = lines.find(line => line.event === event)!;
    if (condensedLines.length === 1) return { ...lines[0]!, ply: lines.at(-1)!.ply, phrase, event };
    return { ...own, key: `${own.key}${phrase === own.phrase ? '' : `-told-${n}`}`, phrase };
  });
}

export function groupedLines(lines: readonly LogLine[], runs?: LogRuns<AnyShape>): LogLine[] {
  const grouped: LogLine[] = [];
  let restOfLast: string | null = null;
  let phrase: Phrase = [];
  let others: Seat[] = [];
  let seats: Seat[] = [];
  for (const line of runs ? condensed(lines, runs) : lines) {
    const one = line.isNote ? null : aboutOneSeat(line.phrase);
    const last = grouped.at(-1);
    if (last && one && one.rest === restOfLast && !seats.includes(one.seat)) {
      others = [...others, one.seat];
      seats = [...seats, one.seat];
      // The key stays that of the first, so that the line grows in its place.
      const grouping = seats.length < MANY ? words.likewise(phrase, others) : words.many(phrase, seats.length);
      grouped[grouped.length - 1] = { ...last, ply: line.ply, phrase: grouping };
      continue;
    }
    grouped.push(line);
    restOfLast = one?.rest ?? null;
    phrase = line.phrase;
    seats = one ? [one.seat] : [];
    others = [];
  }
  return grouped;
}

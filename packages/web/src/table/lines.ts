// The log as sentences.

import type { Note } from '@quayside/engine';
import type { AnyGame, AnyShape, Phrase, Seat } from '@quayside/rules';
import { reportError } from '../app/reportError.ts';
import type { Telling } from '../net/state.ts';

export type LogLine = { key: string; ply: number; phrase: Phrase };

export const linesOf = (game: AnyGame, tellings: readonly Telling[]): LogLine[] =>
  tellings.flatMap(({ ply, by, back, to, events }) => {
    const phrases = events.map(event => sentenceOf(game, event));
    if (to !== null) phrases.push([{ seat: by }, ' asked, and the table went back to an earlier moment.']);
    else if (back) phrases.push([{ seat: by }, ' takes back a move.']);
    return phrases.flatMap((phrase, i) => (phrase ? [{ key: `${ply}.${i}`, ply, phrase }] : []));
  });

/** A line that cannot be worded is left out: the rest of the log is still worth reading. */
function sentenceOf(game: AnyGame, event: AnyShape['event']): Phrase | null {
  try {
    return game.words.event(event);
  } catch (error) {
    reportError('log', error);
    return null;
  }
}

/** What else belongs to the log. That a deadline was set is no news. */
const NOTES: Record<string, (seat: Seat) => Phrase> = {
  'ran-out': seat => ['Time ran out for ', { seat }, '.'],
  skipped: seat => ['The others let a bot decide for ', { seat }, '.'],
  paused: () => ['The table paused.'],
  resumed: () => ['The table went on.'],
  replaced: seat => ['The host gave the seat of ', { seat }, ' away.'],
  ended: () => ['The host ended the table.'],
  'rules-changed': () => ['The rules of this game changed here.'],
};

/** Each note after what was told before it. */
export function withNotes(lines: readonly LogLine[], notes: readonly Note[]): LogLine[] {
  const noted = notes.flatMap(({ kind, ply, seat = 0 }, n) =>
    Object.hasOwn(NOTES, kind) ? [{ key: `note-${n}`, ply, phrase: NOTES[kind]!(seat) }] : [],
  );
  return [...lines, ...noted].toSorted((a, b) => a.ply - b.ply);
}

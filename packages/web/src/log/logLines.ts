// The log as sentences.

import type { Note } from '@quayside/engine';
import type { AnyGame, AnyShape, Phrase } from '@quayside/rules';
import { reportError } from '../net/reportError.ts';
import type { EntryEvents } from '../net/state.ts';
import { words as seatWords } from '../seats/words.ts';
import { words } from './words.ts';

/** `isNote`: it tells of something beside the moves. */
export type LogLine = { key: string; ply: number; phrase: Phrase; isNote?: true };

export const logLines = (game: AnyGame, entries: readonly EntryEvents[]): LogLine[] =>
  entries.flatMap(({ ply, by, back, to, events }) => {
    const phrases = events.map(event => sentenceOf(game, event));
    if (to !== null) phrases.push(words.wentBack(by));
    else if (back) phrases.push(words.tookBack(by));
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

/** Puts each note after the lines of the entries before it. */
export function withNotes(lines: readonly LogLine[], notes: readonly Note[]): LogLine[] {
  const noted = notes.flatMap((note, n): LogLine[] => {
    const phrase = Object.hasOwn(seatWords.notes, note.kind) ? seatWords.notes[note.kind]!(note) : null;
    return phrase ? [{ key: `note-${n}`, ply: note.ply, phrase, isNote: true }] : [];
  });
  return [...lines, ...noted].toSorted((a, b) => a.ply - b.ply);
}

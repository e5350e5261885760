// The log as sentences.

import type { RecordNote } from '@quayside/engine';
import type { AnyGame, AnyShape, Phrase } from '@quayside/rules';
import { reportError } from '../net/reportError.ts';
import type { EntryEvents } from '../net/state.ts';
import { words as seatWords } from '../seats/words.ts';
import { words } from './words.ts';

/**
 * `ply`: of the entry it tells of; where it tells of several, of the last, and `first` of the first. `isNote`: it tells
 * of something beside the moves. `event`: the event it tells of.
 */
export type LogLine = {
  key: string;
  first: number;
  ply: number;
  phrase: Phrase;
  isNote?: true;
  event?: AnyShape['event'];
};

export const logLines = (game: AnyGame, entries: readonly EntryEvents[]): LogLine[] =>
  entries.flatMap(({ ply, by, back, to, events }) => {
    const lines = events.flatMap((event, i): LogLine[] => {
      const phrase = sentenceOf(game, event);
      return phrase ? [{ key: `${ply}.${i}`, first: ply, ply, phrase, event }] : [];
    });
    const returned = to !== null ? words.wentBack(by) : back ? words.tookBack(by) : null;
    return returned ? [...lines, { key: `${ply}.${events.length}`, first: ply, ply, phrase: returned }] : lines;
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
export function withNotes(lines: readonly LogLine[], notes: readonly RecordNote[]): LogLine[] {
  const noted = notes.flatMap((note, n): LogLine[] => {
    const phrase = Object.hasOwn(seatWords.notes, note.kind) ? seatWords.notes[note.kind]!(note) : null;
    return phrase ? [{ key: `note-${n}`, first: note.ply, ply: note.ply, phrase, isNote: true }] : [];
  });
  return [...lines, ...noted].toSorted((a, b) => a.ply - b.ply);
}

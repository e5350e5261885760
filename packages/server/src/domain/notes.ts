// A stored note as it is sent to every client and written into the record.

import type { TableNote } from '@quayside/protocol';
import type { Note } from './log.ts';

export function toldNote({ at, note }: { at: number; note: Note }): TableNote {
  if (note.kind !== 'deadline') return { ...note, at };
  const { at: until, ...rest } = note;
  return { ...rest, at, until };
}

// The log as sentences.

import type { AnyGame, Phrase } from '@quayside/rules';
import type { Telling } from '../net/state.ts';

export type LogLine = { key: string; ply: number; phrase: Phrase };

export const linesOf = (game: AnyGame, tellings: readonly Telling[]): LogLine[] =>
  tellings.flatMap(({ ply, by, back, to, events }) => {
    const phrases = events.map(event => game.words.event(event));
    if (to !== null) phrases.push([{ seat: by }, ' asked, and the table went back to an earlier moment.']);
    else if (back) phrases.push([{ seat: by }, ' takes back a move.']);
    return phrases.flatMap((phrase, i) => (phrase ? [{ key: `${ply}.${i}`, ply, phrase }] : []));
  });

// The log as sentences.

import type { AnyGame, Phrase } from '@quayside/rules';
import type { Telling } from '../net/state.ts';

export type LogLine = { key: string; ply: number; phrase: Phrase };

export const linesOf = (game: AnyGame, tellings: readonly Telling[]): LogLine[] =>
  tellings.flatMap(({ ply, events }) =>
    events.flatMap((event, i) => {
      const phrase = game.words.event(event);
      return phrase ? [{ key: `${ply}.${i}`, ply, phrase }] : [];
    }),
  );

// How well a bot plays, as it is read everywhere.

import type { Level } from '@quayside/protocol/levels';
import { defineWords } from '../words/define.ts';

export const levels = defineWords('levels', {
  name: { deckhand: 'deckhand', mate: 'mate', captain: 'captain', admiral: 'admiral' } satisfies Record<Level, string>,
  /** In the middle of a sentence. */
  one: { deckhand: 'a deckhand', mate: 'a mate', captain: 'a captain', admiral: 'an admiral' } satisfies Record<
    Level,
    string
  >,
  /** At its beginning. */
  One: { deckhand: 'A deckhand', mate: 'A mate', captain: 'A captain', admiral: 'An admiral' } satisfies Record<
    Level,
    string
  >,
  howWell: 'How well the bots play',
  /** What to expect of each, where one is chosen. */
  about: {
    deckhand: 'A deckhand plays the first thing that comes to mind and slips now and then.',
    mate: 'A mate looks at every move once and takes what seems best.',
    captain: 'A captain thinks a few moves ahead.',
    admiral: 'An admiral thinks long, and counts on what you might hold.',
  } satisfies Record<Level, string>,
  bot: 'a bot',
  Bot: 'A bot',
  /** Among the choices for a seat. */
  choice: {
    deckhand: 'Bot: deckhand (easy)',
    mate: 'Bot: mate (fair)',
    captain: 'Bot: captain (good)',
    admiral: 'Bot: admiral (best)',
  } satisfies Record<Level, string>,
});

/** The level of a bot in a record or a note, where it is any text. */
const isLevel = (level: string | null | undefined): level is Level =>
  level != null && Object.hasOwn(levels.name, level);

export const oneBot = (level: string | null | undefined): string => (isLevel(level) ? levels.one[level] : levels.bot);
export const OneBot = (level: string | null | undefined): string => (isLevel(level) ? levels.One[level] : levels.Bot);
export const levelName = (level: string): string => (isLevel(level) ? levels.name[level] : level);

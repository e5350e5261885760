// A bot's temperament, as it is read at its seat.

import { type Temperament, temperamentOf } from '@quayside/protocol/temperaments';
import { defineWords } from '../words/define.ts';

const words = defineWords('temperaments', {
  /** On a plate, after the level. */
  word: { bold: '· bold', thrifty: '· thrifty', spiteful: '· spiteful' } satisfies Record<Temperament, string>,
  about: {
    bold: 'Bold: likes a gamble.',
    thrifty: 'Thrifty: likes the sure thing.',
    spiteful: 'Spiteful: holds back whoever leads.',
  } satisfies Record<Temperament, string>,
});

/** The temperament of the bot with this name: one word, and what it means. Null for a bot without one. */
export function temperamentWordsOf(name: string): { word: string; about: string } | null {
  const temperament = temperamentOf(name);
  return temperament && { word: words.word[temperament], about: words.about[temperament] };
}

// Names of guests: a friendly one to begin with, and the tidying of chosen ones.

import { randomInt } from 'node:crypto';
import { BOT_NAMES, LIMITS } from '@quayside/protocol';

const MOODS = [
  ...['Calm', 'Brisk', 'Salty', 'Merry', 'Patient', 'Bold', 'Quiet', 'Lucky', 'Nimble', 'Steady', 'Curious', 'Gentle'],
  ...['Daring', 'Sunny', 'Misty', 'Silver', 'Drifting', 'Wakeful', 'Rosy', 'Clever', 'Humble', 'Windward', 'Sleepy'],
];
const pick = (from: readonly string[]): string => from[randomInt(from.length)]!;

export const newName = (): string => `${pick(MOODS)} ${pick(BOT_NAMES)}`;

/** Names of bots at one table are all different: the n-th bot of a table. */
export const botName = (seed: string, n: number): string => {
  const start = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return BOT_NAMES[(start + n) % BOT_NAMES.length]!;
};

// Control characters, line breaks, and everything that turns the direction of writing around or takes no space at all;
// the joiner inside emoji (U+200D) is kept.
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

// One visible character can consist of very many code points; names are shown to others, so these are limited too.
const MAX_UNITS = LIMITS.nameLength * 8;

/** One space between words, none around, and nothing that cannot be seen. */
export const withoutUnseen = (raw: string): string =>
  raw.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();

/** The name as it will be shown; null when it has no visible character, or is too long. */
export function tidyName(raw: string): string | null {
  const name = withoutUnseen(raw);
  const length = [...GRAPHEMES.segment(name)].length;
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return null;
  return length <= LIMITS.nameLength && name.length <= MAX_UNITS ? name : null;
}

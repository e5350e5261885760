// What helps at a game's table, in the page's language: tips, how it is won, why a hint is good, and why a bot did
// that.

import type { AnyShape, HintReasons, Phrase, Seat, Surprised, Tip } from '@quayside/rules';
import { loadGuide } from '@quayside/rules/courses';
import { defineWords } from '../words/define.ts';

export type ShownGuide = {
  /** By `menu.ask`. */
  tips: Readonly<Record<string, Tip<AnyShape>>>;
  howToWin: readonly Phrase[];
  reasons: HintReasons;
  /** Why another seat did what surprises; null where nothing does. */
  surprise(event: AnyShape['event'], me: Seat): Surprised | null;
};

/** Null for a game that has none. */
export async function guideOf(game: string): Promise<ShownGuide | null> {
  const guide = await loadGuide(game);
  if (!guide) return null;
  const words = defineWords(`rules/${game}/tips`, guide.words);
  return {
    tips: guide.tips(words),
    howToWin: guide.howToWin(words),
    reasons: guide.reasons(words),
    surprise: (event, me) => guide.surprise(event, me, words),
  };
}

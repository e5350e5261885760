// What helps at a game's table, in the page's language: tips, how it is won, why a hint is good, and why a bot did
// that.

import {
  type AnyGame,
  type AnyShape,
  type First,
  GAMES,
  type HintReasons,
  type Phrase,
  type Seat,
  type Surprised,
  type Tip,
  type View,
} from '@quayside/rules';
import { loadFirsts, loadGuide } from '@quayside/rules/courses';
import { defineWords } from '../words/define.ts';

export type ShownGuide = {
  /** By `menu.ask`. */
  tips: Readonly<Record<string, Tip<AnyShape>>>;
  howToWin: readonly Phrase[];
  reasons: HintReasons;
  /**
   * What the game sees in a move, beside another (null: any other); null where it sees nothing to tell. It knows the
   * newest rules: of a table with older ones it says nothing.
   */
  reasonOf(at: ReasonedMove): Phrase | null;
  /** Why another seat did what surprises; null where nothing does. */
  surprise(event: AnyShape['event'], me: Seat): Surprised | null;
};

type ReasonedMove = { game: AnyGame; view: View<AnyShape>; move: object; other: object | null };

/** Null for a game that has none. */
export async function guideOf(game: string): Promise<ShownGuide | null> {
  const guide = await loadGuide(game);
  if (!guide) return null;
  const words = defineWords(`rules/${game}/tips`, guide.words);
  return {
    tips: guide.tips(words),
    howToWin: guide.howToWin(words),
    reasons: guide.reasons(words),
    reasonOf: ({ game: { version }, view, move, other }) =>
      version === GAMES[game]?.meta.version ? (guide.reasonOf?.(view, move, other, words) ?? null) : null,
    surprise: (event, me) => guide.surprise(event, me, words),
  };
}

/** What is explained when it is first met; it knows the newest rules alone, and comes apart from the guide. */
export async function firstsOf(game: string): Promise<readonly First<AnyShape>[]> {
  const written = await loadFirsts(game);
  return written ? written.firsts(defineWords(`rules/${game}/firsts`, written.words)) : [];
}

// Why a move is best, and why another is not: the reasons hints have, and the chances to win.

import { meantMove, VISIBLE_MARGIN, winsInHundred } from '@quayside/engine';
import type { AnyGame, AnyShape, HintReasons, Phrase, Puzzle, PuzzleLine, View } from '@quayside/rules';
import { type ReasonOfMove, reasonFor } from '../../hint/reason.ts';
import { words as hintWords } from '../../hint/words.ts';
import { words } from './words.ts';

const hintLine = ({ move, chance, gains }: PuzzleLine) => ({ move, chance, gains: [...gains] });
const joined = (phrases: readonly Phrase[]): Phrase =>
  phrases.flatMap((phrase, i) => (i > 0 ? [' ', ...phrase] : phrase));

/** What is said when the answer is on the board. */
export function whyBest(
  game: AnyGame,
  { open }: View<AnyShape>,
  { lines }: Puzzle,
  reasons: HintReasons,
  reasonOf: ReasonOfMove = () => null,
): Phrase {
  const [best, second] = lines as [PuzzleLine, PuzzleLine];
  const seen = lines
    .slice(1)
    .map(other => reasonOf(best.move, other.move))
    .find(it => it !== null);
  // What it gains over some other move says more than what it costs against the next best.
  const found = lines.slice(1).flatMap(other => reasonFor(hintLine(best), hintLine(other), reasons) ?? []);
  const reason = found.find(({ gains }) => gains) ?? found[0];
  const parts: Phrase[] = [words.bestIs(game.words.move(best.move, open))];
  if (seen) parts.push(hintWords.because(seen));
  else if (reason) parts.push((reason.gains ? hintWords.because : hintWords.although)(reason.phrase));
  if (winsInHundred(best) - winsInHundred(second) >= VISIBLE_MARGIN)
    parts.push(words.chances(winsInHundred(best), game.words.move(second.move, open), winsInHundred(second)));
  else parts.push(words.nextBest(game.words.move(second.move, open)));
  return joined(parts);
}

/** Null where the try is right. The reason is the general one: what is seen in the best move would tell which it is. */
export function answerTo(
  game: AnyGame,
  view: View<AnyShape>,
  puzzle: Puzzle,
  tried: object,
  reasons: HintReasons,
): Phrase | null {
  const meant = meantMove(game, view, puzzle, tried);
  if (meant && puzzle.best.includes(meant)) return null;
  const [best, ...others] = puzzle.lines;
  const known = others.find(({ move }) => move === meant);
  const reason = reasonFor(hintLine(best!), hintLine(known ?? others.at(-1)!), reasons);
  const parts: Phrase[] = [
    reason ? (reason.gains ? words.betterBecause : words.betterAlthough)(reason.phrase) : [words.better],
  ];
  if (known && winsInHundred(best!) - winsInHundred(known) >= VISIBLE_MARGIN)
    parts.push(words.chancesOfTry(winsInHundred(known), winsInHundred(best!)));
  return joined(parts);
}

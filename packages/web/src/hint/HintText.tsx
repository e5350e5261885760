// What is said of a hint, with the pieces it is about.

import { winsInHundred } from '@quayside/engine/margin';
import type { Hint } from '@quayside/protocol';
import type { AnyGame, AnyShape, Phrase as Sentence, View } from '@quayside/rules';
import { useMemo } from 'preact/hooks';
import type { AnyGameUi } from '../games/gameUi.ts';
import type { ShownGuide } from '../games/guide.ts';
import { Pointing } from '../pointing/Pointing.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { type HintSentence, hintSentences } from './reason.ts';
import { words } from './words.ts';

export type HintTextProps = {
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  view: View<AnyShape>;
  /** Null while they are thought of. */
  lines: Hint['lines'] | null;
  /** Which of them. */
  at: number;
  guide: ShownGuide | null;
};

export function HintText({ game, ui, faces, view, lines, at, guide }: HintTextProps) {
  const line = lines?.[at];
  const move = line && game.parse(line.move);
  const points = (move && ui.pointsOf?.(move, view)) || { rings: [] };
  const nameOf = (it: number): Sentence => {
    const named = lines?.[it] && game.parse(lines[it].move);
    return named ? game.words.move(named, view.open) : [words.unknownMove];
  };
  const all = useMemo(() => lines && sentencesFor(game, view, lines, guide), [game, view.open, lines, guide]);
  const sentence = (line && all?.[at]) ?? null;
  const draw = { faces, pieces: ui.pieces };
  const tellsNext = at === 0 && lines && lines.length > 1 && sentence?.kind !== 'ahead';
  return (
    <Pointing rings={points.rings} rope={points.rope ?? null} more={points.more ?? []} label={words.title} class="hint">
      <div role="status" aria-busy={lines === null}>
        {lines === null && <p>{words.thinking}</p>}
        {lines && !line && <p>{words.nothing}</p>}
        {line && sentence && (
          <>
            <p class="advice">
              <b>
                <Phrase phrase={nameOf(at)} {...draw} />
              </b>{' '}
              <span class="advice-word">{words.wins(winsInHundred(line))}</span>
            </p>
            <p>
              <Phrase phrase={sentenceOf(sentence, at, nameOf)} {...draw} />{' '}
              {tellsNext && (
                <span class="advice-word">
                  <Phrase phrase={words.next(nameOf(1))} {...draw} />
                </span>
              )}
            </p>
          </>
        )}
      </div>
    </Pointing>
  );
}

const sentencesFor = (
  game: AnyGame,
  view: View<AnyShape>,
  lines: Hint['lines'],
  guide: ShownGuide | null,
): HintSentence[] =>
  hintSentences(lines, guide?.reasons ?? {}, (move, other) => guide?.reasonOf({ game, view, move, other }) ?? null);

function sentenceOf(sentence: HintSentence, at: number, nameOf: (line: number) => Sentence): Sentence {
  switch (sentence.kind) {
    case 'because':
    case 'although':
    case 'lessGood':
      return words[sentence.kind](sentence.phrase);
    case 'ahead':
    case 'behind':
      return words[sentence.kind](sentence.by, nameOf(sentence.than));
    case 'alike':
      return at === 0 ? [words.alike] : words.alikeTo(sentence.to.map(nameOf));
    case 'only':
      return [words.only];
  }
}

// What the bot would do with my decision, from my own view: drawn on the board, said with one reason, and played by one
// press. It stands in the prompt's place; its buttons stand where the choices are.

import './Hint.css';
import { winsInHundred } from '@quayside/engine/margin';
import type { Hint } from '@quayside/protocol';
import type { AnyGame, AnyShape, Phrase as Sentence, View } from '@quayside/rules';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGameUi } from '../games/gameUi.ts';
import { guideOf, type ShownGuide } from '../games/guide.ts';
import { ApiError, hintFor } from '../net/api.ts';
import { reportError } from '../net/reportError.ts';
import { Pointing } from '../pointing/Pointing.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { toast } from '../ui/Toast.tsx';
import { type HintSentence, hintSentences } from './reason.ts';
import { words } from './words.ts';

type Props = {
  table: string;
  /** The decision a hint is wanted for; null: none is. */
  decision: number | null;
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  view: View<AnyShape>;
  onPlay(move: object): void;
  onClose(): void;
};

/** `move`: the one it shows now; null while it is thought of. */
export type ShownHint = { text: VNode; buttons: VNode; move: object | null };

export function useHint(props: Props): ShownHint | null {
  const { table, decision, game, onPlay, onClose } = props;
  const [hint, setHint] = useState<Hint | null>(null);
  const [at, setAt] = useState(0);
  const [guide, setGuide] = useState<ShownGuide | null>(null);
  useEffect(() => {
    setHint(null);
    setAt(0);
    if (decision === null) return;
    guideOf(game.id).then(setGuide, error => reportError('guide', error));
    hintFor(table, decision).then(setHint, error => {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
      onClose();
    });
  }, [table, decision]);
  if (decision === null) return null;
  const lines = hint?.decision === decision ? hint.lines : null;
  const line = lines?.[at];
  const move = line ? game.parse(line.move) : null;
  return {
    move,
    text: <HintText {...props} lines={lines} at={at} guide={guide} />,
    buttons: (
      <>
        <Button kind="quiet" class="hint-hide" onClick={onClose}>
          {words.hide}
        </Button>
        {lines && lines.length > 1 && <Button onClick={() => setAt((at + 1) % lines.length)}>{words.another}</Button>}
        {move && (
          <Button kind="brass" onClick={() => onPlay(move)}>
            <Icon name="play" /> {words.playIt}
          </Button>
        )}
      </>
    ),
  };
}

type HintTextProps = Props & { lines: Hint['lines'] | null; at: number; guide: ShownGuide | null };

function HintText({ game, ui, faces, view, lines, at, guide }: HintTextProps) {
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

// A position on the real board, in which one move is best. A right try is played and explained; a wrong one is answered
// and not played; the answer can be shown on the board.

import './Practice.css';
import { puzzlePosition } from '@quayside/engine';
import type {
  AnyGame,
  AnyShape,
  HintReasons,
  Lesson,
  Puzzle,
  PuzzleSet,
  Refusal,
  Phrase as Sentence,
  View,
} from '@quayside/rules';
import { useMemo, useState } from 'preact/hooks';
import { practiceOf, recordAnswer } from '../../browser/practice.ts';
import { play } from '../../browser/sounds.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import type { ShownGuide } from '../../games/guide.ts';
import { Pointing } from '../../pointing/Pointing.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { LessonStage, type Staged } from '../LessonStage.tsx';
import { LessonPlayer } from '../lessonPlayer.ts';
import { WhyNot } from '../WhyNot.tsx';
import { answerTo, whyBest } from './explain.ts';
import { PracticeBar, type PuzzleResult } from './PracticeBar.tsx';
import { words } from './words.ts';

type Props = {
  game: AnyGame;
  ui: AnyGameUi;
  set: PuzzleSet;
  puzzle: Puzzle;
  reasons: HintReasons;
  reasonOf: ShownGuide['reasonOf'];
  onNext(): void;
};

export function PracticeView({ game, ui, set, puzzle, reasons, reasonOf, onNext }: Props) {
  const player = useMemo(() => {
    const match = puzzlePosition(game, set, puzzle);
    return new LessonPlayer(game, lessonOf(set, puzzle), match);
  }, [game, set, puzzle]);
  const view = useMemo(() => player.view, [player]);
  const [outcome, setOutcome] = useState<PuzzleResult>({ kind: 'asked', by: 0 });
  const isOver = player.at.value > 0;
  const counted = outcome.kind !== 'asked';

  const onTry = (move: object, sentence: (refusal: Refusal) => string) => {
    const refusal = game.check(view, move);
    const wrong = refusal ? [sentence(refusal)] : answerTo(game, view, puzzle, move, reasons);
    if (wrong) {
      play('refused');
      player.refuse(wrong);
      if (!counted && !refusal) setOutcome({ kind: 'missed', by: recordAnswer(game.id, puzzle, 'wrong') });
      return;
    }
    play('end');
    if (counted) setOutcome({ ...outcome, kind: outcome.kind === 'shown' ? 'shown' : 'later' });
    else setOutcome({ kind: 'right', by: recordAnswer(game.id, puzzle, 'right') });
    player.next();
  };
  const onShow = () => setOutcome({ kind: 'shown', by: counted ? outcome.by : recordAnswer(game.id, puzzle, 'wrong') });

  const { rating, answers } = practiceOf(game.id);
  const solved = set.puzzles.filter(({ id }) => answers[id] === 'right').length;
  return (
    <LessonStage
      game={game}
      ui={ui}
      player={player}
      title={words.title}
      meter={{ label: words.solved(solved, set.puzzles.length), value: solved / set.puzzles.length }}
      onTry={onTry}
      hinted={outcome.kind === 'shown' && !isOver ? puzzle.best[0]! : null}
      speech={staged => (
        <Speech
          {...staged}
          {...{ player, game, ui, view, puzzle }}
          isShown={outcome.kind === 'shown' && !isOver}
          explanation={
            isOver ? whyBest(game, view, puzzle, reasons, (move, other) => reasonOf({ game, view, move, other })) : null
          }
        />
      )}
      bar={({ playback, actions }) => (
        <PracticeBar
          {...{ playback, puzzle, outcome, isOver, rating, onNext, onShow }}
          onPlay={() => player.next()}
          game={game.id}
        >
          {actions}
        </PracticeBar>
      )}
    />
  );
}

type SpeechProps = Staged & {
  player: LessonPlayer;
  game: AnyGame;
  ui: AnyGameUi;
  view: View<AnyShape>;
  puzzle: Puzzle;
  isShown: boolean;
  explanation: Sentence | null;
};

function Speech({ player, game, ui, view, puzzle, showing, faces, isShown, explanation }: SpeechProps) {
  const draw = (phrase: Sentence) => <Phrase phrase={phrase} faces={faces} pieces={ui.pieces} />;
  const best = puzzle.best[0]!;
  const points = isShown ? ui.pointsOf?.(best, view) : null;
  const reply = player.reply.value;
  const prompt = game.words.asks[puzzle.ask]?.prompt(view) ?? [];
  return (
    <Pointing
      rings={points?.rings ?? []}
      rope={points?.rope ?? null}
      more={points?.more ?? []}
      label={words.speech}
      focusOn={explanation && !showing ? 1 : 0}
      class="lesson-speech"
    >
      {showing ? (
        <p role="status">{words.watch}</p>
      ) : explanation ? (
        <p role="status">{draw(explanation)}</p>
      ) : (
        <>
          {isShown ? (
            <p role="status">{draw(words.bestIs(game.words.move(best, view.open)))}</p>
          ) : reply ? (
            <p role="status" class="lesson-reply-wrong">
              <b>{words.tryAgain}</b> {draw(reply.say)}
            </p>
          ) : (
            <p>{draw(prompt)}</p>
          )}
          {!isShown && <p class="lesson-task">{words.find}</p>}
          {!isShown && <WhyNot game={game.id} />}
        </>
      )}
    </Pointing>
  );
}

/** A lesson of two steps: the move is asked for, and then it is over. What is said comes from this page. */
function lessonOf(set: PuzzleSet, { of, id, me, best }: Puzzle): Lesson<AnyShape> {
  const { seats, seed, options = {} } = set.games[of]!;
  const ask = { ask: [words.find], want: best, otherwise: [words.better] };
  const begin = { seats, seed, options };
  return { id, title: words.title, about: '', minutes: 1, teaches: [], begin, me, steps: [ask, { say: [] }] };
}

// The bar below the board: back, how far the lesson is, on; and the game's buttons where a move is asked for.

import '../table/PromptFrame.css';
import type { AnyShape, Lesson, QuestionStep } from '@quayside/rules';
import type { ComponentChildren } from 'preact';
import { tableLeft, withTableLeft } from '../browser/tableLeft.ts';
import { BASIC_LESSONS } from '../games/firstLessons.ts';
import type { Playback } from '../playback/playback.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Phrase, type PieceDrawings } from '../ui/Phrase.tsx';
import { BackToTable, PlayNow } from './afterLesson.tsx';
import { PRACTICE } from './course.ts';
import { isWatched, type LessonPlayer } from './lessonPlayer.ts';
import { words } from './words.ts';

type Props = {
  player: LessonPlayer;
  playback: Playback;
  game: string;
  /** The lesson's place in the course, from 1. */
  number: number;
  pieces: PieceDrawings;
  next: Lesson<AnyShape> | null;
  children: ComponentChildren;
};

export function LessonBar({ player, playback, game, number, pieces, next, children }: Props) {
  const { steps } = player.lesson;
  const { step } = player;
  const at = player.at.value;
  // At the end the ways on need the room in which the game's own buttons and tracks stood.
  const isLast = at >= steps.length - 1;
  return (
    <section class="lesson-bar" aria-label={words.controls}>
      <div class="lesson-steps">
        <Button kind="quiet" why={at === 0 ? words.stepOf(1, steps.length) : null} onClick={() => player.back()}>
          <Icon name="back" /> {words.back}
        </Button>
        <Dots player={player} />
        {playback.showing ? (
          <Button onClick={() => playback.skip()}>
            <Icon name="skip" /> {words.next}
          </Button>
        ) : isLast ? (
          <Button kind="quiet" onClick={() => player.restart()}>
            <Icon name="undo" /> {words.restart}
          </Button>
        ) : (
          <Onward player={player} />
        )}
      </div>
      <div class="prompt-choices lesson-choices">
        {(!isLast || (step && 'ask' in step)) && children}
        {step && 'question' in step && !player.reply.value?.right && !playback.showing && (
          <Answers step={step} player={player} pieces={pieces} />
        )}
        {isLast && !playback.showing && <Whereto game={game} number={number} next={next} />}
      </div>
    </section>
  );
}

type AnswersProps = { step: QuestionStep; player: LessonPlayer; pieces: PieceDrawings };

const Answers = ({ step, player, pieces }: AnswersProps) => (
  <>
    {step.answers.map(({ text, say, right = false }, i) => (
      <Button key={i} onClick={() => player.answer(say, right)}>
        <span>
          <Phrase phrase={text} faces={[]} pieces={pieces} />
        </span>
      </Button>
    ))}
  </>
);

function Onward({ player }: { player: LessonPlayer }) {
  const { step } = player;
  const reply = player.reply.value;
  if (step && 'ask' in step)
    return (
      <Button kind="quiet" hint={words.showMeHint} onClick={() => player.next()}>
        {words.showMe} <Icon name="skip" />
      </Button>
    );
  const isAnswered = !(step && 'question' in step) || reply?.right;
  return (
    <Button kind={isAnswered ? 'brass' : 'quiet'} class="lesson-next" onClick={() => player.next()}>
      {words.next} <Icon name="stepOn" />
    </Button>
  );
}

function Dots({ player }: { player: LessonPlayer }) {
  const shown = player.lesson.steps.map((step, i) => ({ step, i })).filter(({ step }) => !isWatched(step));
  const done = shown.filter(({ i }) => i < player.at.value).length;
  return (
    <p class="lesson-dots">
      <span class="sr-only">{words.stepOf(Math.min(done + 1, shown.length), shown.length)}</span>
      {shown.map(({ i }, n) => (
        <i key={i} class={n < done ? 'lesson-dot-done' : n === done ? 'lesson-dot-now' : ''} aria-hidden="true" />
      ))}
    </p>
  );
}

/** Whoever came from a table is led back there; whoever knows the basics, and whoever has finished, into a game. */
function Whereto({ game, number, next }: Pick<Props, 'game' | 'number' | 'next'>) {
  const isFromTable = tableLeft() !== null;
  const knowsEnough = number >= BASIC_LESSONS;
  return (
    <>
      <Link to={withTableLeft(`/learn/${game}`)} class="button button-paper">
        {words.allLessons}
      </Link>
      {!next && (
        <Link to={withTableLeft(`/learn/${game}/${PRACTICE}`)} class="button button-paper">
          {words.findTheMove}
        </Link>
      )}
      {isFromTable ? (
        <BackToTable kind={next ? 'paper' : 'brass'} />
      ) : (
        knowsEnough && <PlayNow game={game} kind={next ? 'paper' : 'brass'} />
      )}
      {next && (
        <Link to={withTableLeft(`/learn/${game}/${next.id}`)} class="button button-brass">
          {words.nextLesson(next.title)}
        </Link>
      )}
    </>
  );
}

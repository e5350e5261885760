// What the teacher says: a sentence, a task, a question with its answers, and the answer to a try.

import type { AnyShape, LessonStep, Phrase as Sentence } from '@quayside/rules';
import type { VNode } from 'preact';
import { Pointing } from '../pointing/Pointing.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Phrase, type PieceDrawings } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { isWatched, type LessonPlayer } from './lessonPlayer.ts';
import { WhyNot } from './WhyNot.tsx';
import { words } from './words.ts';

type Props = {
  game: string;
  player: LessonPlayer;
  showing: boolean;
  faces: readonly SeatFace[];
  pieces: PieceDrawings;
};

export function LessonSpeech({ game, player, showing, faces, pieces }: Props) {
  const { step } = player;
  const others = player.others.value;
  const reply = player.reply.value;
  const draw = (phrase: Sentence) => <Phrase phrase={phrase} faces={faces} pieces={pieces} />;
  const isWatching = showing || (step !== null && isWatched(step));
  if (isWatching)
    return (
      <Pointing rings={others?.point ?? []} label={words.teacher} class="lesson-speech">
        <p role="status">{others?.say ? draw(others.say) : words.watch}</p>
      </Pointing>
    );
  if (!step) return null;
  return (
    <Pointing
      rings={step.point ?? []}
      rope={step.rope ?? null}
      label={words.teacher}
      focusOn={player.at.value}
      class="lesson-speech"
    >
      {reply && (
        <p role="status" class={reply.right ? 'lesson-reply-right' : 'lesson-reply-wrong'}>
          <b>{reply.right ? <Icon name="check" /> : words.tryAgain}</b> {draw(reply.say)}
        </p>
      )}
      <StepText step={step} draw={draw} isShort={reply !== null} />
      {'ask' in step && <WhyNot game={game} />}
    </Pointing>
  );
}

type StepTextProps = { step: LessonStep<AnyShape>; draw(phrase: Sentence): VNode; isShort: boolean };

/** After a reply only what is to be done is said again. */
function StepText({ step, draw, isShort }: StepTextProps) {
  if ('question' in step) return isShort ? null : <p class="lesson-task">{draw(step.question)}</p>;
  if ('ask' in step)
    return (
      <p>
        {step.say && !isShort && <>{draw(step.say)} </>}
        <b class="lesson-task">{draw(step.ask)}</b>
      </p>
    );
  return step.say ? <p>{draw(step.say)}</p> : null;
}

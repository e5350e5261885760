// A lesson on the real board: what the teacher says, and the steps of its script.

import type { AnyGame, AnyShape, Lesson } from '@quayside/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { markLearned } from '../browser/learned.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import type { Playback } from '../playback/playback.ts';
import { useKeys } from '../table/keys.ts';
import { LessonBar } from './LessonBar.tsx';
import { LessonSpeech } from './LessonSpeech.tsx';
import { LessonStage } from './LessonStage.tsx';
import { LessonPlayer } from './lessonPlayer.ts';
import { words } from './words.ts';

type Props = {
  game: AnyGame;
  ui: AnyGameUi;
  lesson: Lesson<AnyShape>;
  /** Its place in the course, from 1. */
  number: number;
  /** The lesson that follows; null after the last. */
  next: Lesson<AnyShape> | null;
};

export function LessonView({ game, ui, lesson, number, next }: Props) {
  const player = useMemo(() => new LessonPlayer(game, lesson), [game, lesson]);
  const isLast = player.at.value >= lesson.steps.length - 1;
  useEffect(() => {
    if (isLast) markLearned(game.id, lesson.id);
  }, [isLast]);
  return (
    <LessonStage
      game={game}
      ui={ui}
      player={player}
      title={lesson.title}
      meter={{ label: words.lessonNumber(number), value: player.at.value / (lesson.steps.length - 1) }}
      onTry={(move, sentence) => player.attempt(move, sentence)}
      speech={({ showing, faces }) => (
        <LessonSpeech {...{ player, showing, faces }} game={game.id} pieces={ui.pieces} />
      )}
      bar={({ playback, actions }) => (
        <>
          <Keys player={player} playback={playback} isLast={isLast} />
          <LessonBar {...{ player, playback, number, next }} game={game.id} pieces={ui.pieces}>
            {actions}
          </LessonBar>
        </>
      )}
    />
  );
}

type KeysProps = { player: LessonPlayer; playback: Playback; isLast: boolean };

function Keys({ player, playback, isLast }: KeysProps) {
  const mayGoOn = !playback.showing && player.step !== null && !('ask' in player.step) && !isLast;
  useKeys({
    arrowleft: () => player.back(),
    arrowright: () => mayGoOn && player.next(),
    '.': () => playback.skip(),
  });
  return null;
}

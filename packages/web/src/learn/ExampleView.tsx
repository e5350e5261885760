// A position in which a rule can be tried: any legal move is played, the others go on, and it may be tried again.

import { exampleLesson } from '@quayside/engine';
import type { AnyGame, AnyShape, Example, Lesson } from '@quayside/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { examplesOf } from '../games/examples.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { reportError } from '../net/reportError.ts';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ExampleBar } from './ExampleBar.tsx';
import { LessonSpeech } from './LessonSpeech.tsx';
import { LessonStage } from './LessonStage.tsx';
import { LessonPlayer } from './lessonPlayer.ts';
import { words } from './words.ts';

type Props = { game: AnyGame; ui: AnyGameUi; lessons: readonly Lesson<AnyShape>[]; id: string };

export function ExampleView({ game, ui, lessons, id }: Props) {
  const [examples, setExamples] = useState<readonly Example[] | null>(null);
  useEffect(() => {
    examplesOf(game.id).then(setExamples, error => {
      reportError('load', error);
      setExamples([]);
    });
  }, [game.id]);
  const example = examples?.find(it => it.id === id);
  const lesson = useMemo(() => example && withLastWord(exampleLesson(game, lessons, example)), [example]);
  if (!examples) return <Notice title={words.loading} busy />;
  const back = cameFrom() ?? `/learn/${game.id}/rules${example ? `?at=${example.rule}` : ''}`;
  if (!lesson)
    return (
      <Notice title={words.noExample}>
        <Link to={back} class="button button-brass">
          {words.backFromExample}
        </Link>
      </Notice>
    );
  return <Tried key={id} game={game} ui={ui} lesson={lesson} back={back} />;
}

function Tried({ game, ui, lesson, back }: Pick<Props, 'game' | 'ui'> & { lesson: Lesson<AnyShape>; back: string }) {
  const player = useMemo(() => new LessonPlayer(game, lesson), [game, lesson]);
  return (
    <LessonStage
      game={game}
      ui={ui}
      player={player}
      title={capitalized(lesson.title)}
      meter={null}
      back={{ to: back, label: words.backFromExample }}
      onTry={(move, sentence) => player.attempt(move, sentence)}
      speech={({ showing, faces }) => (
        <LessonSpeech {...{ player, showing, faces }} game={game.id} pieces={ui.pieces} />
      )}
      bar={({ playback, actions }) => (
        <ExampleBar player={player} playback={playback} back={back}>
          {actions}
        </ExampleBar>
      )}
    />
  );
}

/** The title goes on after “Try it:” in the rules, and stands alone here. */
const capitalized = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

const withLastWord = (lesson: Lesson<AnyShape>): Lesson<AnyShape> => ({
  ...lesson,
  steps: [...lesson.steps.slice(0, -1), { say: [words.tried] }],
});

/** The page whose rules led here: a table, a replay, or the rules alone. */
function cameFrom(): string | null {
  const from = new URLSearchParams(location.search).get('from');
  return from && /^\/(t|r|learn|games)\/[A-Za-z0-9_/-]+$/.test(from) ? from : null;
}

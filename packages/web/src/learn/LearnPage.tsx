// /learn/<game>: the lessons of a game. /learn/<game>/<lesson>: one of them. /learn/<game>/practice: positions to be
// solved. /learn/<game>/rules: its rules, and /learn/<game>/try-<example>: a position in which one of them can be
// tried.

import './Course.css';
import type { AnyGame, AnyShape, Lesson, Phrase as Sentence } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { isLearned } from '../browser/learned.ts';
import { tableLeft, withTableLeft } from '../browser/tableLeft.ts';
import { playable, SCREENS } from '../games/games.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { guideOf } from '../games/guide.ts';
import { rulesExactly } from '../games/rules.ts';
import { PageHeader } from '../header/PageHeader.tsx';
import { reportError } from '../net/reportError.ts';
import { lazy } from '../shared/lazy.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import { pageTitle } from '../ui/pageTitle.ts';
import { BackToTable, PlayNow } from './afterLesson.tsx';
import { lessonsOf, PRACTICE } from './course.ts';
import { ExampleView } from './ExampleView.tsx';
import { LessonView } from './LessonView.tsx';
import { RulesPage } from './RulesPage.tsx';
import { words } from './words.ts';

const RULES = 'rules';
const EXAMPLE = 'try-';

type Loaded = { game: AnyGame; ui: AnyGameUi; lessons: readonly Lesson<AnyShape>[]; howToWin: readonly Sentence[] };

const PracticePage = lazy(words.loading, async () => (await import('./practice/PracticePage.tsx')).PracticePage);

export const LearnPage = ({ game, lesson }: { game: string; lesson: string | null }) =>
  lesson === PRACTICE ? <PracticePage key={game} game={game} /> : <CoursePage game={game} lesson={lesson} />;

function CoursePage({ game: id, lesson: wanted }: { game: string; lesson: string | null }) {
  const loaded = useCourse(id);
  const lesson = typeof loaded === 'object' ? loaded?.lessons.findIndex(it => it.id === wanted) : undefined;
  const title = typeof loaded === 'object' && loaded ? titleOf(loaded, lesson ?? -1) : null;
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
  if (loaded === 'failed') return <Missing sentence={words.notLoaded} />;
  if (loaded === 'none') return <Missing sentence={words.noCourse} />;
  if (!loaded) return <Notice title={words.loading} busy />;
  const { game, ui, lessons } = loaded;
  if (wanted === null) return <CourseList {...loaded} />;
  if (wanted === RULES) return <RulesPage game={game} />;
  if (wanted.startsWith(EXAMPLE)) return <ExampleView {...loaded} id={wanted.slice(EXAMPLE.length)} />;
  const found = lessons[lesson!];
  if (!found) return <Missing sentence={words.noLesson} />;
  const next = lessons[lesson! + 1] ?? null;
  return <LessonView key={found.id} game={game} ui={ui} lesson={found} number={lesson! + 1} next={next} />;
}

const titleOf = ({ game, lessons }: Loaded, at: number): string => {
  const lesson = lessons[at];
  return lesson ? words.lessonPage(lesson.title, game.title) : words.coursePage(game.title);
};

const Missing = ({ sentence }: { sentence: string }) => (
  <Notice title={sentence}>
    <Link to="/" class="button button-brass">
      {words.toQuay}
    </Link>
  </Notice>
);

function CourseList({ game, ui, lessons, howToWin }: Loaded) {
  const total = lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  const table = tableLeft();
  const first = lessons.find(({ id }) => !isLearned(game.id, id));
  const kind = first ? 'paper' : 'brass';
  return (
    <>
      <PageHeader />
      <main id="main" class="course sea">
        <div class="course-sheet rope">
          <Heading>{words.courseTitle(game.title)}</Heading>
          <p>{words.courseAbout(lessons.length, total)}</p>
          <h2>{words.howToWin}</h2>
          <ul class="course-win">
            {howToWin.map((phrase, i) => (
              <li key={i}>
                <Phrase phrase={phrase} faces={[]} pieces={ui.pieces} />
              </li>
            ))}
          </ul>
          <h2>{words.lessons}</h2>
          <ol class="course-lessons">
            {lessons.map(lesson => {
              const done = isLearned(game.id, lesson.id);
              return (
                <li key={lesson.id} class={lesson === first ? 'course-now' : ''}>
                  <Link to={withTableLeft(`/learn/${game.id}/${lesson.id}`)} class="course-lesson">
                    <b>{lesson.title}</b>
                    <span>{lesson.about}</span>
                    <span class="course-facts">
                      {done && (
                        <span class="course-done">
                          <Icon name="check" /> {words.done}
                        </span>
                      )}
                      <span>{words.takes(lesson.minutes)}</span>
                    </span>
                  </Link>
                </li>
              );
            })}
          </ol>
          <h2>{words.practice}</h2>
          <p>{words.practiceAbout}</p>
          <div class="course-actions">
            <Link to={withTableLeft(`/learn/${game.id}/${PRACTICE}`)} class="button button-paper">
              {words.findTheMove}
            </Link>
            {first && (
              <Link to={withTableLeft(`/learn/${game.id}/${first.id}`)} class="button button-brass">
                {first === lessons[0] ? words.begin : words.goOn}
              </Link>
            )}
            <Link to={withTableLeft(`/learn/${game.id}/${RULES}`)} class="button button-paper">
              {words.rules}
            </Link>
            {table === null ? <PlayNow game={game.id} kind={kind} /> : <BackToTable kind={kind} />}
          </div>
        </div>
      </main>
    </>
  );
}

function useCourse(id: string): Loaded | 'failed' | 'none' | null {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | 'none' | null>(null);
  useEffect(() => {
    setLoaded(null);
    const screen = playable(id) && SCREENS[id];
    if (!screen) return setLoaded('none');
    Promise.all([rulesExactly(id), screen.load(), lessonsOf(id), guideOf(id)]).then(
      ([game, ui, lessons, guide]) =>
        setLoaded(lessons.length > 0 ? { game, ui, lessons, howToWin: guide?.howToWin ?? [] } : 'none'),
      error => {
        reportError('load', error);
        setLoaded('failed');
      },
    );
  }, [id]);
  return loaded;
}

// An example of the rules as a lesson of three steps: one free move from a position of a lesson, what follows, and the
// end.

import { type AnyGame, type AnyShape, type Example, type Lesson, plain, type ScriptedMove, SEA } from '@quayside/rules';
import { LessonError, LessonRun } from './lesson.ts';

type AnyLesson = Lesson<AnyShape>;

const MOST_WORDS = 40; // of what an example says
const MOST_TRIED = 12; // legal moves that the check plays

/** `lessons`: those of the game. Throws where the lesson does not ask for a move there. */
export function exampleLesson(game: AnyGame, lessons: readonly AnyLesson[], example: Example): AnyLesson {
  const lesson = lessons.find(({ id }) => id === example.lesson);
  if (!lesson) throw new LessonError(`${example.id}: there is no lesson ${example.lesson}`);
  const { begin, me } = lesson;
  const run = new LessonRun(game, lesson);
  const moves: ScriptedMove<AnyShape>[] = [...(begin.moves ?? [])];
  while (run.step && run.at < example.step)
    for (const { entry } of run.next())
      if ('move' in entry && entry.seat !== SEA) moves.push([entry.seat, entry.move as object]);
  if (!run.menu) throw new LessonError(`${example.id}: step ${example.step} of ${lesson.id} asks for no move`);
  const after = lesson.steps.slice(example.step + 1).find(step => 'others' in step);
  return {
    id: example.id,
    title: example.title,
    about: '',
    minutes: 1,
    teaches: [example.rule],
    begin: { ...begin, moves },
    me,
    steps: [
      { ask: example.say, want: [{}], otherwise: [] },
      { playOn: after && 'others' in after ? after.others : [] },
      { say: [] },
    ],
  };
}

/**
 * What is wrong with an example: its position is not reached, is not the learner's to decide, or cannot be played on.
 */
export function checkExample(game: AnyGame, lessons: readonly AnyLesson[], example: Example): string[] {
  const faults: string[] = [];
  if (!/^[a-z0-9-]+$/.test(example.id)) faults.push('the id is not made of small letters, digits and hyphens');
  const text = plain(example.say, seat => `Player ${seat + 1}`);
  if (text.split(/\s+/).length > MOST_WORDS) faults.push(`longer than ${MOST_WORDS} words: ${text}`);
  try {
    const original = lessonPosition(game, lessons, example);
    const lesson = exampleLesson(game, lessons, example);
    const { menu, view } = new LessonRun(game, lesson);
    if (!menu) return [...faults, 'the learner is not asked'];
    if (JSON.stringify(view) !== JSON.stringify(original)) faults.push('the position is not that of the lesson');
    if (menu.moves.length < 2) faults.push('there is nothing to choose');
    const every = Math.max(1, Math.floor(menu.moves.length / MOST_TRIED));
    for (const move of menu.moves.filter((_, i) => i % every === 0)) {
      const run = new LessonRun(game, lesson);
      if (!run.attempt(move).right) faults.push(`does not play ${JSON.stringify(move)}`);
      while (run.step) run.next();
    }
  } catch (error) {
    faults.push((error as Error).message);
  }
  return faults.map(fault => `${game.id}/${example.id}: ${fault}`);
}

function lessonPosition(game: AnyGame, lessons: readonly AnyLesson[], example: Example): object {
  const run = new LessonRun(game, lessons.find(({ id }) => id === example.lesson)!);
  while (run.step && run.at < example.step) run.next();
  return run.view;
}

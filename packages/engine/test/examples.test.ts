// Every example in the rules: its position is reached, a decision is asked there, and whatever is tried can be played
// on.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type AnyShape, type Example, type Lesson, loadGame } from '@quayside/rules';
import { COURSE_IDS, loadCourse, loadExamples } from '@quayside/rules/courses';
import { checkExample, exampleLesson, LessonRun } from '../src/index.ts';

const LEAST = 4; // examples of a game

/** Chapters in which a learner has nothing to try: set-up, components, options, the log, what is reconstructed. */
const NOTHING_TO_TRY: Readonly<Record<string, readonly number[]>> = {
  waves: [1, 10],
  'rolling-with-the-waves': [1],
  'rolling-seas': [1, 10],
  'waves-of-fortune': [11],
  'rattle-battle': [1, 2, 3, 13, 18],
};

const paragraphsOf = (id: string): Set<string> => {
  const text = readFileSync(new URL(`../../rules/src/${id}/RULES.md`, import.meta.url), 'utf8');
  return new Set([...text.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, number]) => number!));
};

async function taughtIn(id: string): Promise<{ lessons: readonly Lesson<AnyShape>[]; examples: readonly Example[] }> {
  const course = (await loadCourse(id))!;
  const written = (await loadExamples(id))!;
  return { lessons: course.lessons(course.words), examples: written.examples(written.words) };
}

for (const id of COURSE_IDS)
  describe(`The examples in the rules of ${id}`, async () => {
    const game = await loadGame(id);
    const { lessons, examples } = await taughtIn(id);

    test('There are enough of them, with different names, each at a paragraph that exists', () => {
      assert.ok(examples.length >= LEAST, `${examples.length}`);
      assert.equal(new Set(examples.map(example => example.id)).size, examples.length);
      const known = paragraphsOf(id);
      assert.deepEqual(
        examples.filter(({ rule }) => !known.has(rule)),
        [],
      );
    });

    test('Every chapter in which there is something to try has one', () => {
      const chapterOf = (rule: string) => Number(rule.split('.')[0]);
      const chapters = [...new Set([...paragraphsOf(id)].map(chapterOf))];
      const shown = new Set(examples.map(({ rule }) => chapterOf(rule)));
      assert.deepEqual(
        chapters.filter(chapter => !shown.has(chapter)),
        NOTHING_TO_TRY[id],
      );
    });

    for (const example of examples)
      test(`${example.id} (${example.rule}): any move can be tried`, () => {
        assert.deepEqual(checkExample(game, lessons, example), []);
      });
  });

describe('A faulty example is found', async () => {
  const game = await loadGame('waves');
  const { lessons, examples } = await taughtIn('waves');
  const example = examples.find(({ id }) => id === 'rebels')!;

  test('A lesson that does not exist, a step that asks for nothing', () => {
    assert.match(checkExample(game, lessons, { ...example, lesson: 'none' }).join(), /./);
    assert.match(checkExample(game, lessons, { ...example, step: 0 }).join(), /asks for no move/);
  });

  test('A learner may try again, and something else happens', () => {
    const run = new LessonRun(game, exampleLesson(game, lessons, example));
    assert.equal(run.attempt({ kind: 'rebel', card: 1, count: 2 }).right, true);
    while (run.step) run.next();
    const rebelled = JSON.stringify(run.view.open);
    run.restart();
    assert.equal(run.attempt({ kind: 'follow', card: 1 }).right, true);
    while (run.step) run.next();
    assert.notEqual(JSON.stringify(run.view.open), rebelled);
  });
});

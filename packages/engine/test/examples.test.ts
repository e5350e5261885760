// Every example in the rules: its position is reached, a decision is asked there, and whatever is tried can be played
// on.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type AnyShape, type Example, type Lesson, loadGame } from '@quayside/rules';
import { COURSE_IDS, loadCourse, loadExamples } from '@quayside/rules/courses';
import { checkExample, exampleLesson, LessonRun } from '../src/index.ts';

const LEAST = 4; // examples of a game

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

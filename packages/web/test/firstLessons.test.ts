// What is promised at a table about the first lessons of a game is true of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@quayside/rules';
import { loadCourse } from '@quayside/rules/courses';
import { BASIC_LESSONS, firstLessonOf } from '../src/games/firstLessons.ts';

for (const id of Object.keys(GAMES))
  test(`The first lesson of ${id}, and the minutes of the first three`, async () => {
    const course = (await loadCourse(id))!;
    const basics = course.lessons(course.words).slice(0, BASIC_LESSONS);
    assert.deepEqual(firstLessonOf(id), {
      id: basics[0]!.id,
      minutes: basics.reduce((sum, { minutes }) => sum + minutes, 0),
    });
  });

test('A game without lessons promises none', () => assert.equal(firstLessonOf('constructor'), null));

// The lessons of a game with their sentences in the page's language, loaded when somebody learns.

import type { AnyShape, Lesson } from '@quayside/rules';
import { loadCourse } from '@quayside/rules/courses';
import { defineWords } from '../words/define.ts';

/** In the address, in the place of a lesson: positions with one best move. */
export const PRACTICE = 'practice';

export async function lessonsOf(game: string): Promise<readonly Lesson<AnyShape>[]> {
  const course = await loadCourse(game);
  return course ? course.lessons(defineWords(`rules/${game}/lessons`, course.words)) : [];
}

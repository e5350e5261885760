// The lessons of Rolling Seas, in the order they are best taken.

import type { Course } from '../../lesson.ts';
import type { RollingSeas } from '../types.ts';
import { first, telling, turn } from './basics.ts';
import { chart, explore, last, rocks, storm } from './more.ts';
import { type LessonWords, words } from './words.ts';

export const course: Course<RollingSeas, LessonWords> = {
  words,
  lessons: w => [first(w), turn(w), telling(w), explore(w), storm(w), rocks(w), last(w), chart(w)],
};

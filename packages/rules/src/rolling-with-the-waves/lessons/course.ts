// The lessons of Rolling with the Waves, in the order they are best taken.

import type { Course } from '../../lesson.ts';
import type { RollingWithTheWaves } from '../types.ts';
import { bury, first, round } from './basics.ts';
import { end, fire, spirits } from './more.ts';
import { type LessonWords, words } from './words.ts';

export const course: Course<RollingWithTheWaves, LessonWords> = {
  words,
  lessons: w => [first(w), round(w), bury(w), fire(w), spirits(w), end(w)],
};

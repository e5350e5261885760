// The lessons of W·A·V·E·S, in the order they are best taken.

import type { Course } from '../../lesson.ts';
import type { Waves } from '../types.ts';
import { first, last, others, rebels, round } from './basics.ts';
import { teams, tide, two } from './more.ts';
import { type LessonWords, words } from './words.ts';

export const course: Course<Waves, LessonWords> = {
  words,
  lessons: w => [first(w), round(w), rebels(w), others(w), last(w), tide(w), teams(w), two(w)],
};

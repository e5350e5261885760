// The lessons of Waves of Fortune, in the order they are best taken.

import type { Course } from '../../lesson.ts';
import type { WavesOfFortune } from '../types.ts';
import { first, home, turn } from './basics.ts';
import { battle, king, others, outThere } from './more.ts';
import { type LessonWords, words } from './words.ts';

export const course: Course<WavesOfFortune, LessonWords> = {
  words,
  lessons: w => [first(w), turn(w), home(w), battle(w), others(w), king(w), outThere(w)],
};

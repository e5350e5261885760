// The lessons of Rattle, Battle, Grab the Loot, in the order they are best taken.

import type { Course } from '../../lesson.ts';
import type { RattleBattle } from '../types.ts';
import { coins, guns, merchant, port, teeth, wind } from './basics.ts';
import { cutter, last, rocks, tavern } from './more.ts';
import { wars, workshop } from './special.ts';
import { type LessonWords, words } from './words.ts';

export const course: Course<RattleBattle, LessonWords> = {
  words,
  lessons: w => [
    ...[merchant(w), teeth(w), port(w), coins(w), wind(w), guns(w), rocks(w), tavern(w), cutter(w), last(w)],
    ...[workshop(w), wars(w)],
  ],
};

// Where the lessons of a game begin, and how long its first three take, without loading them: for whoever is asked at a
// table whether they want to learn. `test/firstLessons.test.ts` compares it with the lessons.

export const BASIC_LESSONS = 3;

type FirstLesson = {
  id: string;
  /** Of the first three lessons: what the game is about, one turn, and the choice newcomers get wrong. */
  minutes: number;
};

const FIRST_LESSONS: Readonly<Record<string, FirstLesson>> = {
  waves: { id: 'first', minutes: 6 },
  'rolling-with-the-waves': { id: 'first', minutes: 6 },
  'rolling-seas': { id: 'first', minutes: 5 },
  'waves-of-fortune': { id: 'first', minutes: 5 },
  'rattle-battle': { id: 'merchant', minutes: 6 },
};

export const firstLessonOf = (game: string): FirstLesson | null =>
  Object.hasOwn(FIRST_LESSONS, game) ? FIRST_LESSONS[game]! : null;

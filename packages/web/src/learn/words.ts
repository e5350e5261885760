import { defineWords } from '../words/define.ts';
import { plural } from '../words/grammar.ts';

const minutes = (count: number): string => plural(count, { one: 'about a minute', other: `about ${count} minutes` });

export const words = defineWords('learn', {
  coursePage: (game: string) => `Learn ${game}`,
  lessonPage: (lesson: string, game: string) => `${lesson}, ${game}`,
  courseTitle: (game: string) => `Learn ${game}`,
  courseAbout: (lessons: number, total: number) =>
    `${lessons} short lessons on the real board, ${minutes(total)} in all.`,
  howToWin: 'How to win',
  lessons: 'Lessons',
  lessonNumber: (number: number) => `Lesson ${number}`,
  takes: minutes,
  done: 'done',
  begin: 'Begin',
  goOn: 'Go on',
  toQuay: 'Back to the quay',
  play: 'Play now against bots',
  playHint: 'A gentle first game: few players, easy opponents, tips.',
  beingSet: 'The table is being set.',
  toTable: 'Back to your table',
  practice: 'Practice',
  practiceAbout: 'Positions from games of strong bots, each with one best move. Can you find it?',
  findTheMove: 'Find the move',
  noCourse: 'There is no course for this game yet.',
  noLesson: 'There is no such lesson.',
  allLessons: 'All lessons',
  notLoaded: 'The lesson could not be loaded. Is the network there?',
  loading: 'Setting up the lesson…',
  board: (game: string) => `${game}, the board of the lesson`,
  /** The speech, for screen readers. */
  teacher: 'The teacher says',
  controls: 'Steps of the lesson',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  showMe: 'Show me',
  showMeHint: 'The move is made for you.',
  watch: 'Watch.',
  tryAgain: 'Not this time:',
  /** It leads to the rules. */
  whyNot: (rule: string) => `Why not: rule ${rule}`,
  restart: 'Repeat',
  nextLesson: (title: string) => `Next: ${title}`,
  // The rules, and an example in them.
  rules: 'The rules',
  rulesPage: (game: string) => `The rules of ${game}`,
  noExample: 'There is no such example.',
  backFromExample: 'Back to the rules',
  tried: 'So it goes by the rules. Try something else from the same position, or go back.',
  trySomethingElse: 'Try something else',
  /** The learner and the others, in the order of seats. */
  names: ['You', 'Puffin', 'Seal', 'Gannet', 'Otter', 'Tern', 'Walrus', 'Eider'],
});

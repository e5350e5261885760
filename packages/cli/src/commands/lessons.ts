// `quayside lessons`: what is taught, step by step, and which decisions nobody is taught.

import { checkExample, checkLesson, LessonRun } from '@quayside/engine';
import {
  type AnyCourse,
  type AnyExamples,
  type AnyFirsts,
  type AnyGame,
  type AnyGuide,
  type AnyShape,
  GAMES,
  type Lesson,
  type LessonStep,
  loadGame,
  type Phrase,
  plain,
} from '@quayside/rules';
import { loadCourse, loadExamples, loadFirsts, loadGuide } from '@quayside/rules/courses';
import { type Command, noWords, UsageError } from '../command.ts';

type LessonSummary = {
  id: string;
  title: string;
  minutes: number;
  /** Paragraphs of RULES.md. */
  teaches: readonly string[];
  /** Kinds of decision (`menu.ask`) the learner makes. */
  asks: string[];
  steps: { kind: string; points: readonly string[] }[];
  faults: string[];
};

type CourseSummary = {
  game: string;
  lessons: LessonSummary[];
  tips: string[];
  /** What is explained when it is first met, with the paragraph it leads to. */
  firsts: { id: string; rule: string }[];
  /** Positions in the rules that can be tried, with the paragraph each stands at. */
  examples: { id: string; rule: string; faults: string[] }[];
  /** Kinds of decision that neither a lesson nor a tip teaches. */
  untaught: string[];
};

/** A game and what teaches it. */
export type Taught = {
  game: AnyGame;
  course: AnyCourse | null;
  guide: AnyGuide | null;
  firsts: AnyFirsts | null;
  examples: AnyExamples | null;
};

export async function loadTaught(id: string): Promise<Taught> {
  const [game, course, guide, firsts, examples] = await Promise.all([
    loadGame(id),
    loadCourse(id),
    loadGuide(id),
    loadFirsts(id),
    loadExamples(id),
  ]);
  return { game, course, guide, firsts, examples };
}

/** Headings of the log rather than decisions. */
const NOT_ASKED = new Set(['over', 'sea']);

const kindOf = (step: LessonStep<AnyShape>): string =>
  'ask' in step ? 'ask' : 'others' in step ? 'others' : 'question' in step ? 'question' : 'say';

function summaryOf(id: string, { game, course, guide, firsts: met, examples: written }: Taught): CourseSummary {
  const taken = course?.lessons(course.words) ?? [];
  const lessons = taken.map((lesson: Lesson<AnyShape>): LessonSummary => {
    const { asks, faults } = checkLesson(game, lesson);
    const steps = lesson.steps.map(step => ({ kind: kindOf(step), points: step.point ?? [] }));
    return {
      id: lesson.id,
      title: lesson.title,
      minutes: lesson.minutes,
      teaches: lesson.teaches,
      asks,
      steps,
      faults,
    };
  });
  const examples = (written?.examples(written.words) ?? []).map(example => ({
    id: example.id,
    rule: example.rule,
    faults: checkExample(game, taken, example),
  }));
  const tips = Object.keys(guide?.tips(guide.words) ?? {});
  const firsts = (met?.firsts(met.words) ?? []).map(({ id, rule }) => ({ id, rule }));
  const taught = new Set([...tips, ...lessons.flatMap(({ asks }) => asks)]);
  const untaught = Object.keys(game.words.asks).filter(ask => !NOT_ASKED.has(ask) && !taught.has(ask));
  return { game: id, lessons, tips, firsts, examples, untaught };
}

const text = (phrase: Phrase): string => plain(phrase, seat => `Player ${seat + 1}`);

/** Every step of one lesson with its sentence, and the menu where a move is asked for: for whoever writes lessons. */
async function printLesson(id: string, wanted: string): Promise<number> {
  const course = await loadCourse(id);
  const lesson = course?.lessons(course.words).find(it => it.id === wanted);
  if (!lesson) throw new UsageError(`${id} has no lesson called "${wanted}".`);
  const run = new LessonRun(await loadGame(id), lesson);
  for (; run.step; run.next()) {
    const { step } = run;
    const sentence =
      'question' in step ? step.question : 'ask' in step ? [...(step.say ?? []), ' ', ...step.ask] : step.say;
    process.stdout.write(`${run.at} ${kindOf(step)}: ${text(sentence ?? [])}\n`);
    for (const move of run.menu?.moves ?? []) process.stdout.write(`     ${JSON.stringify(move)}\n`);
  }
  return 0;
}

function inWords({ game, lessons, tips, firsts, examples, untaught }: CourseSummary): string {
  const lines = lessons.map(
    ({ id, title, minutes, asks, steps, teaches }) =>
      `  ${id.padEnd(12)} ${title}: ${steps.length} steps, ${minutes} min; decisions ${asks.join(', ')}; rules ${teaches.join(', ')}`,
  );
  const faults = [...lessons, ...examples].flatMap(it => it.faults.map(fault => `  FAULT ${fault}`));
  const missing = untaught.length > 0 ? [`  NOT TAUGHT: ${untaught.join(', ')}`] : [];
  const withRules = (all: { id: string; rule: string }[]) => all.map(({ id, rule }) => `${id} (${rule})`).join(', ');
  const more = [`  explained when first met: ${withRules(firsts)}`, `  examples in the rules: ${withRules(examples)}`];
  return [`${game}: ${lessons.length} lessons, ${tips.length} tips`, ...lines, ...more, ...faults, ...missing].join(
    '\n',
  );
}

/** Prints what `ids` are taught by, and returns the exit code. */
export async function listLessons(
  ids: readonly string[],
  json: boolean,
  load: (id: string) => Promise<Taught> = loadTaught,
  print: (text: string) => void = text => process.stdout.write(text),
): Promise<number> {
  const courses = await Promise.all(ids.map(async id => summaryOf(id, await load(id))));
  print(`${json ? JSON.stringify(courses, null, 2) : courses.map(inWords).join('\n')}\n`);
  const isFaulty = ({ faults }: { faults: string[] }) => faults.length > 0;
  return courses.some(it => it.untaught.length > 0 || [...it.lessons, ...it.examples].some(isFaulty)) ? 1 : 0;
}

export const lessons: Command = {
  name: 'lessons',
  summary: 'list the lessons and tips, and what nobody is taught',
  help: `
Usage: quayside lessons [flags]

Plays every lesson and lists games, lessons, steps, the kinds of decision and the
paragraphs of RULES.md that each teaches, what is explained when it is first met,
and the examples in the rules. Ends with 1
if a lesson or an example is faulty, or if a kind of decision of a game is taught
neither in a lesson nor by a tip.

  --game ID     of this game only
  --lesson ID   every step of one lesson with its sentence and its menu
  --json        as JSON`,
  flags: { game: { type: 'string' }, lesson: { type: 'string' }, json: { type: 'boolean' } },
  async run(words, flags) {
    noWords(words, 'lessons');
    const { game } = flags;
    if (game !== undefined && !Object.hasOwn(GAMES, String(game)))
      throw new UsageError(`There is no game called "${game}"; there are: ${Object.keys(GAMES).join(', ')}.`);
    if (flags['lesson'] !== undefined) return printLesson(String(game ?? 'waves'), String(flags['lesson']));
    const ids = game === undefined ? Object.keys(GAMES) : [String(game)];
    return listLessons(ids, flags['json'] === true);
  },
};

// Plays a lesson in every way its script allows for and says what is wrong with it: a move that is not legal, an answer
// that is not accepted, a wrong try that is not answered with its own sentence.

import {
  type AnyGame,
  type AnyShape,
  type AskStep,
  type Lesson,
  type LessonStep,
  type Phrase,
  plain,
} from '@quayside/rules';
import { LessonRun, matchesPattern } from './lesson.ts';

/** `asks`: the kinds of decision the learner makes in it. */
export type LessonReport = { faults: string[]; asks: string[] };

const MOST_WORDS = 60; // of a speech: what can be read aloud without a rest
const MOST_VARIANTS = 12; // legal moves tried for each pattern that is wanted

export function checkLesson(game: AnyGame, lesson: Lesson<AnyShape>): LessonReport {
  const faults: string[] = [];
  const asks = new Set<string>();
  try {
    const { steps } = lesson;
    if (!/^[a-z0-9-]+$/.test(lesson.id)) faults.push('the id is not made of small letters, digits and hyphens');
    if (steps.length < 3) faults.push('has fewer than three steps');
    if (steps.length > 0 && ('ask' in steps[0]! || 'others' in steps[0]!)) faults.push('does not begin by telling');
    if (steps.length > 0 && ('ask' in steps.at(-1)! || 'others' in steps.at(-1)!))
      faults.push('does not end by telling');
    if (!steps.some(step => 'ask' in step)) faults.push('never asks for a move');
    const run = new LessonRun(game, lesson);
    while (run.step) {
      const at = run.at;
      for (const fault of checkStep(run, run.step, asks)) faults.push(`step ${at}: ${fault}`);
      run.next();
    }
  } catch (error) {
    faults.push((error as Error).message);
  }
  return { faults: faults.map(fault => `${game.id}/${lesson.id}: ${fault}`), asks: [...asks] };
}

function checkStep(run: LessonRun, step: LessonStep<AnyShape>, asks: Set<string>): string[] {
  const long = phrasesIn(step).filter(phrase => wordsIn(phrase) > MOST_WORDS);
  const faults = long.map(phrase => `longer than ${MOST_WORDS} words: ${text(phrase)}`);
  if (new Set(step.point).size !== (step.point ?? []).length) faults.push('points at a piece twice');
  if ((step.point?.length ?? 0) > 3) faults.push('points at more than three pieces');
  if ('question' in step) {
    if (step.answers.length < 2) faults.push('has fewer than two answers');
    if (step.answers.filter(({ right }) => right).length !== 1) faults.push('has not exactly one right answer');
  }
  if ('ask' in step) {
    if (run.menu) asks.add(run.menu.ask);
    faults.push(...checkAsk(run, step));
  }
  return faults;
}

function checkAsk(run: LessonRun, step: AskStep<AnyShape>): string[] {
  const { menu, game, lesson } = run;
  if (!menu) return ['asks for a move that is not the learner’s'];
  const faults: string[] = [];
  for (const pattern of step.want) {
    const legal = movesLike(run, pattern);
    if (legal.length === 0) faults.push(`no legal move is like ${JSON.stringify(pattern)}`);
    // Whatever is accepted, the rest of the script must still be possible.
    for (const move of legal.slice(0, MOST_VARIANTS)) {
      const variant = runTo(game, lesson, run.at);
      if (!variant.attempt(move).right) faults.push(`does not accept ${JSON.stringify(move)}`);
      else while (variant.step) variant.next();
    }
  }
  const answered: object[] = [...step.want];
  for (const { move: pattern, say, illegal } of step.wrong ?? []) {
    const isLegal = illegal && game.parse(pattern) && !game.check(run.view, pattern);
    if (isLegal) faults.push(`${JSON.stringify(pattern)} is said to be illegal and is not`);
    const tries = illegal ? [pattern] : movesLike(run, pattern);
    if (tries.length === 0) faults.push(`no legal move is like the wrong try ${JSON.stringify(pattern)}`);
    // A lesson answers a try by the first pattern it fits, so this pattern is tried with a move no earlier one fits.
    const own = tries.find(move => !answered.some(earlier => matchesPattern(earlier, move)));
    const attempt = own && runTo(game, lesson, run.at).attempt(own);
    if (!attempt || attempt.right || attempt.say !== say)
      faults.push(`the wrong try ${JSON.stringify(pattern)} does not get its answer`);
    answered.push(pattern);
  }
  return faults;
}

function movesLike(run: LessonRun, pattern: object): object[] {
  const found = run.menu!.moves.filter(move => matchesPattern(pattern, move));
  const outright = run.game.parse(pattern);
  const isLegal = outright && !run.game.check(run.view, outright);
  return found.length === 0 && isLegal ? [outright] : found;
}

function runTo(game: AnyGame, lesson: Lesson<AnyShape>, at: number): LessonRun {
  const run = new LessonRun(game, lesson);
  while (run.at < at) run.next();
  return run;
}

function phrasesIn(step: LessonStep<AnyShape>): Phrase[] {
  if ('question' in step) return [step.question, ...step.answers.flatMap(({ text, say }) => [text, say])];
  if ('ask' in step) return [step.say ?? [], step.ask, step.otherwise, ...(step.wrong ?? []).map(({ say }) => say)];
  return [step.say ?? []];
}

const text = (phrase: Phrase): string => plain(phrase, seat => `Player ${seat + 1}`);
const wordsIn = (phrase: Phrase): number => text(phrase).split(/\s+/).filter(Boolean).length;

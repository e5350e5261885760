// Runs a lesson on the real rules: knows where the learner is, plays what the script says and judges what they try.
// Needs no server and no screen.

import {
  type AnyGame,
  type AnyShape,
  type AskStep,
  type Lesson,
  type LessonStep,
  type Menu,
  type Phrase,
  pick,
  type Refusal,
  type ScriptedMove,
  SEA,
  type Seat,
  settle,
  type View,
} from '@quayside/rules';
import { Match, type SeaDevice, type Snapshot } from './match.ts';
import { rngAt, seedOf } from './seed.ts';
import type { Step } from './step.ts';

type AnyLesson = Lesson<AnyShape>;
type Ask = AskStep<AnyShape>;

/** The script asks for something the rules do not allow: a mistake of the lesson, or a rule that has changed. */
export class LessonError extends Error {
  override name = 'LessonError';
}

/** A wrong try changes nothing: `say` is the lesson's answer, `refusal` that of the rules where the script has none. */
export type Attempt = { right: true; steps: Step[] } | { right: false; say: Phrase | null; refusal: Refusal | null };

const MOST_PLAYED_ON = 12; // moves of others that a learner watches

type LessonSnapshot = { snapshot: Snapshot; seaAnswers: number };

export class LessonRun {
  readonly game: AnyGame;
  readonly lesson: AnyLesson;
  /** Which step it has come to; the number of steps when it is over. */
  at = 0;
  match: Match;
  #seaAnswers = 0;
  /** How things stood before each step, for going back. */
  readonly #moments: LessonSnapshot[] = [];

  /** `match`: where it begins, if somebody has set that up already. */
  constructor(game: AnyGame, lesson: AnyLesson, match?: Match) {
    this.game = game;
    this.lesson = lesson;
    this.match = match ?? this.#begun();
    if (!match) for (const [seat, move] of lesson.begin.moves ?? []) this.#play(seat, move);
    this.#keep();
  }

  #begun(): Match {
    const { game, lesson } = this;
    const { seats, options = {}, seed } = lesson.begin;
    const settled = settle(game, seats, options);
    if (settled.refusal) throw new LessonError(`${lesson.id}: the options are refused: ${settled.refusal.code}`);
    return Match.start(game, seats, settled.options, seedOf(seed), this.#device);
  }

  /** The present step; null when the lesson is over. */
  get step(): LessonStep<AnyShape> | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get view(): View<AnyShape> {
    return this.match.view(this.lesson.me);
  }

  /** What the learner may choose from; null while the lesson does not ask for a move. */
  get menu(): Menu<AnyShape> | null {
    const { step, match, lesson } = this;
    return step && 'ask' in step && match.deciding.includes(lesson.me) ? match.menu(lesson.me) : null;
  }

  /** On to the next step. Others make their moves; a move that is asked for is made for the learner. */
  next(): Step[] {
    const { step, lesson } = this;
    if (!step) return [];
    const steps: Step[] = [];
    if ('others' in step) for (const [seat, move] of step.others) steps.push(...this.#play(seat, move));
    if ('ask' in step) steps.push(...this.#play(lesson.me, this.wanted(step)));
    if ('playOn' in step) steps.push(...this.#playOn(step.playOn));
    this.#advance();
    return steps;
  }

  attempt(move: object): Attempt {
    const { step } = this;
    if (!step || !('ask' in step)) return { right: false, say: null, refusal: { code: 'not-your-turn' } };
    const refusal = this.#refusal(move);
    const isWanted = step.want.some(pattern => matchesPattern(pattern, move));
    if (isWanted && !refusal) {
      const steps = this.#play(this.lesson.me, move);
      this.#advance();
      return { right: true, steps };
    }
    const known = step.wrong?.find(wrong => matchesPattern(wrong.move, move));
    return { right: false, say: known?.say ?? (refusal ? null : step.otherwise), refusal };
  }

  /** A legal move that the step wants: the first that is named outright, or the first of the menu that fits. */
  wanted(step: Ask): object {
    const moves = this.match.menu(this.lesson.me).moves;
    for (const pattern of step.want) {
      const outright = this.game.parse(pattern);
      if (outright && !this.#refusal(outright)) return outright;
      const found = moves.find(move => matchesPattern(pattern, move));
      if (found) return found;
    }
    throw new LessonError(`${this.lesson.id}, step ${this.at}: no legal move is one that is wanted`);
  }

  /** To the step before, past those that go on by themselves. False at the first. */
  back(): boolean {
    let at = this.at - 1;
    while (at > 0 && 'others' in this.lesson.steps[at]!) at -= 1;
    if (at < 0) return false;
    this.#goTo(at);
    return true;
  }

  restart(): void {
    this.#goTo(0);
  }

  #goTo(at: number): void {
    const { snapshot, seaAnswers } = this.#moments[at]!;
    const { game, options, seed } = this.match;
    this.at = at;
    this.#moments.length = at + 1;
    this.#seaAnswers = seaAnswers;
    this.match = Match.resume(game, options, seed, snapshot, this.#device);
  }

  #refusal(move: object): Refusal | null {
    const { match, lesson, game } = this;
    if (!match.deciding.includes(lesson.me)) return { code: 'not-your-turn' };
    const parsed = game.parse(move);
    return parsed ? game.check(this.view, parsed) : { code: 'not-a-move' };
  }

  #play(seat: Seat, move: object): Step[] {
    const { steps, refusal } = this.match.submit(seat, move);
    if (refusal)
      throw new LessonError(
        `${this.lesson.id}, step ${this.at}: seat ${seat} may not play ${JSON.stringify(move)}: ${refusal.code}`,
      );
    return steps;
  }

  #playOn(scripted: readonly ScriptedMove<AnyShape>[]): Step[] {
    const { game, match, lesson } = this;
    const steps: Step[] = [];
    const left = [...scripted];
    for (let played = 0; played < MOST_PLAYED_ON; played++) {
      const seat = match.deciding.find(it => it !== SEA);
      if (seat === undefined || match.deciding.includes(lesson.me)) break;
      const planned = left.findIndex(([by, move]) => by === seat && !game.check(match.view(seat), move));
      const move = planned >= 0 ? left.splice(planned, 1)[0]![1] : this.#anyMove(seat);
      steps.push(...this.#play(seat, move));
    }
    return steps;
  }

  #anyMove(seat: Seat): object {
    const { match } = this;
    return pick(rngAt(match.seed, match.ply), match.menu(seat).moves);
  }

  #advance(): void {
    this.at += 1;
    this.#keep();
  }

  #keep(): void {
    this.#moments[this.at] = { snapshot: this.match.snapshot(), seaAnswers: this.#seaAnswers };
  }

  readonly #device: SeaDevice = (open, rng) => {
    const scripted = this.lesson.begin.sea?.[this.#seaAnswers];
    this.#seaAnswers += 1;
    if (scripted) return scripted;
    if (!this.game.nature) throw new LessonError(`${this.lesson.id}: nothing answers for the sea`);
    return this.game.nature(open, rng);
  };
}

/** Whether the move has every field of the pattern, however deep; a list must have the same length. */
export function matchesPattern(pattern: unknown, value: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return pattern === value;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(pattern))
    return (
      Array.isArray(value) &&
      pattern.length === value.length &&
      pattern.every((part, i) => matchesPattern(part, value[i]))
    );
  return Object.entries(pattern).every(([key, part]) => matchesPattern(part, (value as Record<string, unknown>)[key]));
}

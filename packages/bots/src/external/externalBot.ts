// A bot that is a program of its own: it is asked in lines of JSON and answers in them (protocol/src/botLines.ts).
// Every question gets a legal move in time, whatever the program does: an answer that is late, illegal, no answer at
// all, or missing because the program is dead is counted and replaced by a random legal move.

import { setTimeout as pause } from 'node:timers/promises';
import { BOT_LINE_BYTES, BOT_PROTOCOL, type BotOver, isBotMove, type ToProgram } from '@quayside/protocol';
import { type AnyGame, type AnyShape, type Options, pick, type Rng, type Seat, type View } from '@quayside/rules';
import { ChildProgram } from './childProgram.ts';

/** What was wrong with a decision, which a random move was played for. */
const FAULTS = ['late', 'illegal', 'garbled', 'crashed'] as const;
export type Fault = (typeof FAULTS)[number];

/** How many decisions went wrong, by how. `unasked`: lines nobody had asked for, which changed no move. */
export type Faults = Record<Fault | 'unasked', number>;

export const noFaults = (): Faults => ({ late: 0, illegal: 0, garbled: 0, crashed: 0, unasked: 0 });

/** Decisions that were not the program's own. */
export const decisionsLost = (faults: Faults): number => FAULTS.reduce((sum, kind) => sum + faults[kind], 0);

/** "late 0, illegal 0, garbled 0, crashed 0", and what nobody had asked for where there was any. */
export const faultsText = (faults: Faults): string =>
  FAULTS.map(kind => `${kind} ${faults[kind]}`).join(', ') +
  (faults.unasked > 0 ? `; lines nobody had asked for: ${faults.unasked}` : '');

/** The game a program plays now. */
export type ExternalGame = { game: AnyGame; options: Options; seats: number; seat: Seat };

/** `move` was played; `fault`: why it is not the program's own. */
export type Decided = { move: object; fault: Fault | null; why: string };

/** What is told to whoever started the program: its standard error, its end and its return. */
export type PrintLine = (line: string) => void;

const LATE_IN_A_ROW = 3; // then it is taken for stuck, and started again
const BACK_OFF_MS = [0, 250, 500, 1000, 2000]; // before each start in a row; after the last of them it is given up
const STEADY = 20; // good answers after which earlier crashes are forgotten

/** A line as it was read; `parsed` is undefined where it is not JSON. */
type OutputLine = { line: string; isCut: boolean; parsed: unknown };
type ProgramAnswer = OutputLine | { fault: 'late' | 'crashed'; why: string };

export class ExternalBot {
  /** Of all games. */
  readonly faults = noFaults();
  readonly #command: readonly string[];
  readonly #report: PrintLine;
  #program: ChildProgram | null = null;
  #game: ExternalGame | null = null;
  #questions = 0;
  /** Questions of this run of the program that no line has answered yet, those included that were late or garbled. */
  readonly #unanswered = new Set<number>();
  #answer: ((answer: ProgramAnswer) => void) | null = null;
  #lateInARow = 0;
  #good = 0;
  /** How often it has ended or was stuck since it last answered well for a while, and when it may be started again. */
  #failures = 0;
  #restAt = 0;

  constructor(command: readonly string[], report: PrintLine) {
    this.#command = command;
    this.#report = report;
  }

  /** It failed too often in a row and is not started again. */
  get isGivenUp(): boolean {
    return this.#failures >= BACK_OFF_MS.length;
  }

  /** Starts the program before there is a game for it; false where it cannot be started. */
  launch(): Promise<boolean> {
    this.#program = this.#newProgram();
    return this.#program.hasStarted;
  }

  /** A game begins. The program is started if it does not run. */
  begin(game: ExternalGame): void {
    this.#game = game;
    if (this.#program) this.#send(this.#hello());
    else this.#start();
  }

  /** A legal move within `ms`: the program's, or a random one. */
  async decide(view: View<AnyShape>, events: readonly object[], ms: number, rng: Rng): Promise<Decided> {
    const { game } = this.#game!;
    const menu = game.menu(view);
    const id = ++this.#questions;
    const answer = await this.#ask(
      {
        t: 'decide',
        id,
        ms,
        view: { ...view, seat: view.seat! },
        menu: { ...menu, moves: [...menu.moves] },
        events: [...events],
      },
      ms,
    );
    const { move, fault, why } = this.#judge(answer, id, view);
    if (move) {
      this.#lateInARow = 0;
      if (++this.#good >= STEADY) this.#failures = 0;
      return { move, fault: null, why: '' };
    }
    this.#blame(id, fault, why);
    return { move: pick(rng, menu.moves), fault, why };
  }

  /** The game is over, or the seat is left (`outcome` null). */
  end(outcome: BotOver['outcome'], events: readonly object[]): void {
    this.#send({ t: 'over', outcome, events: [...events] });
    this.#game = null;
  }

  async close(): Promise<void> {
    const program = this.#program;
    this.#program = null;
    this.#game = null;
    this.#answer?.({ fault: 'crashed', why: 'it was closed' });
    await program?.close();
  }

  #start(): void {
    if (this.isGivenUp || !this.#game || performance.now() + 1 < this.#restAt) return;
    this.#program = this.#newProgram();
    this.#lateInARow = 0;
    this.#good = 0;
    this.#send(this.#hello());
  }

  #newProgram(): ChildProgram {
    this.#unanswered.clear();
    const program: ChildProgram = new ChildProgram(this.#command, {
      onLine: (line, isCut) => this.#receive(line, isCut),
      onEnd: why => this.#ended(program, why),
      onStderr: this.#report,
    });
    return program;
  }

  #ended(program: ChildProgram, why: string): void {
    if (this.#program !== program) return;
    this.#program = null;
    this.#restAt = performance.now() + BACK_OFF_MS[this.#failures]!;
    this.#failures += 1;
    this.#report(this.isGivenUp ? `${why}; it is not started again` : why);
    this.#answer?.({ fault: 'crashed', why });
  }

  async #ask(question: Extract<ToProgram, { t: 'decide' }>, ms: number): Promise<ProgramAnswer> {
    const rest = this.#program ? 0 : Math.max(0, this.#restAt - performance.now());
    if (this.isGivenUp || rest >= ms) return { fault: 'crashed', why: 'it does not run' };
    if (rest > 0) await pause(rest);
    if (!this.#program) this.#start();
    return this.#answerTo({ ...question, ms: Math.floor(ms - rest) });
  }

  #answerTo(question: Extract<ToProgram, { t: 'decide' }>): Promise<ProgramAnswer> {
    const { ms } = question;
    return new Promise(resolve => {
      if (!this.#program) return resolve({ fault: 'crashed', why: 'it does not run' });
      const settle = (answer: ProgramAnswer) => {
        clearTimeout(timer);
        this.#answer = null;
        resolve(answer);
      };
      // An answer that came in time may still lie in the pipe: it is read before the immediate.
      const timer = setTimeout(
        () =>
          setImmediate(() => this.#answer === settle && settle({ fault: 'late', why: `no answer within ${ms} ms` })),
        ms,
      );
      this.#answer = settle;
      this.#unanswered.add(question.id);
      this.#send(question);
    });
  }

  #receive(line: string, isCut: boolean): void {
    const parsed = parsedLine(line);
    const isExpected = isBotMove(parsed) && this.#unanswered.delete(parsed.id);
    const isEarlier = isBotMove(parsed) && parsed.id < (this.#answer ? this.#questions : this.#questions + 1);
    if (this.#answer && !isEarlier) this.#answer({ line, isCut, parsed });
    // Else it answers a question whose fault was counted already, or one that it has answered before.
    else if (!isExpected) this.#countUnasked(line);
  }

  #countUnasked(line: string): void {
    if (this.faults.unasked === 0) this.#report(`wrote a line nobody had asked for: ${line.slice(0, 80)}`);
    this.faults.unasked += 1;
  }

  #judge(answer: ProgramAnswer, id: number, view: View<AnyShape>): Judged {
    if ('fault' in answer) return { move: null, ...answer };
    if (answer.isCut) return garbled(`the line is longer than ${BOT_LINE_BYTES} bytes`);
    const { parsed } = answer;
    if (parsed === undefined) return garbled(`not JSON: ${answer.line.slice(0, 80)}`);
    if (!isBotMove(parsed) || parsed.id !== id)
      return garbled(`not {"t":"move","id":${id},"move":…}: ${answer.line.slice(0, 80)}`);
    return this.#legal(parsed.move, view, answer.line);
  }

  /** Whatever the rules throw on a move that came from outside must not end the games of everybody else. */
  #legal(raw: unknown, view: View<AnyShape>, line: string): Judged {
    const { game } = this.#game!;
    try {
      const move = game.parse(raw);
      // The text of the line: a move may be nested too deeply to be written as JSON again.
      if (!move) return illegal(`not a move: ${line.slice(0, 80)}`);
      const refusal = game.check(view, move);
      return refusal ? illegal(sentenceOf(game, refusal)) : { move, fault: null, why: '' };
    } catch (error) {
      return illegal(`the rules failed on it (${error}): ${line.slice(0, 80)}`);
    }
  }

  #blame(id: number, fault: Fault, why: string): void {
    this.faults[fault] += 1;
    if (fault === 'crashed') return;
    this.#send({ t: 'error', id, code: fault, message: why });
    this.#lateInARow = fault === 'late' ? this.#lateInARow + 1 : 0;
    if (this.#lateInARow >= LATE_IN_A_ROW) this.#program?.abort(`it did not answer ${LATE_IN_A_ROW} times in a row`);
  }

  #hello(): ToProgram {
    const { game, options, seats, seat } = this.#game!;
    const { id, version } = game;
    return { t: 'hello', protocol: BOT_PROTOCOL, game: id, version, seats, seat, options: { ...options } };
  }

  #send(message: ToProgram): void {
    this.#program?.send(JSON.stringify(message));
  }
}

type Blamed = { move: null; fault: Fault; why: string };
type Judged = { move: object; fault: null; why: '' } | Blamed;

const garbled = (why: string): Blamed => ({ move: null, fault: 'garbled', why });
const illegal = (why: string): Blamed => ({ move: null, fault: 'illegal', why });

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function sentenceOf({ words }: AnyGame, { code, args = {} }: { code: string; args?: Record<string, string | number> }) {
  return words.refusals[code]?.(args) ?? code;
}

// A program that runs beside us: started in a process group of its own, spoken to in lines, and ended with everything
// it has started itself. It cannot fill our memory (long lines, output nobody asked for, input it does not read), and
// it does not outlive us, but for one case: where we are killed without a signal we could handle, a program that never
// reads its input, and so does not see its end, runs on.

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { BOT_LINE_BYTES } from '@quayside/protocol';
import { Lines } from './lines.ts';

const UNASKED_BYTES = 1 << 20; // of output between two lines of ours: more is a flood
const UNREAD_BYTES = 8 << 20; // of our lines that the program has not read
const GOODBYE_MS = 500; // to end by itself once its input has ended

const SHOWN_LETTERS = 400; // of one line on standard error
const SHOWN_LINES = 40; // of standard error in a second

export type ProgramEvents = {
  onLine(text: string, isCut: boolean): void;
  /** It ended, could not be started, or was ended because it flooded us; `why` says which. Called once. */
  onEnd(why: string): void;
  /** A line it wrote to standard error. */
  onStderr(line: string): void;
};

const notStarted = ({ code, message }: NodeJS.ErrnoException): string => `it could not be started: ${code ?? message}`;

/** Process groups that run now. `exit` comes where our own process ends for any reason but a signal nobody handles. */
const RUNNING = new Set<ChildProgram>();
process.on('exit', () => {
  for (const program of RUNNING) program.kill();
});

export class ChildProgram {
  /** Null: it could not be started at all. */
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable> | null;
  readonly #events: ProgramEvents;
  readonly #exited: Promise<void>;
  /** Whether it could be started. */
  readonly hasStarted: Promise<boolean>;
  /** All that is shown of its standard error has been shown, with how much was left out. */
  readonly #errorsShown: Promise<void>;
  #unasked = 0;
  #hasEnded = false;
  #isClosing = false;

  constructor([file, ...args]: readonly string[], events: ProgramEvents) {
    this.#events = events;
    try {
      // Detached: it leads a process group of its own, which can be killed as a whole.
      this.#child = spawn(file!, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
    } catch (error) {
      // Of some errors, such as a path through a file, spawn throws; of others it tells later.
      this.#child = null;
      this.hasStarted = Promise.resolve(false);
      this.#exited = Promise.resolve();
      this.#errorsShown = Promise.resolve();
      setImmediate(() => this.#end(notStarted(error as NodeJS.ErrnoException)));
      return;
    }
    RUNNING.add(this);
    const child = this.#child;
    const { stdin, stdout, stderr } = child;
    const lines = new Lines(BOT_LINE_BYTES, (text, isCut) => {
      if (!this.#hasEnded) events.onLine(text, isCut);
    });
    stdout.on('data', (bytes: Buffer) => this.#receive(bytes, lines));
    stdout.on('end', () => lines.end());
    this.#errorsShown = this.#showErrors(stderr);
    // A program that has ended cannot be written to; that it ended is told by `exit`.
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});
    this.hasStarted = new Promise(resolve => {
      child.on('spawn', () => resolve(true));
      child.on('error', () => resolve(false));
    });
    this.#exited = new Promise(resolve => {
      child.on('error', error => {
        this.#end(notStarted(error));
        resolve();
      });
      child.on('exit', (code, signal) => {
        // What it wrote last may still be in the pipe.
        setImmediate(() => this.#end(signal ? `it was ended by ${signal}` : `it ended with code ${code}`));
        resolve();
      });
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Sends one line. A program that does not read what it is sent is ended. */
  send(line: string): void {
    if (this.#hasEnded || !this.#child) return;
    this.#unasked = 0;
    if (this.#child.stdin.writableLength > UNREAD_BYTES) this.abort('it does not read its input');
    else this.#child.stdin.write(`${line}\n`);
  }

  /** Ends it at once, with what it has started. */
  abort(why: string): void {
    this.#end(why);
  }

  /** Lets it end by itself, since its input has ended; kills what is left after half a second. */
  async close(): Promise<void> {
    if (!this.#hasEnded && this.#child) {
      this.#isClosing = true;
      this.#child.stdin.end();
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>(resolve => {
        timer = setTimeout(resolve, GOODBYE_MS);
      });
      await Promise.race([this.#exited, tooLong]);
      clearTimeout(timer);
    }
    this.#end('it was closed');
    await Promise.all([this.#exited, this.#errorsShown]);
  }

  /** The whole process group. The leader may be gone already, and others of the group not. */
  kill(): void {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child!.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // Nobody of it is left.
    }
  }

  #end(why: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    RUNNING.delete(this);
    this.kill();
    // A process that left the group may still hold the other ends open.
    for (const stream of this.#child?.stdio ?? []) stream?.destroy();
    if (!this.#isClosing) this.#events.onEnd(why);
  }

  #receive(bytes: Buffer, lines: Lines): void {
    this.#unasked += bytes.length;
    if (this.#unasked > UNASKED_BYTES) this.abort('it floods its output');
    else lines.add(bytes);
  }

  /** Shows so many lines a second, and how many were left out. */
  #showErrors(stderr: Readable): Promise<void> {
    let second = 0;
    let shown = 0;
    let leftOut = 0;
    const tellLeftOut = () => {
      if (leftOut > 0) this.#events.onStderr(`(${leftOut} more lines)`);
      leftOut = 0;
    };
    const lines = new Lines(SHOWN_LETTERS, (text, isCut) => {
      const now = Math.floor(performance.now() / 1000);
      if (now !== second) {
        tellLeftOut();
        second = now;
        shown = 0;
      }
      if (shown++ < SHOWN_LINES) this.#events.onStderr(isCut ? `${text} …` : text);
      else leftOut += 1;
    });
    stderr.on('data', (bytes: Buffer) => lines.add(bytes));
    return new Promise(resolve => {
      stderr.on('close', () => {
        lines.end();
        tellLeftOut();
        resolve();
      });
    });
  }
}

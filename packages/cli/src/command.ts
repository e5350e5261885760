// What a command of the command line is. One file each in commands/, listed in main.ts.

import type { ParseArgsConfig } from 'node:util';

export type Flags = Record<string, string | boolean | undefined>;

export type Command = {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** How it is called and what each flag does, with its default. */
  help: string;
  /** Flags the command knows. */
  flags: NonNullable<ParseArgsConfig['options']>;
  /** Words that are not flags come first. Returns the exit code. */
  run(words: string[], flags: Flags): Promise<number> | number;
};

/** A mistake of the caller: printed as one line, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A whole number from a flag, or its default. */
export function whole(flags: Flags, name: string, fallback: number, { min = 1, max = 1e9 } = {}): number {
  const text = flags[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new UsageError(`--${name} takes a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

/** For commands that know flags only. */
export function noWords(words: string[], name: string): void {
  if (words.length > 0) throw new UsageError(`${name} does not know what to do with "${words[0]}" (${name} --help).`);
}

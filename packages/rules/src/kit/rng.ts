// Chance inside a move: sfc32, 128 bits of state, as plain data. The engine seeds it before every move.

/** `script`: answers laid down by a test, used up before any chance is drawn; no other generator has it. */
export type Rng = { a: number; b: number; c: number; counter: number; script?: number[] };

/** A generator from four 32-bit words. Twelve steps are run off so that like seeds part ways. */
export function rngFrom(a: number, b: number, c: number, counter: number): Rng {
  const rng: Rng = { a: a | 0, b: b | 0, c: c | 0, counter: counter | 0 };
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

/** A generator from a small number: for tests, benches and playthroughs. */
export const rngOf = (seed: number): Rng => rngFrom(seed, seed >>> 16, 0x9e3779b9, 1);

/** A generator whose first answers to `below` are these numbers. */
export const scripted = (answers: number[], seed = 0): Rng => ({ ...rngOf(seed), script: [...answers] });

/** A whole number from 0 to 2^32 - 1. */
export function next(rng: Rng): number {
  const sum = (((rng.a + rng.b) | 0) + rng.counter) | 0;
  rng.counter = (rng.counter + 1) | 0;
  rng.a = rng.b ^ (rng.b >>> 9);
  rng.b = (rng.c + (rng.c << 3)) | 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to n - 1, each as likely (to one part in 2^32 / n). */
export function below(rng: Rng, n: number): number {
  if (rng.script && rng.script.length > 0) return scriptedBelow(rng.script, n);
  return ((next(rng) * n) / 4294967296) >>> 0; // the whole part
}

/** The face of a die with pips 1 to `sides`; a script gives faces, not indices. */
export function roll(rng: Rng, sides = 6): number {
  if (rng.script && rng.script.length > 0) return scriptedBelow(rng.script, sides + 1);
  return 1 + below(rng, sides);
}

/** Fisher and Yates, in place. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}

export const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length)]!;

function scriptedBelow(script: number[], n: number): number {
  const answer = script.shift()!;
  if (!Number.isInteger(answer) || answer < 0 || answer >= n) throw new Error(`the script says ${answer}, of ${n}`);
  return answer;
}

// Malformed variants of legal moves, and values that are no move at all.

import { below, pick, type Rng } from '@quayside/rules';
import { jsonCopy } from './plain.ts';

/** No game has a field or a word like this: a parser that accepts a move containing it does not check every field. */
export const STRAY = 'stray-seaweed';

const HUGE = Array.from({ length: 100_000 }, () => 0);
/** More levels than a recursive walk can go. */
const NESTED: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));

/** Values a client could send that are no move of any game. */
export const JUNK: readonly unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  '',
  STRAY,
  [],
  [[]],
  {},
  { [STRAY]: 1 },
  { kind: STRAY },
  { kind: 'constructor' },
  { kind: '__proto__' },
  { kind: { toString: STRAY } },
  JSON.parse('{"__proto__":{"kind":"x"}}'),
  HUGE,
  NESTED,
  { kind: NESTED },
];

type Node = Record<string, unknown>;

/** The move with one change: a number, a word, a missing or an additional field. */
export function mutant(rng: Rng, move: object, met: readonly object[]): unknown {
  const copy = jsonCopy(move) as Node;
  const nodes: Node[] = [];
  gather(copy, nodes);
  const node = pick(rng, nodes);
  const keys = Object.keys(node);
  if (keys.length === 0 || below(rng, 6) === 0) {
    if (Array.isArray(node)) node.push(STRAY);
    else node[STRAY] = 1;
    return copy;
  }
  const key = pick(rng, keys);
  if (below(rng, 8) === 0) {
    if (Array.isArray(node)) node.pop();
    else delete node[key];
    return copy;
  }
  node[key] = changed(rng, node[key], words(pick(rng, met)));
  return copy;
}

function changed(rng: Rng, value: unknown, words: string[]): unknown {
  if (typeof value === 'number') {
    return pick(rng, [
      value + 1,
      value - 1,
      value + 1,
      value - 1,
      -value,
      value + 0.5,
      Number.NaN,
      2 ** 53,
      `${value}`,
      null,
      NESTED,
    ]);
  }
  if (typeof value === 'string') return pick(rng, [...words, ...words, '', 'constructor', 0, null, NESTED]);
  if (typeof value === 'boolean') return pick(rng, [!value, 0, null]);
  return pick(rng, [null, 0, [], {}, HUGE, NESTED]);
}

function gather(value: unknown, nodes: Node[]): void {
  if (typeof value !== 'object' || value === null) return;
  nodes.push(value as Node);
  for (const item of Object.values(value)) gather(item, nodes);
}

function words(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(words);
}

// Malformed values and texts.

import { below, pick, type Rng } from '@quayside/rules';

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

const HOSTILE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 0.5, -0, 1e9, 1e308, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53)],
  ...['', ' ', '0', '-1', 'null', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd'],
  ...[
    '\u0000',
    '\u202e',
    '\ud800',
    '👩‍👩‍👧',
    'é'.repeat(50),
    'x'.repeat(4000),
    "' or 1=1 --",
    '<script>',
    '%00',
    '\r\n',
  ],
  ...[[], {}, [[]], [null], nested(40), Array.from({ length: 500 }, () => 0), { __proto__: null }, { length: 1e9 }],
];

export const hostile = (rng: Rng): unknown => pick(rng, HOSTILE);

const PLACE = '@';

/**
 * As JSON, the value with one of its parts replaced by arrays or objects within each other, of up to so many
 * characters: parsers that do not recurse read it, and whatever walks it recursively runs out of stack.
 */
export function deeplyNested(rng: Rng, value: unknown, characters: number): string {
  const [open, close, core] = pick(rng, [
    ['[', ']', ''],
    ['{"a":', '}', '0'],
  ] as const);
  const levels = below(rng, Math.floor(characters / (open.length + close.length)));
  const deep = `${open.repeat(levels)}${core}${close.repeat(levels)}`;
  return JSON.stringify(replaced(rng, value, PLACE)).replace(`"${PLACE}"`, deep);
}

/** One part of the value, or the whole, is another. */
function replaced(rng: Rng, value: unknown, by: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance(rng, 10)) return by;
  const key = pick(rng, [...Object.keys(value), 'x']);
  if (Array.isArray(value))
    return key === 'x' ? [...value, by] : value.with(Number(key), replaced(rng, value[+key], by));
  return { ...value, [key]: replaced(rng, (value as Record<string, unknown>)[key], by) };
}

const chance = (rng: Rng, percent: number): boolean => below(rng, 100) < percent;

/** The value with one of its parts exchanged, dropped, doubled or added. */
export function mutated(rng: Rng, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance(rng, 5)) return nearby(rng, value);
  const keys = Object.keys(value);
  if (Array.isArray(value)) return mutatedList(rng, value);
  if (keys.length === 0 || chance(rng, 8))
    return { ...value, [pick(rng, ['x', 'id', 't', '__proto__', '0'])]: hostile(rng) };
  const key = pick(rng, keys);
  const { [key]: part, ...rest } = value as Record<string, unknown>;
  return chance(rng, 10) ? rest : { ...value, [key]: mutated(rng, part) };
}

function mutatedList(rng: Rng, list: unknown[]): unknown[] {
  if (list.length === 0 || chance(rng, 15)) return [...list, hostile(rng)];
  const at = below(rng, list.length);
  if (chance(rng, 15)) return list.toSpliced(at, 1);
  if (chance(rng, 15)) return [...list, list[at]];
  return list.with(at, mutated(rng, list[at]));
}

/** Often with one fault only, which passes more checks than a value that is all wrong. */
function nearby(rng: Rng, value: unknown): unknown {
  if (typeof value === 'number' && chance(rng, 50)) return value + pick(rng, [-1, 1, 0.5, 16, -100]);
  if (typeof value === 'string' && value !== '' && chance(rng, 40)) return garbled(rng, value);
  return typeof value === 'boolean' && chance(rng, 50) ? !value : hostile(rng);
}

/** The text with something cut, put in, doubled or exchanged. */
export function garbled(rng: Rng, text: string): string {
  const at = below(rng, text.length + 1);
  const to = Math.min(text.length, at + below(rng, 8));
  switch (below(rng, 5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(at);
    case 3:
      return (
        text.slice(0, at) +
        pick(rng, ['"', '{', '}', ',', ':', '\\', '\\u', '[', '\u0000', '1e999', '%', '/']) +
        text.slice(at)
      );
    default:
      return text.slice(0, at) + String.fromCharCode(below(rng, 0x10000)) + text.slice(to);
  }
}

export function noise(rng: Rng, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => below(rng, 256)));
}

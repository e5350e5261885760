// A value that fits a JSON Schema of the protocol.

import { below, pick, type Rng } from '@quayside/rules';
import { hostile } from './mutate.ts';

/** As much of JSON Schema as the protocol uses. */
type Schema = {
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const letters = (rng: Rng, count: number): string =>
  Array.from({ length: count }, () => LETTERS[below(rng, 36)]).join('');

export function sampled(rng: Rng, schema: object): unknown {
  const { type, anyOf, ...rest } = schema as Schema;
  if ('const' in rest) return rest.const;
  if (anyOf) return sampled(rng, pick(rng, anyOf));
  switch (type) {
    case 'object':
      return rest.patternProperties ? sampledRecord(rng, rest.patternProperties) : sampledObject(rng, rest);
    case 'array':
      return Array.from({ length: below(rng, 4) }, () => sampled(rng, rest.items ?? {}));
    case 'integer':
    case 'number':
      return sampledNumber(rng, rest);
    case 'string':
      return sampledText(rng, rest);
    case 'boolean':
      return below(rng, 2) === 0;
    case 'null':
      return null;
    default:
      return hostile(rng);
  }
}

function sampledObject(rng: Rng, { properties = {}, required = [] }: Schema): object {
  const chosen = Object.entries(properties).filter(([key]) => required.includes(key) || below(rng, 2) === 0);
  return Object.fromEntries(chosen.map(([key, schema]) => [key, sampled(rng, schema)]));
}

function sampledRecord(rng: Rng, patterns: Record<string, Schema>): object {
  const [pattern, schema] = Object.entries(patterns)[0]!;
  const key = () => (pattern.includes('0-9') ? String(below(rng, 8)) : letters(rng, 5));
  return Object.fromEntries(Array.from({ length: below(rng, 3) }, () => [key(), sampled(rng, schema)]));
}

/** Mostly small: seats and plies are. */
function sampledNumber(rng: Rng, { minimum = 0, maximum = 2 ** 40 }: Schema): number {
  if (below(rng, 20) === 0) return maximum;
  return minimum + below(rng, Math.min(maximum - minimum + 1, below(rng, 3) === 0 ? 1000 : 6));
}

function sampledText(rng: Rng, { pattern, maxLength = 30 }: Schema): string {
  const digits = pattern?.match(/\[0-9a-f\]\{(\d+)\}/)?.[1];
  if (digits) return Array.from({ length: Number(digits) }, () => below(rng, 16).toString(16)).join('');
  const least = Number(pattern?.match(/\{(\d+),/)?.[1] ?? 1);
  return letters(rng, Math.max(least, 1 + below(rng, Math.min(maxLength, 12))));
}

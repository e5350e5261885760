// Plain JSON data: freezes it, serialises it, and finds values that JSON cannot represent.

import type { Seat } from '@quayside/rules';
import { viewOf } from '../view.ts';
import type { S, W } from './worlds.ts';

export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) deepFrozen(item);
  return value;
}

export const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export const jsonCopy = <T>(value: T): T => JSON.parse(text(value)) as T;

/** Everything but the generator, which is set anew before every move. */
export const worldText = ({ open, own, shut }: W): string => text({ open, own, shut });

export const viewText = (world: W, seat: Seat | null): string => text(viewOf(world as S, seat));

/** What a seat cannot see. */
export const hiddenText = ({ own, shut }: W, seat: Seat | null): string =>
  text({ own: own.map((it, owner) => (owner === seat ? null : it)), shut });

/** Where a value is not plain JSON data: undefined, NaN, minus zero, a Map, a class; null when it is. */
export function notPlain(value: unknown, path: string): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      return value === null ? null : notPlainObject(value, path);
    case 'undefined':
    case 'function':
    case 'symbol':
    case 'bigint':
      return `${path} is ${typeof value}`;
  }
}

function notPlainObject(value: object, path: string): string | null {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
    return `${path} is a ${prototype.constructor?.name}`;
  // By index, so that a hole in an array shows as undefined.
  const keys = Array.isArray(value) ? Array.from(value, (_, i) => i) : Object.keys(value);
  for (const key of keys) {
    const fault = notPlain((value as Record<string | number, unknown>)[key], `${path}.${key}`);
    if (fault) return fault;
  }
  return null;
}

// The difference between two views, small enough to send after every move.
// A patch is [value] where something was replaced, [] where a key went away, and an object of patches below.
// Arrays of equal length are patched item by item, others replaced whole.

export type Patch = readonly [] | readonly [unknown] | { readonly [key: string]: Patch };

export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  if (Array.isArray(before) || Array.isArray(after)) return diffOfArrays(before, after);
  const from = before as Record<string, unknown>;
  const to = after as Record<string, unknown>;
  let patch: Record<string, Patch> | null = null;
  for (const key in to) {
    const [was, is] = [from[key], to[key]];
    const change = isThere(was) ? diff(was, is) : ([is] as const);
    if (!change) continue;
    patch ??= {};
    patch[key] = change;
  }
  for (const key in from) {
    if (isThere(to[key])) continue;
    patch ??= {};
    patch[key] = [];
  }
  return patch;
}

/** State holds no functions, so a function found under a key is inherited from Object (`constructor`): no such key. */
const isThere = (value: unknown): boolean => value !== undefined && typeof value !== 'function';

function diffOfArrays(before: object, after: object): Patch | null {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return [after];
  let patch: Record<string, Patch> | null = null;
  for (let i = 0; i < after.length; i++) {
    const change = diff(before[i], after[i]);
    if (!change) continue;
    patch ??= {};
    patch[i] = change;
  }
  return patch;
}

/** Whether there is no difference at all. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return areSameArrays(one, other);
  const [here, there] = [one as Record<string, unknown>, other as Record<string, unknown>];
  let keys = 0;
  for (const key in here) {
    const [mine, yours] = [here[key], there[key]];
    if (mine !== yours && !isSame(mine, yours)) return false;
    keys += 1;
  }
  for (const _ in there) keys -= 1;
  return keys === 0;
}

function areSameArrays(one: object, other: object): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i] && !isSame(one[i], other[i])) return false;
  return true;
}

/** The value after the patch; what did not change is shared with the value before. */
export function patched<T>(before: T, patch: Patch | null): T {
  if (patch === null) return before;
  if (isReplacement(patch)) return patch[0] as T;
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch)) {
    if (isReplacement(change) && change.length === 0) delete after[key];
    else after[key] = patched(after[key], change);
  }
  return after as T;
}

const isReplacement = (patch: Patch): patch is readonly [] | readonly [unknown] => Array.isArray(patch);

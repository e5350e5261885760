// What is met for the first time, of what was not explained in this browser before.

import type { AnyShape, First, Met } from '@quayside/rules';

type FirstMet = { first: First<AnyShape>; pieces: readonly string[] };

export function firstMet(
  firsts: readonly First<AnyShape>[],
  at: Met<AnyShape>,
  isExplained: (id: string) => boolean,
): FirstMet | null {
  for (const first of firsts) {
    const pieces = isExplained(first.id) ? null : first.met(at);
    if (pieces) return { first, pieces };
  }
  return null;
}

/** As it is kept among the tips that were seen. */
export const tipOf = (id: string): string => `first-${id}`;

import type { Refusal } from '../game.ts';

/** `return no('out-of-range', { range: 6 })`: reads as what it is. */
export const no = <Code extends string>(
  code: Code,
  args?: Record<string, string | number>,
): Refusal & { code: Code } => (args ? { code, args } : { code });

// Normalises a line of talk before it is stored.

import { LIMITS } from '@quayside/protocol';
import { withoutUnseen } from '../domain/names.ts';

// A heap of combining marks on one letter would cover its neighbours.
const HEAPS = /(\p{M}{3})\p{M}+/gu;

/** Null when no visible character is left. */
export function tidyLine(raw: string): string | null {
  const text = withoutUnseen(raw).replace(HEAPS, '$1').slice(0, LIMITS.lineLength).trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text : null;
}

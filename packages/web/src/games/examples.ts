// The examples in the rules of a game, in the page's language.

import type { Example } from '@quayside/rules';
import { loadExamples } from '@quayside/rules/courses';
import { defineWords } from '../words/define.ts';

export async function examplesOf(game: string): Promise<readonly Example[]> {
  const written = await loadExamples(game);
  return written ? written.examples(defineWords(`rules/${game}/examples`, written.words)) : [];
}

// Every words file of the web and of the games' rules, as `defineWords` is given them: by id, in English and in the
// pseudo-language. The language is chosen when a words file is evaluated, so this must be imported before any of them.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerPseudo } from '../src/words/define.ts';
import { pseudo } from '../src/words/pseudo.ts';

export const SRC = join(import.meta.dirname, '../src');

export type Defined = { english: object; pseudo: object };

/** Of Vite, and for pages alone; words they define are texts of the rules. */
const FOR_VITE = ['words/load.ts', 'games/ruleBook.ts'];

export async function allWords(): Promise<ReadonlyMap<string, Defined>> {
  const found = new Map<string, Defined>();
  registerPseudo(<T>(entries: T, id: string): T => {
    const translated = pseudo(entries);
    found.set(id, { english: entries as object, pseudo: translated as object });
    return translated;
  });
  for (const path of globSync('**/*.ts', { cwd: SRC }))
    if (!FOR_VITE.includes(path) && readFileSync(join(SRC, path), 'utf8').includes('defineWords('))
      await import(join(SRC, path));
  const { GAMES } = await import('@quayside/rules');
  const [{ rulesExactly }, { firstsOf, guideOf }, { examplesOf }, { lessonsOf }] = await Promise.all([
    import('../src/games/rules.ts'),
    import('../src/games/guide.ts'),
    import('../src/games/examples.ts'),
    import('../src/learn/course.ts'),
  ]);
  for (const game of Object.keys(GAMES))
    await Promise.all([rulesExactly(game), guideOf(game), firstsOf(game), examplesOf(game), lessonsOf(game)]);
  return found;
}

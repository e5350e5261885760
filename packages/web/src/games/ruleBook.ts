// The rules as text, in the page's language where there is a translation of it, in English else.

import { loadRulePieces } from '@quayside/rules/courses';
import { defineWords } from '../words/define.ts';
import { locale, PSEUDO } from '../words/locale.ts';
import { markPieces } from './markPieces.ts';

// One chunk per game, loaded when its rules are opened; the folder's name is the game's id.
const ENGLISH = import.meta.glob<string>('../../../rules/src/*/RULES.md', { query: '?rules', import: 'default' });
const TRANSLATED = import.meta.glob<string>('../words/locales/*/rules/*/RULES.md', {
  query: '?rules',
  import: 'default',
});

/**
 * As HTML made while building; its paragraphs are found by their number, as r3.2, and the words that name pieces are
 * marked (`data-rule-piece`). The pseudo-language accents what was marked in English.
 */
export async function loadRuleBook(game: string): Promise<string> {
  const translation = TRANSLATED[`../words/locales/${locale}/rules/${game}/RULES.md`];
  const load = translation ?? ENGLISH[`../../../rules/src/${game}/RULES.md`];
  const [text = '', english] = await Promise.all([load?.(), loadRulePieces(game)]);
  const html = markPieces(text, translation ? defineWords(`rules/${game}/rulePieces`, english) : english);
  return locale === PSEUDO ? (await import('../words/pseudo.ts')).pseudoHtml(html) : html;
}

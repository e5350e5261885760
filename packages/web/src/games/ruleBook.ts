// The rules as text, in the page's language where there is a translation of it, in English else.

import { locale, PSEUDO } from '../words/locale.ts';

// One chunk per game, loaded when its rules are opened; the folder's name is the game's id.
const ENGLISH = import.meta.glob<string>('../../../rules/src/*/RULES.md', { query: '?rules', import: 'default' });
const TRANSLATED = import.meta.glob<string>('../words/locales/*/rules/*/RULES.md', {
  query: '?rules',
  import: 'default',
});

/** As HTML made while building; its paragraphs are found by their number, as r3.2. */
export async function loadRuleBook(game: string): Promise<string> {
  const load =
    TRANSLATED[`../words/locales/${locale}/rules/${game}/RULES.md`] ?? ENGLISH[`../../../rules/src/${game}/RULES.md`];
  const html = (await load?.()) ?? '';
  return locale === PSEUDO ? (await import('../words/pseudo.ts')).pseudoHtml(html) : html;
}

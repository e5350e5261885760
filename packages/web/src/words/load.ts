// Loads the translations of the page's language. A new language is a folder `locales/<lang>/` and nothing else: a file
// there translates the words defined under its path, so `locales/de/seats.ts` those of defineWords('seats', ...).

import { registerPseudo, registerTranslation } from './define.ts';
import { languageTag, locale, PSEUDO } from './locale.ts';

const FILES = import.meta.glob<object>('./locales/*/**/*.ts', { import: 'default' });

/** Before any words file is evaluated. */
export async function loadWords(): Promise<void> {
  document.documentElement.lang = languageTag;
  if (locale === PSEUDO) {
    const { pseudo } = await import('./pseudo.ts');
    const { recorded } = await import('./recordWords.ts');
    registerPseudo((entries, id) => recorded(pseudo(entries), id));
  }
  const folder = `./locales/${locale}/`;
  const files = Object.entries(FILES).filter(([path]) => path.startsWith(folder));
  const load = async ([path, file]: (typeof files)[number]) =>
    registerTranslation(path.slice(folder.length, -'.ts'.length), await file());
  await Promise.all(files.map(load));
}

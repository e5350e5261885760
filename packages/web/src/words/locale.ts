// The page's language, chosen once: every words file is evaluated for it, so another choice means loading the page
// anew.

const KEY = 'quayside.lang'; // in localStorage

/** English, accented and 30 % longer: shows what is not translated and what does not fit. Made by pseudo.ts. */
export const PSEUDO = 'pseudo';

const isTag = (text: string | null): text is string => text !== null && /^[a-z]{2,8}(-[A-Za-z0-9]{2,8})*$/.test(text);

/** What the address asks for (`?lang=`) is remembered; then what is remembered; then English. */
export function chooseLocale(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const asked = new URLSearchParams(search).get('lang');
  if (isTag(asked)) storage.setItem(KEY, asked);
  const kept = storage.getItem(KEY);
  return isTag(kept) ? kept : 'en';
}

// Unit tests run in Node, without an address.
export const locale: string = globalThis.location === undefined ? 'en' : chooseLocale(location.search, localStorage);

/** What Intl is given. The pseudo-language has English grammar. */
export const languageTag: string = locale === PSEUDO ? 'en' : locale;

/** What dates and times of day are written by: the browser's own habit in English, the page's language else. */
export const dateTag: string | undefined = languageTag === 'en' ? undefined : languageTag;

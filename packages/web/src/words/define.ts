// Sentences in the page's language. A feature calls `defineWords` once, in its words.ts, with its English sentences;
// where the language has translations of them (registered before the app is loaded, see load.ts) these take their
// place.

/** What a translator writes for `T`: the same entries, any of which may be left out. */
export type Translation<T> = {
  [K in keyof T]?: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => infer R
      ? (...args: A) => R extends string ? string : R
      : T[K] extends readonly unknown[]
        ? T[K]
        : Translation<T[K]>;
};

type Entries = Record<string, unknown>;

const translations = new Map<string, Entries>();
let pseudo: (<T>(entries: T, id: string) => T) | null = null;

export const registerTranslation = (id: string, entries: object): unknown => translations.set(id, entries as Entries);

/** Every sentence defined from now on goes through `transform`. */
export function registerPseudo(transform: <T>(entries: T, id: string) => T): void {
  pseudo = transform;
}

/**
 * The entries in the page's language: strings, functions that return a string or a list of strings and elements, and
 * objects of them. An entry that is not translated stays English. `id` is the path of the translation's file below
 * `locales/<lang>/`.
 */
export function defineWords<const T extends object>(id: string, english: T): Widened<T> {
  const translation = translations.get(id);
  const entries = translation ? merged(english as Entries, translation) : english;
  return (pseudo ? pseudo(entries, id) : entries) as Widened<T>;
}

/** A sentence is a string to its readers, not that one English text. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : T extends readonly unknown[]
      ? { [K in keyof T]: Widened<T[K]> }
      : T extends object
        ? { readonly [K in keyof T]: Widened<T[K]> }
        : T;

const isGroup = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(english: Entries, translation: Entries): Entries {
  const entries = { ...english };
  for (const [name, value] of Object.entries(translation)) {
    const own = english[name];
    if (value !== undefined) entries[name] = isGroup(own) && isGroup(value) ? merged(own, value) : value;
  }
  return entries;
}

// The pseudo-language: “Sit here” becomes “[Šîît ĥéŕé]”. Accents show what was never translated, brackets what is cut
// off, the extra length what would not fit in a longer language.

const ACCENTED: Record<string, string> = Object.fromEntries(
  'aábḃcçdđeéfƒgĝhĥiîjĵkķlĺmṁnñoöpṗqɋrŕsštţuûvṽwŵxẋyýzž'.match(/../gu)!.map(([plain, accented]) => [plain, accented]),
);
const GROWTH = 0.3; // of the letters
/** What stays as it is: what is accented already, addresses, and character references of HTML. */
const KEPT = /\[[^\]]*\]|https?:\/\/\S+|&#?\w+;/g;

const accent = (letter: string): string => {
  const small = letter.toLowerCase();
  const accented = ACCENTED[small] ?? letter;
  return letter === small ? accented : accented.toUpperCase();
};

/** Doubles vowels until the text has grown enough, and accents every letter. */
function lengthen(text: string): string {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  let more = Math.ceil(letters * GROWTH);
  return text.replace(/[a-z]/gi, letter => {
    const accented = accent(letter);
    if (more === 0 || !/[aeiouy]/i.test(letter)) return accented;
    more--;
    return accented + accented.toLowerCase();
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `names`: what the sentence was given, such as the name of a person; it is shown as it is. */
export function pseudoText(text: string, names: readonly string[] = []): string {
  if (!/[a-z]/i.test(text.replace(KEPT, ''))) return text;
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const whole = names.filter(Boolean).map(name => `(?<!\\p{L})${escaped(name)}(?!\\p{L})`);
  const kept = new RegExp([KEPT.source, ...whole].join('|'), 'gu');
  let result = '';
  let from = 0;
  for (const { 0: found, index } of inner.matchAll(kept)) {
    result += lengthen(inner.slice(from, index)) + found;
    from = index + found.length;
  }
  return `${before}[${result + lengthen(inner.slice(from))}]${after}`;
}

/** The text of a page of HTML, its tags untouched, and what is drawn with letters (`<code>`). */
export const pseudoHtml = (html: string): string =>
  html.replace(/<code[^>]*>[^<]*|(^|>)([^<]+)/g, (code: string, tag: string | undefined, text: string) =>
    tag === undefined ? code : tag + pseudoText(text),
  );

/** Every string of an entry, also where a function returns it or it stands among elements. */
export const pseudo = <T>(entry: T): T => translated(entry, []) as T;

function translated(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string') return pseudoText(value, names);
  if (typeof value === 'function')
    return function (this: unknown, ...args: unknown[]) {
      return translated(Reflect.apply(value, this, args), args.flatMap(namesIn));
    };
  if (Array.isArray(value)) return value.map(part => translated(part, names));
  if (typeof value !== 'object' || value === null || isElement(value)) return value;
  // A piece drawn inside a phrase: `piece` and `id` say which.
  if ('piece' in value && 'text' in value) return { ...value, text: translated(value.text, names) };
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, translated(entry, names)]));
}

/** An element, or a seat inside a phrase. */
const isElement = (value: object): boolean => 'props' in value || ('seat' in value && typeof value.seat === 'number');

/** Strings that were handed in, alone, in a list, or as the name of somebody. Codes are put into words, not shown. */
function namesIn(arg: unknown): string[] {
  if (typeof arg === 'string') return [arg];
  if (Array.isArray(arg)) return arg.flatMap(namesIn);
  return typeof arg === 'object' && arg !== null && 'name' in arg ? namesIn(arg.name) : [];
}

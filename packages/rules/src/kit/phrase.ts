// A sentence with pieces in it: the web draws a seat's name with its emblem and a card with its picture,
// the terminal prints plain text. `say` keeps the sentences readable in words.ts:
//   say`${seat(2)} collects ${piece('card', 4)}.`

import type { Seat } from './seat.ts';

export type PhrasePart = string | { seat: Seat } | { piece: string; id: string | number; text: string };
export type Phrase = readonly PhrasePart[];

export const seat = (seat: Seat): PhrasePart => ({ seat });

/** Something drawn inline: `piece` says how, `id` says which, `text` is what a screen reader or terminal says. */
export const piece = (piece: string, id: string | number, text: string): PhrasePart => ({ piece, id, text });

/** The same piece where a sentence begins with it. */
export const atStart = (part: PhrasePart): PhrasePart =>
  typeof part === 'object' && 'piece' in part
    ? { ...part, text: part.text.charAt(0).toUpperCase() + part.text.slice(1) }
    : part;

export function say(strings: TemplateStringsArray, ...parts: (PhrasePart | number | Phrase)[]): Phrase {
  const phrase: PhrasePart[] = [];
  strings.forEach((text, i) => {
    if (text) phrase.push(text);
    const part = parts[i];
    if (part === undefined) return;
    if (Array.isArray(part)) phrase.push(...part);
    else phrase.push(typeof part === 'number' ? String(part) : (part as PhrasePart));
  });
  return phrase;
}

/** The phrase as plain text, with the names of the people in the seats. */
export function plain(phrase: Phrase, name: (seat: Seat) => string): string {
  return phrase.map(part => (typeof part === 'string' ? part : 'seat' in part ? name(part.seat) : part.text)).join('');
}

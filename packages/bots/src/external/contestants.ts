// How a program is named: `cmd:python3 my_bot.py --depth 3`. Words are parted by spaces; quotes keep spaces and commas
// inside a word. No shell reads it: whoever wants one writes `cmd:sh -c "…"`.

import { type BotPlayer, isLevel, isMeasure } from '../levels.ts';
import { isTemperament } from '../temperament.ts';

/** Who plays a seat: a bot of ours, or a program. `name` is how it was written. */
export type Contestant = { name: string } & (
  | { player: BotPlayer; command: null }
  | { player: null; command: readonly string[] }
);

const PROGRAM = 'cmd:';
const BOT = /^([a-zA-Z]+)(?::([1-9]\d{0,8}))?(?:\+([a-z]+))?$/;
const QUOTES = ['"', "'"];

/**
 * "admiral", "random", "captain:2000" for a captain with so many iterations, "captain+bold" for one with a temperament,
 * or "cmd:…"; null when it is none of these.
 */
export function contestantOf(text: string): Contestant | null {
  if (text.startsWith(PROGRAM)) {
    const command = wordsOf(text.slice(PROGRAM.length));
    return command?.[0] ? { name: text, player: null, command } : null;
  }
  const player = playerOf(text);
  return player && { name: text, player, command: null };
}

/** A bot of ours by its name; null when it is none. */
export function playerOf(text: string): BotPlayer | null {
  const [, level = '', iterations, temperament] = BOT.exec(text) ?? [];
  if (!(isMeasure(level) || isLevel(level))) return null;
  const player = { level, iterations: iterations === undefined ? null : Number(iterations) };
  if (temperament === undefined) return player;
  return isLevel(level) && isTemperament(temperament) ? { ...player, temperament } : null;
}

/** The names in a list, parted by commas outside quotes: `admiral,cmd:python3 bot.py,random`. */
export const seatNames = (list: string): string[] => split(list, ',').parts.map(part => part.trim());

/** The words of a command without their quotes; null where a quote is not closed. */
function wordsOf(text: string): string[] | null {
  const { parts, isOpen } = split(text, ' ');
  return isOpen ? null : parts.filter(part => part !== '').map(unquoted);
}

/** Cuts at every `mark` outside quotes. `isOpen`: a quote is not closed. */
function split(text: string, mark: string): { parts: string[]; isOpen: boolean } {
  const parts = [''];
  let quote: string | null = null;
  for (const letter of text) {
    if (letter === mark && quote === null) {
      parts.push('');
      continue;
    }
    if (quote === null && QUOTES.includes(letter)) quote = letter;
    else if (letter === quote) quote = null;
    parts.push(parts.pop()! + letter);
  }
  return { parts, isOpen: quote !== null };
}

function unquoted(word: string): string {
  let out = '';
  let quote: string | null = null;
  for (const letter of word) {
    if (quote === null && QUOTES.includes(letter)) quote = letter;
    else if (letter === quote) quote = null;
    else out += letter;
  }
  return out;
}

// Writes texts as codes of phrases (packed.ts): at each place the longest phrase that the text goes on with.

import { LITERAL, ONE_BYTE, PHRASES } from './packed.ts';

const FIRST = 32; // the first printable character
const COLUMNS = 96; // characters that a phrase can consist of
const MOST_LITERAL = 252; // bytes in one piece, so that no character is cut

const most = 1 + PHRASES.reduce((sum, { length }) => sum + length, 0);
const steps = new Uint16Array(COLUMNS * most);
const endings = new Uint16Array(most);
let nodes = 1;
for (const [code, phrase] of PHRASES.entries()) {
  let node = 0;
  for (let i = 0; i < phrase.length; i++) {
    const step = node * COLUMNS + phrase.charCodeAt(i) - FIRST;
    if (steps[step] === 0) steps[step] = nodes++;
    node = steps[step]!;
  }
  // A character among the frequent phrases stands among the printable ones too: the shorter code counts.
  endings[node] ||= code + 1;
}
/** A tree of all phrases: for each node and character the next node, 0 where no phrase goes on so. */
const next = steps.slice(0, COLUMNS * nodes);
/** By node: the code of the phrase that ends there, plus 1. */
const ending = endings.slice(0, nodes);

/** Used again for each text. */
let room = Buffer.allocUnsafe(1 << 14);

export function pack(text: string): Buffer {
  const most = 4 * text.length + 2; // a literal alone takes five bytes, the printable character after it at most two
  if (room.length < most) room = Buffer.allocUnsafe(2 * most);
  let length = 0;
  for (let i = 0; i < text.length; ) {
    let node = 0;
    let found = 0;
    let end = i;
    for (let j = i; j < text.length; ) {
      const column = text.charCodeAt(j++) - FIRST;
      if (column < 0 || column >= COLUMNS) break;
      node = next[node * COLUMNS + column]!;
      if (node === 0) break;
      if (ending[node] !== 0) {
        found = ending[node]!;
        end = j;
      }
    }
    if (found === 0) {
      end = literalEnd(text, i);
      const bytes = room.write(text.slice(i, end), length + 2);
      room[length] = LITERAL;
      room[length + 1] = bytes;
      length += 2 + bytes;
    } else {
      const rare = found - 1 - ONE_BYTE;
      if (rare < 0) room[length++] = found - 1;
      else {
        room[length++] = ONE_BYTE + (rare >> 8);
        room[length++] = rare & 255;
      }
    }
    i = end;
  }
  return Buffer.from(room.subarray(0, length));
}

/** Where the characters end that no phrase has. */
function literalEnd(text: string, from: number): number {
  let end = from;
  let bytes = 0;
  while (end < text.length && bytes < MOST_LITERAL - 3) {
    const code = text.codePointAt(end)!;
    if (code >= FIRST && code < FIRST + 95) break;
    end += code > 0xffff ? 2 : 1;
    bytes += 4;
  }
  return end;
}

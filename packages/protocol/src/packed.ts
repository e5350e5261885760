// Packed messages, as the browser reads them. A text is written as the codes of phrases that messages of the protocol
// and of the games consist of; a long part of it is deflated instead, because it repeats itself.

import { FREQUENT, RARE } from './vocabulary.ts';

/** Characters that every message may contain. */
const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

/** How many phrases have a code of one byte. All others have two: the first from here to below DEFLATED. */
export const ONE_BYTE = 246;
/**
 * Three bytes follow with the length, the highest first, and as many bytes of raw deflate with VOCABULARY as
 * dictionary.
 */
export const DEFLATED = 254;
/** A byte follows with the length, and as many bytes of UTF-8. */
export const LITERAL = 255;

/** By code; those with codes of one byte first. */
export const PHRASES: readonly string[] = [...FREQUENT.split('\n'), ...RARE.split('\n'), ...PRINTABLE];

/** Preset deflate dictionary: the phrases, the most frequent last. Both ends need the same bytes. */
export const VOCABULARY = [RARE, FREQUENT].join('\n').replaceAll('\n', '');

/** The text of a packed message in parts: texts, and bytes that are yet to be inflated. Throws where it is none. */
export function partsOf(packed: Uint8Array): (string | Uint8Array)[] {
  const parts: (string | Uint8Array)[] = [];
  let text = '';
  for (let i = 0; i < packed.length; ) {
    const code = packed[i++]!;
    if (code === DEFLATED) {
      const from = i + 3;
      i = from + ((packed[i]! << 16) | (packed[i + 1]! << 8) | packed[i + 2]!);
      if (!(i <= packed.length)) throw new Error('a packed message is cut off');
      parts.push(text, packed.subarray(from, i));
      text = '';
    } else if (code === LITERAL) {
      const from = i + 1;
      i = from + packed[i]!;
      if (!(i <= packed.length)) throw new Error('a packed message is cut off');
      text += new TextDecoder().decode(packed.subarray(from, i));
    } else {
      const phrase = PHRASES[code < ONE_BYTE ? code : ONE_BYTE + (code - ONE_BYTE) * 256 + packed[i++]!];
      if (phrase === undefined) throw new Error('a packed message has an unknown code');
      text += phrase;
    }
  }
  parts.push(text);
  return parts.filter(part => part.length > 0);
}

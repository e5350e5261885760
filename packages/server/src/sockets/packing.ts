// What is told at the end of a round is long and repeats itself: deflated it shrinks to a third. Done here rather than by
// the sockets themselves, whose compressors would keep 80 kB each and do the work again for every window.

import { deflateRawSync } from 'node:zlib';

const LONG = 150; // characters; below this there is little to gain
const SETTINGS = { windowBits: 12, memLevel: 4, chunkSize: 1024 };

let last = { text: '', frame: Buffer.alloc(0) };

/** The frame for a client that asked for packed messages: binary where the text is long. */
export function packed(text: string): string | Buffer {
  if (text.length < LONG) return text;
  // Onlookers and second windows are sent the same text one after the other.
  if (text !== last.text) last = { text, frame: deflateRawSync(text, SETTINGS) };
  return last.frame;
}

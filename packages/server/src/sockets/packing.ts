// What is told at the end of a round is long and repeats itself: deflated it shrinks to a third. Done here rather than by
// the sockets themselves, whose compressors would keep 80 kB each and do the work again for every window.

import { deflateRawSync } from 'node:zlib';

const LONG = 250; // characters; below this there is little to gain
const SETTINGS = { windowBits: 12, memLevel: 4, chunkSize: 1024 };

// Seats that learn nothing of their own, onlookers and second windows are sent the same text in one go.
const frames = new Map<string, Buffer>();
const FRAMES_KEPT = 16;

/** The frame for a client that asked for packed messages: binary where the text is long. */
export function packed(text: string): string | Buffer {
  if (text.length < LONG) return text;
  const known = frames.get(text);
  if (known) return known;
  if (frames.size === FRAMES_KEPT) frames.clear();
  const frame = deflateRawSync(text, SETTINGS);
  frames.set(text, frame);
  return frame;
}

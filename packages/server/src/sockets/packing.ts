// What is told at the end of a round is long and repeats itself: deflated it shrinks to a third. Done here rather than by
// the sockets themselves, whose compressors would keep 80 kB each and do the work again for every window.

import { constants, deflateRawSync } from 'node:zlib';

const LONG = 250; // characters; below this there is little to gain
const SETTINGS = { windowBits: 12, memLevel: 4, chunkSize: 1024 };

// Seats that learn nothing of their own, onlookers and second windows are sent the same text in one go.
const FRAMES_KEPT = 16;
const WHOLE = { settings: SETTINGS, kept: new Map<string, Buffer>() };
/** Left open at the end, for more to follow. */
const BEGUN = { settings: { ...SETTINGS, finishFlush: constants.Z_SYNC_FLUSH }, kept: new Map<string, Buffer>() };

/**
 * The frame for a client that asked for packed messages: binary where the text is long. `shared`: so many characters of
 * it are said to others too, and are packed once for all.
 */
export function packed(text: string, shared = 0): string | Buffer {
  if (text.length < LONG) return text;
  if (shared < LONG) return deflated(text, WHOLE);
  return Buffer.concat([deflated(text.slice(0, shared), BEGUN), asLastBlock(text.slice(shared))]);
}

function deflated(text: string, { settings, kept }: typeof WHOLE): Buffer {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size === FRAMES_KEPT) kept.clear();
  const frame = deflateRawSync(text, settings);
  kept.set(text, frame);
  return frame;
}

/** As it stands: a block of the kind that is stored, not squeezed (RFC 1951, 3.2.4). */
function asLastBlock(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.from([1, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

// What is told of a step repeats itself, and most of it is told to everybody: deflated it shrinks to a half or a third.
// Done here rather than by the sockets themselves, whose compressors would keep 80 kB each and do the work again for
// every window.

import { constants, deflateRawSync } from 'node:zlib';
import { VOCABULARY } from '@quayside/protocol';

const LONG = 250; // characters; below this there is little to gain
const LONG_SHARED = 140; // where the work is done once for all
const SETTINGS = { windowBits: 12, memLevel: 4, chunkSize: 1024, dictionary: Buffer.from(VOCABULARY) };

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
  if (shared >= LONG_SHARED) return ended(deflated(text.slice(0, shared), BEGUN), Buffer.from(text.slice(shared)));
  return text.length < LONG ? text : deflated(text, WHOLE);
}

function deflated(text: string, { settings, kept }: typeof WHOLE): Buffer {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size === FRAMES_KEPT) kept.clear();
  const frame = deflateRawSync(text, settings);
  kept.set(text, frame);
  return frame;
}

const LENGTH = 4; // bytes: of what a stored block holds, and the same with all bits turned over
const END = [3, 0]; // a last block, with nothing in it

/**
 * What was begun ends in an empty block of the kind that is stored, not squeezed (RFC 1951, 3.2.4): it is given the rest
 * to hold.
 */
function ended(begun: Buffer, rest: Buffer): Buffer {
  const frame = Buffer.allocUnsafe(begun.length + rest.length + END.length);
  begun.copy(frame);
  frame.writeUInt16LE(rest.length, begun.length - LENGTH);
  frame.writeUInt16LE(~rest.length & 0xffff, begun.length - LENGTH + 2);
  rest.copy(frame, begun.length);
  frame.set(END, begun.length + rest.length);
  return frame;
}

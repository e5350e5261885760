// Deflates long messages to a half or a third. Done here rather than by the WebSocket extension, whose compressors would
// keep 80 kB for each socket and deflate the same update again for each client.

import { deflateRawSync } from 'node:zlib';
import { PACKED_FROM, VOCABULARY } from '@quayside/protocol';

const LONG = 250; // characters; below this there is little to gain
const LONG_COMMON = 100; // where the work is done once for all
const SETTINGS = { windowBits: 12, memLevel: 4, chunkSize: 1024, dictionary: Buffer.from(VOCABULARY) };

const KEPT = 300;
/** Texts that were common lately, deflated; the oldest first. */
const kept = new Map<string, Buffer>();

type Texts = { common: string; own: string };

/** Frames of messages that may be sent again, to others or later; a message is never changed. */
const frames = new WeakMap<Texts, string | Buffer>();

/** The frame for a client that asked for packed messages: binary where the text is long. */
export function packed(message: Texts): string | Buffer {
  const known = frames.get(message);
  if (known !== undefined) return known;
  const made = packedNow(message);
  frames.set(message, made);
  return made;
}

function packedNow({ common, own }: Texts): string | Buffer {
  if (common.length >= LONG_COMMON) return frame(deflatedOnce(common), own);
  const whole = common + own;
  return whole.length < LONG ? whole : frame(deflateRawSync(whole, SETTINGS), '');
}

function deflatedOnce(text: string): Buffer {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size === KEPT) kept.delete(kept.keys().next().value!);
  const deflated = deflateRawSync(text, SETTINGS);
  kept.set(text, deflated);
  return deflated;
}

/** How long the deflated part is, that part, and the rest as it is. */
function frame(deflated: Buffer, rest: string): Buffer {
  const restAt = PACKED_FROM + deflated.length;
  const whole = Buffer.allocUnsafe(restAt + Buffer.byteLength(rest));
  whole.writeUInt32BE(deflated.length);
  whole.set(deflated, PACKED_FROM);
  whole.write(rest, restAt);
  return whole;
}

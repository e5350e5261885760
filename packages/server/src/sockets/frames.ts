// Messages as the bytes that go out: one WebSocket frame, whole. It is made once for all who are sent the same message,
// and goes out in one piece, where the library would make its beginning anew for each socket and write it apart.

import { packed } from './packing.ts';

type Texts = { common: string; own: string };

const TEXT = 0x81; // the last (and only) frame of a text
const BINARY = 0x82;
const SHORT = 125; // bytes whose number stands in the second byte itself
const TWO_BYTES = 126; // the number follows in two bytes
const EIGHT_BYTES = 127;

/** Frames of messages that may be sent again, to others or later; a message is never changed. */
const packedFrames = new WeakMap<Texts, Buffer>();
const plainFrames = new WeakMap<Texts, Buffer>();

export function frameOf(message: Texts, { isPacked }: { isPacked: boolean }): Buffer {
  const frames = isPacked ? packedFrames : plainFrames;
  const known = frames.get(message);
  if (known) return known;
  const made = frame(isPacked ? packed(message) : message.common + message.own);
  frames.set(message, made);
  return made;
}

/** RFC 6455, 5.2. A server does not mask what it sends. */
export function frame(payload: string | Buffer): Buffer {
  const isText = typeof payload === 'string';
  const length = isText ? Buffer.byteLength(payload) : payload.length;
  const from = length <= SHORT ? 2 : length < 1 << 16 ? 4 : 10;
  const whole = Buffer.allocUnsafe(from + length);
  whole[0] = isText ? TEXT : BINARY;
  if (from === 2) whole[1] = length;
  else if (from === 4) {
    whole[1] = TWO_BYTES;
    whole.writeUInt16BE(length, 2);
  } else {
    whole[1] = EIGHT_BYTES;
    whole.writeBigUInt64BE(BigInt(length), 2);
  }
  if (isText) whole.write(payload, from);
  else whole.set(payload, from);
  return whole;
}

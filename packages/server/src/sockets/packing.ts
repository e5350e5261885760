// Packs messages for clients that asked for it. Done here rather than by the WebSocket extension, whose compressors
// would keep 80 kB for each socket and deflate the same update again for each client.

import { deflateRawSync } from 'node:zlib';
import { DEFLATED, VOCABULARY } from '@quayside/protocol';
import { pack } from '@quayside/protocol/pack';

const LONG = 3000; // characters, from which deflating packs better than phrases do
const SETTINGS = { windowBits: 15, chunkSize: 4096, dictionary: Buffer.from(VOCABULARY) };

const KEPT = 300;
/** Texts that were common lately, packed; the oldest first. */
const kept = new Map<string, Buffer>();

type Texts = { common: string; own: string };

export function packed({ common, own }: Texts): Buffer {
  return common === '' ? part(own) : Buffer.concat([packedOnce(common), part(own)]);
}

function packedOnce(text: string): Buffer {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size === KEPT) kept.delete(kept.keys().next().value!);
  const made = part(text);
  kept.set(text, made);
  return made;
}

function part(text: string): Buffer {
  if (text.length < LONG) return pack(text);
  const deflated = deflateRawSync(text, SETTINGS);
  const head = Buffer.allocUnsafe(4);
  head[0] = DEFLATED;
  head.writeUIntBE(deflated.length, 1, 3);
  return Buffer.concat([head, deflated]);
}

// Chance that can be checked: a match has a 32-byte seed, and its n-th draw of chance starts from SHA-256(seed, n).
// So a record replays exactly, and past rolls tell nothing about future ones.

import { hexToBytes } from '@noble/hashes/utils.js';
import { type Rng, rngFrom } from '@quayside/rules';
import { sha256, sha256Hex } from '#sha256';

/** 64 hexadecimal digits. */
export type Seed = string;

export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** A seed from any text: for tests, playthroughs and the command line. */
export const seedOf = (text: string): Seed => sha256Hex(text);

/** The generator for the set-up (n = 0) and for the entry of the log with index n - 1. */
export function rngAt(seed: Seed, n: number): Rng {
  const input = new Uint8Array(36);
  input.set(hexToBytes(seed));
  const bytes = new DataView(input.buffer);
  bytes.setUint32(32, n);
  const digest = sha256(input);
  const hash = new DataView(digest.buffer, digest.byteOffset);
  return rngFrom(hash.getUint32(0), hash.getUint32(4), hash.getUint32(8), hash.getUint32(12));
}

/** What the sea's device draws from before entry n - 1 is played: a stream apart, so that the move draws afresh. */
export const seaRngAt = (seed: Seed, n: number): Rng => rngAt(seed, n + 0x80000000);

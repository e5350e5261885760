// Secrets that people and their browsers hold. The server keeps only their hashes, and finds them by hash, so reading
// the database or measuring its answers helps nobody to guess one. All have at least 80 random bits: SHA-256 is enough.

import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const ID_BYTES = 12;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** For cookies and links. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

// Crockford's base 32, five bits a letter: no i, l, o, u.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LETTERS = 16; // 80 bits
const GROUP = 4;

/** A recovery code as it is shown: 7k3m-09xq-h2v8-tt4e. */
export function newCode(): string {
  const letters = Array.from(randomBytes(CODE_LETTERS), byte => LETTERS[byte % LETTERS.length]!).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

/** Normalises a recovery code as somebody typed it; null when it cannot be one. */
export function lettersOf(typed: string): string | null {
  const letters = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  const isCode = letters.length === CODE_LETTERS && [...letters].every(letter => LETTERS.includes(letter));
  return isCode ? letters : null;
}

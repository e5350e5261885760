// SHA-256 in browsers and their workers, whose own is asynchronous.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

export { sha256 };

/** Of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(new TextEncoder().encode(text)));

// SHA-256 in Node, which has its own: many times faster than one written in JavaScript.

import { hash } from 'node:crypto';

export const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer');

/** Of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => hash('sha256', text, 'hex');

// Reads a frame from the server as every test client does: unpacked, parsed, and checked against its schema.

import { inflateRawSync } from 'node:zlib';
import { Compile } from 'typebox/compile';
import { partsOf, TO_CLIENT, type ToClient, VOCABULARY } from '../src/index.ts';

const CHECKS = new Map(Object.entries(TO_CLIENT).map(([t, schema]) => [t, Compile(schema)]));
const SHOWN = 500; // characters of a wrong message in the error

const dictionary = Buffer.from(VOCABULARY);

/** The text of a packed message. */
export const unpacked = (frame: Buffer): string =>
  partsOf(frame)
    .map(part => (typeof part === 'string' ? part : `${inflateRawSync(part, { dictionary })}`))
    .join('');

/** The message of a text frame; throws where it is none of TO_CLIENT, naming what is wrong and where. */
export function messageIn(text: string): ToClient {
  const message = JSON.parse(text) as ToClient;
  const check = CHECKS.get(message.t);
  if (!check) throw new Error(`the server sent a message that is not in TO_CLIENT: ${text.slice(0, SHOWN)}`);
  if (check.Check(message)) return message;
  const faults = check.Errors(message).map(({ instancePath, schemaPath, message }) => {
    return `${instancePath || '/'} ${message} (${schemaPath})`;
  });
  throw new Error(`the server sent a wrong message: ${faults.join('; ')} in ${text.slice(0, SHOWN)}`);
}

// Writes what follows from the schemas of the protocol: docs/protocol.md, and where the messages have changed, the next
// WIRE_VERSION with its digest.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reference, wireDigest } from '../packages/protocol/src/reference.ts';
import { WIRE_DIGEST, WIRE_VERSION } from '../packages/protocol/src/wire.ts';

const ROOT = join(import.meta.dirname, '..');
const WIRE = join(ROOT, 'packages/protocol/src/wire.ts');

writeFileSync(join(ROOT, 'docs/protocol.md'), reference());
const digest = wireDigest();
if (digest !== WIRE_DIGEST) {
  const wire = readFileSync(WIRE, 'utf8')
    .replace(`WIRE_VERSION = ${WIRE_VERSION}`, `WIRE_VERSION = ${WIRE_VERSION + 1}`)
    .replace(`WIRE_DIGEST = '${WIRE_DIGEST}'`, `WIRE_DIGEST = '${digest}'`);
  writeFileSync(WIRE, wire);
  process.stdout.write(`The messages have changed: WIRE_VERSION is ${WIRE_VERSION + 1} now.\n`);
}

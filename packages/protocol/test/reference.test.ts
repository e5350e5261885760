import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { TO_CLIENT, TO_SERVER } from '../src/index.ts';
import { reference, wireDigest } from '../src/reference.ts';
import { WIRE_DIGEST } from '../src/wire.ts';

const DOCUMENT = join(import.meta.dirname, '../../../docs/protocol.md');

describe('the protocol', () => {
  test('has the messages that WIRE_VERSION stands for', () => {
    assert.equal(
      wireDigest(),
      WIRE_DIGEST,
      'The messages or the deflate dictionary have changed, and open pages do not know them. ' +
        'Run `npm run protocol`: it raises WIRE_VERSION, so that those pages are told to reload.',
    );
  });

  test('is described in docs/protocol.md as it is', () => {
    assert.ok(
      readFileSync(DOCUMENT, 'utf8') === reference(),
      'docs/protocol.md does not say what the schemas say: run `npm run protocol`.',
    );
  });

  test('says of every message what it is for', () => {
    const silent = [...Object.entries(TO_SERVER), ...Object.entries(TO_CLIENT)].flatMap(([t, schema]) =>
      'description' in schema ? [] : [t],
    );
    assert.deepEqual(silent, []);
  });
});

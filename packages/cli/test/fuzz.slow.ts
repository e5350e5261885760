// A short fuzzing of a real server; `npm run -s quayside -- fuzz --help` says how to run a long one.

import { deepEqual, ok } from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '../src/fuzz/requests.ts';
import { fuzzServer } from '../src/fuzz/run.ts';

const SERVER = fileURLToPath(new URL('../../server/src', import.meta.url));

describe('fuzz', () => {
  test('knows every route of the server', () => {
    const source = globSync('**/*.ts', { cwd: SERVER }).map(file => readFileSync(`${SERVER}/${file}`, 'utf8'));
    const paths = source.flatMap(text =>
      [...text.matchAll(/'(\/(?:api|socket|healthz|metrics)[^' ]*[^'/ ])'/g)].map(it => it[1]!),
    );
    ok(paths.length > 20);
    const known = new Set(ROUTES.map(({ path }) => path));
    deepEqual(
      [...new Set(paths)].filter(path => !known.has(path)),
      [],
    );
  });

  for (const isLimited of [false, true])
    test(`nothing is found in a short time, with limits ${isLimited ? 'as they are' : 'lifted'}`, async () => {
      const { findings, found } = await fuzzServer({ frames: 6000, requests: 400, seconds: 20, seed: 7, isLimited });
      deepEqual(findings, []);
      const { accepted = 0, refused = 0 } = found['answers'] as Record<string, number>;
      ok(accepted > 0 && refused > accepted, JSON.stringify(found));
    });
});

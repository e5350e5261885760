// What is wrong with the address of a database is told in one sentence.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DatabaseError } from '../src/store/databaseError.ts';
import { connectPostgres } from '../src/store/postgresClient.ts';

const BAD: [string, RegExp][] = [
  [
    'postgres://%zz@127.0.0.1:1/x',
    /^PostgreSQL at 127\.0\.0\.1:1 cannot be reached: nothing accepts connections there\.$/,
  ],
  ['postgres://127.0.0.1:1/%zz', /nothing accepts connections there\.$/],
  ['postgres://127.0.0.1:1/x?sslrootcert=/nope', /cannot be reached: the file \/nope cannot be read\.$/],
  ['postgres://127.0.0.1:1/x', /cannot be reached: nothing accepts connections there\.$/],
  ['postgres:///x?host=/nope', /cannot be reached: there is no such socket\.$/],
];
for (const [url, says] of BAD)
  test(url, async () => {
    await assert.rejects(connectPostgres(url), (error: Error) => {
      assert.ok(error instanceof DatabaseError, String(error.stack));
      assert.match(error.message, says);
      return true;
    });
  });

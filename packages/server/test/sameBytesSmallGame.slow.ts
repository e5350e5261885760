// The law of secrets for bytes (sameBytes.ts), on the small game. All five games, and more planted leaks, stand in
// sameBytes.slow.ts.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TO_SERVER } from '@quayside/protocol';
import { HiddenCommitments } from '../src/domain/hiddenCommitments.ts';
import { HTTP_REQUESTS, SOCKET_MESSAGES } from './everyRequest.ts';
import { COMMITS, COMMITS_LATER, COMMITS_TWICE, differences, givenIn, NOTHING } from './sameBytes.ts';
import { PEARLS, TestServer } from './testServer.ts';

const SETTING = { game: PEARLS, from: 4 };

test('Every route and every message of the socket is tried', async () => {
  const server = await TestServer.open();
  assert.deepEqual(Object.keys(HTTP_REQUESTS).sort(), server.routes.sort());
  assert.deepEqual(Object.keys(SOCKET_MESSAGES).sort(), Object.keys(TO_SERVER).sort());
  await server.close();
});

describe('hidden commitments', () => {
  test('Nobody can tell whether a seat has committed, or has taken that back', async () => {
    const nothing = await givenIn(SETTING, NOTHING);
    for (const secret of [COMMITS_LATER, COMMITS_TWICE])
      assert.deepEqual(differences(nothing, await givenIn(SETTING, secret)), [], secret.name);
  });

  test('A planted leak is found: the list of tables tells when the last commitment was made', async t => {
    t.mock.method(HiddenCommitments.prototype, 'withholds', () => false);
    const leaks = differences(await givenIn(SETTING, NOTHING), await givenIn(SETTING, COMMITS));
    assert.match(leaks.join(), /the host, .*\n {2}GET \/api\/tables … .*"since":/);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { socketPath, WIRE_VERSION } from '@quayside/protocol';
import { TestServer } from './testServer.ts';

describe('the version of the wire', async () => {
  const server = await TestServer.open();
  const ann = await server.guest('Ann');
  const table = await server.table(ann);

  const versions = { missing: '', empty: '?v=', older: `?v=${WIRE_VERSION - 1}`, newer: `?v=${WIRE_VERSION + 1}` };
  for (const [which, query] of Object.entries(versions))
    test(`${which}: the page is told to reload`, async () => {
      const socket = await ann.connectTo(`/socket/${table}${query}`);
      const { code, retry, sentence } = await socket.until('bye');
      assert.deepEqual([code, retry], ['reload-page', false]);
      assert.match(sentence, /[Rr]eload/);
      assert.deepEqual(await socket.untilClosed(), { code: 4000, reason: 'reload-page' });
    });

  test('the same on both ends: the socket is heard', async () => {
    const socket = await ann.connectTo(socketPath(table, { packed: true }));
    socket.say({ t: 'hello', since: null });
    assert.equal((await socket.until('table')).you.name, 'Ann');
    assert.ok(socket.packed > 0);
  });
});

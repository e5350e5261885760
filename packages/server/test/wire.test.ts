import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { socketPath, WIRE_VERSION } from '@quayside/protocol';
import { House } from './testServer.ts';

describe('the version of the wire', async () => {
  const house = await House.open();
  const ann = await house.guest('Ann');
  const table = await house.table(ann);

  const versions = { missing: '', empty: '?v=', older: `?v=${WIRE_VERSION - 1}`, newer: `?v=${WIRE_VERSION + 1}` };
  for (const [which, query] of Object.entries(versions))
    test(`${which}: the page is told to reload`, async () => {
      const line = await ann.connectTo(`/socket/${table}${query}`);
      const { code, retry, sentence } = await line.until('bye');
      assert.deepEqual([code, retry], ['reload-page', false]);
      assert.match(sentence, /[Rr]eload/);
      assert.deepEqual(await line.untilClosed(), { code: 4000, reason: 'reload-page' });
    });

  test('the same on both ends: the socket is heard', async () => {
    const line = await ann.connectTo(socketPath(table, { packed: true }));
    line.say({ t: 'hello', since: null });
    assert.equal((await line.until('table')).you.name, 'Ann');
    assert.ok(line.packed > 0);
  });
});

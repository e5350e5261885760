import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { playOut } from './play.ts';
import { TestServer } from './testServer.ts';

describe('long answers', async () => {
  const server = await TestServer.open();
  const { table, ann, annAt, benAt } = await server.pair();
  await playOut([annAt, benAt]);

  /** Not by `fetch`, which decodes what it gets. */
  async function get(path: string, accepted = 'identity') {
    const headers = { cookie: ann.cookie, 'accept-encoding': accepted };
    const asked = request(`${server.url}${path}`, { headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    return { status: answer.statusCode, headers: answer.headers, body };
  }
  const long = `/api/tables/${table}/history`;

  test('are compressed as the client can read them, and say the same', async () => {
    const plain = await get(long);
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.headers['vary'], 'accept-encoding');
    const brotli = await get(long, 'gzip, deflate, br;q=0.9');
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
    const gzip = await get(long, 'gzip, br;q=0');
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.deepEqual(gunzipSync(gzip.body), plain.body);
    for (const { body, headers } of [brotli, gzip]) {
      assert.ok(body.length < plain.body.length / 2);
      assert.equal(Number(headers['content-length']), body.length);
    }
  });

  test('are left as they are where the client reads no compression, and short ones always', async () => {
    for (const accepted of ['identity', 'gzip;q=0', 'br;q=0.0', 'bread'])
      assert.equal((await get(long, accepted)).headers['content-encoding'], undefined, accepted);
    assert.equal((await get('/api/me/statistics', 'br')).headers['content-encoding'], undefined);
  });

  test('with codes and tokens are never compressed', async () => {
    for (const url of ['/api/me', '/api/me/identity', '/api/me/bots', '/api/me/push']) {
      const { status, headers } = await get(url, 'br, gzip');
      assert.deepEqual([status, headers['vary'], headers['content-encoding']], [200, undefined, undefined], url);
    }
  });
});

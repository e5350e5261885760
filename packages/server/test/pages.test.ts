import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { TestServer } from './testServer.ts';

describe('pages', () => {
  const web = mkdtempSync(join(tmpdir(), 'quayside-web-'));
  let server: TestServer;
  before(async () => {
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<title>Quayside</title>');
    writeFileSync(join(web, 'assets', 'main-4f2a.js'), 'export {};');
    writeFileSync(join(web, 'assets', 'verifier-9c1d.js'), 'export {};');
    writeFileSync(join(web, 'assets', 'board-77aa.js'), 'export {};');
    writeFileSync(join(web, 'assets', 'board-77aa.js.br'), brotliCompressSync('export {};'));
    writeFileSync(join(web, 'assets', 'board-77aa.js.gz'), gzipSync('export {};'));
    server = await TestServer.open({ web, config: { requestsPerMinute: 30 } });
  });
  after(async () => {
    await server.close();
    rmSync(web, { recursive: true });
  });

  const get = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    return { status: answer.status, text: await answer.text(), cache: answer.headers.get('cache-control') };
  };

  for (const path of ['/', '/t/abc', '/games/waves/rules', '/t/abc?x=1'])
    test(`${path} is the one page, asked for anew each time`, async () => {
      const { status, text, cache } = await get(path);
      assert.deepEqual([status, text, cache], [200, '<title>Quayside</title>', 'no-cache']);
    });

  test('Files with a hash in their name are kept for good', async () => {
    const { status, cache } = await get('/assets/main-4f2a.js');
    assert.deepEqual([status, cache], [200, 'public, max-age=31536000, immutable']);
  });

  for (const [accepted, sent] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const)
    test(`A browser that accepts ${accepted} is sent the copy made at build: ${sent}`, async () => {
      const answer = await fetch(`${server.url}/assets/board-77aa.js`, { headers: { 'accept-encoding': accepted } });
      assert.equal(answer.headers.get('content-encoding'), sent);
      assert.match(answer.headers.get('vary')!, /accept-encoding/i);
      assert.match(answer.headers.get('content-type')!, /javascript/);
      assert.equal(await answer.text(), 'export {};');
    });

  test('Only the worker that lets dice fall again may run WebAssembly', async () => {
    const policy = async (path: string) =>
      (await fetch(`${server.url}${path}`)).headers.get('content-security-policy') ?? '';
    assert.match(await policy('/assets/verifier-9c1d.js'), /script-src 'self' 'wasm-unsafe-eval';/);
    assert.match(await policy('/'), /script-src 'self';/);
    assert.equal(await policy('/assets/main-4f2a.js'), '', 'a script of a page is held by the page');
  });

  test('A club behind one address may fetch as many files as it likes', async () => {
    for (let i = 0; i < 40; i++) assert.equal((await get('/assets/main-4f2a.js')).status, 200);
  });

  for (const path of ['/assets/gone.js', '/favicon.png', '/api/none', '/socket', '/socket/abc', '/../package.json'])
    test(`${path} is not there`, async () => {
      const { status, text } = await get(path);
      assert.equal(status, 404);
      assert.equal(JSON.parse(text).code, 'not-found');
    });
});

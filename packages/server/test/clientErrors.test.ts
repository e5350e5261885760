import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { TestServer } from './testServer.ts';

describe('/api/client-error', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  const report = { part: 'board', message: 'no such card', stack: 'at Board', page: '/t/abc', table: 'abc', ply: 3 };
  const send = (cookie: string, body: object) =>
    fetch(`${server.url}/api/client-error`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const cookieOf = async () => (await fetch(`${server.url}/api/me`)).headers.getSetCookie()[0]!.split(';')[0]!;

  test('A page of a guest may report that it failed, and it is counted', async () => {
    const cookie = await cookieOf();
    assert.equal((await send(cookie, report)).status, 204);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    assert.match(metrics, /^quayside_page_errors_total 1$/m);
  });

  test('A stranger may not, nor may a report be long, or hold anything else', async () => {
    assert.equal((await send('', report)).status, 401);
    const cookie = await cookieOf();
    assert.equal((await send(cookie, { ...report, stack: 'x'.repeat(2001) })).status, 400);
    assert.equal((await send(cookie, { ...report, more: 1 })).status, 400);
  });

  test('Twenty reports a minute are enough for one address', async () => {
    const cookie = await cookieOf();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(cookie, report)));
    assert.ok(answers.some(({ status }) => status === 429));
  });
});

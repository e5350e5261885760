// What never reaches a route: every answer still has a code and a sentence, and nothing is waited for without end.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ERRORS, type ErrorCode } from '../src/errors.ts';
import { answerOn, type RawAnswer, rawRequest, rawSocket } from './rawRequest.ts';
import { TestServer } from './testServer.ts';

const lines = (...of: string[]) => [...of, '', ''].join('\r\n');
const HANDSHAKE = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
const JSON_BODY = ['Host: quay', 'Connection: close', 'Content-Type: application/json'];

function refuses({ status, head, body }: RawAnswer, code: ErrorCode): void {
  assert.equal(status, ERRORS[code].status, head);
  assert.match(head, /content-type: application\/json/i);
  const said = JSON.parse(body);
  assert.equal(said.code, code);
  assert.match(said.sentence, /^\S.*\.$/);
}

describe('a request that cannot be served', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open({ config: { requestSeconds: 0.4 } });
  });
  after(() => server.close());

  const cases: [string, string, ErrorCode][] = [
    ['an escape that is none', lines('GET /%E0%A4%A HTTP/1.1', 'Host: quay', 'Connection: close'), 'bad-address'],
    ['an escape that is none, below /api', lines('GET /api/tables/%/x HTTP/1.1', ...JSON_BODY), 'bad-address'],
    [
      'a name longer than any table’s',
      lines(`GET /api/tables/${'x'.repeat(500)}/record HTTP/1.1`, ...JSON_BODY),
      'not-found',
    ],
    ['a method nobody serves', lines('DELETE /api/me HTTP/1.1', ...JSON_BODY), 'not-found'],
    ['a method that does not exist', lines('SAIL / HTTP/1.1', 'Host: quay'), 'bad-request'],
    ['no HTTP at all', 'ahoy\r\n\r\n', 'bad-request'],
    ['a body that is no JSON', `${lines('PUT /api/me HTTP/1.1', ...JSON_BODY, 'Content-Length: 3')}{a}`, 'bad-json'],
    ['an empty body', lines('PUT /api/me HTTP/1.1', ...JSON_BODY, 'Content-Length: 0'), 'bad-json'],
    [
      'JSON that would change prototypes',
      `${lines('PUT /api/me HTTP/1.1', ...JSON_BODY, 'Content-Length: 16')}{"__proto__":{}}`,
      'bad-json',
    ],
    [
      'a body of another type',
      lines('PUT /api/me HTTP/1.1', 'Host: quay', 'Connection: close', 'Content-Type: text/html', 'Content-Length: 2') +
        '{}',
      'json-only',
    ],
    ['a body that is too long', lines('PUT /api/me HTTP/1.1', ...JSON_BODY, 'Content-Length: 99999999'), 'too-long'],
    ['a length that is no number', lines('PUT /api/me HTTP/1.1', ...JSON_BODY, 'Content-Length: x'), 'bad-request'],
    [
      'two lengths',
      lines('PUT /api/me HTTP/1.1', ...JSON_BODY, 'Content-Length: 2', 'Transfer-Encoding: chunked'),
      'bad-request',
    ],
    ['headers without end', lines('GET /api/me HTTP/1.1', `X: ${'x'.repeat(20_000)}`), 'headers-too-long'],
    ['no host', lines('GET /api/me HTTP/1.1', 'Connection: close'), 'bad-request'],
    ['an expectation nobody meets', lines('GET /api/me HTTP/1.1', ...JSON_BODY, 'Expect: tea'), 'bad-request'],
    ['a tunnel', lines('CONNECT quay:80 HTTP/1.1', 'Host: quay'), 'bad-request'],
    [
      'a socket where there is none',
      lines('GET /api/me HTTP/1.1', 'Host: quay', ...HANDSHAKE, 'Sec-WebSocket-Version: 13'),
      'bad-upgrade',
    ],
    [
      'a socket of another version',
      lines('GET /socket/x HTTP/1.1', 'Host: quay', ...HANDSHAKE, 'Sec-WebSocket-Version: 7'),
      'bad-upgrade',
    ],
    [
      'a socket without a key',
      lines('GET /socket/x HTTP/1.1', 'Host: quay', ...HANDSHAKE.slice(0, 2), 'Sec-WebSocket-Version: 13'),
      'bad-upgrade',
    ],
  ];
  for (const [what, bytes, code] of cases)
    test(`${what}: ${code}`, async () => refuses(await rawRequest(server.url, bytes), code));

  test('An address as long as the headers may be is no trouble', async () => {
    const { status } = await rawRequest(server.url, lines(`GET /${'x'.repeat(12_000)} HTTP/1.1`, ...JSON_BODY));
    assert.equal(status, 404);
  });

  test('Another upgrade than that to a WebSocket is passed over', async () => {
    const upgrade = ['Host: quay', 'Upgrade: h2c', 'Connection: Upgrade, close'];
    assert.equal((await rawRequest(server.url, lines('GET /api/me HTTP/1.1', ...upgrade))).status, 200);
  });

  test('A body that never arrives is cut off, in whole or in part', async () => {
    for (const begun of ['', '{"name":'])
      refuses(
        await rawRequest(server.url, lines('PUT /api/me HTTP/1.1', ...JSON_BODY, 'Content-Length: 20') + begun),
        'request-too-slow',
      );
    const chunked = lines('PUT /api/me HTTP/1.1', ...JSON_BODY, 'Transfer-Encoding: chunked');
    refuses(await rawRequest(server.url, `${chunked}5\r\n{"nam`), 'request-too-slow');
  });

  test('So is one that asks for an upgrade besides', async () => {
    const post = lines(
      'PUT /api/me HTTP/1.1',
      'Host: quay',
      ...HANDSHAKE,
      'Content-Type: application/json',
      'Content-Length: 9',
    );
    refuses(await rawRequest(server.url, `${post}{"nam`), 'request-too-slow');
  });

  test('Headers that never end, and a connection that says nothing, are cut off', async () => {
    refuses(await rawRequest(server.url, 'GET /api/me HTTP/1.1\r\nHost: qu'), 'request-too-slow');
    const slow = rawSocket(server.url);
    slow.write('GET /api/me HTTP/1.1\r\n');
    const drip = setInterval(() => slow.write('X: x\r\n'), 50);
    refuses(await answerOn(slow), 'request-too-slow');
    clearInterval(drip);
  });

  test('Everybody else is served meanwhile', async () => {
    const silent = Array.from({ length: 50 }, () => rawSocket(server.url).on('error', () => {}));
    assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
    for (const socket of silent) socket.destroy();
  });
});

test('The server holds only so many connections', async () => {
  const server = await TestServer.open({ config: { maxConnections: 3 } });
  const held = Array.from({ length: 3 }, () => rawSocket(server.url).on('error', () => {}));
  await Promise.all(held.map(socket => new Promise(resolve => socket.once('connect', resolve))));
  await assert.rejects(fetch(`${server.url}/healthz`, { headers: { connection: 'close' } }));
  for (const socket of held) socket.destroy();
  await server.close();
});

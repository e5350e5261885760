// Limits on HTTP hold however an address is written and whatever a client claims about where it comes from.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { WebSocket } from 'ws';
import type { Config } from '../src/config.ts';
import { trusts } from '../src/http/origin.ts';
import { limitSockets } from '../src/http/socketLimit.ts';
import { networkOf } from '../src/sockets/pending.ts';
import { rawRequest } from './rawRequest.ts';
import { TestServer } from './testServer.ts';

async function withServer(
  config: Partial<Config>,
  run: (server: TestServer) => Promise<void>,
  web: string | null = null,
) {
  const server = await TestServer.open({ config, web });
  try {
    await run(server);
  } finally {
    await server.close();
  }
}

/** One request as it stands, so that no client tidies the address; the status and what was set. */
const ask = (server: TestServer, line: string, headers: string[] = []) =>
  rawRequest(server.url, [`${line} HTTP/1.1`, 'Host: quay', 'Connection: close', ...headers, '', ''].join('\r\n'));

describe('requests are counted by the route they reach', { concurrency: true }, () => {
  const SPELLINGS = ['/%61pi/me', '/a%70i/me', '/api/%6de', '/%61%70%69/%6D%65', '/api/me?x', '/api/me#x'];

  for (const path of SPELLINGS)
    test(`${path} is /api/me`, () =>
      withServer({ requestsPerMinute: 3 }, async server => {
        const statuses = [];
        for (let i = 0; i < 5; i++) statuses.push((await ask(server, `GET ${path}`)).status);
        assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
      }));

  test('HEAD counts like GET', () =>
    withServer({ requestsPerMinute: 3 }, async server => {
      const statuses = [];
      for (const method of ['GET', 'HEAD', 'HEAD', 'HEAD', 'GET'])
        statuses.push((await ask(server, `${method} /%61pi/me`)).status);
      assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
    }));

  test('A route with a limit of its own keeps it in every spelling', () =>
    withServer({}, async server => {
      const ann = await server.guest();
      const hint = (path: string) => ann.post(path, { decision: 0 });
      for (let i = 0; i < 120; i++) await hint('/api/tables/none/hint');
      for (const path of ['/api/tables/none/hint', '/%61pi/tables/none/hint', '/api/tables/none/%68int'])
        assert.equal((await hint(path)).status, 429);
    }));

  test('What only resembles a route of ours reaches none, makes nobody a guest, and is counted below /api', () =>
    withServer({ requestsPerMinute: 20 }, async server => {
      const others = [
        '//api/me',
        '/api//me',
        '/api/me/',
        '/API/me',
        '/api/me;x',
        '/api;/me',
        '/./api/me',
        '/x/../api/me',
      ];
      for (const path of others) {
        const { status, head, body } = await ask(server, `GET ${path}`);
        assert.deepEqual([status, JSON.parse(body).code, /set-cookie/i.test(head)], [404, 'not-found', false], path);
      }
      for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'DELETE'])
        assert.equal((await ask(server, `${method} /api/me`)).status, 404, method);
      for (let i = 0; i < 20; i++) await ask(server, 'GET /%61pi/nothing');
      assert.equal((await ask(server, 'GET /api/nothing')).status, 429);
    }));

  test('Files and pages are free, and what is not a page is never shown as one', async () => {
    const web = mkdtempSync(join(tmpdir(), 'quayside-web-'));
    writeFileSync(join(web, 'index.html'), '<title>Quayside</title>');
    await withServer(
      { requestsPerMinute: 3 },
      async server => {
        for (let i = 0; i < 8; i++)
          for (const path of ['/', '/index.html', '/t/abc', '/healthz'])
            assert.equal((await ask(server, `GET ${path}`)).status, 200, path);
        for (const path of ['/%61ssets/gone', '/assets/gone', '/favicon%2epng', '/%73ocket'])
          assert.equal((await ask(server, `GET ${path}`)).status, 404, path);
        const statuses = [];
        for (let i = 0; i < 5; i++) statuses.push((await ask(server, 'GET /%61pi/me')).status);
        assert.equal(statuses.at(-1), 429);
      },
      web,
    );
    rmSync(web, { recursive: true });
  });
});

describe('what one network may do', { concurrency: true }, () => {
  test('Requests are counted by the first half of an IPv6 address: the other half is everybody’s choice', () =>
    withServer({ trustProxy: 1, requestsPerMinute: 3 }, async server => {
      const from = async (address: string) =>
        (await fetch(`${server.url}/api/me`, { headers: { 'x-forwarded-for': address } })).status;
      const statuses = [];
      for (let i = 0; i < 5; i++) statuses.push(await from(`2001:db8:1:2:${i}::${i}`));
      assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
      assert.equal(await from('2001:db8:1:3::1'), 200);
    }));

  test('A tenth of the requests may bring new guests, and sixty at once; whoever is known comes in all the same', () =>
    withServer({ requestsPerMinute: 600 }, async server => {
      const known = await server.guest();
      // All at once: one more is welcome every second.
      const newcomers = Array.from({ length: 70 }, async () => (await fetch(`${server.url}/api/me`)).status);
      const statuses = await Promise.all(newcomers);
      const welcomed = statuses.filter(status => status === 200).length;
      assert.ok(welcomed >= 59 && welcomed < 70, `${welcomed} new guests`);
      assert.equal(statuses.filter(status => status === 429).length, 70 - welcomed);
      assert.equal((await known.get('/api/me')).status, 200);
    }));

  test('History is asked for less often than other things: each page may take seconds of the one thread', () =>
    withServer({ requestsPerMinute: 20 }, async server => {
      const ann = await server.guest();
      const statuses = [];
      for (let i = 0; i < 5; i++) statuses.push((await ann.get('/api/tables/nothing/history')).status);
      assert.deepEqual(statuses, [404, 404, 404, 404, 429]);
      assert.equal((await ann.get('/api/me')).status, 200);
    }));

  test('Only so many sockets are open at once, and one that is closed makes room', async () => {
    const app = Fastify({ trustProxy: trusts(1), forceCloseConnections: true });
    await app.register(websocket);
    limitSockets(app, { most: 2, networkOf });
    app.get('/socket', { websocket: true }, () => {});
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const open = async (address: string) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { 'x-forwarded-for': address } });
      const isOpen = await once(socket, 'open').then(
        () => true,
        () => false,
      );
      return isOpen ? socket : null;
    };
    const first = await open('2001:db8::1');
    assert.ok(first && (await open('2001:db8::2')));
    assert.equal(await open('2001:db8::3'), null);
    assert.ok(await open('2001:db8:0:1::3'));
    first.terminate();
    while (!(await open('2001:db8::4'))) await pause(10);
    for (const socket of app.websocketServer.clients) socket.terminate();
    await app.close();
  });
});

describe('who is behind a proxy', { concurrency: true }, () => {
  const FORGED = '127.0.0.1, 203.0.113.7';
  const metrics = async (server: TestServer, headers: Record<string, string>) =>
    (await fetch(`${server.url}/metrics`, { headers })).status;

  for (const trustProxy of [1, ['127.0.0.1'], ['127.0.0.0/8', 'fd00::/8']])
    test(`trusting ${trustProxy}: the address the proxy added counts, not what stood before it`, () =>
      withServer({ trustProxy, requestsPerMinute: 3 }, async server => {
        assert.equal(await metrics(server, { 'x-forwarded-for': FORGED }), 404);
        assert.equal(await metrics(server, { 'x-forwarded-for': 'not an address' }), 404);
        assert.equal(await metrics(server, { 'x-forwarded-for': '127.0.0.1' }), 200);
        const statuses = [];
        for (let i = 0; i < 5; i++) {
          const headers = { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.9` };
          statuses.push((await fetch(`${server.url}/api/me`, { headers })).status);
        }
        assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
      }));

  test('Two proxies: the second address from the right', () =>
    withServer({ trustProxy: 2 }, async server => {
      assert.equal(await metrics(server, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7, 10.0.0.2' }), 404);
      assert.equal(await metrics(server, { 'x-forwarded-for': '203.0.113.7, 127.0.0.1, 10.0.0.2' }), 200);
    }));

  test('A proxy on this machine that is not named hides who asks', () =>
    withServer({ trustProxy: ['10.0.0.2'] }, async server => {
      for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
        assert.equal(await metrics(server, { [name]: '127.0.0.1' }), 404, name);
      assert.equal(await metrics(server, {}), 200);
    }));
});

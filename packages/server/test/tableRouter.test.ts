// The table router and its proxy before a home that is a plain HTTP server: what is passed on, when it is sent again,
// and what clients cannot do to it.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Buckets } from '../src/bucket.ts';
import { ASK_AGAIN, HOP, PEER } from '../src/cluster/hop.ts';
import type { Home } from '../src/cluster/nodeProxy.ts';
import { TableRouter } from '../src/cluster/tableRouter.ts';
import { visitorsAddress } from '../src/http/origin.ts';
import { rawRequest } from './rawRequest.ts';

const TABLE = 'abcdefghjkmn';
const HISTORY = `/api/tables/${TABLE}/history`;

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

type Options = Partial<ConstructorParameters<typeof TableRouter>[0]> & { mostWaiting?: number; perMinute?: number };

/** A home, and a router on another node that sends everything there. */
async function nodes(atHome: RequestListener, { mostWaiting = 1000, perMinute = 600, ...parts }: Options = {}) {
  const home = createServer(atHome);
  const at: Home = { no: 1, address: `http://127.0.0.1:${await listening(home)}` };
  const logged: unknown[] = [];
  const log = { error: (told: unknown) => void logged.push(told) } as unknown as FastifyBaseLogger;
  let suspected = 0;
  const router = new TableRouter({
    secret: 'secret',
    claim: async () => false,
    find: async () => at,
    reportUnresponsiveNode: () => {
      suspected += 1;
    },
    log: () => log,
    ...parts,
  });
  const front = createServer((_, response) => void response.end('served here'));
  front.maxConnections = mostWaiting; // as many may look for a table at once
  router.attach(front, { addressOf: visitorsAddress(1), perMinute });
  front.maxConnections = 1000;
  const port = await listening(front);
  closing.push(() => router.close());
  return { home, at, router, front, port, url: `http://127.0.0.1:${port}`, logged, suspected: () => suspected };
}

/** A port on which connections are neither accepted nor refused: its process is stopped, and its queue is full. */
async function silentPort(): Promise<number> {
  const code = `const s = require('node:net').createServer().listen(0, '127.0.0.1', 1, () => console.log(s.address().port))`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  closing.push(() => child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const port = Number(String(line));
  for (;;) {
    const filler = connect(port, '127.0.0.1').on('error', () => {});
    closing.push(() => filler.destroy());
    const isOpen = await Promise.race([once(filler, 'connect').then(() => true), pause(300).then(() => false)]);
    if (!isOpen) return port;
  }
}

describe('What is passed on', () => {
  test('is sent once, however slowly the client reads the answer', async () => {
    const asked: string[] = [];
    const { port, url, suspected } = await nodes((request, response) => {
      asked.push(request.url!);
      response.end(Buffer.alloc(4 * 1024 * 1024));
    });
    const slow = connect(port, '127.0.0.1');
    closing.push(() => slow.destroy());
    slow.write(`GET ${HISTORY} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await pause(600); // reads nothing
    assert.deepEqual(asked, [HISTORY]);
    assert.equal((await (await fetch(`${url}${HISTORY}`)).arrayBuffer()).byteLength, 4 * 1024 * 1024);
    assert.equal(suspected(), 0);
  });

  const lost: RequestListener = (request, response) => {
    request.resume();
    request.on('end', () => response.destroy()); // everything has arrived, and nothing comes back
  };

  test('is asked again where nothing came back, if it changes nothing', async () => {
    let asked = 0;
    const { url } = await nodes((request, response) => {
      asked += 1;
      if (asked === 1) lost(request, response);
      else response.end('history');
    });
    assert.equal(await (await fetch(`${url}${HISTORY}`)).text(), 'history');
    assert.equal(asked, 2);
  });

  test('is not sent again where nothing came back, if it may have changed something', async () => {
    let asked = 0;
    const { url, suspected } = await nodes((request, response) => {
      asked += 1;
      lost(request, response);
    });
    const refused = await fetch(`${url}/api/tables/${TABLE}/what-if`, { method: 'POST', body: '{}' });
    assert.equal(refused.status, 503);
    assert.equal(((await refused.json()) as { code: string }).code, 'moving');
    assert.deepEqual({ asked, suspected: suspected() }, { asked: 1, suspected: 1 });
  });

  test('goes by a connection of its own if it may have changed something: a kept one may be closing', async () => {
    const ports: number[] = [];
    const { url } = await nodes((request, response) => {
      ports.push(request.socket.remotePort!);
      response.end();
    });
    for (let i = 0; i < 3; i++)
      await (await fetch(`${url}/api/tables/${TABLE}/what-if`, { method: 'POST', body: '{}' })).arrayBuffer();
    assert.equal(new Set(ports).size, 3);
    for (let i = 0; i < 3; i++) await (await fetch(`${url}${HISTORY}`)).arrayBuffer();
    assert.equal(new Set(ports.slice(3)).size, 1);
  });

  test('is sent again where the node asked is not home to the table, with its body', async () => {
    const bodies: string[] = [];
    const { url } = await nodes(async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray()).toString());
      if (bodies.length === 1) response.writeHead(503, { [ASK_AGAIN]: '1' }).end();
      else response.end();
    });
    const { status } = await fetch(`${url}/api/tables/${TABLE}/what-if`, { method: 'POST', body: 'moves' });
    assert.equal(status, 200);
    assert.deepEqual(bodies, ['moves', 'moves']);
  });

  test('goes to the next home within seconds when a machine does not even refuse the connection', async () => {
    const gone: Home = { no: 7, address: `http://127.0.0.1:${await silentPort()}` };
    const asked: number[] = [];
    const { at, router, url } = await nodes((_, response) => void response.end('history'), {
      find: async () => {
        asked.push(performance.now());
        return asked.length === 1 ? gone : at;
      },
    });
    const started = performance.now();
    assert.equal(await (await fetch(`${url}${HISTORY}`)).text(), 'history');
    assert.ok(performance.now() - started < 5000);
    assert.equal(router.proxy.sockets, 0);
  });

  test('tells the home who is connected here; what a visitor writes into these headers is not passed on', async () => {
    const { url } = await nodes((request, response) => void response.end(JSON.stringify(request.rawHeaders)));
    const headers = { [HOP]: 'forged', [PEER]: '203.0.113.66', 'x-quayside-other': 'kept' };
    const sent = (await (await fetch(`${url}${HISTORY}`, { headers })).json()) as string[];
    const valuesOf = (name: string) => sent.filter((_, i) => i % 2 === 1 && sent[i - 1]!.toLowerCase() === name);
    assert.deepEqual(valuesOf(HOP), ['secret']);
    assert.deepEqual(valuesOf(PEER), ['127.0.0.1']);
    assert.deepEqual(valuesOf('x-quayside-other'), ['kept']);
  });

  test('is passed on without what concerns one connection alone, such as the names of trailers', async () => {
    const ofConnection = { te: 'trailers', trailer: 'x-sum', 'proxy-connection': 'keep-alive' };
    const lines = Object.entries(ofConnection).map(([name, value]) => `${name}: ${value}`);
    const arrived: IncomingMessage[] = [];
    const { home, url, logged } = await nodes((request, response) => {
      arrived.push(request);
      response.writeHead(200, ofConnection).end('history');
    });
    home.on('upgrade', (request: IncomingMessage, socket: Socket) => {
      arrived.push(request);
      socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    });
    const ask = (path: string, ...own: string[]) =>
      rawRequest(url, [`GET ${path} HTTP/1.1`, 'host: x', ...own, ...lines, '', ''].join('\r\n'));
    const plain = await ask(HISTORY, 'connection: close');
    const upgrade = await ask(`/socket/${TABLE}`, 'connection: upgrade', 'upgrade: websocket');
    assert.deepEqual([plain.status, upgrade.status], [200, 101]);
    assert.equal(arrived.length, 2);
    for (const name of Object.keys(ofConnection)) {
      for (const { headers } of arrived) assert.equal(headers[name], undefined, name);
      assert.ok(!plain.head.toLowerCase().includes(`\n${name}:`), name);
    }
    assert.deepEqual(logged, []);
  });

  test('leaves no listener behind at each attempt', async () => {
    let asked = 0;
    let response: ServerResponse | null = null;
    const { front, url } = await nodes((_, answer) => {
      asked += 1;
      if (asked < 5) answer.writeHead(503, { [ASK_AGAIN]: '1' }).end();
      else answer.end(String(response!.listenerCount('close')));
    });
    front.prependListener('request', (_: IncomingMessage, it: ServerResponse) => {
      response = it;
    });
    const listeners = Number(await (await fetch(`${url}${HISTORY}`)).text());
    assert.ok(listeners <= 3, `${listeners} listeners`);
  });
});

describe('The table router', () => {
  const SLOW = `POST /api/tables/${TABLE}/what-if HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n`;

  test('is not blocked by requests whose bodies come slowly', async () => {
    const { port, url, logged } = await nodes((_, response) => void response.end('history'), { mostWaiting: 60 });
    const slow: Socket[] = [];
    const refused: string[] = [];
    for (let i = 0; i < 60; i++) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      socket.on('data', chunk => refused.push(chunk.toString()));
      socket.write(SLOW);
      slow.push(socket);
    }
    closing.push(() => slow.map(socket => socket.destroy()));
    while (refused.length < 10) await pause(10);
    assert.equal(await (await fetch(`${url}${HISTORY}`)).text(), 'history');
    assert.ok(refused.every(text => text.startsWith('HTTP/1.1 429')));
    // Whoever goes away in the middle is no error of the server.
    for (const socket of slow) socket.resetAndDestroy();
    await pause(100);
    assert.deepEqual(logged, []);
  });

  test('asks the database for one network only so often, and counts visitors behind a proxy and halves of IPv6', async () => {
    let asked = 0;
    const claim = async () => {
      asked += 1;
      return true;
    };
    const { url } = await nodes(() => {}, { perMinute: 5, claim });
    const from = async (address: string, path = HISTORY) =>
      (await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': `198.51.100.1, ${address}` } })).status;
    for (let i = 0; i < 10; i++) assert.equal(await from(`2001:db8:1:2::${i}`), 200);
    assert.equal(await from('2001:db8:1:2:ffff::1'), 429);
    assert.equal(asked, 10);
    assert.equal(await from('2001:db8:1:3::1'), 200);
    assert.equal(await from('203.0.113.5'), 200);
    assert.equal(await from('2001:db8:1:2::1', '/api/me'), 200); // of no table: not the router's
  });

  test('looks a table up once at a time, however many wait for it', async () => {
    const answers: (() => void)[] = [];
    let at: Home | null = null;
    const { url, at: home } = await nodes((_, response) => void response.end('history'), {
      find: async () => {
        await new Promise<void>(resolve => answers.push(resolve));
        return at;
      },
    });
    at = home;
    const asked = Array.from({ length: 20 }, () => fetch(`${url}${HISTORY}`).then(it => it.text()));
    while (answers.length === 0) await pause(10);
    await pause(300);
    assert.equal(answers.length, 1);
    answers[0]!();
    assert.deepEqual(new Set(await Promise.all(asked)), new Set(['history']));
    assert.equal(answers.length, 1);
  });

  test('cuts what goes to sessions that are over, and nothing else', async () => {
    const held: ServerResponse[] = [];
    const { at, router, url } = await nodes((_, response) => void held.push(response), {
      find: async () => ({ ...at }),
    });
    const send = () => fetch(`${url}/api/tables/${TABLE}/what-if`, { method: 'POST', body: '{}' });
    const first = send();
    while (held.length < 1) await pause(10);
    const alive = router.proxy.homes;
    assert.deepEqual(alive, [1]);
    at.no = 2; // begun when the list of those alive had been asked for
    const second = send();
    while (held.length < 2) await pause(10);
    router.proxy.cut(alive);
    assert.equal((await first).status, 503);
    held[1]!.end('done');
    assert.equal(await (await second).text(), 'done');
  });

  test('answers others while homes take their time', async () => {
    const held: ServerResponse[] = [];
    const atHome: RequestListener = (request, response) => {
      if (request.url!.endsWith('hint')) held.push(response);
      else response.end('history');
    };
    const { url } = await nodes(atHome, { mostWaiting: 4 });
    const waiting = Array.from({ length: 4 }, () => fetch(`${url}/api/tables/${TABLE}/hint`).then(it => it.text()));
    while (held.length < 4) await pause(10);
    assert.equal(await (await fetch(`${url}${HISTORY}`)).text(), 'history');
    for (const response of held) response.end('hint');
    assert.deepEqual(await Promise.all(waiting), ['hint', 'hint', 'hint', 'hint']);
  });
});

describe('Whose request it is', () => {
  const asked = (remoteAddress: string, forwarded?: string) =>
    ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

  test('is told by the proxies that are trusted, and by nobody else', () => {
    assert.equal(visitorsAddress(false)(asked('10.0.0.2', '203.0.113.7')), '10.0.0.2');
    assert.equal(visitorsAddress(1)(asked('10.0.0.2', '127.0.0.1, 203.0.113.7')), '203.0.113.7');
    assert.equal(visitorsAddress(2)(asked('10.0.0.2', '127.0.0.1, 203.0.113.7, 10.0.0.3')), '203.0.113.7');
    assert.equal(visitorsAddress(1)(asked('10.0.0.2')), '10.0.0.2');
    const list = visitorsAddress(['10.0.0.0/8', 'fd00::1']);
    assert.equal(list(asked('10.0.0.2', '127.0.0.1, 203.0.113.7, fd00::1')), '203.0.113.7');
    assert.equal(list(asked('203.0.113.9', '10.1.1.1')), '203.0.113.9');
    assert.equal(list(asked('::ffff:10.0.0.2', '203.0.113.7')), '203.0.113.7');
  });
});

test('A bucket that is full again is forgotten', async () => {
  const buckets = new Buckets(1000, 1);
  for (let i = 0; i < 1000; i++) buckets.take(`key ${i}`);
  assert.equal(buckets.size, 1000);
  await pause(10);
  buckets.take('another');
  assert.equal(buckets.size, 1);
});

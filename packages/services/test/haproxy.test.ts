import { deepEqual, equal, ok } from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { configured, type Haproxy, startHaproxy } from '../src/haproxy.ts';
import { skipWithout } from '../src/programs.ts';

const MANUAL = readFileSync(new URL('../../../docs/haproxy.cfg', import.meta.url), 'utf8');
const NODES = 2;

/** A node that tells its number; `isWell`: what /healthz says. */
type Node = { server: Server; address: string; isWell: boolean };

async function startNode(number: number): Promise<Node> {
  const server = createServer((request, answer) => {
    const isRefused = request.url === '/healthz' && !node.isWell;
    answer.writeHead(isRefused ? 503 : 200).end(`${number}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const node = { server, address: `127.0.0.1:${(server.address() as { port: number }).port}`, isWell: true };
  return node;
}

test('The manual shows the configuration as it is', () => {
  const page = readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8');
  ok(page.includes(`\n\`\`\`\n${MANUAL.trimEnd()}\n\`\`\`\n`));
});

test('The configuration changes in its addresses only', () => {
  const text = configured(MANUAL, '127.0.0.1:1', ['127.0.0.1:2', '127.0.0.1:3']);
  const changed = text.split('\n').filter(line => !MANUAL.split('\n').includes(line));
  deepEqual(changed, ['  bind 127.0.0.1:1', '  server node1 127.0.0.1:2', '  server node2 127.0.0.1:3']);
});

describe('haproxy', { skip: skipWithout('haproxy') }, () => {
  let nodes: Node[];
  let haproxy: Haproxy;

  before(async () => {
    nodes = await Promise.all(Array.from({ length: NODES }, (_, n) => startNode(n)));
    haproxy = await startHaproxy(nodes.map(({ address }) => address));
  });
  after(async () => {
    await haproxy?.stop();
    for (const { server } of nodes) server.close().closeAllConnections();
  });

  const nodeOf = async (path: string, cookie = '') => {
    const answer = await fetch(`${haproxy.url}${path}`, { headers: { cookie } });
    return answer.text();
  };

  test('All addresses of a table lead to one node, and tables are spread over all', async () => {
    const found = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const paths = [`/socket/table${n}?v=5`, `/api/tables/table${n}`, `/api/tables/table${n}/record`];
      const there = await Promise.all(paths.map(path => nodeOf(path)));
      equal(new Set(there).size, 1, `table${n}`);
      found.add(there[0]!);
    }
    equal(found.size, NODES);
  });

  test('A visitor stays with one node for what belongs to no table', async () => {
    const there = await Promise.all(Array.from({ length: 10 }, () => nodeOf('/api/tables', 'quayside=abcdef')));
    equal(new Set(there).size, 1);
  });

  test('So does a visitor who comes for the first time, and has no cookie yet: a page and its files are of one node', async () => {
    const paths = ['/', '/assets/a.js', '/assets/b.css', '/assets/c.js', '/t/abc', '/favicon.png', '/api/me', '/mine'];
    const there = await Promise.all(paths.map(path => nodeOf(path)));
    equal(new Set(there).size, 1, there.join());
  });

  test('A node that is not well gets nothing more', async () => {
    nodes[0]!.isWell = false;
    const names = Array.from({ length: 20 }, (_, n) => `/socket/table${n}`);
    const isAvoided = async () => (await Promise.all(names.map(name => nodeOf(name)))).every(node => node === '1');
    for (let tries = 0; tries < 200 && !(await isAvoided()); tries++) await new Promise(next => setTimeout(next, 50));
    ok(await isAvoided());
  });
});

// What chats are sent, and the test message of a host.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { WebhookTested } from '@quayside/protocol';
import { formatted, kindOf } from '../src/webhooks/formats.ts';
import { TestServer } from './testServer.ts';

const MESSAGE = {
  text: 'Ann <!channel> @everyone, it is your turn at W·A·V·E·S.',
  link: 'https://quay.example/t/abc',
  title: 'W·A·V·E·S',
  table: 'abc',
  game: 'waves',
  seat: 0,
};
const sentTo = (address: string) => formatted(new URL(address), MESSAGE);
const jsonTo = (address: string) => JSON.parse(String(sentTo(address).body));

describe('what a chat is sent', () => {
  test('The address tells which chat it is', () => {
    for (const [address, kind] of [
      ['https://discord.com/api/webhooks/1/x', 'discord'],
      ['https://canary.discordapp.com/api/webhooks/1/x', 'discord'],
      ['https://hooks.slack.com/services/T/B/x', 'slack'],
      ['https://ntfy.sh/our-club', 'ntfy'],
      ['https://ntfy.example.org/our-club', 'ntfy'],
      ['https://push.example.org/our-club#ntfy', 'ntfy'],
      ['https://chat.example.org/hooks/x', 'other'],
      ['https://notdiscord.com/api/webhooks/1/x', 'other'],
      ['https://discord.com.example.org/api/webhooks/1/x', 'other'],
      ['https://chat.example.org/#nonsense', 'other'],
    ])
      assert.equal(kindOf(new URL(address!)), kind, address);
  });

  test('Discord reads `content`, and a name in it calls nobody', () => {
    const sent = jsonTo('https://discord.com/api/webhooks/1/x');
    assert.deepEqual(sent, { content: `${MESSAGE.text} ${MESSAGE.link}`, allowed_mentions: { parse: [] } });
  });

  test('Slack reads `text`, in which a name cannot be a command', () => {
    const { text } = jsonTo('https://hooks.slack.com/services/T/B/x');
    assert.equal(text, `Ann &lt;!channel&gt; @everyone, it is your turn at W·A·V·E·S. ${MESSAGE.link}`);
  });

  test('ntfy reads plain text, with the game as the title and the table behind a tap', () => {
    const { headers, body } = sentTo('https://ntfy.sh/our-club');
    assert.equal(body, MESSAGE.text);
    assert.equal(headers['click'], MESSAGE.link);
    const [, title] = /^=\?UTF-8\?B\?(.*)\?=$/.exec(headers['title']!)!;
    assert.equal(Buffer.from(title!, 'base64').toString(), 'W·A·V·E·S');
  });

  test('Any other is sent everything, as JSON', () => {
    const sent = jsonTo('https://chat.example.org/hooks/x');
    const socket = `${MESSAGE.text} ${MESSAGE.link}`;
    assert.deepEqual(sent, { text: socket, content: socket, link: MESSAGE.link, table: 'abc', game: 'waves', seat: 0 });
  });
});

describe('the test message of a host', () => {
  let server: TestServer;
  let answers = 204;
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const chat = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      answer.writeHead(answers).end();
    });
  });
  before(async () => {
    await once(chat.listen(0, '127.0.0.1'), 'listening');
    server = await TestServer.open({ config: { privateWebhooks: true, publicUrl: 'https://quay.example' } });
  });
  after(async () => {
    chat.close();
    chat.closeAllConnections();
    await server.close();
  });
  const address = () => `http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook`;

  test('Says what the chat answered, in plain words; only to the host', async () => {
    const { table, ann, ben, annAt } = await server.pair();
    const path = `/api/tables/${table}/webhook/test`;
    const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;
    assert.equal(codeOf(await ann.post(path, {})), 'no-webhook');
    assert.equal(codeOf(await ben.post(path, {})), 'host-only');
    assert.equal(codeOf(await ann.post('/api/tables/none/webhook/test', {})), 'unknown-table');
    await annAt.ask({ t: 'webhook', id: 'w1', url: `${address()}#ntfy` });
    assert.deepEqual((await ann.post(path, {})).body as WebhookTested, { kind: 'ntfy', status: 204 });
    assert.match(received.at(-1)!.body, /^This is a test: /);
    assert.match(String(received.at(-1)!.headers['title']), /^=\?UTF-8/);
    assert.equal(codeOf(await ben.post(path, {})), 'host-only');
    for (const [status, why] of [
      [404, /answered 404: there is no such webhook any more/],
      [403, /answered 403: it does not let us in/],
      [302, /answered 302: it leads on to another address/],
      [503, /answered 503: it has trouble itself/],
    ] as const) {
      answers = status;
      const refused = await ann.post(path, {});
      assert.equal(codeOf(refused), 'webhook-refused');
      assert.match((refused.body as { sentence: string }).sentence, why);
    }
  });

  test('An address where nobody listens is a refusal, not a failure', async () => {
    const { table, ann, annAt } = await server.pair();
    await annAt.ask({ t: 'webhook', id: 'w1', url: 'http://127.0.0.1:1/' });
    const { status, body } = await ann.post(`/api/tables/${table}/webhook/test`, {});
    assert.deepEqual([status, (body as { code: string }).code], [424, 'webhook-unreachable']);
  });

  test('A name that leads nowhere, and a chat that never answers, are told apart', async () => {
    const other = await TestServer.open({ config: { privateWebhooks: true } }); // tests are counted by address
    const { table, ann, annAt } = await other.pair();
    const tried = async (id: string, url: string) => {
      await annAt.ask({ t: 'webhook', id, url });
      return ((await ann.post(`/api/tables/${table}/webhook/test`, {})).body as { code: string }).code;
    };
    assert.equal(await tried('w1', 'http://nowhere.invalid/hook'), 'webhook-not-found');
    const silent = createServer(() => {});
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    assert.equal(await tried('w2', `http://127.0.0.1:${port}/hook`), 'webhook-silent');
    silent.closeAllConnections();
    silent.close();
    await other.close();
  });

  test('An address of the server’s own network is answered like one that is not there', async () => {
    const server = await TestServer.open();
    const { table, ann } = await server.pair();
    await server.restart(async store => {
      const row = (await store.table(table))!;
      await store.write([{ kind: 'table', table: { ...row, webhook: address() } }]);
    });
    const { body } = await ann.post(`/api/tables/${table}/webhook/test`, {});
    assert.equal((body as { code: string }).code, 'webhook-not-found');
    await server.close();
  });
});

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { Report } from '@quayside/protocol';
import type { AnyGame } from '@quayside/rules';
import { isPrivate, looksPrivate, publicOnly } from '../src/outbound/address.ts';
import { playOut } from './play.ts';
import type { TestSocket } from './testClient.ts';
import { firstOnMenu, gamesOf, PEARLS, TestServer } from './testServer.ts';

const codeOf = (answer: object): string => (answer as { code?: string }).code ?? 'accepted';
type TableMessage = Awaited<ReturnType<TestSocket['until']>> & { t: 'table' };
const untilTable = async (socket: TestSocket, is: (told: TableMessage) => boolean): Promise<TableMessage> => {
  for (;;) {
    const told = (await socket.until('table')) as TableMessage;
    if (is(told)) return told;
  }
};

describe('the host of a table', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  test('settles the terms while people gather; later only who may talk', async () => {
    const { annAt, benAt } = await server.pair();
    const ann = await server.guest();
    const table = await server.table(ann);
    const socket = await ann.hello(table);
    assert.equal((await socket.ask({ t: 'terms', id: 't', terms: { clock: 'week', runOut: 'skip' } })).t, 'accepted');
    const { terms } = (await untilTable(socket, ({ table }) => table.terms.clock === 'week')).table;
    assert.deepEqual([terms.runOut, terms.standIn], ['skip', 'mate']);
    assert.equal(codeOf(await benAt.ask({ t: 'terms', id: 't1', terms: {} })), 'host-only');
    assert.equal(codeOf(await annAt.ask({ t: 'terms', id: 't2', terms: { clock: 'day' } })), 'host-terms');
    assert.equal(codeOf(await annAt.ask({ t: 'terms', id: 't3', terms: { clock: 'hour' } as never })), 'bad-message');
  });

  test('gives the seat of somebody who is away to a bot at once; they take it back when they come', async () => {
    const { table, ben, annAt, benAt } = await server.pair();
    const replace = { t: 'replace', seat: 1, level: 'captain' } as const;
    assert.equal(codeOf(await benAt.ask({ ...replace, id: 'r0' })), 'host-only');
    assert.equal(codeOf(await annAt.ask({ ...replace, id: 'r1' })), 'not-away');
    assert.equal(codeOf(await annAt.ask({ ...replace, id: 'r2', seat: 7 })), 'no-such-seat');
    assert.equal(codeOf(await annAt.ask({ ...replace, id: 'r3', seat: 0 })), 'not-away');
    benAt.cut();
    await untilTable(annAt, told => (told.table.seats[1] as { online: boolean }).online === false);
    assert.equal(codeOf(await annAt.ask({ ...replace, id: 'r4' })), 'accepted');
    await annAt.untilPly(2);
    const back = await ben.connect(table);
    back.say({ t: 'hello', since: null });
    const told = await untilTable(back, () => true);
    assert.deepEqual([told.you.seat, told.you.reclaim], [null, 1]);
    assert.deepEqual((told.table.seats[1] as { owner?: string }).owner, 'Ben');
    const view = await back.until('view');
    assert.deepEqual([view.seat, view.own], [null, null]);
    const mine = ((await ben.get('/api/tables')).body as { mine: { table: { id: string } }[] }).mine;
    assert.ok(mine.some(it => it.table.id === table));
    assert.equal(codeOf(await back.ask({ t: 'sit', id: 's', seat: 1 })), 'accepted');
    const own = await back.until('view');
    assert.deepEqual([own.seat, own.own !== null], [1, true]);
    const { notes } = await back.until('notes');
    assert.equal(notes.at(-1)!.kind, 'returned');
  });

  test('cannot open the seat of somebody who has only just gone, whatever the way', async () => {
    const { table, annAt, benAt } = await server.pair();
    const cidAt = await (await server.guest('Cid')).hello(table);
    benAt.cut();
    const told = await untilTable(annAt, told => (told.table.seats[1] as { online: boolean }).online === false);
    const { opensIn } = told.table.seats[1] as { opensIn: number };
    assert.ok(opensIn > 570 && opensIn <= 600);
    const open = async (id: string) => codeOf(await annAt.ask({ t: 'replace', id, seat: 1, level: null }));
    assert.equal(await open('o1'), 'not-away-long');
    assert.equal(codeOf(await annAt.ask({ t: 'takeover', id: 't', seat: 1, level: 'mate' })), 'accepted');
    assert.equal(await open('o2'), 'not-away-long');
    assert.equal(codeOf(await annAt.ask({ t: 'replace', id: 'r', seat: 1, level: 'mate' })), 'accepted');
    assert.equal(await open('o3'), 'not-away-long');
    assert.equal(codeOf(await annAt.ask({ t: 'bot', id: 'b', seat: 1, level: 'captain' })), 'accepted');
    assert.equal(await open('o4'), 'not-away-long');
    assert.equal(codeOf(await cidAt.ask({ t: 'sit', id: 's', seat: 1 })), 'already-started');
    assert.ok(!cidAt.frames.some(frame => frame.includes('"hand":[')));
  });

  test('opens the seat of somebody who gave it up to whoever has the link', async () => {
    const { table, annAt, benAt } = await server.pair();
    const cid = await server.guest('Cid');
    const cidAt = await cid.hello(table);
    assert.equal(codeOf(await cidAt.ask({ t: 'sit', id: 's', seat: 1 })), 'already-started');
    const hand = (benAt.view!.own as { hand: number[] }).hand;
    benAt.say({ t: 'leave', id: 'l', giveUp: true });
    await benAt.until('accepted');
    assert.equal(codeOf(await annAt.ask({ t: 'replace', id: 'r', seat: 1, level: null })), 'accepted');
    while ((await benAt.until('view')).own !== null);
    assert.equal(codeOf(await cidAt.ask({ t: 'sit', id: 's2', seat: 1 })), 'accepted');
    let view = await cidAt.until('view');
    while (view.seat !== 1) view = await cidAt.until('view');
    assert.ok(hand.some(pearl => (view.own as { hand: number[] }).hand.includes(pearl)));
    assert.equal(codeOf(await annAt.ask({ t: 'sit', id: 's3', seat: 1 })), 'already-started');
  });

  test('chooses how well the bot plays for somebody who leaves; who comes back plays at once', async () => {
    const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
    const table = await server.table(ann, { terms: { standIn: 'admiral' } });
    const [annAt, benAt] = [await ann.hello(table), await ben.sitDown(table, 1)];
    annAt.say({ t: 'start', id: 'go' });
    await benAt.until('view');
    await benAt.ask({ t: 'leave', id: 'l' });
    const standIn = (told: TableMessage) => (told.table.seats[1] as { standIn: string | null }).standIn;
    await untilTable(annAt, told => standIn(told) === 'admiral');
    await ben.hello(table);
    await untilTable(annAt, told => standIn(told) === null);
  });

  test('ends the table without a result', async () => {
    const { table, ben, annAt, benAt } = await server.pair();
    assert.equal(codeOf(await benAt.ask({ t: 'end', id: 'e0' })), 'host-only');
    assert.equal(codeOf(await annAt.ask({ t: 'end', id: 'e1' })), 'accepted');
    const told = await untilTable(benAt, ({ table }) => table.status === 'ended');
    assert.notEqual(told.table.endedAt, null);
    assert.equal(codeOf(await annAt.ask({ t: 'end', id: 'e2' })), 'not-playing');
    const move = firstOnMenu(PEARLS, benAt.view as never);
    assert.equal(codeOf(await benAt.ask({ t: 'move', id: 'm', decision: benAt.decision!, move })), 'table-ended');
    const { finished, mine } = (await ben.get('/api/tables')).body as Record<string, { table: { id: string } }[]>;
    assert.ok(finished!.some(it => it.table.id === table) && !mine!.some(it => it.table.id === table));
    assert.equal(codeOf(await benAt.ask({ t: 'rematch', id: 'r' })), 'accepted');
  });
});

describe('a table whose rules fail', () => {
  const broken = {
    ...PEARLS,
    play: (...args: Parameters<AnyGame['play']>) => {
      if (args[1] >= 0) throw new Error('the pearl is stuck');
      PEARLS.play(...args);
    },
  } as AnyGame;

  test('The report tells the host nothing of what others did, nor what is to come', async () => {
    const server = await TestServer.open({
      games: gamesOf({
        ...PEARLS,
        play: (...args: Parameters<AnyGame['play']>) => {
          PEARLS.play(...args);
          if (args[1] === 1) throw new Error(`stuck in ${JSON.stringify(args[0].own[1])}`);
        },
      } as AnyGame),
    });
    try {
      const { table, ann, annAt, benAt } = await server.pair();
      const first = firstOnMenu(PEARLS, annAt.view as never);
      assert.equal(codeOf(await annAt.ask({ t: 'move', id: 'a', decision: annAt.decision!, move: first })), 'accepted');
      const move = firstOnMenu(PEARLS, benAt.view as never);
      assert.equal(codeOf(await benAt.ask({ t: 'move', id: 'b', decision: benAt.decision!, move })), 'frozen');
      await annAt.untilClosed();
      const report = (await ann.get(`/api/tables/${table}/report`)).body as Report;
      const { seed, honest } = (await server.store.table(table))!;
      const keys = ['table', 'game', 'version', 'options', 'seats', 'fault', 'entries'];
      assert.deepEqual(Object.keys(report), keys);
      assert.equal(report.fault, null);
      assert.deepEqual(
        report.entries.map(({ entry }) => entry),
        [{ seat: 0, move: first }],
      );
      const text = JSON.stringify(report);
      for (const secret of [seed, honest!.serverSeed]) assert.ok(!text.includes(secret!));
      // Once the table is ended, nothing is secret any more.
      const again = await ann.hello(table);
      assert.equal(codeOf(await again.ask({ t: 'end', id: 'e' })), 'accepted');
      const record = (await ann.get(`/api/tables/${table}/record`)).body as { seed: string; log: unknown[] };
      assert.deepEqual([record.seed, record.log.length], [seed, 2]);
    } finally {
      await server.close();
    }
  });

  test('is frozen as it stood; its host, and nobody else, may fetch a report', async () => {
    const server = await TestServer.open({ games: gamesOf(broken) });
    try {
      const { table, ann, ben, annAt } = await server.pair();
      assert.equal((await ann.get(`/api/tables/${table}/report`)).status, 404);
      const move = firstOnMenu(PEARLS, annAt.view as never);
      assert.equal(codeOf(await annAt.ask({ t: 'move', id: 'm', decision: annAt.decision!, move })), 'frozen');
      await annAt.untilClosed();
      const { status, body, headers } = await ann.get(`/api/tables/${table}/report`);
      assert.equal(status, 200);
      const report = body as Report;
      assert.deepEqual([report.game, report.entries], ['pearls', []]);
      assert.equal(report.fault, `Error: seat 0 plays ${JSON.stringify(move)}: Error: the pearl is stuck`);
      assert.match(headers.get('content-disposition')!, /attachment/);
      const other = await ben.get(`/api/tables/${table}/report`);
      assert.deepEqual([other.status, (other.body as { code: string }).code], [403, 'host-only']);
      const running = await server.table(ann);
      assert.equal(((await ann.get(`/api/tables/${running}/report`)).body as { code: string }).code, 'not-frozen');
      const annAgain = await ann.hello(table);
      assert.equal(codeOf(await annAgain.ask({ t: 'end', id: 'e' })), 'accepted');
    } finally {
      await server.close();
    }
  });
});

describe('A webhook that the host sets', () => {
  /** A receiver of webhooks: refuses the first calls, then accepts them. */
  async function webhookReceiver(refusals: number) {
    const received: { text: string; link: string; seat: number | null }[] = [];
    const receiver = createServer((request: IncomingMessage, answer: ServerResponse) => {
      let text = '';
      request.on('data', part => {
        text += part;
      });
      request.on('end', () => {
        const isTaken = refusals-- <= 0;
        if (isTaken) received.push(JSON.parse(text));
        answer.writeHead(isTaken ? 204 : 500).end();
        receiver.emit('received');
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const until = async (count: number) => {
      while (received.length < count) await once(receiver, 'received');
    };
    return { received, url, until, close: () => receiver.close() };
  }

  test('hears whose turn it is when they are not there, and when the game is over; a refusal is tried again', async () => {
    const server = await TestServer.open({ config: { privateWebhooks: true, publicUrl: 'https://quay.example' } });
    const chat = await webhookReceiver(1);
    try {
      const { table, ben, annAt, benAt } = await server.pair();
      assert.equal(codeOf(await benAt.ask({ t: 'webhook', id: 'w0', url: chat.url })), 'host-only');
      assert.equal(codeOf(await annAt.ask({ t: 'webhook', id: 'w1', url: 'ftp://x' })), 'bad-webhook');
      assert.equal(codeOf(await annAt.ask({ t: 'webhook', id: 'w2', url: chat.url })), 'accepted');
      const told = await untilTable(benAt, ({ table }) => table.webhook);
      assert.ok(!JSON.stringify(told).includes(chat.url));
      await benAt.ask({
        t: 'move',
        id: 'b',
        decision: benAt.decision!,
        move: firstOnMenu(PEARLS, benAt.view as never),
      });
      benAt.cut();
      await untilTable(annAt, ({ table }) => (table.seats[1] as { online: boolean }).online === false);
      await annAt.ask({
        t: 'move',
        id: 'a',
        decision: annAt.decision!,
        move: firstOnMenu(PEARLS, annAt.view as never),
      });
      while (annAt.decision !== null && annAt.ply! < 100) {
        const ply = annAt.ply!;
        await annAt.ask({
          t: 'move',
          id: `a${ply}`,
          decision: annAt.decision!,
          move: firstOnMenu(PEARLS, annAt.view as never),
        });
        await annAt.untilPly(ply + 1);
      }
      await chat.until(1);
      const [first] = chat.received;
      assert.equal(first!.link, `https://quay.example/t/${table}`);
      assert.match(first!.text, /^Ben, it is your turn at .*https/);
      assert.equal(first!.seat, 1);
      const again = await ben.hello(table);
      await again.untilPly(annAt.ply!);
      await playOut([annAt, again]);
      for (let count = 1; !chat.received.some(({ text }) => / is over: .+ won\./.test(text)); )
        await chat.until(++count);
    } finally {
      chat.close();
      await server.close();
    }
  });

  test('cannot reach addresses of the server’s own network', async () => {
    const server = await TestServer.open();
    try {
      const { annAt } = await server.pair();
      for (const [i, url] of [
        'http://127.0.0.1:1/',
        'http://[::1]/',
        'http://localhost/',
        'http://localhost./',
        'http://127.0.0.1./',
        'http://[2002:7f00:1::]/',
        'http://192.168.1.1/',
      ].entries())
        assert.equal(codeOf(await annAt.ask({ t: 'webhook', id: `w${i}`, url })), 'bad-webhook', url);
      assert.equal(codeOf(await annAt.ask({ t: 'webhook', id: 'w', url: 'https://chat.example.org/x' })), 'accepted');
    } finally {
      await server.close();
    }
  });

  test('Private addresses are known in every spelling', () => {
    for (const address of [
      '10.1.2.3',
      '169.254.169.254',
      '100.64.0.1',
      '::1',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      ...['fec0::1', 'feff::1'], // site-local
      ...['2002:7f00:1::', '2002:c0a8:101::1', '2002:5db8:d822::1'], // 6to4, whatever it leads to
      ...['2001::1', '2001:0:7f00:1::f00'], // Teredo
      ...['64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '64:ff9b:1:ffff::1'], // NAT64
      ...['::127.0.0.1', '::ffff:0:127.0.0.1', '100::1', '2001:db8::1', '4000::1', '192.88.99.1', '255.255.255.255'],
      ...['not an address', ''],
    ])
      assert.ok(isPrivate(address), address);
    for (const address of ['93.184.216.34', '2606:2800:220:1::1', '172.32.0.1'])
      assert.ok(!isPrivate(address), address);
    for (const url of ['http://0x7f.1/', 'http://2130706433/', 'http://[::ffff:127.0.0.1]/', 'http://x.localhost/'])
      assert.ok(looksPrivate(new URL(url)), url);
    for (const url of ['http://localhost./', 'http://LOCALHOST../', 'http://x.localhost./', 'http://127.0.0.1./'])
      assert.ok(looksPrivate(new URL(url)), url);
    for (const url of ['https://chat.example.org/', 'https://chat.example.org./', 'https://notlocalhost/'])
      assert.ok(!looksPrivate(new URL(url)), url);
  });

  test('A name is judged by the address it resolves to at the time of the call', async () => {
    const found = await new Promise<Error | null>(resolve => publicOnly('localhost.', { all: true }, resolve));
    assert.match(`${found?.message}`, /private address|ENOTFOUND/);
  });

  test('A redirect is not followed', async () => {
    const visits: string[] = [];
    const receiver = createServer((request, response) => {
      visits.push(request.url!);
      response.writeHead(307, { location: '/inside' }).end();
    });
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    const server = await TestServer.open({ config: { privateWebhooks: true } });
    try {
      const { annAt, benAt } = await server.pair();
      const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
      assert.equal(codeOf(await annAt.ask({ t: 'webhook', id: 'w', url })), 'accepted');
      await playOut([annAt, benAt]);
      while (visits.length < 2) await once(receiver, 'request'); // the first try and one more
      assert.ok(!visits.includes('/inside'));
    } finally {
      receiver.close();
      await server.close();
    }
  });
});

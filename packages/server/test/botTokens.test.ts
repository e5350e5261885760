// Bots by token: how one is made, listed and revoked, what it may do at a table, and how others see it.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import type { BotList, MadeBot, TableInfo } from '@quayside/protocol';
import type { TestClient } from './testClient.ts';
import { TestServer } from './testServer.ts';

const bearer = ({ token }: MadeBot) => ({ authorization: `Bearer ${token}`, cookie: '' });

const makeBot = async (owner: TestClient, name = 'Robo'): Promise<MadeBot> =>
  (await owner.post('/api/me/bots', { name })).body as MadeBot;

const botsOf = async (owner: TestClient): Promise<string[]> =>
  ((await owner.get('/api/me/bots')).body as BotList).bots.map(({ name }) => name);

/** A socket of the bot at this table, which has said hello. */
async function arrive(server: TestServer, bot: MadeBot, table: string) {
  const client = server.known('');
  const socket = await client.connect(table, bearer(bot));
  socket.say({ t: 'hello', since: null });
  await socket.until('table');
  return socket;
}

describe('a bot token', () => {
  test('is made by a person, who sees their bots and revokes them; nobody else can', async () => {
    const server = await TestServer.open();
    const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
    const bot = await makeBot(ann);
    equal(bot.name, 'Robo');
    deepEqual(await botsOf(ann), ['Robo']);
    deepEqual(await botsOf(ben), []);
    const others = await ben.ask('DELETE', `/api/me/bots/${bot.id}`);
    deepEqual([others.status, (others.body as { code: string }).code], [404, 'no-such-bot']);
    const me = await ann.ask('GET', '/api/me', undefined, bearer(bot));
    deepEqual(me.body, { name: 'Robo' });
    equal(me.headers.getSetCookie().length, 0, 'a bot gets no cookie');
    equal((await ann.ask('DELETE', `/api/me/bots/${bot.id}`)).status, 200);
    deepEqual(await botsOf(ann), []);
    const gone = await ann.ask('GET', '/api/me', undefined, bearer(bot));
    deepEqual([gone.status, (gone.body as { code: string }).code], [401, 'bad-token']);
    await server.close();
  });

  test('is stored as a hash alone', async () => {
    const server = await TestServer.open();
    const bot = await makeBot(await server.guest('Ann'));
    await server.stop();
    const db = new DatabaseSync(join(server.folder, 'quayside.db'), { readOnly: true });
    const names = db.prepare(`select name from sqlite_master where type = 'table'`).all();
    const rows = names.flatMap(({ name }) => db.prepare(`select * from "${name}"`).all());
    db.close();
    ok(rows.length > 0);
    ok(!JSON.stringify(rows).includes(bot.token.slice(4)));
    await server.close();
  });

  test('opens nothing but what a bot needs', async () => {
    const server = await TestServer.open();
    const ann = await server.guest('Ann');
    const bot = await makeBot(ann);
    const refused = async (method: string, path: string, body?: object) => {
      const answer = await ann.ask(method, path, body, bearer(bot));
      deepEqual([path, answer.status, (answer.body as { code: string }).code], [path, 403, 'not-for-bots']);
    };
    await refused('GET', '/api/me/identity');
    await refused('POST', '/api/me/bots', { name: 'Son' });
    await refused('POST', '/api/me/recovery', {});
    await refused('POST', '/api/me/links', {});
    await refused('GET', '/api/tables');
    const table = await server.table(ann);
    await refused('POST', `/api/tables/${table}/hint`, { decision: 0 });
    await server.close();
  });

  test('is refused to a person who has as many as one may have', async () => {
    const server = await TestServer.open();
    const ann = await server.guest('Ann');
    for (let n = 0; n < 20; n++) equal((await ann.post('/api/me/bots', { name: `Robo ${n}` })).status, 200);
    const { status, body } = await ann.post('/api/me/bots', { name: 'One more' });
    deepEqual([status, (body as { code: string }).code], [429, 'too-many-bots']);
    await server.close();
  });

  test('a bot ends its own token', async () => {
    const server = await TestServer.open();
    const ann = await server.guest('Ann');
    const bot = await makeBot(ann);
    equal((await ann.ask('DELETE', '/api/bot')).status, 401, 'a person has none');
    equal((await ann.ask('DELETE', '/api/bot', undefined, bearer(bot))).status, 200);
    equal((await ann.ask('GET', '/api/me', undefined, bearer(bot))).status, 401);
    await server.close();
  });
});

describe('a bot at a table', () => {
  test('sits down, is marked for everybody, and plays', async () => {
    const server = await TestServer.open();
    const ann = await server.guest('Ann');
    const table = await server.table(ann);
    const annAt = await ann.sitDown(table);
    const robo = await arrive(server, await makeBot(ann), table);
    robo.say({ t: 'sit', id: 'sit', seat: 1 });
    await robo.until('accepted');
    const { table: info } = await annAt.until('table');
    deepEqual(info.seats[1], { kind: 'person', name: 'Robo', online: true, standIn: null, bot: true });
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), robo.until('view')]);
    const own = robo.view!.own as { hand: number[] };
    robo.say({ t: 'move', id: 'm', decision: robo.decision!, move: { kind: 'dive', value: own.hand[0] } });
    await robo.until('accepted');
    await server.close();
  });

  test('may neither talk nor decide anything for the table, and is never its host', async () => {
    const server = await TestServer.open();
    const ann = await server.guest('Ann');
    const table = await server.table(ann);
    const annAt = await ann.sitDown(table);
    const robo = await arrive(server, await makeBot(ann), table);
    robo.say({ t: 'sit', id: 'sit', seat: 1 });
    await robo.until('accepted');
    for (const message of [
      { t: 'say', id: 'a', to: 'table', text: 'hello' },
      { t: 'start', id: 'b' },
      { t: 'pause', id: 'c', pause: true },
      { t: 'rematch', id: 'd' },
    ] as const) {
      robo.say(message);
      deepEqual(await robo.until('refused'), { t: 'refused', id: message.id, code: 'not-for-bots' });
    }
    annAt.say({ t: 'leave', id: 'bye' });
    await annAt.until('accepted');
    const { you } = await robo.until('table');
    equal(you.host, false);
    await server.close();
  });

  test('is not asked whether a move may be taken back: the people agree among themselves', async () => {
    const server = await TestServer.open();
    const ann = await server.guest('Ann');
    const table = await server.table(ann);
    const annAt = await ann.sitDown(table);
    const robo = await arrive(server, await makeBot(ann), table);
    robo.say({ t: 'sit', id: 'sit', seat: 1 });
    await robo.until('accepted');
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), robo.until('view')]);
    for (const at of [annAt, robo]) {
      const { hand } = at.view!.own as { hand: number[] };
      at.say({ t: 'move', id: 'm', decision: at.decision!, move: { kind: 'dive', value: hand[0] } });
      await at.until('accepted');
    }
    const before = annAt.ply!;
    annAt.say({ t: 'ask-back', id: 'back', to: 1 });
    await annAt.until('accepted');
    await annAt.untilPly(before + 1);
    await server.close();
  });

  test('keeps its seat at a rematch while it is connected; one that has gone becomes a bot of the server', async () => {
    const server = await TestServer.open();
    const ann = await server.guest('Ann');
    for (const isThere of [true, false]) {
      const table = await server.table(ann);
      const annAt = await ann.sitDown(table);
      const robo = await arrive(server, await makeBot(ann), table);
      robo.say({ t: 'sit', id: 'sit', seat: 1 });
      await robo.until('accepted');
      await annAt.ask({ t: 'start', id: 'go' });
      await annAt.ask({ t: 'end', id: 'enough' });
      if (!isThere) {
        robo.cut();
        const isOnline = (info: TableInfo) => info.seats[1]!.kind === 'person' && info.seats[1]!.online;
        while (isOnline((await annAt.until('table')).table));
      }
      await annAt.ask({ t: 'rematch', id: 'again' });
      const next = (await server.store.table((await server.store.table(table))!.rematch!))!;
      const [first] = next.seats;
      if (isThere) ok(first!.kind === 'person' && first!.bot && first!.name === 'Robo');
      else ok(first!.kind === 'bot' && first!.level === 'mate');
    }
    await server.close();
  });

  test('leaves the table when its token is revoked, and the host may give its seat away at any time', async () => {
    const server = await TestServer.open();
    const ann = await server.guest('Ann');
    const table = await server.table(ann);
    const annAt = await ann.sitDown(table);
    const bot = await makeBot(ann);
    const robo = await arrive(server, bot, table);
    robo.say({ t: 'sit', id: 'sit', seat: 1 });
    await robo.until('accepted');
    annAt.say({ t: 'bot', id: 'out', seat: 1, level: null });
    await annAt.until('accepted');
    robo.say({ t: 'sit', id: 'again', seat: 1 });
    await robo.until('accepted');
    await ann.ask('DELETE', `/api/me/bots/${bot.id}`);
    equal((await robo.untilClosed()).reason, 'signed-out');
    await server.close();
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Identity, LinkPreview, MadeLink, RecoveryCode, TableList } from '@quayside/protocol';
import { deviceLabel, deviceName } from '../src/people/deviceLabel.ts';
import { LINK_MS } from '../src/people/links.ts';
import { hashOf, lettersOf, newCode } from '../src/people/secrets.ts';
import { TestClient } from './testClient.ts';
import { TestServer } from './testServer.ts';

describe('one guest on several devices', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open({ config: { signInsPerMinute: 1000 } });
  });
  after(() => server.close());

  const identity = async (who: TestClient) => (await who.get('/api/me/identity')).body as Identity;
  const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;
  const withCookie = (headers: Headers) => new TestClient(() => server.url, headers.getSetCookie()[0]!.split(';')[0]!);
  const linkOf = async (who: TestClient, wish: object = {}) => (await who.post('/api/me/links', wish)).body as MadeLink;
  const use = (who: TestClient, { token }: { token: string }) => who.post('/api/links/use', { token });
  /** A second device of this guest, by a link. */
  const second = async (owner: TestClient) =>
    withCookie((await use(await server.guest(), await linkOf(owner))).headers);
  const seatAt = async (who: TestClient, table: string) => {
    const socket = await who.connect(table);
    socket.say({ t: 'hello', since: null });
    return { socket, seat: (await socket.until('table')).you.seat };
  };

  describe('a link', () => {
    test('leads another device to the same seat, which is then played from either', async () => {
      const { table, ann, annAt } = await server.pair();
      const phone = await server.guest('Salty Crab');
      const link = await linkOf(ann, { table });
      assert.match(link.token, /^[\w-]{43}$/);
      assert.equal(link.expiresAt - link.now, LINK_MS);
      const preview = await phone.post('/api/links/preview', { token: link.token });
      assert.deepEqual(preview.body, { name: 'Ann', table, isYou: false } satisfies LinkPreview);
      const used = await use(phone, link);
      assert.deepEqual(used.body, { name: 'Ann', table });
      const onPhone = await seatAt(withCookie(used.headers), table);
      assert.equal(onPhone.seat, 0);
      await onPhone.socket.until('view');
      const value = (onPhone.socket.view!.own as { hand: number[] }).hand[0];
      const { kind } = (onPhone.socket.view!.open as { phase: { kind: string } }).phase;
      const move = { t: 'move' as const, id: 'phone', decision: onPhone.socket.decision!, move: { kind, value } };
      assert.equal((await onPhone.socket.ask(move)).t, 'accepted');
      await annAt.untilPly(onPhone.socket.ply!);
      assert.equal(annAt.closed, null);
    });

    test('is not used up by looking, and gives its device a secret of its own', async () => {
      const [ann, phone] = [await server.guest('Ann'), await server.guest()];
      const { token } = await linkOf(ann);
      for (let i = 0; i < 3; i++) assert.equal((await phone.post('/api/links/preview', { token })).status, 200);
      const { headers } = await use(phone, { token });
      const [cookie] = headers.getSetCookie();
      for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) assert.ok(cookie!.includes(flag), flag);
      assert.notEqual(withCookie(headers).cookie, ann.cookie);
      assert.deepEqual((await ann.get('/api/me')).body, { name: 'Ann' });
      assert.deepEqual((await withCookie(headers).get('/api/me')).body, { name: 'Ann' });
    });

    test('works once', async () => {
      const [ann, one, other] = [await server.guest('Ann'), await server.guest(), await server.guest()];
      const link = await linkOf(ann);
      assert.equal((await use(one, link)).status, 200);
      const again = await use(other, link);
      assert.deepEqual([again.status, codeOf(again)], [410, 'link-spent']);
      assert.equal(again.headers.getSetCookie().length, 0);
      assert.equal((await other.post('/api/links/preview', { token: link.token })).status, 410);
    });

    test('works once for many who press at the same moment', async () => {
      const ann = await server.guest('Ann');
      const phones = await Promise.all(Array.from({ length: 8 }, () => server.guest()));
      const link = await linkOf(ann);
      const used = await Promise.all(phones.map(phone => use(phone, link)));
      const statuses = used.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [200, 410, 410, 410, 410, 410, 410, 410]);
      assert.equal((await identity(ann)).devices.length, 2);
    });

    test('ends after ten minutes, and when a new one is made', async () => {
      const [ann, phone] = [await server.guest('Ann'), await server.guest()];
      const [first, latest] = [await linkOf(ann), await linkOf(ann)];
      assert.equal(codeOf(await use(phone, first)), 'link-spent');
      const { guest } = (await server.store.link(hashOf(latest.token)))!;
      const old = { guest, tokenHash: hashOf(latest.token), table: null, expiresAt: Date.now() };
      await server.store.write([{ kind: 'link', link: old, now: 0 }]);
      assert.equal(codeOf(await use(phone, latest)), 'link-spent');
    });

    test('cannot be guessed, forged, asked for by a stranger, or lead nowhere', async () => {
      const ann = await server.guest('Ann');
      assert.equal(codeOf(await use(ann, { token: 'x'.repeat(43) })), 'link-spent');
      for (const token of ['', '../..', 'x'.repeat(100)])
        assert.equal(codeOf(await use(ann, { token })), 'bad-message');
      const stranger = new TestClient(() => server.url, 'quayside=forged');
      assert.equal(codeOf(await stranger.post('/api/me/links', {})), 'no-guest');
      assert.equal(codeOf(await ann.post('/api/me/links', { table: 'nosuchtable' })), 'unknown-table');
    });

    test('is never used by a GET, nor from another page', async () => {
      const [ann, phone] = [await server.guest('Ann'), await server.guest()];
      const { token } = await linkOf(ann);
      for (const path of ['/api/links/use', '/api/links/preview'])
        assert.equal((await phone.get(`${path}?token=${token}`)).status, 404);
      const forged = await phone.ask('POST', '/api/links/use', { token }, { origin: 'https://evil.example' });
      assert.equal(codeOf(forged), 'wrong-origin');
      assert.equal((await use(phone, { token })).status, 200);
    });

    test('opened where one is signed in already changes nothing', async () => {
      const ann = await server.guest('Ann');
      const { token } = await linkOf(ann);
      const preview = await ann.post('/api/links/preview', { token });
      assert.equal((preview.body as LinkPreview).isYou, true);
      const { status, headers } = await use(ann, { token });
      assert.deepEqual([status, headers.getSetCookie()], [200, []]);
      assert.equal((await identity(ann)).devices.length, 1);
    });

    test('carries the seats of all who share the device', async () => {
      const ann = await server.guest('Ann');
      const table = await server.table(ann, { mates: { '1': 'Ben' }, start: true });
      const phone = await second(ann);
      const asBen = await phone.hello(`${table}?seat=1`);
      await asBen.until('view');
      assert.equal(asBen.view!.seat, 1);
    });
  });

  describe('a device that takes over another guest', () => {
    test('leaves the old one: its secret is void and its sockets are closed', async () => {
      const [ann, crab] = [await server.guest('Ann'), await server.guest('Salty Crab')];
      const socket = await crab.hello(await server.table(crab));
      await use(crab, await linkOf(ann));
      assert.deepEqual(await socket.untilClosed(), { code: 4000, reason: 'signed-out' });
      assert.equal((await crab.put('/api/me', { name: 'Still here' })).status, 401);
    });

    test('comes back to the old one by its recovery code, with its seats', async () => {
      const [ann, crab] = [await server.guest('Ann'), await server.guest('Salty Crab')];
      const table = await server.table(crab);
      const { code } = (await crab.post('/api/me/recovery', {})).body as RecoveryCode;
      const asAnn = withCookie((await use(crab, await linkOf(ann))).headers);
      assert.equal((await identity(asAnn)).tables, 0);
      const back = withCookie((await asAnn.post('/api/recovery', { code })).headers);
      assert.deepEqual((await back.get('/api/me')).body, { name: 'Salty Crab' });
      assert.equal((await seatAt(back, table)).seat, 0);
    });
  });

  describe('the recovery code', () => {
    test('brings a guest back after the cookie was cleared', async () => {
      const ann = await server.guest('Ann');
      const table = await server.table(ann);
      const { code } = (await ann.post('/api/me/recovery', {})).body as RecoveryCode;
      assert.match(code, /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
      const fresh = await server.guest();
      const { status, body, headers } = await fresh.post('/api/recovery', {
        code: ` ${code.toUpperCase().replaceAll('-', ' ')} `,
      });
      assert.deepEqual([status, body], [200, { name: 'Ann', table: null }]);
      const again = withCookie(headers);
      const { mine } = (await again.get('/api/tables')).body as TableList;
      assert.deepEqual(
        mine.map(({ table }) => table.id),
        [table],
      );
      assert.ok((await identity(again)).recovery !== null, 'and it still works');
    });

    test('is void when a new one is made', async () => {
      const [ann, fresh] = [await server.guest('Ann'), await server.guest()];
      const codes = [];
      for (let i = 0; i < 2; i++) codes.push(((await ann.post('/api/me/recovery', {})).body as RecoveryCode).code);
      const old = await fresh.post('/api/recovery', { code: codes[0]! });
      assert.deepEqual([old.status, codeOf(old)], [403, 'wrong-code']);
      assert.equal((await fresh.post('/api/recovery', { code: codes[1]! })).status, 200);
    });

    test('is needed letter by letter', async () => {
      const [ann, fresh] = [await server.guest('Ann'), await server.guest()];
      const { code } = (await ann.post('/api/me/recovery', {})).body as RecoveryCode;
      const wrong = [
        code.slice(0, -1),
        `${code}0`,
        code.replace(/.$/, last => (last === '7' ? '8' : '7')),
        newCode(),
        'é',
        '-',
      ];
      for (const guess of wrong)
        assert.equal(codeOf(await fresh.post('/api/recovery', { code: guess })), 'wrong-code', guess);
      assert.equal(codeOf(await fresh.post('/api/recovery', { code: 'x'.repeat(61) })), 'bad-message');
    });

    test('is not kept by the server, nor are tokens and secrets', async () => {
      const ann = await server.guest('Ann');
      const { code } = (await ann.post('/api/me/recovery', {})).body as RecoveryCode;
      const { token } = await linkOf(ann);
      assert.equal(await server.store.guestByRecovery(code), null);
      assert.equal(await server.store.guestByRecovery(lettersOf(code)!), null);
      assert.equal(await server.store.link(token), null);
      const told = JSON.stringify(await identity(ann));
      for (const secret of [code, token, ann.cookie.split('=')[1]!]) {
        assert.ok(!told.includes(secret));
        assert.ok(!told.includes(hashOf(secret)));
      }
    });
  });

  describe('signing out', () => {
    test('lists the devices of a guest, and nobody else’s', async () => {
      const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
      const phone = await second(ann);
      const { devices, tables, passkeys, recovery } = await identity(phone);
      assert.deepEqual(devices.map(({ here }) => here).sort(), [false, true]);
      assert.deepEqual([tables, passkeys, recovery], [0, [], null]);
      assert.equal((await identity(ben)).devices.length, 1);
    });

    test('closes the sockets of that device and voids its secret; the others play on', async () => {
      const ann = await server.guest('Ann');
      const table = await server.table(ann);
      const phone = await second(ann);
      const [here, there] = [await ann.hello(table), await phone.hello(table)];
      const { id } = (await identity(ann)).devices.find(device => !device.here)!;
      assert.equal((await ann.ask('DELETE', `/api/me/devices/${id}`)).status, 200);
      assert.deepEqual(await there.untilClosed(), { code: 4000, reason: 'signed-out' });
      assert.equal(here.closed, null);
      assert.equal((await phone.get('/api/me/identity')).status, 401);
      assert.equal((await phone.connect(table).then(socket => socket.untilClosed())).reason, 'no-guest');
      assert.equal((await identity(ann)).devices.length, 1);
    });

    test('of this device takes its cookie away', async () => {
      const ann = await server.guest('Ann');
      const { id } = (await identity(ann)).devices[0]!;
      const { headers } = await ann.ask('DELETE', `/api/me/devices/${id}`);
      assert.match(headers.getSetCookie()[0]!, /^quayside=; .*Expires=Thu, 01 Jan 1970/);
      assert.equal((await ann.get('/api/me/identity')).status, 401);
    });

    test('works for one’s own devices only', async () => {
      const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
      const { id } = (await identity(ann)).devices[0]!;
      const { status, body } = await ben.ask('DELETE', `/api/me/devices/${id}`);
      assert.deepEqual([status, codeOf({ body })], [404, 'no-such-device']);
      assert.equal((await ann.get('/api/me/identity')).status, 200);
    });

    test('happens to the device not seen for longest when there are too many', async () => {
      const ann = await server.guest('Ann');
      const oldest = await second(ann);
      const socket = await oldest.hello(await server.table(ann));
      for (let n = 0; n < 19; n++) await second(ann);
      assert.equal((await socket.untilClosed()).reason, 'signed-out');
      const { devices } = await identity(ann);
      assert.equal(devices.length, 20);
      assert.ok(
        devices.some(({ here }) => here),
        'not to the one where the links were made',
      );
    });
  });

  test('A name given on one device is shown on the others', async () => {
    const ann = await server.guest('Ann');
    const table = await server.table(ann);
    const phone = await second(ann);
    const socket = await ann.hello(table);
    await phone.put('/api/me', { name: 'Old Ann' });
    assert.equal((await socket.until('table')).you.name, 'Old Ann');
    assert.deepEqual((await ann.get('/api/me')).body, { name: 'Old Ann' });
  });
});

describe('tries to sign in', () => {
  test('are limited for one address, each kind by its route, and then say so', async () => {
    const server = await TestServer.open({ config: { signInsPerMinute: 5 } });
    const eve = await server.guest('Eve');
    const tries: [string, object][] = [
      ['/api/recovery', { code: newCode() }],
      ['/api/%72ecovery', { code: newCode() }],
      ['/api/links/preview', { token: 'x'.repeat(43) }],
      ['/api/links/use', { token: 'x'.repeat(43) }],
    ];
    for (const [path, body] of tries) {
      const statuses: number[] = [];
      for (let n = 0; n < 7; n++) statuses.push((await eve.post(path, body)).status);
      assert.equal(statuses.at(-1), 429, path);
    }
    assert.equal((await eve.get('/api/me')).status, 200);
    await server.close();
  });
});

describe('recovery codes', () => {
  test('have 80 random bits, and letters that are mistaken for others are understood', () => {
    const codes = new Set(Array.from({ length: 1000 }, newCode));
    assert.equal(codes.size, 1000);
    for (const code of codes) assert.equal(lettersOf(code)!.length, 16);
    assert.equal(lettersOf('OIL0-oil1-7k3m-09xq'), '0110' + '0111' + '7k3m' + '09xq');
    assert.equal(lettersOf('uuuu-uuuu-uuuu-uuuu'), null);
  });
});

describe('a device is called', () => {
  const CALLED: Record<string, string> = {
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36':
      'Chrome on Android',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1':
      'Safari on iPhone',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox on Windows',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0':
      'Edge on Mac',
    '<script>': 'A browser',
  };
  for (const [words, name] of Object.entries(CALLED)) test(name, () => assert.equal(deviceLabel(words), name));

  test('by its browser and its system apart, where they are known', () => {
    assert.deepEqual(deviceName('Chrome on Linux'), { browser: 'Chrome', system: 'Linux' });
    assert.deepEqual(deviceName('Samsung Internet'), { browser: 'Samsung Internet', system: null });
    assert.deepEqual(deviceName('A browser on Mac'), { browser: null, system: 'Mac' });
    for (const nothing of ['', 'A browser']) assert.deepEqual(deviceName(nothing), { browser: null, system: null });
  });
});

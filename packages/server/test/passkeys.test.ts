import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Identity } from '@quayside/protocol';
import { Challenges } from '../src/people/challenges.ts';
import { Committer } from '../src/store/committer.ts';
import { Authenticator } from './authenticator.ts';
import { TestClient } from './testClient.ts';
import { TestServer } from './testServer.ts';

/**
 * Options of WebAuthn as they come off the wire, as far as these tests read them; some only to make a key or to use
 * one.
 */
type PasskeyOptions = {
  challenge: string;
  rp: { id: string };
  rpId: string;
  allowCredentials?: unknown[];
  excludeCredentials: { id: string }[];
};

describe('passkeys', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open({ config: { signInsPerMinute: 1000 } });
  });
  after(() => server.close());

  // A browser that came by the name of this machine; node's fetch says the same host in its Host header.
  const home = () => server.url.replace('127.0.0.1', 'localhost');
  const post = (who: TestClient, path: string, body: object = {}, origin = home()) =>
    who.ask('POST', path, body, { origin });
  const local = async (name: string) => {
    const client = await TestClient.arrive(home);
    await client.put('/api/me', { name });
    return client;
  };
  const options = async (who: TestClient, path: string) => (await post(who, path)).body as PasskeyOptions;
  const identity = async (who: TestClient) => (await who.get('/api/me/identity')).body as Identity;
  const withCookie = (headers: Headers) => new TestClient(home, headers.getSetCookie()[0]!.split(';')[0]!);

  async function withPasskey(name: string) {
    const owner = await local(name);
    const key = new Authenticator();
    const made = key.create(await options(owner, '/api/me/passkeys/options'), home());
    assert.deepEqual(await post(owner, '/api/me/passkeys', made).then(({ status }) => status), 200);
    return { owner, key };
  }

  test('A passkey brings a guest back on another device, without a name', async () => {
    const { owner, key } = await withPasskey('Ann');
    const table = await server.table(owner);
    const stranger = await local('Nobody');
    const asked = await options(stranger, '/api/passkeys/options');
    assert.equal(asked.rpId, 'localhost');
    assert.equal(asked.allowCredentials, undefined);
    const { status, body, headers } = await post(stranger, '/api/passkeys', key.answer(asked, home()));
    assert.equal(status, 200);
    assert.deepEqual(body, { name: 'Ann', table: null });
    const again = withCookie(headers);
    const socket = await again.hello(table);
    assert.equal(JSON.parse(socket.frames[0]!).you.seat, 0);
    const { passkeys, devices } = await identity(again);
    assert.equal(devices.length, 2);
    assert.equal(passkeys.length, 1);
    assert.equal(passkeys[0]!.host, 'localhost');
    assert.ok(passkeys[0]!.used !== null);
  });

  test('The answer to a challenge counts once', async () => {
    const { key } = await withPasskey('Ben');
    const stranger = await local('Nobody');
    const answer = key.answer(await options(stranger, '/api/passkeys/options'), home());
    const first = await post(stranger, '/api/passkeys', answer);
    assert.equal(first.status, 200);
    const second = await post(withCookie(first.headers), '/api/passkeys', answer);
    assert.deepEqual([second.status, (second.body as { code: string }).code], [409, 'passkey-late']);
  });

  test('A challenge is answered by the device it was given to', async () => {
    const { key } = await withPasskey('Cid');
    const [one, other] = [await local('One'), await local('Other')];
    const answer = key.answer(await options(one, '/api/passkeys/options'), home());
    await options(other, '/api/passkeys/options');
    const stolen = await post(other, '/api/passkeys', answer);
    assert.equal((stolen.body as { code: string }).code, 'passkey-refused');
  });

  test('A signature for another address, by another key, or from a copy of the key is refused', async () => {
    const { key } = await withPasskey('Dan');
    const stranger = await local('Nobody');
    const codes: string[] = [];
    const tried = async (forge: (asked: { challenge: string; rpId: string }) => object) => {
      const asked = await options(stranger, '/api/passkeys/options');
      codes.push(((await post(stranger, '/api/passkeys', forge(asked))).body as { code: string }).code);
    };
    await tried(asked => key.answer({ ...asked, rpId: 'evil.example' }, home()));
    await tried(asked => key.answer(asked, 'https://evil.example'));
    const forger = new Authenticator();
    await tried(asked => ({ ...forger.answer(asked, home()), id: key.answer(asked, home()).id }));
    await tried(asked => forger.answer(asked, home()));
    await tried(asked => ({
      ...key.answer(asked, home()),
      response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
    }));
    assert.deepEqual(
      codes,
      Array.from({ length: 5 }, () => 'passkey-refused'),
    );
    key.counter = 41;
    const asked = await options(stranger, '/api/passkeys/options');
    const signedIn = await post(stranger, '/api/passkeys', key.answer(asked, home()));
    assert.equal(signedIn.status, 200);
    key.counter = 7;
    const late = withCookie(signedIn.headers);
    const copied = await post(late, '/api/passkeys', key.answer(await options(late, '/api/passkeys/options'), home()));
    assert.equal((copied.body as { code: string }).code, 'passkey-refused');
  });

  test('Nobody registers what was not asked for, or what another has', async () => {
    const { owner, key } = await withPasskey('Eva');
    const again = key.create({ challenge: 'AAAA', rp: { id: 'localhost' } }, home());
    assert.equal(((await post(owner, '/api/me/passkeys', again)).body as { code: string }).code, 'passkey-late');
    const thief = await local('Thief');
    const asked = await options(thief, '/api/me/passkeys/options');
    const taken = await post(thief, '/api/me/passkeys', key.create(asked, home()));
    assert.equal((taken.body as { code: string }).code, 'passkey-refused');
    await options(thief, '/api/me/passkeys/options');
    const wrong = await post(
      thief,
      '/api/me/passkeys',
      new Authenticator().create({ ...asked, challenge: 'AAAA' }, home()),
    );
    assert.equal((wrong.body as { code: string }).code, 'passkey-refused');
    const asks = await options(owner, '/api/me/passkeys/options');
    assert.deepEqual(
      asks.excludeCredentials.map(({ id }) => id),
      [Buffer.from(key.id).toString('base64url')],
    );
  });

  test('A passkey that was removed by its owner opens nothing', async () => {
    const { owner, key } = await withPasskey('Fay');
    const { id } = (await identity(owner)).passkeys[0]!;
    const thief = await local('Thief');
    assert.equal(
      ((await post(thief, '/api/me/passkeys/remove', { id })).body as { code: string }).code,
      'no-such-passkey',
    );
    assert.equal((await post(owner, '/api/me/passkeys/remove', { id })).status, 200);
    assert.deepEqual((await identity(owner)).passkeys, []);
    const answer = key.answer(await options(thief, '/api/passkeys/options'), home());
    assert.equal(((await post(thief, '/api/passkeys', answer)).body as { code: string }).code, 'passkey-refused');
  });

  test('They are offered at an address with a name, by https or on this machine', async () => {
    const bare = await server.guest();
    const { body } = await post(bare, '/api/passkeys/options', {}, server.url);
    assert.equal((body as { code: string }).code, 'no-passkeys-here');
    const plain = await TestServer.open({ config: { publicUrl: 'http://quay.example' } });
    const guest = await plain.guest();
    const refused = await post(guest, '/api/me/passkeys/options', {}, 'http://quay.example');
    assert.equal((refused.body as { code: string }).code, 'no-passkeys-here');
    await plain.close();
    const secure = await TestServer.open({ config: { publicUrl: 'https://quay.example' } });
    const known = await secure.guest();
    const offered = await post(known, '/api/me/passkeys/options', {}, 'https://quay.example');
    assert.equal((offered.body as { rp: { id: string } }).rp.id, 'quay.example');
    await secure.close();
  });

  test('Twenty are enough', async () => {
    const owner = await local('Gus');
    for (let n = 0; n < 20; n++) {
      const asked = await options(owner, '/api/me/passkeys/options');
      assert.equal((await post(owner, '/api/me/passkeys', new Authenticator().create(asked, home()))).status, 200);
    }
    const more = await post(owner, '/api/me/passkeys/options');
    assert.equal((more.body as { code: string }).code, 'too-many-passkeys');
  });

  test('A challenge given out before a restart is answered after it', async () => {
    const owner = await local('Ann');
    const asked = await options(owner, '/api/me/passkeys/options');
    await server.restart();
    assert.equal((await post(owner, '/api/me/passkeys', new Authenticator().create(asked, home()))).status, 200);
  });
});

describe('challenges', () => {
  async function opened() {
    const server = await TestServer.open();
    let now = 1_000_000;
    const committer = new Committer(server.store, () => {});
    const of = () => new Challenges('sign-in', { store: server.store, committer, now: () => now });
    return {
      server,
      challenges: of(),
      /** What another node on the same database does. */
      other: of(),
      wait: (ms: number) => {
        now += ms;
      },
    };
  }

  test('Each is taken once, at whichever node, and a new one replaces it', async () => {
    const { server, challenges, other } = await opened();
    await challenges.keep('a', 'one');
    await challenges.keep('a', 'two');
    await challenges.keep('b', 'three');
    assert.equal(await other.take('a'), 'two');
    assert.equal(await challenges.take('a'), null);
    assert.equal(await other.take('a'), null);
    const taken = await Promise.all([challenges.take('b'), other.take('b'), challenges.take('b')]);
    assert.deepEqual(taken.filter(Boolean), ['three']);
    await server.close();
  });

  test('They are forgotten after five minutes, and deleted with the next one', async () => {
    const { server, challenges, wait } = await opened();
    await challenges.keep('a', 'one');
    wait(5 * 60_000);
    assert.equal(await challenges.take('a'), null);
    await challenges.keep('b', 'two');
    assert.equal(await server.store.challenge('a', 'sign-in'), null);
    await server.close();
  });
});

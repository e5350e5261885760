import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { newName, tidyName } from '../src/domain/names.ts';
import { TestServer } from './testServer.ts';

describe('names', () => {
  test('Spaces are tidied', () => assert.equal(tidyName('  Calm \t  Heron\n'), 'Calm Heron'));
  test('Characters nobody sees, and those that turn writing around, are dropped', () => {
    assert.equal(tidyName('a\u202eb\u200bc\u0007d\u2066e\ufeff'), 'abcde');
  });
  test('24 characters are counted as people count them', () => {
    const family = '👩‍👩‍👧';
    assert.equal(tidyName(family.repeat(24)), family.repeat(24));
    assert.equal(tidyName('e\u0301'.repeat(24)), 'é'.repeat(24));
    assert.equal(tidyName('x'.repeat(25)), null);
  });
  test('A name must show something', () => {
    for (const nothing of ['', '   ', '\u200b\u200d', '\u202e']) assert.equal(tidyName(nothing), null);
  });
  test('A pile of accents is no name', () => assert.equal(tidyName(`a${'\u0335'.repeat(500)}`), null));
  test('A guest’s first name is a name', () => {
    for (let i = 0; i < 100; i++) {
      const name = newName();
      assert.equal(tidyName(name), name);
    }
  });
});

describe('/api/me', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  test('A stranger gets a name and a cookie scripts cannot read', async () => {
    const answer = await fetch(`${server.url}/api/me`);
    const [cookie] = answer.headers.getSetCookie();
    assert.match(cookie!, /^quayside=[\w-]{43}; /);
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=34560000'])
      assert.ok(cookie!.includes(flag), flag);
    assert.ok(!cookie!.includes('Secure'), 'a plain http server on the own network must work');
    assert.match(((await answer.json()) as { name: string }).name, /^\w+ \w+$/);
  });

  test('The cookie is Secure where people come by https', async () => {
    const secure = await TestServer.open({ config: { publicUrl: 'https://quay.example' } });
    const answer = await fetch(`${secure.url}/api/me`);
    assert.match(answer.headers.getSetCookie()[0]!, /; Secure/);
    assert.match(answer.headers.get('strict-transport-security')!, /max-age/);
    await secure.close();
  });

  test('Behind a trusted proxy its word on https counts, otherwise not', async () => {
    const forwarded = { headers: { 'x-forwarded-proto': 'https' } };
    const behind = await TestServer.open({ config: { trustProxy: 1 } });
    assert.match((await fetch(`${behind.url}/api/me`, forwarded)).headers.getSetCookie()[0]!, /; Secure/);
    assert.doesNotMatch((await fetch(`${server.url}/api/me`, forwarded)).headers.getSetCookie()[0]!, /; Secure/);
    await behind.close();
  });

  test('A guest is known again', async () => {
    const ann = await server.guest('Ann');
    const again = await ann.get('/api/me');
    assert.deepEqual(again.body, { name: 'Ann' });
    assert.equal(again.headers.getSetCookie()[0]!.split(';')[0], ann.cookie);
  });

  test('The store does not hold the secret', async () => {
    const ann = await server.guest();
    const secret = ann.cookie.split('=')[1]!;
    assert.equal(await server.store.deviceBySecret(secret), null);
  });

  test('A forged or forgotten cookie makes a new guest, and cannot act', async () => {
    const forged = { headers: { cookie: 'quayside=forged' } };
    const answer = await fetch(`${server.url}/api/me`, forged);
    assert.notEqual(answer.headers.getSetCookie()[0]!.split(';')[0], 'quayside=forged');
    const acting = await fetch(`${server.url}/api/me`, {
      method: 'PUT',
      headers: { ...forged.headers, 'content-type': 'application/json' },
      body: '{"name":"Mallory"}',
    });
    assert.equal(acting.status, 401);
    assert.equal(((await acting.json()) as { code: string }).code, 'no-guest');
  });

  test('A name is tidied when it is set, and shown at the tables', async () => {
    const ann = await server.guest('Ann');
    const table = await server.table(ann);
    const socket = await ann.hello(table);
    const { body } = await ann.put('/api/me', { name: '  Old   Ann ' });
    assert.deepEqual(body, { name: 'Old Ann' });
    // A message about what happened before may still be on its way.
    let told = await socket.until('table');
    while (told.you.name === 'Ann') told = await socket.until('table');
    assert.equal(told.you.name, 'Old Ann');
    assert.deepEqual(told.table.seats[0], { kind: 'person', name: 'Old Ann', online: true, standIn: null });
  });

  test('What cannot be shown is no name', async () => {
    const ann = await server.guest('Ann');
    const { status, body } = await ann.put('/api/me', { name: '\u200b' });
    assert.equal(status, 400);
    assert.deepEqual(body, { code: 'bad-name', sentence: 'A name has 1 to 24 characters that can be seen.' });
    assert.deepEqual((await ann.get('/api/me')).body, { name: 'Ann' });
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Identity } from '@quayside/protocol';
import { deviceTitle } from '../src/identity/deviceTitle.ts';
import { signInWays } from '../src/identity/signInWays.ts';
import { words } from '../src/identity/words.ts';

const HERE = { id: 'a', browser: 'Chrome', system: 'Linux', since: 0, seen: 0, here: true };
const ALONE: Identity = { now: 0, name: 'Ann', tables: 1, devices: [HERE], passkeys: [], recovery: null };
const ways = (more: Partial<Identity>) => signInWays({ ...ALONE, ...more }, 'quay.example');
const passkey = (host: string) => ({ id: 'k', browser: 'Chrome', system: null, host, since: 0, used: null });

test('The device one holds is no way back to itself', () => assert.deepEqual(ways({}), []));

test('A code, a passkey and other devices are', () => {
  const other = { ...HERE, here: false };
  const devices = [HERE, { ...other, browser: 'Safari', system: 'iPhone' }, { ...other, browser: null, system: null }];
  const all = ways({ recovery: 1, passkeys: [passkey('quay.example')], devices });
  assert.deepEqual(all, ['your recovery code', 'your passkey', 'Safari on iPhone', 'another browser']);
  assert.equal(
    words.comeBackWith(all),
    'You come back with your recovery code, your passkey, Safari on iPhone or another browser.',
  );
});

test('A device is called by its browser and its system, as far as they are known', () => {
  assert.equal(deviceTitle({ browser: 'Chrome', system: 'Linux' }), 'Chrome on Linux');
  assert.equal(deviceTitle({ browser: 'Chrome', system: null }), 'Chrome');
  assert.equal(deviceTitle({ browser: null, system: 'Mac' }), 'A browser on Mac');
  assert.equal(deviceTitle({ browser: null, system: null }), null);
});

test('A passkey for another address is none', () => assert.deepEqual(ways({ passkeys: [passkey('old.example')] }), []));

test('Games are counted', () => {
  assert.match(words.gamesToLose(1), /^you have one unfinished game here/);
  assert.match(words.gamesToLose(3), /^you have 3 unfinished games here/);
});

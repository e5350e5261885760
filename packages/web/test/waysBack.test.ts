import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Identity } from '@quayside/protocol';
import { waysBack } from '../src/identity/waysBack.ts';
import { words } from '../src/identity/words.ts';

const HERE = { id: 'a', label: 'Chrome on Linux', since: 0, seen: 0, here: true };
const ALONE: Identity = { now: 0, name: 'Ann', tables: 1, devices: [HERE], passkeys: [], recovery: null };
const ways = (more: Partial<Identity>) => waysBack({ ...ALONE, ...more }, 'quay.example');
const passkey = (host: string) => ({ id: 'k', label: 'Chrome', host, since: 0, used: null });

test('The device one holds is no way back to itself', () => assert.deepEqual(ways({}), []));

test('A code, a passkey and other devices are', () => {
  const devices = [HERE, { ...HERE, here: false, label: 'Safari on iPhone' }, { ...HERE, here: false, label: '' }];
  const all = ways({ recovery: 1, passkeys: [passkey('quay.example')], devices });
  assert.deepEqual(all, ['your recovery code', 'your passkey', 'Safari on iPhone', 'another browser']);
  assert.equal(
    words.comeBackWith(all),
    'You come back with your recovery code, your passkey, Safari on iPhone or another browser.',
  );
});

test('A passkey for another address is none', () => assert.deepEqual(ways({ passkeys: [passkey('old.example')] }), []));

test('Games are counted', () => {
  assert.match(words.gamesToLose(1), /^you have one unfinished game here/);
  assert.match(words.gamesToLose(3), /^you have 3 unfinished games here/);
});

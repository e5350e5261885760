import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PEARLS } from './house.ts';
import { differences, givenIn, NOTHING, SECRETS } from './twins.ts';

describe('hidden commitments', () => {
  const setting = { game: PEARLS, from: 4 };
  const nothing = givenIn(setting, NOTHING);
  for (const secret of SECRETS)
    test(`Nobody can tell whether a seat ${secret.name}`, async () => {
      assert.deepEqual(differences(await nothing, await givenIn(setting, secret)), []);
    });
});

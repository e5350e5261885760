// Bad networks: whatever happens to the messages of a game, it ends as it does without faults, and the player always
// knows.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { GAMES } from '@quayside/rules';
import type { TestClient } from '../packages/server/test/testClient.ts';
import { TestServer } from '../packages/server/test/testServer.ts';
import { FAULTS, faultRun, type RunResult, settledChoice, WAYS } from './faultRun.ts';

/** Of this game every message is hit by a fault in one run or another; of the others some. */
const EVERY = 'waves';
const APART = { up: 8, down: 16 }; // messages between two faults of one run

let server: TestServer;
let guest: TestClient;
before(async () => {
  server = await TestServer.open({
    config: { tablesPerGuest: 1_000_000, requestsPerMinute: 10_000_000, framesPerSecond: 100_000 },
    chooseMove: async ({ game, view }) => ({ move: settledChoice(await GAMES[game]!.load(), view) }),
  });
  guest = await server.guest('Ann');
});
after(() => server.close());

for (const id of Object.keys(GAMES))
  describe(`${id} over a faulty network`, () => {
    let faultless: RunResult;
    before(async () => {
      faultless = await faultRun(server, guest, id, null);
    });

    for (const kind of FAULTS)
      test(`${kind} at any message`, async () => {
        for (const way of WAYS) {
          const every = APART[way];
          const firsts = id === EVERY ? [...Array(every).keys()] : [every >> 1];
          for (const first of firsts) {
            const { view, moves } = await faultRun(server, guest, id, { kind, way, first, every });
            assert.deepEqual(view, faultless.view, `${kind} ${way} ${first}`);
            assert.deepEqual(moves, faultless.moves, `${kind} ${way} ${first}`);
          }
        }
      });
  });

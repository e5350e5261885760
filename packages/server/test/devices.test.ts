// Where a game's dice fall, they really fall at a live table, and the log keeps how.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, type AnyShape, SEA, type View } from '@quayside/rules';
import { type Landed, rattleBattle } from '@quayside/rules/rattle-battle';
import type { TestClient } from './testClient.ts';
import { gamesOf, TestServer } from './testServer.ts';

const RATTLE = rattleBattle as unknown as AnyGame;

/** The last on the menu sends ships to sea, where the first would keep them in port. */
const lastOnMenu = (view: View<AnyShape>): object => RATTLE.menu(view).moves.at(-1)!;

async function fallsOf(server: TestServer, table: string): Promise<string[]> {
  const log = await server.store.entries(table, 0);
  return log.flatMap(({ entry }) => (entry.seat === SEA && 'move' in entry ? [(entry.move as Landed).fall] : []));
}

/** Plays on until the sea has answered so many times. */
async function untilFallen(server: TestServer, guest: TestClient, table: string, times: number): Promise<string[]> {
  const socket = await guest.hello(table);
  await socket.until('view');
  for (let turn = 0; ; turn++) {
    const falls = await fallsOf(server, table);
    if (falls.length >= times) return falls;
    while (socket.decision === null) await sleep(5);
    const id = `${times}-${turn}`;
    await socket.ask({ t: 'move', id, decision: socket.decision!, move: lastOnMenu(socket.view!) });
  }
}

describe('the sea at a live table', () => {
  test('is answered by dice that fall, also after a restart', async () => {
    const server = await TestServer.open({
      games: gamesOf(RATTLE),
      chooseMove: async ({ view }) => ({ move: lastOnMenu(view) }),
    });
    const ann = await server.guest('Ann');
    const table = await server.table(ann, { game: RATTLE.id, seats: 2, bots: { 1: 'deckhand' }, start: true });
    assert.ok((await untilFallen(server, ann, table, 1)).every(fall => fall.length > 100));
    await server.restart();
    assert.ok((await untilFallen(server, ann, table, 2)).every(fall => fall.length > 100));
    await server.close();
  });
});

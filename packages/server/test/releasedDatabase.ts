// What is asked of a database that a released version wrote: everybody sees what they saw, and the games go on.

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { seaOf } from '@quayside/dice/sea';
import { parseRecord, verdictSentence, verify } from '@quayside/engine';
import type { HistoryPage } from '@quayside/protocol';
import { GAMES, loadGame } from '@quayside/rules';
import { type Expected, RELEASED, seenBy } from './fixtures/released.ts';
import type { TestSocket } from './testClient.ts';
import { TestServer } from './testServer.ts';

const DECISIONS = 10; // played on at every running table

/**
 * Running tables whose log the present rules do not tell as those they were played by do; they keep their version. By
 * the release that wrote the database: the game, and what the table is about.
 */
const DIFFERING: Record<string, readonly string[]> = {
  '0.1.0': [
    // Version 1 asks where the last dice go, which is no choice.
    'rolling-with-the-waves: gone back by consent',
    'rolling-with-the-waves: one has left, a bot stands in',
    'rolling-with-the-waves: a what-if',
    // Version 2 draws one Known Obstacle before it turns up the other (3.1), and asks without a choice (1.6).
    'rolling-seas: all at once, hidden',
    'rolling-seas: alone',
    // Version 3 leaves the player actions out when nobody comes late (7.9), and does not ask what is discarded in port
    // (15.9).
    'rattle-battle: two captains',
    'rattle-battle: latecomer, declined',
    // Version 3 keeps in the open position what everybody saw go to a hand (6.5).
    'waves: teams, talk, clocks, a move taken back',
    'waves: ready marks hidden',
  ],
  '0.2.0': [
    'rolling-with-the-waves: gone back by consent',
    'rolling-with-the-waves: a what-if',
    'rolling-seas: all at once, hidden',
    'rolling-seas: alone',
    'rattle-battle: two captains',
    'rattle-battle: latecomer, declined',
    'waves: teams, talk, clocks, a move taken back',
    'waves: ready marks hidden',
  ],
  '0.3.0': ['waves: teams, talk, clocks, a move taken back', 'waves: ready marks hidden'],
};

type Table = Expected['tables'][number];

/** The releases whose databases are kept, the oldest first. */
export const RELEASES = readdirSync(RELEASED).sort();

export function opensReleased(name: string): void {
  describe(`the database of ${name}`, () => opened(join(RELEASED, name), DIFFERING[name] ?? []));
}

function opened(released: string, differing: readonly string[]): void {
  const expected: Expected = JSON.parse(readFileSync(join(released, 'expected.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'quayside-released-'));
  let server: TestServer;
  const guest = (name: string) => server.known(expected.guests[name]!);
  const title = ({ game, about }: Table) => `${game}, ${about}`;
  before(async () => {
    writeFileSync(join(folder, 'quayside.db'), gunzipSync(readFileSync(join(released, 'quayside.db.gz'))));
    server = await TestServer.open({ folder });
  });
  after(() => server.close());

  for (const table of expected.tables)
    test(`everybody sees what they saw: ${title(table)}`, async () => {
      for (const [name, seen] of Object.entries(table.views))
        assert.deepEqual(await seenBy(guest(name), table.id), seen, name);
      assert.equal((await seenBy(await server.guest(), table.id)).view, table.onlooker);
      assert.equal((await server.store.table(table.id))!.status, table.status);
      assert.equal((await server.store.entries(table.id, 0)).length, table.entries);
      assert.equal((await server.store.lines(table.id, Number.MAX_SAFE_INTEGER, 100)).length, table.lines);
    });

  describe('the game goes on', { concurrency: true }, () => {
    for (const table of expected.tables.filter(({ status }) => status === 'playing'))
      test(title(table), async () => {
        const sockets: TestSocket[] = [];
        for (const name of Object.keys(table.views)) sockets.push(await guest(name).hello(table.id));
        await Promise.all(sockets.map(socket => socket.untilPly(0)));
        await readied(table, sockets);
        const length = (await server.store.entries(table.id, 0)).length;
        const played = await playOn(server, table, sockets);
        assert.ok(played > 0, 'somebody could decide something');
        assert.ok((await server.store.entries(table.id, 0)).length >= length + played);
        assert.equal((await server.store.table(table.id))!.fault, null);
      });
  });

  for (const table of expected.tables.filter(({ status }) => status !== 'playing'))
    test(`what is over is replayed, and its record agrees: ${title(table)}`, async () => {
      const [name] = Object.keys(table.views);
      const { status, body } = await guest(name!).get(`/api/tables/${table.id}/record`);
      assert.equal(status, 200);
      const record = parseRecord(body);
      const device = (await seaOf(record.game)) ?? undefined;
      const game = await loadGame(record.game, record.version);
      const verdict = verify(game, record, device);
      assert.ok(verdict.agrees, verdictSentence(verdict, game));
      let told = 0;
      for (let from: number | null = 0; from !== null; ) {
        const page = (await guest(name!).get(`/api/tables/${table.id}/history?from=${from}`)).body as HistoryPage;
        told += page.updates.length;
        from = page.next;
      }
      assert.equal(told, table.entries);
    });

  test('a game goes on under the newest rules, or under those it began with where they tell it otherwise', async () => {
    for (const { id, game, about, version, status } of expected.tables) {
      const now = (await server.store.table(id))!.version;
      const keeps = status !== 'playing' || differing.includes(`${game}: ${about}`);
      assert.equal(now, keeps ? version : GAMES[game]!.meta.version, about);
    }
  });

  test('a table that gathered people still does', async () => {
    const cem = await guest('Cem').sitDown(expected.gathering, 1);
    assert.equal(cem.closed, null);
  });
}

/** A pause is ended, and a request that stands is answered with no. */
async function readied({ id }: Table, sockets: TestSocket[]): Promise<void> {
  for (const [i, socket] of sockets.entries()) await socket.ask({ t: 'pause', id: `go-${id}-${i}`, pause: false });
  const asked = sockets.flatMap(({ frames }) => frames.map(frame => JSON.parse(frame))).find(it => it.table?.asking);
  if (asked) await sockets[0]!.ask({ t: 'answer', id: `no-${id}`, request: asked.table.asking.request, yes: false });
}

/** Whoever is asked plays what comes first on the menu; gives how many decisions were made. */
async function playOn(server: TestServer, { id }: Table, sockets: TestSocket[]): Promise<number> {
  for (let played = 0; played < DECISIONS; played++) {
    const row = (await server.store.table(id))!;
    const socket = sockets.find(({ decision }) => decision !== null);
    if (!socket || row.status !== 'playing') return played;
    const game = await loadGame(row.game, row.version);
    const [move] = game.menu(socket.view!).moves;
    const answer = await socket.ask({ t: 'move', id: `on-${played}`, decision: socket.decision!, move });
    assert.equal(answer.t, 'accepted', JSON.stringify(answer));
    await settled(sockets);
  }
  return DECISIONS;
}

/** Waits until everybody has been told everything: nothing more comes for a while. */
async function settled(sockets: TestSocket[]): Promise<void> {
  const count = () => sockets.reduce((sum, { frames }) => sum + frames.length, 0);
  for (let before = -1; before !== count(); ) {
    before = count();
    await sleep(50);
  }
}

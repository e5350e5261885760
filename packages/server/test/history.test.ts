import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpError, PlayedPage, Statistics, TableList } from '@quayside/protocol';
import { playOut } from './play.ts';
import type { TestClient } from './testClient.ts';
import { TestServer } from './testServer.ts';

const gamesOf = async (who: TestClient, query = '') => (await who.get(`/api/me/games${query}`)).body as PlayedPage;
const figuresOf = async (who: TestClient) => (await who.get('/api/me/statistics')).body as Statistics;
const unfinished = async (who: TestClient) =>
  ((await who.get('/api/tables')).body as TableList).mine.map(({ table }) => table.id);

describe('What a person has played', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  test('A game that is over is in the history of everybody who sat there, with every place and score', async () => {
    const { table, ann, ben, annAt, benAt } = await server.pair();
    assert.deepEqual((await gamesOf(ann)).games, []);
    await playOut([annAt, benAt]);
    for (const [who, seat] of [
      [ann, 0],
      [ben, 1],
    ] as const) {
      const { games, next } = await gamesOf(who);
      assert.deepEqual([games.length, next], [1, null]);
      assert.deepEqual([games[0]!.table, games[0]!.seat], [table, seat]);
      assert.deepEqual(
        games[0]!.seats.map(({ name, level }) => [name, level]),
        [
          ['Ann', null],
          ['Ben', null],
        ],
      );
      assert.deepEqual(games[0]!.seats.map(({ rank }) => rank).sort()[0], 1);
    }
    assert.deepEqual((await gamesOf(ann, '?game=waves')).games, []);
    assert.deepEqual((await gamesOf(ann, `?before=${(await gamesOf(ann)).games[0]!.endedAt}`)).games, []);
  });

  test('Figures are counted by game and by the strongest opponent', async () => {
    const ann = await server.guest('Ann');
    const levels = ['deckhand', 'captain'] as const;
    for (const level of levels) {
      const table = await server.table(ann, { bots: { 1: level }, start: true });
      const socket = await ann.hello(table);
      await socket.until('view');
      while ((await server.store.table(table))!.status !== 'over') {
        await pause(2);
        if (socket.decision === null) continue;
        const kind = (socket.view!.open as { phase: { kind: string } }).phase.kind;
        const value = (socket.view!.own as { hand: number[] }).hand[0];
        const { ply } = socket;
        await socket.ask({ t: 'move', id: `m${ply}`, decision: socket.decision, move: { kind, value } });
        await socket.untilPly(ply! + 1);
      }
    }
    const { games } = await figuresOf(ann);
    assert.deepEqual(
      games.map(({ game, tallies }) => [game, tallies.map(({ opponents, played }) => [opponents, played])]),
      [
        [
          'pearls',
          [
            ['captain', 1],
            ['deckhand', 1],
          ],
        ],
      ],
    );
    const { games: played } = await gamesOf(ann);
    const won = played.filter(({ seat, seats }) => seats[seat]!.rank === 1).length;
    assert.equal(
      games[0]!.tallies.reduce((sum, tally) => sum + tally.won, 0),
      won,
    );
  });

  test('A what-if is no game played: it may begin with the win in hand', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    const asked = { ply: annAt.ply! - 1, seat: 0, level: 'mate' };
    const { id } = (await ann.post(`/api/tables/${table}/what-if`, asked)).body as { id: string };
    const socket = await ann.hello(id);
    await socket.until('view');
    while ((await server.store.table(id))!.status !== 'over') {
      await pause(2);
      if (socket.decision === null) continue;
      const { kind } = (socket.view!.open as { phase: { kind: string } }).phase;
      const value = (socket.view!.own as { hand: number[] }).hand[0];
      const { ply } = socket;
      await socket.ask({ t: 'move', id: `w${ply}`, decision: socket.decision, move: { kind, value } });
      await socket.untilPly(ply! + 1);
    }
    assert.deepEqual(
      (await gamesOf(ann)).games.map(game => game.table),
      [table],
    );
    assert.deepEqual(await server.store.tablesWithoutResults('', 10), []);
  });

  test('A stranger has played nothing, and is told so', async () => {
    const answer = await fetch(`${server.url}/api/me/games`);
    assert.equal(answer.status, 401);
  });

  test('Results of games that were over before results were stored are found out after the start', async () => {
    const { ann, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    const before = (await gamesOf(ann)).games;
    await server.restart(async () => {
      const db = new DatabaseSync(`${server.folder}/quayside.db`);
      db.exec('delete from results');
      db.close();
    });
    let games = (await gamesOf(ann)).games;
    while (games.length === 0) games = (await gamesOf(ann)).games;
    assert.deepEqual(games, before);
  });
});

describe('Games against bots', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  const put = (who: TestClient, table: string, dismissed: boolean) =>
    who.put(`/api/tables/${table}/dismissed`, { dismissed });

  test('can be put away and put back', async () => {
    const ann = await server.guest('Ann');
    const table = await server.table(ann, { bots: { 1: 'mate' }, start: true });
    assert.deepEqual(await unfinished(ann), [table]);
    assert.equal((await put(ann, table, true)).status, 200);
    assert.deepEqual(await unfinished(ann), []);
    assert.equal((await (await ann.hello(table)).until('view')).seat, 0, 'the link still leads to it');
    await put(ann, table, false);
    assert.deepEqual(await unfinished(ann), [table]);
  });

  test('cannot be put away where other people wait, nor by others', async () => {
    const { table, ann } = await server.pair();
    const refused = await put(ann, table, true);
    assert.deepEqual([refused.status, (refused.body as HttpError).code], [409, 'others-wait']);
    const cai = await server.guest('Cai');
    assert.equal(((await put(cai, table, true)).body as HttpError).code, 'not-seated');
    assert.equal(((await put(cai, 'nowhere', true)).body as HttpError).code, 'unknown-table');
  });
});

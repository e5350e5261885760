// Honest dice at a table: promised, contributed to, shown, and found to be so.

import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { seaOf } from '@quayside/dice/sea';
import { parseRecord, verdictSentence, verify } from '@quayside/engine';
import type { RecordFile } from '@quayside/protocol';
import { type AnyGame, SEA } from '@quayside/rules';
import { rattleBattle } from '@quayside/rules/rattle-battle';
import { playOut } from './play.ts';
import { PEARLS, TestServer } from './testServer.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const contribution = () => randomBytes(32).toString('hex');

describe('honest dice', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  test('The promise is made before anybody contributes, kept to the end, and the seed is made of all', async () => {
    const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
    const table = await server.table(ann);
    const annAt = await ann.connect(table);
    annAt.say({ t: 'hello', since: null });
    const { commitment, contributed } = (await annAt.until('table')).table;
    assert.match(commitment!, /^[0-9a-f]{64}$/);
    assert.deepEqual(contributed, [false, false]);
    const benAt = await ben.sitDown(table, 1);
    const contributions = [contribution(), contribution()];
    await annAt.ask({ t: 'contribute-seed', id: 'first', contributions: { 0: contribution() } });
    await annAt.ask({ t: 'contribute-seed', id: 'second', contributions: { 0: contributions[0]! } });
    await benAt.ask({ t: 'contribute-seed', id: 'mine', contributions: { 1: contributions[1]! } });
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), benAt.until('view')]);
    const late = await annAt.ask({ t: 'contribute-seed', id: 'late', contributions: { 0: contribution() } });
    assert.equal(late.t === 'refused' && late.code, 'already-started');
    await playOut([annAt, benAt]);
    const record = (await ann.get(`/api/tables/${table}/record`)).body as RecordFile;
    assert.deepEqual(record.dice!.contributions, contributions);
    assert.equal(record.dice!.commitment, commitment);
    assert.equal(sha256(record.dice!.serverSeed), commitment);
    assert.equal(sha256([record.dice!.serverSeed, ...contributions].join('\n')), record.seed);
    assert.deepEqual(record.names, ['Ann', 'Ben']);
    const verdict = verify(PEARLS, parseRecord(record), PEARLS.nature);
    assert.equal(verdict.agrees, true);
    assert.match(verdictSentence(verdict, null), /the server and 2 of 2 players/);
  });

  test('The seed of the server is nowhere to be seen before the end', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    const { honest, seed } = (await server.store.table(table))!;
    const list = JSON.stringify((await ann.get('/api/tables')).body);
    for (const text of [...annAt.frames, ...benAt.frames, list]) {
      assert.ok(!text.includes(honest!.serverSeed));
      assert.ok(!text.includes(seed!));
    }
    assert.equal((await ann.get(`/api/tables/${table}/record`)).status, 403);
  });

  test('Everybody at a device that is shared contributes, whoever holds it', async () => {
    const ann = await server.guest('Ann');
    const table = await server.table(ann, { seats: 3, mates: { 1: 'Ben', 2: 'Cleo' } });
    const benAt = await ann.hello(`${table}?seat=1`);
    const contributions = [contribution(), contribution(), contribution()];
    await benAt.ask({
      t: 'contribute-seed',
      id: 'all',
      contributions: { 0: contributions[0]!, 1: contributions[1]!, 2: contributions[2]! },
    });
    const annAt = await ann.hello(table);
    await annAt.ask({ t: 'start', id: 'go' });
    assert.deepEqual((await server.store.table(table))!.honest!.contributions, contributions);
  });

  test('Only who sits there contributes, with 32 bytes', async () => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    const table = await server.table(ann);
    const watcher = await (await server.guest()).hello(table);
    const benAt = await ben.sitDown(table, 1);
    for (const [socket, seat] of [
      [watcher, 0],
      [watcher, 7],
      [benAt, 0],
    ] as const) {
      const outside = await socket.ask({
        t: 'contribute-seed',
        id: `x-${seat}`,
        contributions: { [seat]: contribution() },
      });
      assert.equal(outside.t === 'refused' && outside.code, 'not-seated');
    }
    const socket = await ann.hello(table);
    for (const wrong of ['', contribution().slice(1), contribution().toUpperCase().replace(/^./, 'A')]) {
      const answer = await socket.ask({ t: 'contribute-seed', id: `bad-${wrong.length}`, contributions: { 0: wrong } });
      assert.equal(answer.t === 'refused' && answer.code, 'bad-message');
    }
  });

  test('A rematch is promised a seed of its own, and nobody has contributed to it yet', async () => {
    const { annAt, ann, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    await annAt.ask({ t: 'rematch', id: 'again' });
    let info = (await annAt.until('table')).table;
    while (info.rematch === null) info = (await annAt.until('table')).table;
    const next = await ann.connect(info.rematch);
    next.say({ t: 'hello', since: null });
    const again = (await next.until('table')).table;
    assert.notEqual(again.commitment, info.commitment);
    assert.deepEqual(again.contributed, [false, false]);
  });

  test('A stored move that was altered is found when the record is checked', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    const record = parseRecord((await ann.get(`/api/tables/${table}/record`)).body);
    for (const [ply, entry] of record.log.entries()) {
      if (!('move' in entry)) continue;
      const move = { ...entry.move, value: 1 + ((entry.move as { value: number }).value % 12) };
      const altered = { ...record, log: record.log.with(ply, { ...entry, move }) };
      const verdict = verify(PEARLS, altered, PEARLS.nature);
      assert.equal(verdict.agrees, false);
      assert.equal(verdict.ply, ply);
    }
  });

  test('Dice that really fell fall the same when they are checked', async () => {
    const game = rattleBattle as unknown as AnyGame;
    const ann = await server.guest('Ann');
    const table = await server.table(ann, { game: game.id, seats: 2, bots: { 1: 'deckhand' }, start: true });
    const socket = await ann.hello(table);
    await socket.untilPly(0);
    const fell = async () => (await server.store.entries(table, 0)).some(({ entry }) => entry.seat === SEA);
    for (let turn = 0; !(await fell()); turn++) {
      while (socket.decision === null) await socket.untilPly(socket.ply! + 1);
      const move = game.menu(socket.view!).moves.at(-1);
      const ply = socket.ply!;
      await socket.ask({ t: 'move', id: `m-${turn}`, decision: socket.decision, move });
      await socket.untilPly(ply + 1);
    }
    await socket.ask({ t: 'end', id: 'enough' });
    const record = parseRecord((await ann.get(`/api/tables/${table}/record`)).body);
    const verdict = verify(game, record, (await seaOf(game.id))!);
    assert.equal(verdict.agrees, true, verdictSentence(verdict, game));
    // Cast by the rules alone they lie otherwise, and that is seen.
    assert.match(verdictSentence(verify(game, record, game.nature), game), /is not what the sea answered/);
  });
});

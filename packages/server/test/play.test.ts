import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { playOut } from './play.ts';
import type { TestSocket } from './testClient.ts';
import { TestServer } from './testServer.ts';

const handOf = (socket: TestSocket): number[] => (socket.view!.own as { hand: number[] }).hand;

/** An intent to dive with the n-th pearl of the hand. */
const dive = (socket: TestSocket, id: string, n = 0) =>
  ({ t: 'move', id, decision: socket.decision!, move: { kind: 'dive', value: handOf(socket)[n] } }) as const;

describe('moves', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  test('A move is stored before it is acknowledged, and told to all after', async () => {
    const { table, annAt, benAt } = await server.pair();
    const answer = await annAt.ask(dive(annAt, 'm1'));
    assert.deepEqual(answer, { t: 'accepted', id: 'm1', ply: 2 });
    const [, entry] = await server.store.entries(table, 0);
    assert.deepEqual([entry!.intent, entry!.entry.seat], ['m1', 0]);
    const update = await benAt.until('update');
    assert.deepEqual(
      [update.ply, update.by, update.own, update.events],
      [2, 0, undefined, [{ type: 'dived', seat: 0 }]],
    );
    assert.deepEqual((await annAt.until('update')).own, {
      hand: [handOf(annAt)],
      dive: [answer && annAt.view && (annAt.view.own as { dive: number }).dive],
    });
  });

  test('Who says hello in the moment the game begins is shown it', async () => {
    for (let i = 0; i < 25; i++) {
      const [ann, ben] = [await server.guest(), await server.guest()];
      const table = await server.table(ann);
      const [annAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
      const late = await ben.connect(table);
      late.say({ t: 'hello', since: null });
      annAt.say({ t: 'start', id: 'go' });
      await late.until('view');
    }
  });

  test('The same intent twice is one move', async () => {
    const { table, annAt } = await server.pair();
    const move = dive(annAt, 'twice');
    annAt.say(move);
    const answers = [await annAt.ask(move), await annAt.ask(move)];
    assert.deepEqual(
      answers.map(({ t }) => t),
      ['accepted', 'duplicate'],
    );
    assert.deepEqual(await annAt.ask(move), { t: 'duplicate', id: 'twice', ply: 2 });
    assert.equal((await server.store.entries(table, 0)).length, 2);
  });

  test('An answer to a question no longer asked is refused', async () => {
    const { annAt } = await server.pair();
    const late = dive(annAt, 'late', 1);
    await annAt.ask(dive(annAt, 'm1'));
    const answer = await annAt.ask(late);
    assert.equal(answer.t === 'refused' && answer.code, 'stale-decision');
    const never = await annAt.ask({ ...late, id: 'never', decision: 4711 });
    assert.equal(never.t === 'refused' && never.code, 'stale-decision');
  });

  test('What the rules refuse is refused in the game’s words, and changes nothing', async () => {
    const { table, annAt } = await server.pair();
    const illegal = await annAt.ask({ ...dive(annAt, 'x'), move: { kind: 'bury', value: handOf(annAt)[0] } });
    assert.deepEqual(illegal, { t: 'refused', id: 'x', code: 'not-now' });
    const nonsense = await annAt.ask({ ...dive(annAt, 'y'), move: { kind: 'fly' } });
    assert.equal(nonsense.t === 'refused' && nonsense.code, 'not-a-move');
    assert.equal((await server.store.entries(table, 0)).length, 1);
    assert.equal((await annAt.ask(dive(annAt, 'z'))).t, 'accepted');
  });

  test('A pending commitment may be taken back, and is asked anew', async () => {
    const { table, ben, annAt, benAt } = await server.pair();
    const hand = handOf(annAt);
    const asked = annAt.decision;
    await annAt.ask(dive(annAt, 'm1'));
    assert.equal((await annAt.until('may-take-back')).ply, 2);
    assert.ok(annAt.mayTakeBack);
    assert.equal((await annAt.ask({ t: 'back', id: 'b1' })).t, 'accepted');
    await annAt.untilPly(3);
    assert.deepEqual(handOf(annAt), hand);
    assert.notEqual(annAt.decision, asked);
    assert.ok(!annAt.mayTakeBack);
    assert.deepEqual(await annAt.ask({ t: 'back', id: 'b1' }), { t: 'duplicate', id: 'b1', ply: 3 });
    const nothingLeft = await annAt.ask({ t: 'back', id: 'b2' });
    assert.equal(nothingLeft.t === 'refused' && nothingLeft.code, 'cannot-take-back');
    await benAt.untilPly(3);
    assert.deepEqual(benAt.view!.open, annAt.view!.open);
    const { history } = await (await ben.hello(table)).until('view');
    assert.deepEqual(
      history.map(({ back }) => back),
      [undefined, undefined, true],
    );
  });

  test('What may be taken back is found out when the table rests, and told to whoever may', async () => {
    const { annAt, benAt } = await server.pair();
    const told = (socket: TestSocket) => socket.frames.filter(text => text.includes('"may-take-back"')).length;
    await annAt.ask(dive(annAt, 'a'));
    await annAt.until('may-take-back');
    await benAt.ask(dive(benAt, 'b'));
    await annAt.untilPly(3);
    assert.ok(!annAt.mayTakeBack);
    assert.deepEqual([told(annAt), told(benAt)], [1, 0]);
  });

  test('When all have chosen it is resolved, and cannot be taken back', async () => {
    const { annAt, benAt } = await server.pair();
    await annAt.ask(dive(annAt, 'a'));
    await benAt.ask(dive(benAt, 'b'));
    await annAt.untilPly(3);
    const answer = await annAt.ask({ t: 'back', id: 'late' });
    assert.equal(answer.t === 'refused' && answer.code, 'cannot-take-back');
  });

  test('A client that was away gets the gap; one that was away too long, or knows nothing, the whole view', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    const since = annAt.ply!;
    annAt.cut();
    await benAt.ask(dive(benAt, 'b'));
    const back = await ann.connect(table);
    Object.assign(back, { view: annAt.view, ply: since });
    back.say({ t: 'hello', since });
    const gap = await back.until('gap');
    assert.deepEqual(
      gap.updates.map(({ ply, by }) => [ply, by]),
      [[2, 1]],
    );
    const fresh = await ann.hello(table);
    const view = await fresh.until('view');
    assert.deepEqual(view.open, back.view!.open);
    assert.deepEqual(
      view.history.map(({ ply, by }) => [ply, by]),
      [
        [1, -1],
        [2, 1],
      ],
    );
    const lost = await ann.connect(table);
    lost.say({ t: 'hello', since: 999 });
    assert.equal((await lost.until('view')).ply, 2);
    fresh.say({ t: 'hello', since: 2 });
    assert.deepEqual((await fresh.until('gap')).updates, []);
  });

  test('A whole game ends, is told, and takes no more moves', async () => {
    const { table, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    let told = await benAt.until('table');
    while (told.table.status !== 'over') told = await benAt.until('table');
    assert.equal((await server.store.table(table))!.status, 'over');
    const more = await annAt.ask({ t: 'move', id: 'more', decision: 1, move: { kind: 'dive', value: 1 } });
    assert.equal(more.t === 'refused' && more.code, 'game-over');
    const back = await annAt.ask({ t: 'back', id: 'back' });
    assert.equal(back.t === 'refused' && back.code, 'game-over');
    assert.deepEqual(annAt.view!.open, benAt.view!.open);
  });

  test('While the sea has yet to answer, nobody is asked anything', async () => {
    const { annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    for (const { frames } of [annAt, benAt]) {
      const updates = frames.map(text => JSON.parse(text)).filter(({ t }) => t === 'update');
      const atSea = updates.filter((_, i) => updates[i + 1]?.by === -1);
      assert.ok(atSea.length > 0);
      for (const update of atSea) assert.ok(!('decision' in update) && !('mayTakeBack' in update));
    }
  });

  test('A rematch keeps the people, one seat on; the second to ask comes to the same table', async () => {
    const { ann, ben, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    assert.equal((await benAt.ask({ t: 'rematch', id: 'r1' })).t, 'accepted');
    assert.equal((await annAt.ask({ t: 'rematch', id: 'r2' })).t, 'accepted');
    let told = await annAt.until('table');
    while (told.table.rematch === null) told = await annAt.until('table');
    const next = told.table.rematch;
    const [annNext, benNext] = [await ann.hello(next), await ben.connect(next)];
    benNext.say({ t: 'hello', since: null });
    const { table, you } = await benNext.until('table');
    assert.deepEqual(
      table.seats.map(it => it.kind === 'person' && it.name),
      ['Ben', 'Ann'],
    );
    assert.ok(you.host);
    assert.equal((await benNext.ask({ t: 'start', id: 'go' })).t, 'accepted');
    assert.equal((await annNext.until('view')).seat, 1);
  });

  test('A rematch against bots keeps the seats', async () => {
    const ann = await server.guest('Ann');
    const table = await server.table(ann, { seats: 3, bots: { 0: 'deckhand', 2: 'deckhand' } });
    const annAt = await ann.sitDown(table, 1);
    await annAt.ask({ t: 'start', id: 'go' });
    await annAt.ask({ t: 'end', id: 'enough' });
    await annAt.ask({ t: 'rematch', id: 'again' });
    const next = (await server.store.table((await server.store.table(table))!.rematch!))!;
    const kinds = next.seats.map(({ kind }) => kind);
    assert.deepEqual(kinds, ['bot', 'person', 'bot']);
  });

  test('A client that asks for it gets messages packed, and they say the same', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    const packedAt = await ann.hello(`${table}?packed`);
    await packedAt.until('view');
    packedAt.say({ t: 'ping' });
    await playOut([annAt, benAt]);
    await packedAt.untilPly(annAt.ply!);
    assert.deepEqual(packedAt.view, annAt.view);
    assert.equal(annAt.packed, 0);
    assert.equal(packedAt.packed, packedAt.frames.length);
    const long = (socket: TestSocket) => socket.frames.filter(frame => frame.startsWith('{"t":"update"')).slice(-3);
    assert.deepEqual(long(packedAt), long(annAt));
  });

  test('The seed is never sent', async () => {
    const { table, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    const { seed } = (await server.store.table(table))!;
    assert.match(seed!, /^[0-9a-f]{64}$/);
    for (const frame of [...annAt.frames, ...benAt.frames]) assert.ok(!frame.includes(seed!));
  });
});

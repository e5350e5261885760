// A table whose host hides the ready marks: until a joint decision is made nobody learns who has committed.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Terms } from '@quayside/protocol';
import type { TestSocket } from './testClient.ts';
import { firstOnMenu, PEARLS, TestServer } from './testServer.ts';

const commit = (socket: TestSocket, id: string) =>
  socket.ask({ t: 'move', id, decision: socket.decision!, move: firstOnMenu(PEARLS, socket.view as never) });

/** What a line was sent since then, without what tells the time. */
const sentSince = ({ frames }: TestSocket, from: number): string[] => frames.slice(from);

describe('hidden ready marks', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  async function three(terms: Partial<Terms> = {}) {
    const people = [await server.guest('Ann'), await server.guest('Ben'), await server.guest('Cid')];
    const table = await server.table(people[0]!, { seats: 3, terms: { readyMarks: false, ...terms } });
    const sockets = [];
    for (const [seat, person] of people.entries()) sockets.push(await person.sitDown(table, seat || undefined));
    const watching = await (await server.guest('Dee')).hello(table);
    sockets[0]!.say({ t: 'start', id: 'go' });
    await Promise.all([...sockets, watching].map(socket => socket.untilPly(1)));
    return { table, people, sockets, watching };
  }

  /** Everything that is on its way to this line has arrived. */
  const settled = async (socket: TestSocket) => {
    socket.say({ t: 'ping' });
    await socket.until('pong');
  };

  test('Nothing at all is sent to the others when somebody commits', async () => {
    const { sockets, watching } = await three({ clock: 'steady' });
    const [ann, ben, cid] = sockets as [TestSocket, TestSocket, TestSocket];
    for (const socket of [...sockets, watching]) await socket.until('clock').then(() => settled(socket));
    const counts = [ben, cid, watching].map(({ frames }) => frames.length);
    assert.equal((await commit(ann, 'a')).t, 'accepted');
    await ann.untilPly(2);
    for (const [i, socket] of [ben, cid, watching].entries()) {
      await settled(socket);
      assert.deepEqual(sentSince(socket, counts[i]!), ['{"t":"pong"}']);
    }
  });

  test('With the last commitment each is told everything, in one update that fits what they had', async () => {
    const { sockets, watching } = await three();
    const [ann, ben, cid] = sockets as [TestSocket, TestSocket, TestSocket];
    await commit(ben, 'b');
    await commit(ann, 'a');
    assert.deepEqual([ann.ply, ben.ply, cid.ply, watching.ply], [2, 2, 1, 1]);
    await commit(cid, 'c');
    await Promise.all([...sockets, watching].map(socket => socket.untilPly(4)));
    const opens = [...sockets, watching].map(({ view }) => view!.open);
    for (const open of opens) assert.deepEqual(open, opens[0]);
    const last = JSON.parse(watching.frames.findLast(text => text.includes('"t":"update"'))!);
    assert.deepEqual([last.from, last.ply], [1, 4]);
    assert.equal(last.events.filter(({ type }: { type: string }) => type === 'dived').length, 3);
  });

  test('Numbers do not tell either: answers, decisions and take-backs count one’s own entries only', async () => {
    const { sockets, table, people } = await three();
    const [ann, ben, cid] = sockets as [TestSocket, TestSocket, TestSocket];
    await commit(ben, 'b');
    await commit(cid, 'c');
    const said = await ann.ask({ t: 'say', id: 's', to: 'table', text: 'hm' });
    assert.deepEqual([said.t, (said as { ply: number }).ply], ['accepted', 1]);
    assert.equal((await cid.ask({ t: 'back', id: 'cb' })).t, 'accepted');
    await cid.untilPly(3);
    assert.deepEqual([cid.ply, cid.decision], [3, 3]);
    assert.equal(((await commit(ann, 'a')) as { ply: number }).ply, 2);
    const again = await people[0]!.hello(table, 2);
    const view = await again.until('view');
    assert.deepEqual([view.ply, view.decision, view.mayTakeBack], [2, null, true]);
    assert.deepEqual((view.open as { phase: { waiting: number[] } }).phase.waiting, [1, 2]);
    assert.ok(view.history.every(({ ply }) => ply <= 1));
    assert.equal((await commit(cid, 'c2')).t, 'accepted');
    await Promise.all([...sockets, again].map(socket => socket.untilPly(6)));
    assert.deepEqual(ann.view!.open, ben.view!.open);
    assert.deepEqual(again.view!.open, ben.view!.open);
  });

  test('Who is away does not see in their list that somebody has committed', async () => {
    const { table, people, sockets } = await three();
    const [ann, ben, cid] = sockets as [TestSocket, TestSocket, TestSocket];
    const mineOfCid = async () => {
      const { mine } = (await people[2]!.get('/api/tables')).body as { mine: Record<string, unknown>[] };
      const { since, unread } = mine.find(it => (it['table'] as { id: string }).id === table)!;
      return { since, unread };
    };
    cid.cut();
    while ((await ann.until('table')).table.seats.some(there => there.kind === 'person' && !there.online) === false);
    const before = await mineOfCid();
    await new Promise(resolve => setTimeout(resolve, 5));
    await commit(ann, 'a');
    await commit(ben, 'b');
    await ben.ask({ t: 'back', id: 'bb' });
    assert.deepEqual(await mineOfCid(), before);
  });

  test('A request to go back names no moment that only a secret commitment has made', async () => {
    const { sockets } = await three();
    const [ann, ben, cid] = sockets as [TestSocket, TestSocket, TestSocket];
    const ask = async (socket: TestSocket, id: string, to: number) => {
      const answer = await socket.ask({ t: 'ask-back', id, to });
      return answer.t === 'refused' ? answer.code : answer.t;
    };
    assert.equal(await ask(ben, 'b1', 1), 'no-such-moment');
    await commit(ann, 'a');
    assert.equal(await ask(ben, 'b2', 1), 'no-such-moment');
    assert.equal(await ask(ann, 'a2', 1), 'accepted', 'who has committed knows of it');
    await cid.ask({ t: 'answer', id: 'no', request: 'a2', yes: false });
  });

  test('A request that stands does not lapse by a secret commitment, and is carried out in spite of it', async () => {
    const { sockets } = await three();
    const [ann, ben, cid] = sockets as [TestSocket, TestSocket, TestSocket];
    await ben.ask({ t: 'ask-back', id: 'ask', to: 0 });
    await settled(cid);
    const told = cid.frames.length;
    await commit(ann, 'a');
    await settled(cid);
    assert.deepEqual(sentSince(cid, told), ['{"t":"pong"}']);
    for (const [i, socket] of [ann, cid].entries())
      await socket.ask({ t: 'answer', id: `yes-${i}`, request: 'ask', yes: true });
    // The opening, the commitment, the return, and the sea's answer after it.
    await Promise.all(sockets.map(socket => socket.untilPly(4)));
    for (const { view } of sockets) assert.deepEqual(view!.open, ann.view!.open);
    assert.equal((await commit(ann, 'a2')).t, 'accepted');
  });

  test('Only the number one was told names one’s decision', async () => {
    const { sockets } = await three();
    const [ann, ben] = sockets as [TestSocket, TestSocket, TestSocket];
    await commit(ann, 'a');
    await commit(ben, 'b');
    await ben.ask({ t: 'back', id: 'bb' });
    const move = firstOnMenu(PEARLS, ben.view as never);
    assert.equal(ben.decision, 3);
    const guessed = await ben.ask({ t: 'move', id: 'g', decision: 4, move });
    assert.equal(guessed.t === 'refused' && guessed.code, 'stale-decision');
  });

  test('One’s intent is a duplicate of one’s own only, and is told by the number one counts', async () => {
    const { sockets } = await three();
    const [ann, ben] = sockets as [TestSocket, TestSocket, TestSocket];
    await commit(ann, 'a');
    const before = ben.decision!;
    const { t, ply } = (await commit(ben, 'b')) as { t: string; ply: number };
    const again = await ben.ask({ t: 'move', id: 'b', decision: before, move: {} });
    assert.deepEqual([t, again.t, ply, (again as { ply: number }).ply], ['accepted', 'duplicate', 2, 2]);
    const stolen = await ben.ask({ t: 'move', id: 'a', decision: before, move: {} });
    assert.equal(stolen.t === 'refused' && stolen.code, 'stale-decision');
  });

  test('The list of my tables says nothing more, and a restart changes nothing', async () => {
    const { table, people, sockets } = await three({ clock: 'day' });
    await commit(sockets[1]!, 'b');
    const mineOf = async (seat: number) => {
      const { mine } = (await people[seat]!.get('/api/tables')).body as { mine: Record<string, unknown>[] };
      return mine.find(it => (it['table'] as { id: string }).id === table)!;
    };
    assert.deepEqual([(await mineOf(0))['awaited'], (await mineOf(1))['yourTurn']], [[0, 1, 2], false]);
    await server.restart();
    const again = await Promise.all(people.map(person => person.hello(table)));
    await Promise.all(again.map(socket => socket.until('view')));
    assert.deepEqual(
      again.map(({ view }) => (view!.open as { phase: { waiting: number[] } }).phase.waiting),
      [
        [0, 1, 2],
        [0, 2],
        [0, 1, 2],
      ],
    );
    await commit(again[0]!, 'a2');
    await commit(again[2]!, 'c2');
    await Promise.all(again.map(socket => socket.untilPly(4)));
    for (let turn = 0; ; turn++) {
      for (const socket of again) await settled(socket);
      const socket = again.find(({ decision }) => decision !== null);
      if (!socket) break;
      await commit(socket, `turn-${turn}`);
    }
    assert.equal((await server.store.table(table))!.status, 'over');
    for (const { view } of again) assert.deepEqual(view!.open, again[0]!.view!.open);
  });
});

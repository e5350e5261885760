// Law 7 on real traffic: nothing that one seat alone may know reaches anybody else, in any frame of a whole game.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { replay, updateFor, withAsides } from '@quayside/engine';
import type { UpdateBody } from '@quayside/protocol';
import { type AnyGame, loadGame, pick, rngOf, type Seat } from '@quayside/rules';
import { playOut } from './play.ts';
import type { TestSocket } from './testClient.ts';
import { gamesOf, PEARLS, TestServer } from './testServer.ts';

type Play = AnyGame['play'];

const secretOf = (seat: Seat) => `secret-of-seat-${seat}`;
const SHUT = 'secret-of-nobody';

/** Pearls in which everything hidden carries a mark: what each seat owns, is told alone, and what nobody sees. */
const marked = (leak: Play = () => {}): AnyGame => ({
  ...PEARLS,
  setup(...args) {
    const world = PEARLS.setup(...args);
    const own = world.own.map((own, seat) => ({ ...own, mark: secretOf(seat) }));
    return { ...world, own, shut: { ...world.shut, mark: SHUT } };
  },
  play(state, seat, move, tell) {
    PEARLS.play(state, seat, move, tell);
    if (seat >= 0) Object.assign(state.own[seat]!, { mark: `${secretOf(seat)} after ${JSON.stringify(move)}` });
    for (const other of state.own.keys()) tell.only(other, { type: 'drew', mark: secretOf(other) } as { type: string });
    leak(state, seat, move, tell);
  },
});

/** Which marks came where they must not be. */
function leaks(sockets: { socket: TestSocket; seat: Seat | null }[]): string[] {
  return sockets.flatMap(({ socket, seat }) =>
    [SHUT, secretOf(0), secretOf(1)]
      .filter(mark => seat === null || mark !== secretOf(seat))
      .filter(mark => socket.frames.some(frame => frame.includes(mark)))
      .map(mark => `${mark} to ${seat ?? 'a spectator'}`),
  );
}

async function playMarked(game: AnyGame): Promise<string[]> {
  const server = await TestServer.open({ games: gamesOf(game) });
  const { table, ann, annAt, benAt } = await server.pair();
  const watcher = await (await server.guest()).hello(table);
  await playOut([annAt, benAt]);
  const sockets = [
    { socket: annAt, seat: 0 },
    { socket: await ann.hello(table), seat: 0 },
    { socket: benAt, seat: 1 },
    { socket: watcher, seat: null },
  ];
  await sockets[1]!.socket.until('view');
  for (const { socket, seat } of sockets)
    assert.ok(seat === null || socket.frames.some(frame => frame.includes(secretOf(seat))), 'the own marks do arrive');
  await server.close();
  return leaks(sockets);
}

describe('secrets', () => {
  test('No frame of a whole game carries what its receiver may not see', async () => {
    assert.deepEqual(await playMarked(marked()), []);
  });

  test('A planted leak in the open state is found', async () => {
    const leak: Play = ({ open }) => void Object.assign(open, { oops: secretOf(0) });
    assert.deepEqual(await playMarked(marked(leak)), [`${secretOf(0)} to 1`, `${secretOf(0)} to a spectator`]);
  });

  test('A planted leak in what everybody is told is found', async () => {
    const leak: Play = (_state, seat, _move, tell) => {
      if (seat === 1) tell.all({ type: 'drew', mark: SHUT } as { type: string });
    };
    const found = await playMarked(marked(leak));
    assert.ok(found.includes(`${SHUT} to 0`) && found.includes(`${SHUT} to a spectator`));
  });

  test('In W·A·V·E·S every frame is what the engine makes for that seat, and nothing more', async () => {
    const server = await TestServer.open();
    const game = await loadGame('waves');
    const guests = [await server.guest(), await server.guest(), await server.guest()];
    const table = await server.table(guests[0]!, { game: 'waves', seats: 3 });
    const sockets = [
      await guests[0]!.hello(table),
      await guests[1]!.sitDown(table, 1),
      await guests[2]!.sitDown(table, 2),
    ];
    sockets[0]!.say({ t: 'start', id: 'go' });
    await Promise.all(sockets.map(socket => socket.until('view')));
    const rng = rngOf(7);
    for (let turn = 0; ; turn++) {
      const socket = sockets.find(({ decision }) => decision !== null);
      if (!socket) break;
      const ply = socket.ply!;
      await socket.ask({
        t: 'move',
        id: `${turn}`,
        decision: socket.decision!,
        move: pick(rng, game.menu(socket.view!).moves),
      });
      await Promise.all(sockets.map(it => it.untilPly(ply + 1)));
    }
    const row = (await server.store.table(table))!;
    const log = (await server.store.entries(table, 0)).map(({ entry }) => entry);
    const record = { game: 'waves', version: row.version, seats: 3, options: row.options, seed: row.seed!, log };
    const expected: UpdateBody[][] = [[], [], []];
    const revocable = expected.map(() => new Set<number>());
    replay(game, record, (step, match) => {
      for (const [seat, updates] of expected.entries()) {
        const { open, own, ...told } = updateFor(step, seat);
        const decision = match.asked[seat] ?? null;
        updates.push({
          ...told,
          ...(open && { open }),
          ...(own && { own }),
          ...(decision !== null && { decision }),
        });
        if (match.revocable(seat) !== null) revocable[seat]!.add(match.ply);
      }
    });
    for (const [seat, socket] of sockets.entries()) {
      const messages = socket.frames.map(frame => JSON.parse(frame));
      const updates = messages.filter(({ t }) => t === 'update');
      assert.deepEqual(
        updates.map(({ t: _, mayTakeBack: __, asides = [], ...body }) => ({
          ...body,
          events: withAsides(body.events, asides),
        })),
        JSON.parse(JSON.stringify(expected[seat])),
      );
      const promised = messages.filter(({ t, mayTakeBack }) => t === 'may-take-back' || mayTakeBack === true);
      for (const { ply } of promised) assert.ok(revocable[seat]!.has(ply));
    }
    await server.close();
  });
});

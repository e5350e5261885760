// Bad moves through the real socket, for every game there is: wrong phase, wrong seat, forged names, numbers that are
// none, arrays without end. Each is refused with a sentence, nothing is stored, and nobody hears of it.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type ErrorCode, sentenceOf } from '@quayside/protocol';
import { type AnyGame, type AnyShape, GAMES, type Refusal, type View } from '@quayside/rules';
import type { TestSocket } from './testClient.ts';
import { TestServer } from './testServer.ts';

const PLIES = 24;
const BAD_EACH = 40;

/** 1e999 is a number in JSON, and no number anybody can count with. */
const ENDLESS = '"endless"';
const NUMBERS = [-1, 0.5, 1e9, 2 ** 53, null, 'endless', '1', []];
const NAMES = ['kraken', '', '__proto__', 'constructor', 7, null];
const LISTS = [Array.from({ length: 4000 }, () => 0), [[[[[[]]]]]], null, 'list', {}];

/** The move with one of its parts exchanged, for every part and every exchange. */
function* forged(move: object): Generator<unknown> {
  for (const [key, value] of Object.entries(move)) {
    const others = typeof value === 'number' ? NUMBERS : typeof value === 'string' ? NAMES : LISTS;
    for (const other of others) yield Array.isArray(move) ? move.with(Number(key), other) : { ...move, [key]: other };
    if (typeof value === 'object' && value !== null)
      for (const inside of forged(value))
        yield Array.isArray(move) ? move.with(Number(key), inside) : { ...move, [key]: inside };
    const { [key]: _, ...rest } = move as Record<string, unknown>;
    yield rest;
  }
}

const wire = (move: unknown): unknown => JSON.parse(JSON.stringify(move).replaceAll(ENDLESS, '1e999'));

function isLegal(game: AnyGame, view: View<AnyShape>, raw: unknown): boolean {
  const move = game.parse(raw);
  return move !== null && game.check(view, move) === null;
}

/** An even choice of so many. */
const some = <T>(items: T[], count: number): T[] =>
  items.filter((_, i) => items.length <= count || i % Math.ceil(items.length / count) === 0);

describe('bad moves', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open({ config: { framesPerSecond: 100_000, requestsPerMinute: 100_000 } });
  });
  after(() => server.close());

  for (const { meta, load } of Object.values(GAMES))
    test(`${meta.title}: refused with a sentence, and nothing changes`, async () => {
      const game = await load();
      const seats = Math.max(2, meta.seats.min);
      const guests = await Promise.all(Array.from({ length: seats }, () => server.guest()));
      const table = await server.table(guests[0]!, { game: meta.id, seats });
      const sockets: TestSocket[] = [];
      for (const [seat, guest] of guests.entries()) sockets.push(await guest.sitDown(table, seat || undefined));
      sockets[0]!.say({ t: 'start', id: 'go' });
      for (const socket of sockets) await socket.until('view');

      const sentence = ({ code, args = {} }: Refusal): string =>
        game.words.refusals[code]?.(args) ?? sentenceOf(code as ErrorCode, args);
      let sent = 0;
      const refused = async (socket: TestSocket, move: unknown) => {
        const id = `bad-${sent++}`;
        const text = JSON.stringify({ t: 'move', id, decision: socket.decision ?? socket.ply, move });
        const answer = await socket.askRaw(id, text.replaceAll(ENDLESS, '1e999'));
        assert.equal(answer.t, 'refused', text);
        if (answer.t === 'refused') assert.match(sentence(answer), /^\p{Lu}.*[.!]$/u, text);
      };

      const met: object[] = [];
      for (let i = 0; i < PLIES && game.outcome(sockets[0]!.view!.open) === null; i++) {
        const ply = sockets[0]!.ply!;
        const stored = (await server.store.entries(table, 0)).length;
        const seat = game.deciding(sockets[0]!.view!.open)[0]!;
        const mover = sockets[seat]!;
        const view = mover.view!;
        const [move] = game.menu(view).moves;
        const bad = [...met, ...forged(move!)].filter(raw => !isLegal(game, view, wire(raw)));
        for (const raw of some(bad, BAD_EACH)) await refused(mover, raw);
        for (const other of sockets) if (other.decision === null) await refused(other, move);
        assert.equal((await server.store.entries(table, 0)).length, stored);
        for (const socket of sockets) assert.equal(socket.ply, ply);
        if (met.length < 60) met.push(move!);

        const answer = await mover.ask({ t: 'move', id: `good-${i}`, decision: mover.decision!, move: move! });
        assert.equal(answer.t, 'accepted');
        const reached = (await server.store.entries(table, 0)).length;
        for (const socket of sockets) await socket.untilPly(reached);
      }
      assert.ok(sent > 5 * PLIES, `only ${sent} bad moves were tried`);
    });
});

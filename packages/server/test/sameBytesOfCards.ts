// The law of secrets for bytes, for what is dealt: the same table on two servers, in worlds that look the same to one
// seat and differ in what the others hold and in what lies face down. That seat, and whoever watches, must be given the
// same bytes through every channel.

import { Match, rngAt, seedOf, viewOf } from '@quayside/engine';
import { type AnyGame, type AnyShape, pick, rngOf, type Seat, settle, type World } from '@quayside/rules';
import type { StoredTable } from '../src/domain/tableRow.ts';
import { HTTP_REQUESTS, OTHER_SEAT } from './everyRequest.ts';
import { FixedChance } from './fixedChance.ts';
import { bytesOf, type Given } from './sameBytes.ts';
import type { TestClient } from './testClient.ts';
import { gamesOf, TestServer } from './testServer.ts';

const SEATS = 3;
const PLIES = 8; // into the game
const SEED = seedOf('hidden cards');
const CONFIG = { framesPerSecond: 1e5, requestsPerMinute: 1e6, tablesPerGuest: 1e4 };

/** Two worlds that the other seat cannot tell apart. */
export function alikeTo(game: AnyGame): [World<AnyShape>, World<AnyShape>] {
  const rng = rngOf(3);
  const match = Match.start(game, SEATS, settle(game, SEATS, {}).options!, SEED);
  while (match.ply < PLIES) {
    const [seat] = match.deciding;
    if (seat === undefined) throw new Error(`${game.title} was over after ${match.ply} entries`);
    match.submit(seat, pick(rng, match.menu(seat).moves));
  }
  const imagined = (n: number) => game.imagine(viewOf(match.state, OTHER_SEAT), rngAt(SEED, n));
  return [imagined(1), imagined(2)];
}

/** What the other seat and a spectator are given at a table that stands in this world. */
export const givenAt = (game: AnyGame, world: World<AnyShape>): Promise<Given> =>
  FixedChance.during(async chance => {
    const server = await TestServer.open({ games: gamesOf(game), config: CONFIG });
    try {
      const guests: TestClient[] = [];
      for (const [moment, name] of ['Host', 'Secret', 'Other', 'Spectator'].entries()) {
        chance.set(moment);
        guests.push(await server.guest(name));
      }
      const table = await server.table(guests[0]!, { game: game.id, seats: SEATS, terms: { watching: 'late' } });
      for (const seat of [1, 2]) (await guests[seat]!.sitDown(table, seat)).cut();
      await server.restart(store => stand(store, game, table, world));
      const given: Given = new Map();
      for (const seat of [OTHER_SEAT, null]) {
        const guest = guests[seat ?? SEATS]!;
        given.set(
          guest === guests[SEATS] ? 'a spectator' : 'the other seat',
          await tried(server, chance, guest, seat, table),
        );
      }
      return given;
    } finally {
      await server.close();
    }
  });

/** Writes the table as one that begins in this world. */
async function stand(store: TestServer['store'], game: AnyGame, id: string, world: World<AnyShape>): Promise<void> {
  const row = (await store.table(id))!;
  const begun: StoredTable = { ...row, status: 'playing', seed: SEED, origin: { table: null, ply: PLIES } };
  const snapshot = Match.from(game, row.options, SEED, world).snapshot();
  await store.write([
    { kind: 'table', table: begun },
    { kind: 'origin', table: id, world },
    { kind: 'snapshot', table: id, snapshot },
  ]);
}

async function tried(
  server: TestServer,
  chance: FixedChance,
  guest: TestClient,
  seat: Seat | null,
  table: string,
): Promise<string[]> {
  const given: string[] = [];
  let moment = 100;
  for (const viewSeat of [undefined, 0, 1, 2]) {
    chance.set(moment++);
    const socket = await guest.hello(table, null, viewSeat);
    await socket.until('talk');
    if (!socket.view) await socket.until('view');
    given.push(...socket.frames);
    socket.cut();
  }
  for (const [route, requests] of Object.entries(HTTP_REQUESTS))
    for (const { path, body } of requests({ table, seat, ply: 0, decision: 0, move: {} })) {
      chance.set(moment++);
      given.push(await bytesOf(server.url, guest, route.split(' ')[0]!, path, body));
    }
  return given;
}

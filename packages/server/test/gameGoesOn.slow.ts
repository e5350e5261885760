// Whatever people do with seats, pauses and requests: those who are here can always go on with the game.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ToClient, ToServer } from '@quayside/protocol';
import fc from 'fast-check';
import type { TestClient, TestSocket } from './testClient.ts';
import { firstOnMenu, PEARLS, TestServer } from './testServer.ts';

type Intent = Extract<ToServer, { id: string }>;
type IntentWithoutId = Intent extends infer I ? (I extends Intent ? Omit<I, 'id'> : never) : never;
type MessageOf<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

const SEATS = 3;
const AWAY_MS = 60; // until one is away for long
const LEVEL = 'mate' as const;

/** Somebody who comes and goes. */
class ComingAndGoingClient {
  readonly client: TestClient;
  socket: TestSocket | null = null;
  static #count = 0;

  constructor(client: TestClient) {
    this.client = client;
  }

  async come(table: string): Promise<void> {
    this.socket ??= await this.client.hello(table);
  }

  go(): void {
    this.socket?.cut();
    this.socket = null;
  }

  async ask(wanted: IntentWithoutId): Promise<string> {
    if (!this.socket) return 'away';
    const answer = await this.socket.ask({ ...wanted, id: `i-${ComingAndGoingClient.#count++}` } as Intent);
    return answer.t === 'refused' ? answer.code : answer.t;
  }

  async move(): Promise<string> {
    const { decision, view } = this.socket ?? { decision: null, view: null };
    if (decision === null || !view || view.seat === null) return 'nothing to decide';
    return this.ask({ t: 'move', decision, move: firstOnMenu(PEARLS, view as never) });
  }

  #last<T extends ToClient['t']>(kind: T): MessageOf<T> | null {
    const text = this.socket?.frames.findLast(frame => frame.startsWith(`{"t":"${kind}"`));
    return text ? JSON.parse(text) : null;
  }

  get told(): MessageOf<'table'> {
    return this.#last('table')!;
  }

  get clock(): MessageOf<'clock'> | null {
    return this.#last('clock');
  }
}

const who = fc.nat({ max: 3 });
const seat = fc.nat({ max: SEATS - 1 });
const level = fc.constantFrom(LEVEL, null);
const wantedBy = (wanted: fc.Arbitrary<IntentWithoutId>) => fc.record({ who, wanted });

const ACTION = fc.oneof(
  fc.record({ who, go: fc.boolean() }),
  fc.record({ who, go: fc.boolean() }),
  wantedBy(fc.record({ t: fc.constant('sit' as const), seat })),
  wantedBy(fc.oneof(fc.constant({ t: 'leave' as const }), fc.constant({ t: 'leave' as const, giveUp: true as const }))),
  wantedBy(fc.record({ t: fc.constant('pause' as const), pause: fc.boolean() })),
  fc.record({ who, asHost: fc.record({ t: fc.constant('takeover' as const), seat, level }) }),
  fc.record({ who, asHost: fc.record({ t: fc.constant('replace' as const), seat, level }) }),
  fc.record({ who, asHost: fc.record({ t: fc.constant('replace' as const), seat, level: fc.constant(null) }) }),
  fc.record({ who, later: fc.constant(true) }),
  wantedBy(fc.record({ t: fc.constant('ask-back' as const), to: fc.nat({ max: 3 }) })),
  wantedBy(fc.record({ t: fc.constant('propose' as const), what: fc.constant('stand-in' as const), seat })),
  fc.record({ who, answer: fc.boolean() }),
  fc.record({ who, move: fc.constant(true) }),
  fc.record({ who, together: fc.boolean() }),
);
type Action = typeof ACTION extends fc.Arbitrary<infer D> ? D : never;

async function done(people: ComingAndGoingClient[], table: string, action: Action): Promise<void> {
  const somebody = people[action.who]!;
  if ('go' in action) {
    if (action.go) somebody.go();
    else await somebody.come(table);
  } else if ('asHost' in action) await people.find(each => each.socket && each.told.you.host)?.ask(action.asHost);
  else if ('later' in action) await new Promise(resolve => setTimeout(resolve, AWAY_MS));
  else if ('wanted' in action) await somebody.ask(action.wanted);
  else if ('move' in action) await somebody.move();
  else if ('together' in action) for (const each of people) await each.ask({ t: 'pause', pause: action.together });
  else if (somebody.socket) {
    const request = somebody.told.table.asking?.request;
    if (request) await somebody.ask({ t: 'answer', request, yes: action.answer });
  }
}

/** What a sensible person does next to go on, with what their screen offers them. */
async function goOn(somebody: ComingAndGoingClient): Promise<void> {
  const { table, you } = somebody.told;
  const clock = somebody.clock;
  const isHere = (seat: number) => (table.seats[seat] as { online?: boolean }).online === true;
  const mine = you.seat === null ? null : table.seats[you.seat]!;
  if (mine?.kind === 'person' && mine.standIn) return void (await somebody.ask({ t: 'sit', seat: you.seat! }));
  if (you.reclaim !== undefined) return void (await somebody.ask({ t: 'sit', seat: you.reclaim }));
  const open = table.seats.findIndex(({ kind }) => kind === 'open');
  if (you.seat === null && open >= 0) return void (await somebody.ask({ t: 'sit', seat: open }));
  if (you.host && open >= 0) return void (await somebody.ask({ t: 'replace', seat: open, level: LEVEL }));
  const { asking } = table;
  if (asking && you.seat !== null) {
    const yes = asking.waiting.every(isHere);
    if (!yes || asking.waiting.includes(you.seat))
      return void (await somebody.ask({ t: 'answer', request: asking.request, yes }));
  }
  if (you.seat !== null && clock && clock.paused !== null && !clock.wanted.includes(you.seat))
    return void (await somebody.ask({ t: 'pause', pause: false }));
  const isGone = (seat: number) => {
    const there = table.seats[seat]!;
    return there.kind === 'person' && there.standIn === null && !there.online;
  };
  const gone = [...table.seats.keys()].find(isGone);
  if (you.seat !== null && gone !== undefined)
    return void (await somebody.ask({ t: 'propose', what: 'stand-in', seat: gone }));
  const person = table.seats.findIndex(({ kind }) => kind === 'person');
  if (you.host && you.seat === null && person >= 0 && !isHere(person))
    return void (await somebody.ask({ t: 'replace', seat: person, level: LEVEL }));
  await somebody.move();
}

/** Somebody is here who has a seat, a claim to one, or the host's rights. */
const belongs = (somebody: ComingAndGoingClient): boolean => {
  if (!somebody.socket) return false;
  const { you, table } = somebody.told;
  return you.seat !== null || you.host || you.reclaim !== undefined || table.seats.some(({ kind }) => kind === 'open');
};

/** Everybody has gone but one; or if that one has nothing to say at this table, as many as it takes. */
async function canGoOn(people: ComingAndGoingClient[], table: string, last: number): Promise<void> {
  for (const [i, somebody] of people.entries()) if (i !== last) somebody.go();
  await people[last]!.come(table);
  await people[last]!.socket!.untilPly(0);
  const before = people[last]!.socket!.ply!;
  for (let round = 0; round < 100; round++) {
    for (const somebody of people) if (!people.some(belongs)) await somebody.come(table);
    const here = people.filter(({ socket }) => socket);
    for (const somebody of here) await goOn(somebody);
    if (here.some(({ socket, told }) => socket!.ply! >= before + 4 || told.table.status !== 'playing')) return;
    await new Promise(resolve => setTimeout(resolve, 15));
  }
  const { told, clock } = people[last]!;
  assert.fail(`nobody could go on: ${JSON.stringify({ told, clock })}`);
}

describe('The game can always go on', () => {
  test('from whatever seats, pauses and requests have come to, those who are here can go on', async () => {
    const server = await TestServer.open({
      config: {
        hostAwayMinutes: AWAY_MS / 60_000,
        seatAwayMinutes: AWAY_MS / 60_000,
        framesPerSecond: 100_000,
        tablesPerGuest: 10_000,
        requestsPerMinute: 100_000,
      },
    });
    const clients = await Promise.all(['Ann', 'Ben', 'Cid', 'Dan'].map(name => server.guest(name)));
    const property = fc.asyncProperty(
      fc.array(ACTION, { minLength: 5, maxLength: 40, size: 'max' }),
      who,
      async (actions, last) => {
        const people = clients.map(client => new ComingAndGoingClient(client));
        const table = await server.table(clients[0]!, {
          seats: SEATS,
          terms: { clock: 'long' },
        });
        for (const [seat, somebody] of people.slice(0, SEATS).entries()) {
          await somebody.come(table);
          if (seat > 0) await somebody.ask({ t: 'sit', seat });
        }
        assert.equal(await people[0]!.ask({ t: 'start' }), 'accepted');
        for (const action of actions) await done(people, table, action);
        await canGoOn(people, table, last);
        for (const somebody of people) somebody.go();
      },
    );
    await fc.assert(property, { numRuns: 30, endOnFailure: true });
    await server.close();
  });
});

// The people of a drill: tables of all games, played by clients that come back after every loss; at every third of them
// bots have the other seats. Beside them tables that are never started, whose rows change all the time.

import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, rngOf } from '@quayside/rules';
import type { Players } from './checks.ts';
import type { Pauses } from './pauses.ts';
import { newGuest, newTable } from './requests.ts';
import { type Habits, RetryingClient } from './retryingClient.ts';
import type { ConnectionOptions, Intent } from './retryingConnection.ts';
import { RowChanger, seatField, TERM } from './rowChanger.ts';

const SEATS = [2, 3];
/** So that a game of people who move at random is over soon. */
const OPTIONS: Readonly<Record<string, Record<string, string>>> = { 'waves-of-fortune': { 'round-limit': '20' } };
const HABITS: Habits = { takesBack: 6, asksBack: 2, says: 5 };
const POLL_MS = 20;
const ANY_NODE_EVERY = 4; // every fourth table is played through any node instead of the balancer

export type LoadOptions = {
  games: readonly AnyGame[];
  /** The balancer, as visitors know it; and any node, whether it is the home of the table or not. */
  where: () => string;
  anywhere: () => string;
  pauses: Pauses;
  seed: number;
  paceMs: number;
  /** Tables played at the same time, and tables whose rows change. */
  tables: number;
  rowTables: number;
  /** Told of every game that is over, whose clients still know all that they were told; afterwards nobody does. */
  over(players: Players): Promise<void>;
};

/** A table that is never started: its host changes a term, a friend sits down and stands up. */
export type RowTable = { table: string; host: RowChanger; friend: RowChanger };

export const isOver = ({ clients }: Players): boolean => clients.every(client => client.isOver);

export class Load {
  /** Games that are being played, or are over and being checked. */
  readonly playing = new Set<Players>();
  readonly rowTables: RowTable[] = [];
  readonly #settings: LoadOptions;
  readonly #lanes: Promise<void>[] = [];
  /** Games that were begun, and how many were in memory at the same time. */
  games = 0;
  heldAtMost = 0;
  /** Sums of the clients whose games are over and checked. */
  readonly #ofFinished = { acknowledged: 0, returns: 0 };
  #tables = 0;
  #isEnough = false;
  #isLeft = false;

  constructor(settings: LoadOptions) {
    this.#settings = settings;
  }

  /** Resolves when the first games are being played. */
  async start(): Promise<void> {
    const { tables, rowTables } = this.#settings;
    for (let n = 0; n < tables; n++) this.#lanes.push(this.#playOn());
    await Promise.all(Array.from({ length: rowTables }, () => this.#openRowTable()));
    while (this.games < tables || this.acknowledged < 2 * tables) await sleep(POLL_MS);
  }

  /** No new games; resolves when those that were begun are over and checked. */
  async finish(): Promise<void> {
    this.#isEnough = true;
    await Promise.all(this.#lanes);
    for (const changer of this.#changers) changer.rest();
    while (!this.#isLeft && this.#changers.some(({ isWaiting }) => isWaiting)) await sleep(POLL_MS);
  }

  /** All clients disconnect, whether they are done or not. */
  leave(): void {
    this.#isEnough = true;
    this.#isLeft = true;
    for (const client of [...this.#players, ...this.#changers]) client.disconnect();
  }

  /** Games that are not over, by table. */
  get unfinished(): string[] {
    return [...this.playing].filter(players => !isOver(players)).map(({ table }) => table);
  }

  get acknowledged(): number {
    const clients = [...this.#players, ...this.#changers];
    return clients.reduce((sum, { acknowledged }) => sum + acknowledged, this.#ofFinished.acknowledged);
  }

  get returns(): number {
    return this.#players.reduce((sum, { returns }) => sum + returns, this.#ofFinished.returns);
  }

  get #players(): RetryingClient[] {
    return [...this.playing].flatMap(({ clients }) => clients);
  }

  get #changers(): RowChanger[] {
    return this.rowTables.flatMap(({ host, friend }) => [host, friend]);
  }

  /** One game after another. */
  async #playOn(): Promise<void> {
    while (!this.#isEnough) {
      const players = await this.#gather(this.#tables++);
      this.playing.add(players);
      this.games += 1;
      this.heldAtMost = Math.max(this.heldAtMost, this.playing.size);
      while (!this.#isLeft && !isOver(players)) await sleep(POLL_MS);
      this.#settings.pauses.forget(players.table);
      for (const client of players.clients) client.disconnect();
      if (this.#isLeft) return; // whoever said so looks at what is left
      await this.#settings.over(players);
      this.#letGo(players);
    }
  }

  #letGo(players: Players): void {
    this.playing.delete(players);
    for (const { acknowledged, returns } of players.clients) {
      this.#ofFinished.acknowledged += acknowledged;
      this.#ofFinished.returns += returns;
    }
  }

  /** A table and its people; they sit down and start by themselves. */
  async #gather(n: number): Promise<Players> {
    const { games, where, seed } = this.#settings;
    const game = games[n % games.length]!;
    const round = Math.floor(n / games.length);
    const seats = SEATS[round % SEATS.length]!;
    const people = n % 3 === 2 ? 1 : seats;
    const bots = Object.fromEntries(
      Array.from({ length: seats - people }, (_, b) => [people + b, 'deckhand' as const]),
    );
    const cookies = await Promise.all(Array.from({ length: people }, () => newGuest(where)));
    const terms = { readyMarks: Math.floor(round / SEATS.length) % 2 === 1 };
    const options = OPTIONS[game.id] ?? {};
    const wanted = { game: game.id, seats, options, terms, bots, start: false, listed: false };
    const table = await newTable(where, cookies[0]!, wanted);
    const viaAnyNode = n % ANY_NODE_EVERY === ANY_NODE_EVERY - 1;
    const clients = cookies.map((cookie, seat) => {
      const rng = rngOf(seed + n * 10 + seat);
      return new RetryingClient({ ...this.#connection(table, cookie, viaAnyNode), game, rng, habits: HABITS });
    });
    for (const [seat, client] of clients.entries()) client.join(table, seat);
    return { game, table, clients };
  }

  async #openRowTable(): Promise<void> {
    const { games, where } = this.#settings;
    const [hostCookie, friendCookie] = [await newGuest(where), await newGuest(where)];
    const game = games[this.rowTables.length % games.length]!;
    const wanted = { game: game.id, seats: 3, options: {}, bots: {}, start: false, listed: false };
    const table = await newTable(where, hostCookie, wanted);
    const host = new RowChanger(TERM, this.#connection(table, hostCookie, true));
    const friend = new RowChanger(seatField(1), this.#connection(table, friendCookie, true));
    this.rowTables.push({ table, host, friend });
    host.join(table);
    friend.join(table);
  }

  /** `viaAnyNode`: no balancer closes its connection to a frozen node, so its pauses are not measured. */
  #connection(table: string, cookie: string, viaAnyNode: boolean): ConnectionOptions {
    const { where, anywhere, pauses, paceMs } = this.#settings;
    const served = viaAnyNode ? anywhere : where;
    const accepted = ({ t }: Intent) => {
      if (t === 'move' && !viaAnyNode) pauses.moved(table);
    };
    return { cookie, paceMs, where: async () => served(), accepted };
  }
}

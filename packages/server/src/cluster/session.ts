// One session of PostgreSQL: a connection, a number that is never used twice, and a lock on that number for as long as
// the connection lives. Tables, alarms and bots of a node are dropped when its session ends. PostgreSQL ends an open
// transaction, one way or the other, before it frees the lock. So whoever finds the lock free knows that the node
// behind it can write nothing more.

import type { Client } from 'pg';
import { connectPostgres, cut } from '../store/postgresClient.ts';

/** The class of the advisory locks on session numbers. */
export const LOCK_CLASS = 0x71756179; // "quay"

/** When no node has sent a heartbeat for this long, the whole cluster was down, and clocks stood still. */
const DOWN_MS = 2000;

/** A database that accepts connections and then says nothing is given up after this long. */
export const BEGIN_MS = 5000;

/** `games`: by id, the versions of the rules that can be played here. */
export type NodeIdentity = { address: string; games: Record<string, number[]> };

/** What a beat tells: the time by the clock of the database, and how long no node has been running in all; ms. */
export type Beat = { now: number; lost: number; sentAt: number; answeredAt: number };

const BEGIN = `insert into sessions (no, address, pid, alive, uptime, games)
  values ($1, $2, pg_backend_pid(), clock_timestamp(), 0, $3)`;

const FIRST_WATCH = `insert into watch (one, alive, lost)
  values (1, (extract(epoch from clock_timestamp()) * 1000)::bigint, 0) on conflict do nothing`;

/** Uptime as the next beat will find it: while no node sends a heartbeat, it stands still. */
export const UPTIME = `(select case when abs(now - alive) > ${DOWN_MS} then alive else now end - lost as uptime
  from watch, (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now) as clock)`;

// One statement, so that of many nodes one alone adds the time in which there was none.
const BEAT = `with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now),
  beat as (
    update watch set
      lost = lost + case when abs(clock.now - alive) > ${DOWN_MS} then clock.now - alive else 0 end,
      alive = case when abs(clock.now - alive) > ${DOWN_MS} then clock.now else greatest(alive, clock.now) end
    from clock returning clock.now, lost)
  update sessions set alive = clock_timestamp(), uptime = beat.now - beat.lost from beat where no = $1
  returning beat.now::float8 as now, beat.lost::float8 as lost`;

export class DatabaseSession {
  readonly no: number;
  readonly client: Client;
  /** By the monotonic clock. */
  readonly begunAt = performance.now();
  readonly #ended: ((reason: Error) => void)[] = [];
  #reason: Error | null = null;

  private constructor(client: Client, no: number) {
    this.client = client;
    this.no = no;
    client.on('error', error => this.fail(error));
    client.on('end', () => this.fail(new Error('the connection to the database was closed')));
  }

  static async begin(database: string, { address, games }: NodeIdentity): Promise<DatabaseSession> {
    const client = await connectPostgres(database);
    client.on('error', () => {}); // while it begins, the query that fails tells
    const tooLong = setTimeout(() => cut(client), BEGIN_MS);
    try {
      const { rows } = await client.query<{ no: number }>(`select nextval('session_no')::int as no`);
      const { no } = rows[0]!;
      await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, no]);
      await client.query(FIRST_WATCH);
      await client.query(BEGIN, [no, address, JSON.stringify(games)]);
      return new DatabaseSession(client, no);
    } catch (error) {
      cut(client); // in good order it might wait for an answer for ever
      throw error;
    } finally {
      clearTimeout(tooLong);
    }
  }

  get isOver(): boolean {
    return this.#reason !== null;
  }

  /** `then` is called once, in the tick in which the session ends, for whatever reason; at once where it is over. */
  onEnd(then: (reason: Error) => void): void {
    if (this.#reason) then(this.#reason);
    else this.#ended.push(then);
  }

  async beat(): Promise<Beat> {
    const sentAt = performance.now();
    const { rows } = await this.client.query<{ now: number; lost: number }>({
      name: 'beat',
      text: BEAT,
      values: [this.no],
    });
    const row = rows[0];
    if (!row) throw new Error('another node has ended this session');
    return { ...row, sentAt, answeredAt: performance.now() };
  }

  /** The session is over: the connection is cut, so that PostgreSQL frees its lock. */
  fail(reason: Error): void {
    if (this.#reason) return;
    this.#reason = reason;
    // At once: a statement that is under way may never be answered.
    cut(this.client);
    for (const then of this.#ended) then(reason);
  }

  /** Ends the session normally, once nothing is left to write. */
  async end(): Promise<void> {
    if (this.#reason) return;
    this.#reason = new Error('the server is stopping');
    await this.client.query('delete from sessions where no = $1', [this.no]).catch(() => {});
    await this.client.end().catch(() => {});
  }
}

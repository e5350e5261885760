// Writes to PostgreSQL: all rows of a write in one transaction and one round trip, entries of the log by many at once.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, QueryConfig, QueryResult } from 'pg';
import { CHANNEL, type ClusterEvent, eventsOf } from './clusterEvents.ts';
import { isConflict, isDeadlock } from './postgresErrors.ts';
import { toPostgres, type Value, withoutNul } from './sql.ts';
import { type Change, type ChangeWriter, WriteError } from './store.ts';
import { type BoundStatement, rowsOf, STATEMENTS } from './writes.ts';

const DEADLOCK_TRIES = 8;
const DEADLOCK_WAIT_MS = 20; // at most, times the tries so far

const TEXTS = Object.fromEntries(Object.entries(STATEMENTS).map(([name, sql]) => [name, toPostgres(sql)])) as {
  [Name in BoundStatement[0]]: string;
};

/**
 * Entries are most of what is written, and a statement for each costs more than the row: so many at most share one. It
 * is prepared for each number of rows that comes up.
 */
const ENTRIES_AT_ONCE = 32;
const ENTRY_COLUMNS = STATEMENTS.addEntry.match(/\?/g)!.length;
const INSERT_ENTRIES = STATEMENTS.addEntry.replace(/values .*/s, 'values ');

const entriesText = (rows: number): string =>
  INSERT_ENTRIES +
  Array.from({ length: rows }, (_, row) => {
    const parameters = Array.from({ length: ENTRY_COLUMNS }, (_, column) => `$${row * ENTRY_COLUMNS + column + 1}`);
    return `(${parameters.join(', ')})`;
  }).join(', ');

const ENTRIES_TEXTS = Array.from({ length: ENTRIES_AT_ONCE }, (_, i) => entriesText(i + 1));

/** The part of a connection that `pg` does not describe. */
type Corkable = { connection: { stream: { cork(): void; uncork(): void } } };

/**
 * Writes through one connection and never another: when that is lost, it is unknown whether the last write was made,
 * and every write that waits or comes later rejects. `client`: made by `connectPostgres`.
 */
export class PostgresWriter implements ChangeWriter {
  readonly #client: Client;
  #lost: WriteError | null = null;

  constructor(client: Client) {
    this.#client = client;
    client.on('error', error => this.#lose(error));
    client.on('end', () => this.#lose(new Error('the connection to the database was closed')));
    // Whatever the database's own setting: what is acknowledged must be on its disk. Sent before the first write.
    client.query('set synchronous_commit = on').catch(error => this.#lose(error));
  }

  /** No write can be made any more. */
  get isLost(): boolean {
    return this.#lost !== null;
  }

  async write(changes: Change[]): Promise<void> {
    const statements = statementsOf(changes.flatMap(rowsOf), eventsOf(changes));
    for (let tries = 1; ; tries++) {
      if (this.#lost) throw this.#lost;
      const failed = await this.#transaction(statements);
      if (failed === null) return;
      if (this.#lost) throw this.#lost;
      if (isDeadlock(failed) && tries < DEADLOCK_TRIES) {
        // By chance: two that try again at the same time would meet again.
        await sleep(Math.random() * DEADLOCK_WAIT_MS * tries);
        continue;
      }
      if (isConflict(failed)) throw new WriteError(failed.message, { isConflict: true });
      throw this.#lose(failed);
    }
  }

  /** The first error, or null when everything is committed. Sent as one packet, however many rows there are. */
  #transaction(statements: QueryConfig[]): Promise<Error | null> {
    const { stream } = (this.#client as unknown as Corkable).connection;
    // Which is a transaction by itself.
    if (statements.length === 1) return new Promise(resolve => this.#send(statements[0]!, resolve));
    return new Promise(resolve => {
      let first: Error | null = null;
      const answered = (error: Error | null) => {
        first ??= error;
      };
      stream.cork();
      this.#send({ text: 'begin' }, answered);
      for (const statement of statements) this.#send(statement, answered);
      // Rolls back without an error where something before it failed.
      this.#send({ text: 'commit' }, (error, result) => {
        if (error) this.#lose(error);
        else if (result.command !== 'COMMIT') first ??= new Error('the transaction was rolled back');
        resolve(first ?? error);
      });
      stream.uncork();
    });
  }

  /** With a callback: a promise for each row would cost more than the row. */
  #send(query: QueryConfig, answered: (error: Error | null, result: QueryResult) => void): void {
    // The types of `pg` do not allow null here.
    void this.#client.query(query, answered as (error: Error, result: QueryResult) => void);
  }

  /** The connection is closed too: nobody may go on with it as if nothing had happened. */
  #lose(error: Error): WriteError {
    if (!this.#lost) {
      this.#lost = new WriteError(error.message, { isConflict: false, isLost: true });
      void this.#client.end().catch(() => {});
    }
    return this.#lost;
  }
}

/** Entries come last: nothing else of a batch reads them. */
function statementsOf(rows: readonly BoundStatement[], events: readonly ClusterEvent[]): QueryConfig[] {
  const statements: QueryConfig[] = events.map(event => ({
    name: 'notify',
    text: 'select pg_notify($1, $2)',
    values: [CHANNEL, JSON.stringify(event)],
  }));
  const entries: Value[][] = [];
  for (const [name, ...values] of rows) {
    if (name === 'addEntry') entries.push(values);
    else statements.push({ name, text: TEXTS[name], values: values.map(withoutNul) });
  }
  for (let sent = 0; sent < entries.length; sent += ENTRIES_AT_ONCE) {
    const some = entries.slice(sent, sent + ENTRIES_AT_ONCE);
    const values = some.flat().map(withoutNul);
    statements.push({ name: `addEntry${some.length}`, text: ENTRIES_TEXTS[some.length - 1]!, values });
  }
  return statements;
}

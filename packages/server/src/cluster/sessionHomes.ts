// Homes on PostgreSQL: a row for each table in memory, written through the session of the node it lives at.

import type pg from 'pg';
import type { Homes } from '../room/homes.ts';
import type { DatabaseSession } from './session.ts';

/** Of a row of `sessions` and one of `tables`: this node has the rules that the table is played by. */
export const HAS_RULES = 'games -> game @> to_jsonb(version)';

/** This node has newer ones, by which a game can go on whose own rules nobody has any more. */
export const HAS_NEWER_RULES = `exists (
    select 1 from jsonb_array_elements_text(games -> game) as newer where newer::int > version)`;

// A table is claimed only where its version of the rules can be played; where nobody has that version, only by a node
// with a newer one: an older node would write the game back to its own version while the newer ones are away. Whoever
// claims while another does waits for the other's answer.
const CLAIM = `with wanted as (select id, game, version from tables where id = $1),
  able as (select no from sessions, wanted where ${HAS_RULES}),
  newer as (select no from sessions, wanted where no = $2 and ${HAS_NEWER_RULES}),
  claimed as (
    insert into homes (table_id, home) select id, $2 from wanted
    where $2 in (select no from able) or $2 in (select no from newer) and not exists (select 1 from able)
    on conflict (table_id) do nothing returning home)
  select exists (select 1 from wanted) as "isThere", coalesce((select home from claimed),
    (select home from homes where table_id = $1)) as home`;

// Strangers may ask for any name: what does not exist, or lives elsewhere, is found out without the session.
const LOOK = `select exists (select 1 from tables where id = $1) as "isThere",
  (select home from homes where table_id = $1) as home`;

type Found = { isThere: boolean; home: number | null };

const RELEASE = `with gone as (delete from presences where home = $1 and table_id = any($2))
  delete from homes where home = $1 and table_id = any($2)`;

export class SessionHomes implements Homes {
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #session: () => DatabaseSession | null;
  readonly #lost: (() => void)[] = [];
  #released: string[] = [];
  /** Until what was released last is free. */
  #releasing: Promise<unknown> = Promise.resolve();

  constructor(pool: Pick<pg.Pool, 'query'>, session: () => DatabaseSession | null) {
    this.#pool = pool;
    this.#session = session;
  }

  async claim(table: string): Promise<boolean | null> {
    const session = this.#session();
    if (!session) return false;
    this.#sendReleases();
    const found = (await this.#pool.query<Found>({ name: 'look', text: LOOK, values: [table] })).rows[0]!;
    if (session.isOver) return false;
    if (!found.isThere) return null;
    if (found.home !== null && found.home !== session.no) return false;
    const { rows } = await session.client.query<Found>({
      name: 'claim',
      text: CLAIM,
      values: [table, session.no],
    });
    const { isThere, home } = rows[0]!;
    if (session.isOver) return false;
    return isThere ? home === session.no : null;
  }

  /** Sent in this tick, all that are released in it together. */
  async release(table: string): Promise<void> {
    this.#released.push(table);
    await Promise.resolve();
    this.#sendReleases();
    await this.#releasing;
  }

  lost(then: () => void): void {
    this.#lost.push(then);
  }

  /** The session is over. */
  lose(): void {
    this.#released = [];
    for (const then of this.#lost) then();
  }

  #sendReleases(): void {
    const session = this.#session();
    const tables = this.#released;
    this.#released = [];
    if (tables.length === 0 || !session) return;
    this.#releasing = session.client
      .query({ name: 'release', text: RELEASE, values: [session.no, tables] })
      .catch(error => session.fail(error as Error));
  }
}

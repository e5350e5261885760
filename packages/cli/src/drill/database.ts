// The database, read directly: what is stored is compared with what clients were told, not with what a node says.

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { StoredGame } from './checks.ts';

type StoredSeat = { kind: 'open' | 'bot' | 'person'; guest?: string };
export type StoredNote = { at: number; note: { kind: string; seat?: number; at?: number } };
export type StoredRow = {
  game: string;
  version: number;
  options: StoredGame['options'];
  seats: StoredSeat[];
  status: string;
  seed: string | null;
  setUp: string | null;
  terms: { readyMarks: boolean; lateBy: { entries: number } };
};

const DOWN_MS = 60_000;
const RETRY_MS = 100;

/** JSON is stored as text or as jsonb, which `pg` parses. */
const parsed = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T;

export class Database {
  readonly #pool: pg.Pool;

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 2 });
    // A killed database ends connections that nobody uses at the moment.
    this.#pool.on('error', () => {});
  }

  /** Again and again while the database is down: a fault of the drill may have ended it. */
  async ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    for (const until = performance.now() + DOWN_MS; ; await sleep(RETRY_MS))
      try {
        return (await this.#pool.query<Row>(text, values)).rows;
      } catch (error) {
        const { code = '' } = error as { code?: string };
        const isRefused = /^(?!57P|08)\w{5}$/.test(code); // an answer about the statement itself
        if (isRefused || performance.now() > until) throw error;
      }
  }

  /** The tables whose home is the node at this address. */
  async tablesAt(address: string): Promise<string[]> {
    const rows = await this.ask<{ table_id: string }>(
      'select h.table_id from homes h join sessions s on s.no = h.home where s.address = $1',
      [address],
    );
    return rows.map(row => row.table_id);
  }

  async endSession(address: string): Promise<void> {
    await this.ask('select pg_terminate_backend(pid) from sessions where address = $1', [address]);
  }

  async row(table: string): Promise<StoredRow> {
    const [row] = await this.ask<Record<string, unknown>>(
      'select game, version, options, seats, status, seed, honest, terms from tables where id = $1',
      [table],
    );
    if (!row) throw new Error(`there is no table ${table}`);
    return {
      ...{ game: String(row['game']), version: Number(row['version']), options: parsed(row['options']) },
      ...{ seats: parsed(row['seats']), status: String(row['status']), seed: row['seed'] as string | null },
      setUp: parsed<{ setUp: string | null } | null>(row['honest'])?.setUp ?? null,
      terms: parsed(row['terms']),
    };
  }

  async game(table: string): Promise<StoredGame> {
    const { options, seats, seed, setUp, terms } = await this.row(table);
    const log = await this.ask<Record<string, unknown>>(
      'select ply, entry, intent, digest from entries where table_id = $1 order by ply',
      [table],
    );
    const lines = await this.ask<{ intent: string; text: string | null }>(
      'select intent, text from lines where table_id = $1',
      [table],
    );
    return {
      ...{ table, options, seats: seats.length, seed: seed!, setUp, lines },
      botSeats: seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : [])),
      readyMarks: terms.readyMarks,
      log: log.map(row => ({
        ply: Number(row['ply']),
        entry: parsed(row['entry']),
        intent: row['intent'] as string | null,
        digest: row['digest'] as string | null,
      })),
    };
  }

  async notes(table: string): Promise<StoredNote[]> {
    const rows = await this.ask<Record<string, unknown>>('select at, note from notes where table_id = $1 order by n', [
      table,
    ]);
    return rows.map(row => ({ at: Number(row['at']), note: parsed(row['note']) }));
  }

  /** By its own clock, in ms. */
  async now(): Promise<number> {
    const [row] = await this.ask<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now');
    return Number(row!.now);
  }

  /** How long no node has been running in all, in ms; deadlines by the wall clock are later by it. */
  async down(): Promise<number> {
    const [row] = await this.ask<{ lost: string }>('select lost from watch');
    return Number(row!.lost);
  }

  async count(table: 'entries' | 'tables'): Promise<number> {
    const [row] = await this.ask<{ n: string }>(`select count(*) as n from ${table}`);
    return Number(row!.n);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

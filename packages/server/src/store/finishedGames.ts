// Finished games of a database as records, for studies. Only reads, and does not disturb a server that runs on it.

import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Entry, GameRecord } from '@quayside/engine';
import { DatabaseError } from './databaseError.ts';
import { databaseIn } from './dataFolder.ts';
import { inspect, requireContent } from './openDatabase.ts';
import { MIGRATIONS } from './schema.ts';
import { type Prepare, type Row, toPostgres } from './sql.ts';
import { seatsIn } from './storedSeats.ts';

/** A data folder, or the address of a PostgreSQL. */
export type RecordSource = { folder: string } | { database: string };

export type ExportOptions = {
  game: string;
  /** Whether names of people, and when they played, may be told. */
  names: boolean;
};

const TABLES_AT_ONCE = 100;

/**
 * Games of this game that have a result, without what-ifs; null for one that two versions of the rules were played by,
 * which no rules can replay. Throws a `DatabaseError`.
 */
export async function* finishedGames(source: RecordSource, wanted: ExportOptions): AsyncGenerator<GameRecord | null> {
  const { prepare, close } = 'folder' in source ? openFolder(source.folder) : await openPostgres(source.database);
  try {
    const tables = prepare(
      `select id, version, options, seats, seed, created_at from tables
       where game = ? and status = 'over' and origin is null and seed is not null and id > ? order by id limit ?`,
    );
    const entries = prepare('select entry, at from entries where table_id = ? order by ply');
    const notes = prepare('select note from notes where table_id = ?');
    for (let after = ''; ; ) {
      const rows = await tables(wanted.game, after, TABLES_AT_ONCE);
      for (const row of rows) {
        const isMixed = (await notes(row['id']!)).some(({ note }) => JSON.parse(String(note)).kind === 'rules-changed');
        yield isMixed ? null : recordFrom(row, await entries(row['id']!), wanted);
      }
      if (rows.length < TABLES_AT_ONCE) return;
      after = String(rows.at(-1)!['id']);
    }
  } finally {
    await close();
  }
}

function recordFrom(row: Row, entries: readonly Row[], { game, names }: ExportOptions): GameRecord {
  const seats = seatsIn(String(row['seats']));
  const who = seats.map(seat => {
    if (seat.kind === 'bot') return names ? seat.name : seat.level;
    return seat.kind === 'person' && names ? seat.name : 'person';
  });
  return {
    game,
    version: Number(row['version']),
    seats: seats.length,
    options: JSON.parse(String(row['options'])),
    seed: String(row['seed']),
    log: entries.map(({ entry }) => JSON.parse(String(entry)) as Entry),
    names: who,
    ...(names && { at: Number(entries[0]?.['at'] ?? row['created_at']) }),
  };
}

type Opened = { prepare: Prepare; close(): Promise<void> };

function openFolder(folder: string): Opened {
  const file = databaseIn(folder);
  if (!existsSync(file)) throw new DatabaseError(`There is no database in ${folder}.`);
  requireContent(file);
  const db = new DatabaseSync(file, { timeout: 5000 });
  const close = async () => db.close();
  try {
    inspect(db, file);
    if (Number(db.prepare('pragma user_version').get()!['user_version']) < MIGRATIONS.length)
      throw new DatabaseError(`${file} was last used by an older version of Quayside; start this version on it once.`);
    db.exec('pragma query_only = 1');
  } catch (error) {
    db.close();
    throw error;
  }
  const prepare: Prepare = sql => {
    const statement = db.prepare(sql);
    return async (...values) => statement.all(...values) as Row[];
  };
  return { prepare, close };
}

async function openPostgres(url: string): Promise<Opened> {
  const { connectPostgres, requireUsable } = await import('./postgresClient.ts');
  const { requireUpToDate } = await import('./postgresMigrate.ts');
  const client = await connectPostgres(url);
  client.on('error', () => {});
  try {
    await requireUsable(client, url);
    await requireUpToDate(client, url);
  } catch (error) {
    await client.end();
    throw error;
  }
  const prepare: Prepare = sql => {
    const text = toPostgres(sql);
    return async (...values) => (await client.query({ text, values })).rows as Row[];
  };
  return { prepare, close: () => client.end() };
}

// What is kept of people at tables: what they said, whom they mute, and how far they have seen each game.

import type { StoredLine } from '../domain/log.ts';
import type { Prepare, Row } from './sql.ts';
import type { Store } from './store.ts';

const LARGEST = 2 ** 31 - 1; // in a column of integers in PostgreSQL

type Reads = Pick<Store, 'lines' | 'mutedBy' | 'readMarkersOf'>;

export function talkReads(prepare: Prepare): Reads {
  const lines = prepare(
    `select n, at, guest, name, seat, side, text, intent from lines
     where table_id = ? and n < ? order by n desc limit ?`,
  );
  const mutedBy = prepare('select muted from mutes where guest = ?');
  const looks = prepare(
    'select table_id, ply from looks where guest = ? and table_id in (select value from json_each(?))',
  );

  return {
    async lines(table, before, limit) {
      return (await lines(table, Math.min(before, LARGEST), limit)).map(lineOf).reverse();
    },
    async mutedBy(guest) {
      return (await mutedBy(guest)).map(row => String(row['muted']));
    },
    async readMarkersOf(guest, tables) {
      if (tables.length === 0) return new Map();
      const rows = await looks(guest, JSON.stringify(tables));
      const seen = new Map(rows.map(row => [String(row['table_id']), Number(row['ply'])]));
      return new Map(tables.map(table => [table, seen.get(table) ?? 0]));
    },
  };
}

const lineOf = (row: Row): StoredLine => ({
  n: Number(row['n']),
  at: Number(row['at']),
  guest: String(row['guest']),
  name: String(row['name']),
  seat: row['seat'] === null ? null : Number(row['seat']),
  side: row['side'] === null ? null : Number(row['side']),
  text: row['text'] === null ? null : String(row['text']),
  intent: String(row['intent']),
});

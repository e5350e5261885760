// One SQL for both databases. Statements are written as SQLite takes them, and translated for PostgreSQL.

/** What is stored in a column, or stands for a parameter. Yes and no are 1 and 0. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Makes a statement that reads ready to be run, with its values in the order of their parameters. */
export type Prepare = (sql: string) => (...values: Value[]) => Promise<Row[]>;

/** Milliseconds by the clock of the database: where nodes share one, their own clocks may differ. */
export const NOW = `cast(unixepoch('subsec') * 1000 as integer)`;
const POSTGRES_NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/**
 * Parameters are `$1` instead of `?` and `?1`. A list is handed over as JSON: `json_each(?)` gives its elements in a
 * column `value`, as PostgreSQL's own function does.
 */
export function toPostgres(sql: string): string {
  let last = 0;
  return sql
    .replaceAll(NOW, POSTGRES_NOW)
    .replace(/json_each\((\?\d*)\)/g, 'json_array_elements_text($1::json)')
    .replace(/\?(\d*)/g, (_, number: string) => `$${number || ++last}`);
}

/**
 * PostgreSQL has no text with a NUL in it. Nothing we store needs one, and whoever asks for such an id finds nothing.
 */
export const withoutNul = (value: Value): Value =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;

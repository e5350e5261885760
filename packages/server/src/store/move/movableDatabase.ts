// One side of a move from one database to another: everything a server keeps, table by table.

import type { Row } from '../sql.ts';

/** Which nodes run and what each holds in memory is nobody's to move; nor is the number of the format. */
export const NOT_MOVED = ['schema_version', 'sessions', 'homes'];

export const ROWS_AT_ONCE = 1000;

export type MovableDatabase = {
  /** As in "postgres://host/name", without the password. */
  name: string;
  /** The columns of each table that is moved, in the order of their names. */
  columns(): Promise<Map<string, string[]>>;
  count(table: string): Promise<number>;
  /** All rows, so many at once, in any order. */
  rows(table: string, columns: string[]): AsyncIterable<Row[]>;
  insert(table: string, columns: string[], rows: Row[]): Promise<void>;
  /** What was inserted stays. Before this nothing of it is to be seen, even if the program is killed. */
  keep(): Promise<void>;
  /** Closes it; what was inserted and not kept is gone. */
  close(): Promise<void>;
};

import { refuse, type TableUpdate } from '../domain/seats.ts';
import type { StoredTable } from '../domain/tableRow.ts';

/** Host only, before the start: whether hints may be asked for. */
export function allowHints(row: StoredTable, guest: string, allow: boolean): TableUpdate {
  if (row.host !== guest) return refuse('host-only');
  if (row.status !== 'gathering') return refuse('already-started');
  return { row: { ...row, hints: allow }, refusal: null };
}

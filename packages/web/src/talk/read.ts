// How far this browser has read the talk of each table.

const KEY = 'quayside.talk';
const TABLES_KEPT = 40;

type Read = [table: string, n: number][];

const all = (): Read => JSON.parse(localStorage.getItem(KEY) ?? '[]');

/** The place of the last line read at a table; -1 when none was. */
export const readAt = (table: string): number => all().find(([id]) => id === table)?.[1] ?? -1;

export function remember(table: string, n: number): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, n]].slice(-TABLES_KEPT)));
}

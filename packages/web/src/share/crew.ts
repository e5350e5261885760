// Which tables several people play on this device, and who they are: so that after a reload nobody's hand is shown
// before somebody has said whose turn it is to look.

import type { Seat } from '@quayside/rules';

export type Mate = { seat: Seat; name: string };

const KEY = 'quayside.crews';
const TABLES_KEPT = 20;

const all = (): [table: string, crew: Mate[]][] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

/** Who shares this device at a table; nobody when one person has it alone. */
export const crewOf = (table: string): Mate[] => all().find(([id]) => id === table)?.[1] ?? [];

export function rememberCrew(table: string, crew: Mate[]): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, crew]].slice(-TABLES_KEPT)));
}

// Who shares this device at which table, kept in localStorage: after a reload the page asks who is looking before it
// shows anybody's cards.

import type { Seat } from '@quayside/rules';

export type DevicePlayer = { seat: Seat; name: string };

const KEY = 'quayside.crews';
const TABLES_KEPT = 20;

const all = (): [table: string, players: DevicePlayer[]][] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

/** Who shares this device at a table; nobody when one person has it alone. */
export const devicePlayers = (table: string): DevicePlayer[] => all().find(([id]) => id === table)?.[1] ?? [];

export function rememberDevicePlayers(table: string, players: DevicePlayer[]): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, players]].slice(-TABLES_KEPT)));
}

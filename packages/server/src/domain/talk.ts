// What was said at one table lately, and who may read and say what.

import { createHash } from 'node:crypto';
import type { Line, TalkRights } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import { Bucket } from '../bucket.ts';
import type { StoredLine, StoredTable } from '../store/store.ts';
import { seatOf } from './seats.ts';

export const KEPT = 300; // lines a live table remembers
const LINES = { perSecond: 0.5, burst: 6 }; // of one guest

/** Teams and who must be silent now, as the game says; null where it says nothing. */
export type Silence = { sides: Seat[][]; hushed: Seat[] } | null;

/** Names a guest at a table without telling who it is elsewhere. */
export const whoIs = (table: string, guest: string): string =>
  createHash('sha256').update(`${table} ${guest}`).digest('base64url').slice(0, 16);

export class Talk {
  #lines: StoredLine[];
  readonly #buckets = new Map<string, Bucket>();

  constructor(lines: StoredLine[]) {
    this.#lines = lines;
  }

  get lines(): readonly StoredLine[] {
    return this.#lines;
  }

  get next(): number {
    return (this.#lines.at(-1)?.n ?? -1) + 1;
  }

  has(intent: string): boolean {
    return this.#lines.some(line => line.intent === intent);
  }

  add(line: StoredLine): void {
    this.#lines = [...this.#lines, line].slice(-KEPT);
  }

  /** The line without its text; null when it is not remembered or was removed already. */
  remove(n: number): StoredLine | null {
    const line = this.#lines.find(other => other.n === n && other.text !== null);
    if (!line) return null;
    const removed = { ...line, text: null };
    this.#lines = this.#lines.map(other => (other === line ? removed : other));
    return removed;
  }

  isTooFast(guest: string): boolean {
    const bucket = this.#buckets.get(guest) ?? new Bucket(LINES.perSecond, LINES.burst);
    this.#buckets.set(guest, bucket);
    return !bucket.take();
  }
}

export const teamOf = (silence: Silence, seat: Seat | null): number | null => {
  const side = seat === null || !silence ? -1 : silence.sides.findIndex(seats => seats.includes(seat));
  return side >= 0 && silence!.sides[side]!.length > 1 ? side : null;
};

/** A team's talk is the team's until the game is over. */
export const mayRead = (line: StoredLine, row: StoredTable, team: number | null): boolean =>
  line.side === null || line.side === team || row.endedAt !== null;

export function rightsOf(row: StoredTable, guest: string, silence: Silence): TalkRights {
  const seat = seatOf(row, guest);
  const team = teamOf(silence, seat);
  const mates = team === null ? null : silence!.sides[team]!;
  const none = { table: false, team: false, mates };
  if (row.silenced.includes(guest)) return { ...none, why: 'silenced' };
  if (seat === null)
    return row.terms.spectatorsTalk ? { ...none, table: true, why: null } : { ...none, why: 'spectator' };
  if (silence?.hushed.includes(seat)) return { ...none, why: 'hushed' };
  return { table: true, team: team !== null, mates, why: null };
}

export const told = (table: string, { n, at, guest, name, seat, side, text }: StoredLine): Line => ({
  n,
  at,
  who: whoIs(table, guest),
  name,
  seat,
  to: side === null ? 'table' : 'team',
  text,
});

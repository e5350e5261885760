// Who may read and write what in the talk of a table.

import { createHash } from 'node:crypto';
import type { ChatMessage, TalkRights } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { StoredLine } from './log.ts';
import { seatOf } from './seats.ts';
import type { StoredTable } from './tableRow.ts';

/** Teams and who must be silent now, as the game says; null where it says nothing. */
export type TalkRules = { sides: Seat[][]; hushed: Seat[] } | null;

/** An id for a guest at one table, from which nobody can find them at another. */
export const whoIs = (table: string, guest: string): string =>
  createHash('sha256').update(`${table} ${guest}`).digest('base64url').slice(0, 16);

export const teamOf = (rules: TalkRules, seat: Seat | null): number | null => {
  const side = seat === null || !rules ? -1 : rules.sides.findIndex(seats => seats.includes(seat));
  return side >= 0 && rules!.sides[side]!.length > 1 ? side : null;
};

/** A team's talk is the team's until the game is over. */
export const mayRead = (line: StoredLine, row: StoredTable, team: number | null): boolean =>
  line.side === null || line.side === team || row.endedAt !== null;

export function rightsOf(row: StoredTable, guest: string, rules: TalkRules): TalkRights {
  const seat = seatOf(row, guest);
  const team = teamOf(rules, seat);
  const mates = team === null ? null : rules!.sides[team]!;
  const none = { table: false, team: false, mates };
  if (row.silenced.includes(guest)) return { ...none, why: 'silenced' };
  if (seat === null)
    return row.terms.spectatorsTalk ? { ...none, table: true, why: null } : { ...none, why: 'spectator' };
  if (rules?.hushed.includes(seat)) return { ...none, why: 'hushed' };
  return { table: true, team: team !== null, mates, why: null };
}

export const chatMessageOf = (table: string, { n, at, guest, name, seat, side, text }: StoredLine): ChatMessage => ({
  n,
  at,
  who: whoIs(table, guest),
  name,
  seat,
  to: side === null ? 'table' : 'team',
  text,
});

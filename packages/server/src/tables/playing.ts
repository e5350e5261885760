// What a seated person may do in a running game: move, and take a move back.

import type { Match } from '@quayside/engine';
import type { Seat } from '@quayside/rules';
import type { ErrorCode } from '../errors.ts';
import type { Guest } from '../store/store.ts';
import type { Answer } from './answers.ts';
import { seatOf } from './arrange.ts';
import type { Table } from './table.ts';

type MoveIntent = { id: string; decision: number; move: unknown };
type Playing = { seat: Seat; match: Match; code?: undefined } | { code: ErrorCode };

export function move(table: Table, guest: Guest, { id, decision, move }: MoveIntent, answer: Answer) {
  const playing = seatedIn(table, guest);
  if (playing.code) return table.refuse(id, { code: playing.code }, answer);
  const { seat, match } = playing;
  if (whyNotNow(table) === null && table.veil.isAsked(match, seat, decision))
    table.submit(seat, id, answer, () => match.submit(seat, move));
  else
    table.unlessDuplicate(seat, id, answer, () =>
      table.refuse(id, { code: whyNotNow(table) ?? 'stale-decision' }, answer),
    );
}

export function back(table: Table, guest: Guest, intent: string, answer: Answer) {
  const playing = seatedIn(table, guest);
  if (playing.code) return table.refuse(intent, { code: playing.code }, answer);
  const { seat, match } = playing;
  table.unlessDuplicate(seat, intent, answer, () => {
    const code = whyNotNow(table) ?? (table.veil.isBarred(match, seat) ? 'cannot-take-back' : null);
    if (code) table.refuse(intent, { code }, answer);
    else table.submit(seat, intent, answer, () => match.takeBack(seat));
  });
}

function seatedIn({ row, match }: Table, guest: Guest): Playing {
  const seat = seatOf(row, guest.id);
  if (seat === null) return { code: 'not-seated' };
  return match ? { seat, match } : { code: 'not-started' };
}

/** Why nobody may move at this table now. */
function whyNotNow({ row, clockwork }: Table): ErrorCode | null {
  if (row.status === 'playing') return clockwork.isPaused ? 'paused' : null;
  if (row.status === 'frozen') return 'frozen';
  return row.status === 'ended' ? 'table-ended' : 'game-over';
}

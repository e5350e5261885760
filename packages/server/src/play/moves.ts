// What a seated person may do in a running game: move, and take a move back.

import type { Match } from '@quayside/engine';
import type { Refusal, Seat } from '@quayside/rules';
import type { SendAnswer } from '../domain/answers.ts';
import { isLogFull } from '../domain/requests.ts';
import { seatOf } from '../domain/seats.ts';
import type { Guest } from '../domain/tableRow.ts';
import { frozenRefusal } from '../domain/versionFault.ts';
import type { ErrorCode } from '../errors.ts';
import type { Table } from '../room/table.ts';

type MoveIntent = { id: string; decision: number; move: unknown };
type Playing = { seat: Seat; match: Match; code?: undefined } | { code: ErrorCode };

export function move(table: Table, guest: Guest, { id, decision, move }: MoveIntent, answer: SendAnswer) {
  const playing = seatedIn(table, guest);
  if (playing.code) return table.answers.refuse(id, { code: playing.code }, answer);
  const { seat, match } = playing;
  if (whyNotNow(table) === null && table.hidden.isAsked(match, seat, decision))
    table.submit(seat, id, answer, () => match.submit(seat, move));
  else
    table.answers.unlessDuplicate(seat, id, answer, () =>
      table.answers.refuse(id, whyNotNow(table) ?? { code: 'stale-decision' }, answer),
    );
}

export function back(table: Table, guest: Guest, intent: string, answer: SendAnswer) {
  const playing = seatedIn(table, guest);
  if (playing.code) return table.answers.refuse(intent, { code: playing.code }, answer);
  const { seat, match } = playing;
  table.answers.unlessDuplicate(seat, intent, answer, () => {
    const refusal = whyNotBack(table, match, seat);
    if (refusal) table.answers.refuse(intent, refusal, answer);
    else if (isLogFull(match)) table.answers.refuse(intent, { code: 'too-many-returns' }, answer);
    else if (match.isCertainlyRevocable(seat)) table.submit(seat, intent, answer, () => match.takeBack(seat));
    else judgeAndTakeBack(table, match, seat, intent, answer).catch(error => table.fail(error));
  });
}

/** Judged in a replay thread, because it takes a while; meanwhile the game may have gone on. */
async function judgeAndTakeBack(
  table: Table,
  match: Match,
  seat: Seat,
  intent: string,
  answer: SendAnswer,
): Promise<void> {
  const place = match.revocable(seat);
  const { isFree, code } = place === null ? { isFree: false } : await table.judgeTakeBack(seat);
  if (table.isClosed) return;
  const isSame = match === table.match && match.revocable(seat) === place && whyNotBack(table, match, seat) === null;
  if (code || !isSame) return table.answers.refuse(intent, { code: code ?? 'cannot-take-back' }, answer);
  table.submit(seat, intent, answer, () => match.takeBack(seat, { isFree }));
}

const whyNotBack = (table: Table, match: Match, seat: Seat): Refusal | null =>
  whyNotNow(table) ?? (table.hidden.isBarred(match, seat) ? { code: 'cannot-take-back' } : null);

function seatedIn({ row, match }: Table, guest: Guest): Playing {
  const seat = seatOf(row, guest.id);
  if (seat === null) return { code: 'not-seated' };
  return match ? { seat, match } : { code: 'not-started' };
}

/** Why nobody may move at this table now. */
function whyNotNow({ row, clocks }: Table): Refusal | null {
  if (row.status === 'playing') return clocks.isPaused ? { code: 'paused' } : null;
  if (row.status === 'frozen') return frozenRefusal(row);
  return { code: row.status === 'ended' ? 'table-ended' : 'game-over' };
}

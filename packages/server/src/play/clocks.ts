// What people may do about the clocks: pause and go on together, and let a bot play for somebody who is out of time.

import type { Seat } from '@quayside/rules';
import type { SendAnswer } from '../domain/answers.ts';
import { refuse, seatOf, type TableUpdate, withoutStandIn } from '../domain/seats.ts';
import type { Guest } from '../domain/tableRow.ts';
import type { Table } from '../room/table.ts';

/** `want`: true to pause, false to go on. It happens when everybody who plays without a bot wants it. */
export function pause(table: Table, guest: Guest, intent: string, want: boolean, answer: SendAnswer): void {
  table.update(guest.id, intent, answer, (): TableUpdate => {
    const { row, clocks } = table;
    const seat = seatOf(row, guest.id);
    if (seat === null) return refuse('not-seated');
    if (row.status !== 'playing') return refuse('not-playing');
    if (!clocks.state) return refuse('no-clocks');
    const { isPaused, state } = clocks;
    if (want === isPaused) clocks.want([]);
    else clocks.want([...state.wanted.filter(other => other !== seat), seat]);
    const back = withoutStandIn(row, seat);
    return { row: back, refusal: null, notes: back === row ? [] : [{ kind: 'returned', seat }] };
  });
}

export function skip(table: Table, guest: Guest, intent: string, seat: Seat, answer: SendAnswer): void {
  table.update(guest.id, intent, answer, (): TableUpdate => {
    const { row, clocks } = table;
    const mine = seatOf(row, guest.id);
    if (mine === null || mine === seat) return refuse('not-seated');
    if (!clocks.isToldOut(seat)) return refuse('not-out-of-time');
    clocks.lend(seat);
    return { row, refusal: null, notes: [{ kind: 'skipped', seat }] };
  });
}

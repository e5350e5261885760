// What people may do about the clocks: pause and go on together, and let a bot play for somebody who is out of time.

import type { Seat } from '@quayside/rules';
import type { Answer } from '../domain/answers.ts';
import { type Arranged, handBack, refuse, seatOf } from '../domain/seats.ts';
import type { Table } from '../room/table.ts';
import type { Guest } from '../store/store.ts';

/** `want`: true to pause, false to go on. It happens when everybody who plays without a bot wants it. */
export function pause(table: Table, guest: Guest, intent: string, want: boolean, answer: Answer): void {
  table.arrange(intent, answer, (): Arranged => {
    const { row, clockwork } = table;
    const seat = seatOf(row, guest.id);
    if (seat === null) return refuse('not-seated');
    if (row.status !== 'playing') return refuse('not-playing');
    if (!clockwork.clocks) return refuse('no-clocks');
    const { isPaused, clocks } = clockwork;
    if (want === isPaused) clockwork.want([]);
    else clockwork.want([...clocks.wanted.filter(other => other !== seat), seat]);
    const back = handBack(row, seat);
    return { row: back, refusal: null, notes: back === row ? [] : [{ kind: 'returned', seat }] };
  });
}

export function skip(table: Table, guest: Guest, intent: string, seat: Seat, answer: Answer): void {
  table.arrange(intent, answer, (): Arranged => {
    const { row, clockwork } = table;
    const mine = seatOf(row, guest.id);
    if (mine === null || mine === seat) return refuse('not-seated');
    if (!clockwork.isToldOut(seat)) return refuse('not-out-of-time');
    clockwork.lend(seat);
    return { row, refusal: null, notes: [{ kind: 'skipped', seat }] };
  });
}

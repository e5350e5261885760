import type { TableInfo, You } from '@quayside/protocol';
import { faceOf } from '../ui/Emblem.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './words.ts';

/** Everybody at the table as they are drawn. */
export const facesOf = (table: TableInfo, you: You | null): SeatFace[] =>
  table.seats.map((seat, i) => faceOf(i, seat.kind === 'open' ? words.freePlace : seat.name, you?.seat === i));

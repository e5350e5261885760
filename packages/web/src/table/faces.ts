import type { TableInfo, You } from '@quayside/protocol';
import type { SeatFace } from '../games/gameUi.ts';
import { faceOf } from '../ui/Emblem.tsx';

/** Everybody at the table as they are drawn. */
export const facesOf = (table: TableInfo, you: You | null): SeatFace[] =>
  table.seats.map((seat, i) => faceOf(i, seat.kind === 'open' ? 'Free place' : seat.name, you?.seat === i));

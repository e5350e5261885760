import type { Seat } from '@quayside/rules';
import { SeatName } from './Emblem.tsx';
import type { SeatFace } from './seatFace.ts';
import { words } from './words.ts';

type Props = { seats: readonly Seat[]; faces: Readonly<Record<number, SeatFace>> };

/** Several people in a sentence: Ann, Ben and Cleo. */
export const Names = ({ seats, faces }: Props) => (
  <>{words.people(seats.map(seat => (faces[seat] ? <SeatName key={seat} face={faces[seat]} /> : words.nobody)))}</>
);

import type { Seat } from '@quayside/rules';
import { SeatName } from './Emblem.tsx';
import type { SeatFace } from './seatFace.ts';

type Props = { seats: readonly Seat[]; faces: Readonly<Record<number, SeatFace>> };

/** Several people in a sentence: Ann, Ben and Cleo. */
export const Names = ({ seats, faces }: Props) => (
  <>
    {seats.map((seat, i) => (
      <span key={seat}>
        {i > 0 && (i === seats.length - 1 ? ' and ' : ', ')}
        {faces[seat] ? <SeatName face={faces[seat]} /> : 'nobody'}
      </span>
    ))}
  </>
);

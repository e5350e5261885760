// Seats as the database keeps them: JSON in which the owner of a shared device is called `keeper`, as in the first
// databases. Everywhere else the field is `deviceOwner`.

import type { SeatOwner, StoredSeat } from '../domain/tableRow.ts';

type StoredOwner<T> = Omit<T, 'deviceOwner'> & { keeper?: string };

export const seatsJson = (seats: readonly StoredSeat[]): string => JSON.stringify(seats.map(toKept));

export const seatsIn = (json: string): StoredSeat[] => (JSON.parse(json) as StoredSeat[]).map(fromKept);

function toKept(seat: StoredSeat): object {
  if (seat.kind === 'person') return keptOwner(seat);
  return seat.owner ? { ...seat, owner: keptOwner(seat.owner) } : seat;
}

function fromKept(seat: StoredSeat): StoredSeat {
  if (seat.kind === 'person') return ownerOf(seat);
  return seat.owner ? { ...seat, owner: ownerOf(seat.owner) } : seat;
}

function keptOwner<P extends SeatOwner>({ deviceOwner, ...rest }: P): object {
  return deviceOwner === undefined ? rest : { ...rest, keeper: deviceOwner };
}

function ownerOf<P extends SeatOwner>(stored: StoredOwner<P>): P {
  const { keeper, ...rest } = stored;
  return (keeper === undefined ? rest : { ...rest, deviceOwner: keeper }) as unknown as P;
}

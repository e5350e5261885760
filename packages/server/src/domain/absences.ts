// Since when people of a table have been away, in uptime: the time the server is down counts for nobody.

import type { SeatOwner, StoredSeat, StoredTable } from './tableRow.ts';
import type { Uptime } from './uptime.ts';

/** People who share a device count as connected while that device is. */
export const deviceOf = ({ guest, deviceOwner }: SeatOwner): string => deviceOwner ?? guest;

const peopleAt = (there: StoredSeat): SeatOwner[] =>
  there.kind === 'person' ? [there] : there.owner ? [there.owner] : [];

export class Absences {
  readonly #time: Uptime;
  /** By device, of those that are away. One that is not listed counts as away from the first time it is asked about. */
  readonly #since = new Map<string, number>();
  /** Something has changed that the stored row does not have yet. */
  isUnsaved = false;

  /** For a table just loaded into memory, to which nobody is connected yet. */
  constructor(time: Uptime, { seats }: StoredTable) {
    this.#time = time;
    for (const person of seats.flatMap(peopleAt)) this.#since.set(deviceOf(person), person.awaySince ?? time.now());
  }

  came(device: string): void {
    this.isUnsaved = this.#since.delete(device) || this.isUnsaved;
  }

  /** The last window on this device was closed. */
  left(device: string): void {
    this.#since.set(device, this.#time.now());
    this.isUnsaved = true;
  }

  /** How long a device that is not connected now has been away; ms. */
  of(device: string): number {
    const now = this.#time.now();
    const since = this.#since.get(device) ?? now;
    this.#since.set(device, since);
    return Math.max(0, now - since);
  }

  /** The row with what is known of its people, as it is stored. */
  stamped(row: StoredTable): StoredTable {
    this.isUnsaved = false;
    return { ...row, seats: row.seats.map(there => this.#stampedSeat(there)) };
  }

  #stampedSeat(there: StoredSeat): StoredSeat {
    if (there.kind === 'person') return this.#stampedPerson(there);
    return there.owner ? { ...there, owner: this.#stampedPerson(there.owner) } : there;
  }

  #stampedPerson<P extends SeatOwner>(person: P): P {
    const { awaySince: _, ...rest } = person;
    const since = this.#since.get(deviceOf(person));
    return (since === undefined ? rest : { ...rest, awaySince: since }) as P;
  }
}

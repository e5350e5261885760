// Which way each ship looks: where she sailed last.

import { columnOf, type Event } from '@quayside/rules/waves-of-fortune';

export type Heading = 'east' | 'west';

/** Changes the map by what the event did. */
export function headingAfter(known: Map<number, Heading>, event: Event): void {
  if (event.type !== 'moved' || (event.how !== 'sail' && event.how !== 'drift')) return;
  for (let n = event.path.length - 1; n > 0; n--) {
    const east = columnOf(event.path[n]!) - columnOf(event.path[n - 1]!);
    if (east === 0) continue;
    known.set(event.seat, east > 0 ? 'east' : 'west');
    return;
  }
}

export function headings(events: readonly Event[]): Map<number, Heading> {
  const known = new Map<number, Heading>();
  for (const event of events) headingAfter(known, event);
  return known;
}

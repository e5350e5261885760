// What every process is told of when it is committed. PostgreSQL tells them by the transaction itself, so that no event
// is lost, or told of something that was not stored.

import type { Guest } from '../domain/tableRow.ts';
import type { Change } from './store.ts';

export type ClusterEvent =
  | { kind: 'renamed'; guest: Guest }
  | { kind: 'signed-out'; device: string }
  | { kind: 'subscribed'; guest: string };

/** The channel of PostgreSQL by which they are told, in JSON. */
export const CHANNEL = 'quayside_news';

export function eventsOf(changes: readonly Change[]): ClusterEvent[] {
  const events: ClusterEvent[] = [];
  for (const change of changes) {
    if (change.kind === 'renamed') events.push({ kind: 'renamed', guest: change.guest });
    else if (change.kind === 'device-gone') events.push({ kind: 'signed-out', device: change.id });
    else if (change.kind === 'subscribed') events.push({ kind: 'subscribed', guest: change.subscription.guest });
  }
  return events;
}

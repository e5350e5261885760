// How long each event is shown at normal speed: as long as it takes to read. Events that happen together are shown
// together.

import type { Seat } from '@quayside/rules';
import type { Event, Waves } from '@quayside/rules/waves';
import type { Ahead } from '../gameUi.ts';

type EventContext = { event: Event; rest: readonly Event[]; next: Event | undefined; seat: Seat | null; mine: boolean };

const READ = 640; // ms: powers, their signs and what came of it
const OWN = 800; // what concerns oneself is looked at longer
const GLANCE = 300; // ms: a piece has moved

/** In milliseconds; 0: shown together with the next event. */
const PAUSES: Record<Event['type'], number | ((known: EventContext) => number)> = {
  'token-placed': 400,
  round: 350,
  followed: 260,
  rebelled: 300,
  'agent-placed': 0,
  'rebels-revealed': lastOf('rebels-revealed', 600),
  tablet: READ,
  surplus: lastOf('surplus', GLANCE),
  rotated: 600,
  'elder-powers': 600,
  'shells-set': 500,
  wave: ({ next }) => (next?.type === 'agent-revealed' || isAttempt(next) ? 0 : GLANCE),
  'agent-revealed': ({ next, mine }) => (isAttempt(next) && !mine ? 0 : 300),
  collected: ({ mine }) => (mine ? 1000 : 500),
  kept: known => (known.mine ? OWN : isOneOfMany(known) ? 0 : 400),
  'token-moved': ({ next }) => (next?.type === 'drew' ? 0 : GLANCE),
  reshuffled: 400,
  drew: ({ next }) => (next?.type === 'drew' || next?.type === 'drew-cards' ? 0 : GLANCE),
  'drew-cards': ({ next }) => (next?.type === 'drew' ? 0 : GLANCE),
  discarded: lastOf('discarded', 400),
  'chose-discard': 0,
  'extra-replaced': GLANCE,
  council: 400,
  won: 800,
};

function lastOf(type: Event['type'], ms: number) {
  return ({ next }: EventContext): number => (next?.type === type ? 0 : ms);
}

const isAttempt = (event: Event | undefined): boolean => event?.type === 'collected' || event?.type === 'kept';

/**
 * Once the Shells are gone everybody fails alike: of several others in a row, the last is shown with all their marks.
 */
function isOneOfMany({ event, rest, seat }: EventContext): boolean {
  const next = rest.find(({ type }) => type !== 'agent-revealed' && type !== 'wave');
  return isWithoutShell(event) && isWithoutShell(next) && next.seat !== seat;
}

const isWithoutShell = (event: Event | undefined): event is Extract<Event, { type: 'kept' }> =>
  event?.type === 'kept' && event.why === 'no-shell';

export function pause(event: Event, { rest, seat }: Ahead<Waves>): number {
  const ms = PAUSES[event.type];
  if (typeof ms === 'number') return ms;
  return ms({ event, rest, next: rest[0], seat, mine: 'seat' in event && event.seat === seat });
}

// How long each event is shown: those about my own ship longest, those about others shorter, and the middle rounds of
// somebody else's battle for a moment only. Events that happen together are shown together.

import type { Event, WavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { Ahead } from '../gameUi.ts';

/** Milliseconds a tile that a ship sails. */
export const SAIL_STEP = 210;

type Lasts = { mine: number; theirs: number };

const TIMES: Partial<Record<Event['type'], Lasts>> = {
  'loads-shown': { mine: 600, theirs: 600 },
  card: { mine: 1500, theirs: 720 },
  'king-found': { mine: 1200, theirs: 900 },
  'king-escaped': { mine: 500, theirs: 400 },
  'king-slain': { mine: 1200, theirs: 1200 },
  sunk: { mine: 1200, theirs: 850 },
  uncovered: { mine: 1100, theirs: 1100 },
  battle: { mine: 650, theirs: 420 },
  broadside: { mine: 700, theirs: 350 },
  'battle-won': { mine: 1100, theirs: 600 },
  'battle-lost': { mine: 700, theirs: 300 },
  'beast-fought': { mine: 1000, theirs: 450 },
  rolled: { mine: 900, theirs: 400 },
  'reef-roll': { mine: 800, theirs: 320 },
  flipped: { mine: 600, theirs: 380 },
  rammed: { mine: 800, theirs: 420 },
  corner: { mine: 900, theirs: 500 },
  'map-dug': { mine: 900, theirs: 500 },
  'map-taken': { mine: 700, theirs: 250 },
  salvaged: { mine: 800, theirs: 450 },
  raided: { mine: 900, theirs: 450 },
  'token-met': { mine: 650, theirs: 300 },
  gold: { mine: 600, theirs: 260 },
  food: { mine: 450, theirs: 200 },
  crew: { mine: 500, theirs: 220 },
  swapped: { mine: 350, theirs: 200 },
  docked: { mine: 500, theirs: 260 },
  bought: { mine: 300, theirs: 220 },
  'beast-fled': { mine: 450, theirs: 220 },
  becalmed: { mine: 500, theirs: 200 },
  'no-wind': { mine: 800, theirs: 220 },
  parleyed: { mine: 300, theirs: 200 },
  peeked: { mine: 0, theirs: 200 },
  spied: { mine: 700, theirs: 0 },
};

/** Rounds of a battle: each of mine, the last one of others, and the rounds of others before it. */
const ROUND = { mine: 1250, last: 750, glance: 260 }; // ms

/** Changes that are read together, as one line of what came of a card. */
const GOODS = new Set<Event['type']>(['gold', 'food', 'crew', 'map-taken', 'token-placed']);

export function pause(event: Event, { rest, seat }: Ahead<WavesOfFortune>): number {
  const isMine = seat !== null && concerns(event, seat);
  const lasts = (of: Event['type']): number => TIMES[of]?.[isMine ? 'mine' : 'theirs'] ?? 0;
  switch (event.type) {
    case 'moved': {
      const steps = event.how === 'sail' || event.how === 'drift' ? event.path.length - 1 : 2.4;
      return SAIL_STEP * steps + (isMine ? 80 : 0);
    }
    case 'battle-round': {
      if (isMine) return ROUND.mine;
      return rest.some(({ type }) => type === 'battle-won' || type === 'battle-lost') ? ROUND.last : ROUND.glance;
    }
    case 'flipped':
      // The mist rolls back while the card is turned over.
      return rest[0]?.type === 'card' ? 240 : lasts('flipped');
    case 'gold':
    case 'food':
    case 'crew':
      return GOODS.has(rest[0]?.type ?? event.type) && rest.length > 0 && !isMine ? 0 : lasts(event.type);
    default:
      return lasts(event.type);
  }
}

/** Whether the event is done by or to this captain. */
function concerns(event: Event, seat: number): boolean {
  if (event.type === 'raided') return event.seat === seat || event.from === seat;
  if (event.type === 'rammed') return event.seat === seat || event.by === seat;
  return 'seat' in event && event.seat === seat;
}

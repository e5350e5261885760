// How long each event is shown. What happens together is shown together, what others do among themselves passes faster
// than what happens to the viewer, and the result of an Adventure stays long enough to be read.

import { DICE, type DieId, type Event, type RattleBattle } from '@quayside/rules/rattle-battle';
import { RATTLE_MS, showMs } from '../../dice/fallAnimation.ts';
import type { Ahead } from '../gameUi.ts';

/** Milliseconds at normal speed; `mine` where the event is about the viewer, or one of the viewer's ships. */
type Length = { mine: number; others: number };

const alike = (ms: number): Length => ({ mine: ms, others: ms });

const LENGTHS: Partial<Record<Event['type'], Length>> = {
  adventure: alike(1600),
  clash: { mine: 1500, others: 950 },
  totals: alike(1400),
  brawled: alike(1500),
  wall: alike(1400),
  staked: alike(1400),
  dug: alike(1600),
  monkeys: alike(1500),
  exploded: { mine: 1200, others: 900 },
  volley: { mine: 1200, others: 900 },
  fired: { mine: 1200, others: 800 },
  swallowed: alike(1200),
  drank: alike(1100),
  plank: alike(1100),
  'race-lost': alike(1000),
  'np-moved': { mine: 800, others: 550 },
  moved: { mine: 700, others: 550 },
  escaped: alike(600),
  left: alike(700),
  turned: alike(700),
  survived: alike(700),
  placed: alike(800),
  rolled: alike(800),
  rerolled: alike(650),
  used: { mine: 700, others: 600 },
  drilled: alike(700),
  port: alike(700),
  sent: { mine: 300, others: 350 },
  'loot-drawn': alike(750),
  coins: alike(700),
  'part-added': alike(450),
  hamster: alike(500),
  'upgrade-added': alike(500),
  'sailor-joined': alike(500),
  'card-bought': alike(600),
  traded: alike(350),
  'king-helped': alike(600),
  repaired: alike(500),
  wanted: alike(600),
  'quest-ended': alike(500),
  'dropped-out': alike(600),
  'nobody-wins': alike(700),
  'location-closed': alike(600),
  passed: { mine: 150, others: 300 },
  overboard: alike(300),
  'loot-returned': alike(250),
  'sailor-used': alike(250),
  paid: alike(150),
  ended: alike(1200),
};

/** Everybody draws, pays and rolls at once: of several such events in a row only the last one is waited for. */
const TOGETHER: readonly Event['type'][] = [
  ...(['loot-drawn', 'coins', 'overboard', 'repaired', 'king-helped', 'part-added', 'rolled', 'escaped'] as const),
];

/** A battle that goes on is seen faster than its first and its last clash. */
const BETWEEN_CLASHES = 650;

/** What an Adventure may end with: the result stays for this long before the next card is turned or the port opens. */
const RESULT_MS = 2200;
const LAST: readonly Event['type'][] = [
  ...(['coins', 'loot-drawn', 'wanted', 'repaired', 'king-helped', 'overboard', 'survived', 'revenge-taken'] as const),
];

export function pause(event: Event, { rest, seat }: Ahead<RattleBattle>): number {
  const next = rest[0]?.type;
  if (event.type === 'landed') return event.fall === '' ? 500 : rattleMs(event) + showMs(event.fall);
  if (event.type === 'tossed') return event.fall === '' ? 500 : showMs(event.fall);
  if (LAST.includes(event.type) && (next === 'adventure' || next === 'port')) return RESULT_MS;
  if (next === event.type && TOGETHER.includes(event.type)) return 0;
  const length = LENGTHS[event.type];
  if (!length) return 0;
  if (isAbout(event, seat)) return length.mine;
  if (event.type === 'clash' && rest.some(it => it.type === 'clash')) return BETWEEN_CLASHES;
  return length.others;
}

/** The cup is shaken before the drop; a die that is dropped again falls out of the hand. */
export const rattleMs = ({ how }: Extract<Event, { type: 'landed' }>): number => (how === 'drop' ? RATTLE_MS : 0);

/** Whether the event is the seat's own, or does something to one of its ships. */
function isAbout(event: Event, seat: number | null): boolean {
  if (seat === null) return false;
  if ('seat' in event && event.seat === seat) return true;
  return diceIn(event).some(die => DICE[die]!.owner === seat);
}

function diceIn(event: Event): readonly DieId[] {
  switch (event.type) {
    case 'clash':
      return event.pairs.flatMap(({ ours, theirs }) => [ours, theirs]);
    case 'fired':
      return event.bertha === null ? [event.target] : [event.target, event.bertha];
    case 'volley':
      return event.targets;
    case 'exploded':
      return event.victims;
    default:
      return [];
  }
}

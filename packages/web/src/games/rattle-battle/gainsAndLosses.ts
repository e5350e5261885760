// What an Adventure brought and cost each captain, added up from its events.

import {
  type CardId,
  DICE,
  type DieId,
  type Event,
  LOOT,
  type Loot,
  type LootKind,
  tally,
} from '@quayside/rules/rattle-battle';

export type SeatGains = {
  /** Ships sunk or boarded, in that order. */
  sunk: DieId[];
  coins: number;
  /** Drawn, less what was given back or went overboard. */
  loot: Loot;
  lost: DieId[];
  /** Loot paid for repairs. */
  paid: number;
};
export type AdventureGains = { card: CardId; round: number; seats: SeatGains[] };

const nothing = (): SeatGains => ({ sunk: [], coins: 0, loot: {}, lost: [], paid: 0 });

/** Of the last Adventure that has brought or cost anything so far; null: there was none. */
export function gainsOf(events: readonly Event[], seats: number): AdventureGains | null {
  let gains: AdventureGains | null = null;
  let last: AdventureGains | null = null;
  let isOver = true;
  for (const event of events) {
    if (event.type === 'adventure') {
      if (gains && isWorthTelling(gains)) last = gains;
      gains = { card: event.card, round: event.round, seats: Array.from({ length: seats }, nothing) };
      isOver = false;
    }
    if (event.type === 'port') isOver = true;
    if (gains && !isOver) addTo(gains, event);
  }
  return gains && isWorthTelling(gains) ? gains : last;
}

const isWorthTelling = ({ seats }: AdventureGains): boolean =>
  seats.some(({ sunk, coins, loot, lost }) => sunk.length + coins + lost.length + Object.keys(loot).length > 0);

function addTo(gains: AdventureGains, event: Event): void {
  for (const die of downIn(event)) gains.seats[DICE[die]!.owner!]!.lost.push(die);
  switch (event.type) {
    case 'trophy':
      gains.seats[event.seat]!.sunk.push(event.trophy.die);
      break;
    case 'coins':
      gains.seats[event.seat]!.coins += event.coins;
      break;
    case 'loot-drawn':
      addLoot(gains.seats[event.seat]!, tally(event.loot), 1);
      break;
    case 'loot-returned':
    case 'overboard':
      addLoot(gains.seats[event.seat]!, event.loot, -1);
      break;
    case 'repaired':
      gains.seats[event.seat]!.paid += total(event.paid);
      break;
    case 'king-helped':
      gains.seats[event.seat]!.paid += total(event.lost);
      break;
  }
}

const total = (loot: Loot): number => LOOT.reduce((sum, kind) => sum + (loot[kind] ?? 0), 0);

function addLoot(seat: SeatGains, loot: Loot, times: 1 | -1): void {
  for (const kind of Object.keys(loot) as LootKind[]) {
    const count = (seat.loot[kind] ?? 0) + times * loot[kind]!;
    if (count > 0) seat.loot[kind] = count;
    else delete seat.loot[kind]; // older Loot was given away with it
  }
}

/** Player Ships that go down with the event. */
function downIn(event: Event): DieId[] {
  const owned = (dice: readonly DieId[]) => dice.filter(die => DICE[die]!.owner !== null);
  switch (event.type) {
    case 'clash':
      return owned(event.sunk);
    case 'volley':
      return owned(event.targets);
    case 'exploded':
      return owned(event.victims);
    case 'swallowed':
      return owned(event.ships);
    case 'fired':
      return owned(event.bertha === null ? [event.target] : [event.target, event.bertha]);
    default:
      return [];
  }
}

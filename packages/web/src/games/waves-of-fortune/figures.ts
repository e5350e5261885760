// A game in figures, from its events: what each captain did, where the gold came from, the points round by round.

import { CARDS, type Event, GOLD_PER_VP, KRAKEN_VP, type Score } from '@quayside/rules/waves-of-fortune';
import { words } from './words.ts';

export const GOLD_SOURCES = ['cards', 'corners', 'battles', 'maps', 'wrecks'] as const;
type GoldSource = (typeof GOLD_SOURCES)[number];

export type SeatFigures = {
  tiles: number;
  won: number;
  lost: number;
  sunk: number;
  gold: Record<GoldSource, number>;
  /** After each round: points for gold, chest and ship, and for the Kraken. */
  points: readonly number[];
};

type Purse = { aboard: number; chest: number; gems: number };

export function figuresOf(events: readonly Event[], seats: number): SeatFigures[] {
  const logs = Array.from({ length: seats }, () => ({
    tiles: 0,
    won: 0,
    lost: 0,
    sunk: 0,
    gold: { cards: 0, corners: 0, battles: 0, maps: 0, wrecks: 0 },
    points: [] as number[],
  }));
  const purses: Purse[] = logs.map(() => ({ aboard: 0, chest: 0, gems: 0 }));
  const close = () => {
    for (const [seat, log] of logs.entries()) log.points.push(worth(purses[seat]!));
  };
  for (const event of events) {
    if (event.type === 'round' && event.round > 1) close();
    if (event.type === 'ended') close();
    pay(purses, event);
    if (!('seat' in event) || event.seat === null) continue;
    const log = logs[event.seat]!;
    const source = sourceOf(event);
    if (source && 'gold' in event) log.gold[source] += event.gold;
    if (event.type === 'flipped') log.tiles += 1;
    if (event.type === 'battle-won') log.won += 1;
    if (event.type === 'battle-lost') log.lost += 1;
    if (event.type === 'sunk') log.sunk += 1;
  }
  return logs;
}

const worth = ({ aboard, chest, gems }: Purse): number => Math.floor((aboard + chest) / GOLD_PER_VP) + gems * KRAKEN_VP;

function sourceOf(event: Event): GoldSource | null {
  switch (event.type) {
    case 'gold':
      return CARDS[event.cause] ? 'cards' : null;
    case 'corner':
      return 'corners';
    case 'battle-won':
      return 'battles';
    case 'map-dug':
      return 'maps';
    case 'salvaged':
      return 'wrecks';
    default:
      return null;
  }
}

function pay(purses: Purse[], event: Event): void {
  switch (event.type) {
    case 'gold':
    case 'battle-won':
      purses[event.seat]!.aboard = event.aboard;
      if (event.type === 'battle-won' && event.enemy === 'kraken') purses[event.seat]!.gems += 1;
      return;
    case 'corner':
    case 'map-dug':
    case 'salvaged':
      purses[event.seat]!.aboard += event.gold;
      return;
    case 'raided':
      purses[event.seat]!.aboard += event.gold;
      purses[event.from]!.aboard -= event.gold;
      return;
    case 'sunk':
      purses[event.seat]!.aboard = 0;
      return;
    case 'docked':
      purses[event.seat]!.aboard = 0;
      purses[event.seat]!.chest = event.chest;
      return;
    case 'bought':
      purses[event.seat]!.chest = event.chest;
      return;
  }
}

/**
 * 10.3 How far a captain is from another level on points, in the middle of a sentence: "150 gold ahead". Null where
 * points parted them, or nothing did.
 */
export function tieBreak(mine: Score, other: Score): string | null {
  if (mine.total !== other.total) return null;
  const { goldApart, chestApart } = words.result;
  if (mine.gold !== other.gold) return goldApart(mine.gold - other.gold);
  return mine.chest !== other.chest ? chestApart(mine.chest - other.chest) : null;
}

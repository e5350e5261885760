// The glossary of Rattle, Battle, Grab the Loot: what lies on the table here; ships, Galleons, moves and events in
// types/. Numbers in brackets are paragraphs of RULES.md. Lengths are whole hundredths of a millimetre, angles whole
// tenths of a degree (tables/dice.ts).

import type { Menu, Refusal, Seat, Shape, State, Tell, View } from '../game.ts';
import type { CardId, DieId, GalleonPart, Location, LootKind, SailorId, Scenario, UpgradeId } from './tables/index.ts';
import type { Crazy } from './types/crazy.ts';
import type { Event } from './types/event.ts';
import type { Galleon, Stock } from './types/galleon.ts';
import type { Move } from './types/move.ts';
import type { RefusalCode } from './types/refusal.ts';
import type { Ship, Throw } from './types/sea.ts';

/** Where we are in an Adventure or on a Port Visit. */
export const STEPS = [
  'starting-part',
  'briefing',
  'send',
  'drop',
  'np-actions',
  'actions',
  'battle',
  'coins',
  'crazy',
  'loot',
  'sailors',
  'repairs',
  'stow',
  'market',
  'tavern',
  'shipyard',
  'workshop',
  'pit',
  'guild',
  'unload',
  'over',
] as const;
export type RoundStep = (typeof STEPS)[number];

/** Who is asked now, and who of those asked together has answered already. */
export type AskedSeats = { waiting: Seat[]; ready: Seat[] };

export type Phase =
  | { kind: 'sea'; thrown: Throw }
  | (AskedSeats &
      (
        | { kind: 'part' } // 1.3
        | { kind: 'exhaust' } // 13, Convey
        | { kind: 'send' } // 4.3
        | { kind: 'latecomer' } // 7.9
        /** 7 `acted`: a Move or Fire was done on this turn; `used`: an Upgrade or the like was. */
        | { kind: 'turn'; acted: boolean; used: boolean }
        /** 12.4 Zuri Bonecaster has rolled: keep which side? */
        | { kind: 'bones'; ship: DieId; side: number; acted: boolean }
        | { kind: 'close' } // 9.3
        | { kind: 'choose' } // 10.2
        | { kind: 'bargain'; swapped: boolean; refitted: boolean } // 10.4
        | { kind: 'sailors' } // 10.6
        /** 12.2 Quartermaster Quirijn has drawn these and returns one. */
        | { kind: 'quirijn'; drawn: LootKind[] }
        | { kind: 'repair' } // 10.7
        | { kind: 'stow' } // 10.9
        | { kind: 'market' | 'tavern' | 'shipyard' | 'workshop' | 'pit' | 'guild' } // 15
        | { kind: 'keep-sailor' } // 15.3
        | { kind: 'keep-upgrade' } // 15.5
        /** 14 What is asked in a Crazy Adventure. */
        | { kind: 'toss' | 'brawl' | 'reroll' | 'wall' | 'drink' | 'stake' | 'dig' | 'plank' | 'splash' }
      ))
  | { kind: 'over' };

/** The host's choices. `tie`: by how much distances may differ and still be the same. */
export type TableSettings = {
  scenario: Scenario;
  crewPack: boolean;
  lootPack: boolean;
  latecomer: boolean;
  simultaneousPort: boolean;
  wildMarket: boolean;
  boardByFire: boolean;
  tie: number;
};

export type Open = {
  table: TableSettings;
  /** Adventures begun so far. */
  round: number;
  /** From 1; and which Adventure of it, from 1 (0: none yet). */
  quest: number;
  adventure: number;
  step: RoundStep;
  phase: Phase;
  /** Who is still to be asked in this step, after those asked now; in turn order. */
  queue: Seat[];
  baron: Seat;
  wanted: Seat | null;
  /** The Adventure being played, and all that were drawn so far (it included). */
  card: CardId | null;
  drawn: CardId[];
  /** The dice in the Sea Box. */
  sea: Ship[];
  /** 6.8 Dice to be dropped again, those that were and act next, and how often each was. */
  redrops: { queue: DieId[]; again: DieId[]; counts: Record<DieId, number> };
  crazy: Crazy | null;
  galleons: Galleon[];
  bag: Stock;
  /** Loot discarded in port; into the bag at the end of the Quest. */
  heap: Stock;
  supply: Record<GalleonPart, number>;
  /** How many cards are left face down. */
  decks: { sailors: number; upgrades: number };
  /** How many VP cards are sold: the next of VP_CARDS lies on top. */
  sold: number;
  revengeDeck: number;
  /** 9.3 Locations only one player may use on the next Port Visit. */
  closed: { location: Location; seat: Seat }[];
};

/** What one player alone knows. */
export type Own = {
  /** Decided while others still think; null at any other time. */
  choice: Move | null;
  /** Cards drawn in Tavern or Workshop, one of which is to be kept. */
  sailors: SailorId[];
  upgrades: UpgradeId[];
  /** Cards turned down, until they are shuffled back. */
  turnedDown: { sailors: SailorId[]; upgrades: UpgradeId[] };
};

/** The top card is the last one. */
export type Shut = {
  soft: CardId[];
  hard: CardId[];
  final: CardId[];
  crazy: CardId[];
  sailors: SailorId[];
  upgrades: UpgradeId[];
};

export interface RattleBattle extends Shape {
  open: Open;
  own: Own;
  shut: Shut;
  move: Move;
  event: Event;
}

export type RattleRefusal = Refusal & { code: RefusalCode };
export type RattleState = State<RattleBattle>;
export type RattleView = View<RattleBattle>;
export type RattleMenu = Menu<RattleBattle>;
export type RattleTell = Tell<RattleBattle>;

// What is told at the table.

import type { Seat } from '../../game.ts';
import type {
  CardId,
  DieId,
  GalleonPart,
  Good,
  Location,
  LootKind,
  Power,
  SailorId,
  UpgradeId,
  Use,
} from '../tables/index.ts';
import type { Loot, Trophy } from './galleon.ts';
import type { Readied } from './move.ts';
import type { Point, Pose } from './sea.ts';

export type Score = {
  seat: Seat;
  cards: number;
  coins: number;
  sailors: number;
  idol: number;
  total: number;
};

/** How the winner was found. */
export type Ending = 'points' | 'galleon' | 'sailors' | 'upgrades' | 'shared';

/** A Player Ship (or ally) against a Non-Player Ship, or by a Ram against another Player Ship: who has how much. */
export type Pair = { ours: DieId; theirs: DieId; oursStrength: number; theirsStrength: number };

export type Event =
  /** An answer to a joint question is in; nobody sees which. */
  | { type: 'ready'; seat: Seat }
  | { type: 'adventure'; quest: number; round: number; card: CardId }
  | { type: 'part-added'; seat: Seat; part: GalleonPart; why: PartWhy }
  | { type: 'hamster'; seat: Seat }
  | { type: 'upgrade-exhausted'; seat: Seat; upgrade: UpgradeId }
  /** `left`: Loot that lay on the ships and is lost. */
  | { type: 'sent'; seat: Seat; ships: DieId[]; left: Loot }
  | { type: 'nobody-sailed' }
  /** Dice rolled and put on the card's spots. */
  | { type: 'placed'; dice: Pose[] }
  | { type: 'landed'; how: 'drop' | 'redrop' | 'latecomer'; dice: Pose[]; fall: string }
  /** Bombs: where everything lies now, and what left the box. */
  | { type: 'tossed'; seat: Seat; die: DieId; aim: Point; power: Power; dice: Pose[]; out: DieId[]; fall: string }
  | { type: 'swallowed'; ships: DieId[] }
  | { type: 'escaped'; ships: DieId[] }
  /** Nearest victim first. */
  | { type: 'exploded'; ship: DieId; victims: DieId[]; reach: number }
  | { type: 'np-moved'; ship: DieId; act: 'towards' | 'away' | 'harpoon'; from: Point; to: Point }
  /** `gap`: to the closest ship. */
  | { type: 'volley'; ship: DieId; targets: DieId[]; gap: number }
  | { type: 'moved'; seat: Seat; ship: DieId; by: 'sail' | Use; from: Point; to: Point }
  | { type: 'drilled'; seat: Seat; ships: DieId[] }
  | {
      type: 'fired';
      seat: Seat;
      ship: DieId;
      target: DieId;
      gap: number;
      /** Cannons exhausted. */
      cannons: number;
      bertha: DieId | null;
      revenge: boolean;
      keg: boolean;
    }
  | { type: 'used'; seat: Seat; use: Use; ship: DieId | null; target: DieId | null }
  /** A die shows another side: Crow's Nest, Steering Wheel, Zuri. */
  | { type: 'turned'; ship: DieId; side: number }
  | { type: 'left'; ship: DieId; how: 'blackFlag' | 'flag' | 'ironTeeth' }
  | { type: 'turn-ended'; seat: Seat }
  | { type: 'passed'; seat: Seat }
  /** Pairs at the same distance fight at once; `sunk`: all that go down. `why`: the Battle, Pillage Time, or a Ram. */
  | { type: 'clash'; why: 'battle' | 'wanted' | 'ram'; gap: number; pairs: Pair[]; sunk: DieId[] }
  | { type: 'trophy'; seat: Seat; trophy: Trophy }
  | { type: 'tile-touched'; seat: Seat; loot: number }
  /** The Battle is over: these sail home. */
  | { type: 'survived'; ships: DieId[] }
  | { type: 'coins'; seat: Seat; coins: number; why: CoinsWhy }
  | { type: 'location-closed'; seat: Seat; location: Location | null }
  | { type: 'loot-drawn'; seat: Seat; loot: LootKind[]; why: LootWhy }
  | { type: 'loot-returned'; seat: Seat; loot: Loot }
  | { type: 'bottle'; seat: Seat }
  | { type: 'sailor-used'; seat: Seat; sailor: SailorId }
  | { type: 'hoarded'; seat: Seat; sailor: SailorId; loot: Loot }
  | { type: 'readied'; seat: Seat; what: Readied; count: number }
  | { type: 'upgrade-added'; seat: Seat; upgrade: UpgradeId; why: 'bought' | 'emilio' }
  | { type: 'sailor-joined'; seat: Seat; sailor: SailorId; why: 'hired' | 'louigi' | 'olaf' }
  | { type: 'hiring-bonus'; seat: Seat; sailor: SailorId }
  | { type: 'repaired'; seat: Seat; ships: number; paid: Loot }
  /** Too little Loot: all of it is gone, all ships are repaired. */
  | { type: 'king-helped'; seat: Seat; ships: number; lost: Loot }
  | { type: 'revenge-taken'; seat: Seat; count: number; paid: Loot }
  | { type: 'overboard'; seat: Seat; loot: Loot }
  | { type: 'wanted'; seat: Seat }
  | { type: 'port'; quest: number }
  | { type: 'traded'; seat: Seat; give: Loot; take: Good | 'wild' }
  | { type: 'wild-named'; seat: Seat; good: Good }
  | { type: 'wilds-lost'; seat: Seat; count: number }
  /** What was wanted had run out when its turn came. */
  | { type: 'too-late'; seat: Seat; location: Location }
  /** Drew so many cards; the one concerned is told which. */
  | { type: 'cards-drawn'; seat: Seat; location: 'tavern' | 'workshop'; count: number }
  | { type: 'sailors-seen'; seat: Seat; sailors: SailorId[] }
  | { type: 'upgrades-seen'; seat: Seat; upgrades: UpgradeId[] }
  | { type: 'paid'; seat: Seat; location: Location; loot: Loot }
  | { type: 'card-bought'; seat: Seat; card: number; price: number; map: boolean }
  | { type: 'quest-ended'; quest: number; baron: Seat }
  /** Crazy Adventures: dice rolled by a player, all at once. */
  | { type: 'rolled'; seat: Seat; dice: { die: DieId; side: number }[] }
  | { type: 'race-lost'; value: number; dice: DieId[] }
  | { type: 'brawled'; values: (number | null)[]; lost: DieId[] }
  | { type: 'rerolled'; seat: Seat; dice: { die: DieId; side: number }[] }
  | { type: 'totals'; game: 'cannons-ready' | 'bombs' | 'plank' | 'drinking'; totals: (number | null)[] }
  | { type: 'dropped-out'; seats: Seat[] }
  | { type: 'wall'; height: number; throws: ({ dice: { die: DieId; side: number }[]; total: number } | null)[] }
  | { type: 'drank'; drank: Seat[]; stopped: Seat[]; under: DieId[] }
  | { type: 'staked'; dice: (DieId | null)[]; winner: Seat | null }
  | { type: 'dug'; pits: number[][]; totals: number[][] }
  | { type: 'plank'; stepped: Seat[]; stood: Seat[]; splashed: Seat[] }
  | { type: 'monkeys'; best: Seat[]; equal: number; value: number }
  /** Nobody can win any more. */
  | { type: 'nobody-wins' }
  | { type: 'ended'; how: Ending; scores: Score[] };

export type PartWhy = 'start' | 'gift' | 'bought' | 'refit' | 'max' | 'gunhild' | 'hamza';
export type CoinsWhy = 'ships' | 'ally' | 'swap' | 'crazy' | 'pit' | 'sal' | SailorId;
export type LootWhy = 'adventure' | 'chosen' | 'chain' | 'bottle' | SailorId;

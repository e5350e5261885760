// What a player, or the sea, may do.

import type { DieId, GalleonPart, Good, Location, LootKind, Power, SailorId, UpgradeId, Use } from '../tables/index.ts';
import type { Loot } from './galleon.ts';
import type { Landed, Point } from './sea.ts';

/** What Mutiny the Cat readies. */
export type Readied = 'sail' | 'cannon' | UpgradeId;

export type Move =
  | Landed
  | { kind: 'part'; part: GalleonPart }
  | { kind: 'exhaust'; upgrade: UpgradeId }
  /** So many ordinary ships, and the Captain Ship or not; the Loot that stays aboard the others and in the holds. */
  | { kind: 'send'; ships: number; captain: boolean; keep: Loot }
  /** 7.9 One more ship; null: none. */
  | { kind: 'join'; ship: 'ship' | 'captain' | null; keep: Loot }
  | { kind: 'move'; ship: DieId; x: number; y: number; superSails: boolean; drill: boolean }
  | {
      kind: 'fire';
      ship: DieId;
      target: DieId;
      superCannons: boolean;
      /** The second ship Big Bertha sinks. */
      bertha: DieId | null;
      revenge: boolean;
      keg: boolean;
    }
  /** What each use needs is listed in NEEDS; the rest is null. */
  | { kind: 'use'; use: Use; ship: DieId | null; target: DieId | null; place: Point | null; side: number | null }
  | { kind: 'end-turn' }
  | { kind: 'pass' }
  | { kind: 'bones'; keep: 'old' | 'new' }
  | { kind: 'close'; location: Location | null }
  /** The Loot chosen from the bag; null: draw as usual. */
  | { kind: 'choose'; loot: Loot | null }
  | { kind: 'swap' }
  | { kind: 'refit'; loot: Good }
  | { kind: 'bottle' }
  /** `loot`: what is returned, paid or hoarded. */
  | { kind: 'sailor'; sailor: SailorId; loot: Loot; part: GalleonPart | null; ready: Readied | null }
  | { kind: 'return'; loot: LootKind }
  /** 10.7 What pays for the repairs; or, when the Pirate King helps, the Loot the Secret Hold saves. */
  | { kind: 'repair'; pay: Loot }
  | { kind: 'save'; loot: LootKind }
  | { kind: 'stow'; keep: Loot }
  | { kind: 'trade'; give: Loot; take: Good | 'wild' }
  | { kind: 'name'; good: Good }
  | { kind: 'hire' }
  | { kind: 'keep-sailor'; sailor: SailorId }
  | { kind: 'buy-part'; part: GalleonPart; pay: Good }
  | { kind: 'buy-upgrade'; pay: Loot }
  | { kind: 'keep-upgrade'; upgrade: UpgradeId }
  | { kind: 'gift'; loot: Loot }
  | { kind: 'buy-revenge'; loot: Loot }
  | { kind: 'buy-card'; map: boolean }
  | { kind: 'done' }
  | { kind: 'toss'; x: number; y: number; power: Power }
  | { kind: 'brawl'; value: number }
  | { kind: 'reroll'; dice: DieId[] }
  | { kind: 'wall'; dice: number }
  | { kind: 'drink' }
  | { kind: 'stop' }
  | { kind: 'stake'; die: DieId }
  /** How many dice go into each of the four pits. */
  | { kind: 'dig'; pits: number[] }
  | { kind: 'step' }
  | { kind: 'stand' }
  | { kind: 'splash'; loot: LootKind };

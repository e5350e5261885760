// A player's Galleon: what it carries, who sails on her, and what she did at sea and in port.

import type { DieId, LootKind, SailorId, UpgradeId } from '../tables/index.ts';

/** So many tokens of each kind; kinds with none are left out, the others stand in the order of LOOT. */
export type Loot = Partial<Record<LootKind, number>>;
/** The same with every kind named. */
export type Stock = Record<LootKind, number>;

/** Sails or Cannons. */
export type Gear = { ready: number; exhausted: number };
/** `used`: in this Adventure, or on this Port Visit. */
export type Fitted = { id: UpgradeId; ready: boolean; used: boolean };
/** `used` likewise; `hoard`: how much Loot lies on a Sailor of the crew pack. */
export type Mate = { id: SailorId; used: boolean; hoard: number };

/** A ship sunk and what it pays. An unpaid one is none. `die` may be in several players' hands at once (8.4). */
export type Trophy = { die: DieId; coins: number; loot: number; boarded: boolean };

/** What a player has done and suffered in the present Adventure. */
export type Voyage = {
  sent: DieId[];
  /** Own ships that were sunk and are to be repaired. */
  lost: DieId[];
  trophies: Trophy[];
  /** How many own ships other players sank: as many Revenge cards are drawn after the repairs. */
  wronged: number;
  /** Ships that Nils Nagel repairs for nothing. */
  mended: number;
  ballista: boolean;
  passed: boolean;
  /** Loot besides the trophies': of an Ocean tile touched at the end of the player actions. */
  tileLoot: number;
  /** How much Loot is to be drawn, once the Battle is over. */
  due: number;
  /** 10.3 How many tokens were drawn because others brought them. */
  chained: number;
};

/** What a player has done on the present Port Visit. */
export type Visit = {
  hired: number;
  parts: number;
  upgrades: number;
  /** Cards in hand to choose from, and turned down ones that are not shuffled back yet. */
  drawn: number;
  turnedDown: number;
};

export type Galleon = {
  /** All dice of the player, the Captain Ship last. */
  ships: DieId[];
  sails: Gear;
  cannons: Gear;
  holds: number;
  hamsters: number;
  upgrades: Fitted[];
  crew: Mate[];
  loot: Stock;
  /** Wild tokens of the Market, not yet named. */
  wilds: number;
  coins: number;
  /** Bought VP cards, as places in VP_CARDS. */
  cards: number[];
  revenge: number;
  voyage: Voyage;
  visit: Visit;
};

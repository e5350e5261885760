// What is carried home and bolted on: Loot, Parts, VP cards, and what each player starts with (RULES.md 1).

export const GOODS = ['spices', 'rum', 'fabrics', 'valuables'] as const;
/** The four kinds of Loot everything is paid with. */
export type Good = (typeof GOODS)[number];

export const SPECIALS = ['map', 'keg', 'flag', 'bottle', 'idol'] as const;
/** Special Loot of the loot pack. */
export type Special = (typeof SPECIALS)[number];

export const LOOT = [...GOODS, ...SPECIALS] as const;
export type LootKind = (typeof LOOT)[number];

/** How many tokens there are. Special ones come with the loot pack only. */
export const TOKENS: Record<LootKind, number> = {
  spices: 10,
  rum: 18,
  fabrics: 18,
  valuables: 10,
  map: 2,
  keg: 2,
  flag: 1,
  bottle: 2,
  idol: 1,
};
export const LOOT_NAMES: Record<LootKind, string> = {
  spices: 'Spices',
  rum: 'Rum',
  fabrics: 'Fabrics',
  valuables: 'Valuables',
  map: 'Treasure Map',
  keg: 'Powder Keg',
  flag: 'White Flag',
  bottle: 'Message in a Bottle',
  idol: 'Cursed Idol',
};
export const IDOL_VP = 4;
export const MAP_REBATE = 2; // coins
export const BOTTLE_LOOT = 3;

export const PARTS = ['sail', 'cannon', 'hold'] as const;
export type GalleonPart = (typeof PARTS)[number];
export const PART_NAMES: Record<GalleonPart, string> = { sail: 'Sail', cannon: 'Cannon', hold: 'Hold' };
export const PART_SUPPLY = 15; // of each
export const HOLDS_OF_A_HAMSTER = 3;
export const HAMSTER_ROOM = 3;

/** Top of the deck first. */
export const VP_CARDS: readonly { price: number; vp: number }[] = [
  { price: 4, vp: 6 },
  { price: 5, vp: 7 },
  { price: 6, vp: 9 },
  { price: 8, vp: 11 },
  { price: 10, vp: 14 },
  { price: 12, vp: 17 },
  { price: 14, vp: 19 },
  { price: 16, vp: 22 },
];

export const LOCATIONS = ['market', 'tavern', 'shipyard', 'workshop', 'pit', 'guild'] as const;
/** In the order they are visited. */
export type Location = (typeof LOCATIONS)[number];
export const LOCATION_NAMES: Record<Location, string> = {
  market: 'Market',
  tavern: 'Tavern',
  shipyard: 'Shipyard',
  workshop: 'Workshop',
  pit: 'Pit',
  guild: 'Guild',
};
export const TAVERN_RUM = 2;
export const CARDS_SHOWN = 3; // in Tavern and Workshop
export const MORE_CARDS_SHOWN = 5; // with Rosie Rumfort or Professor Cog

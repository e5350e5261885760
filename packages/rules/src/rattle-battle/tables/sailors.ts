// The Sailors (RULES.md 12). Four of them are known from the printed rules, the others are reconstructed.

import type { Good, Location } from './galleon.ts';

export const SAILORS = [
  'emilio',
  'max',
  'olaf',
  'greta',
  'barnaby',
  'wim',
  'molasses',
  'nils',
  'suzette',
  'pepe',
  'lu',
  'quirijn',
  'mutiny',
  'abe',
  'rosie',
  'bjorn',
  'chips',
  'cog',
  'sparks',
  'sal',
  'nib',
  'louigi',
  'fatima',
  'sven',
  'gunhild',
  'hamza',
  'saskia',
] as const;
export const CREW_PACK = ['pip', 'ines', 'kaspar', 'bart', 'noor', 'zuri'] as const;
export type Hoarder = (typeof CREW_PACK)[number];
export type SailorId = (typeof SAILORS)[number] | Hoarder;

/** Where a Sailor is active: at sea (phase 8, or hoarding), at a port location, or at the end of the game. */
export type Sailor = { name: string; active: 'sea' | Location | 'end'; text: string };

export const SAILOR: Record<SailorId, Sailor> = {
  emilio: { name: 'Emilio Scar', active: 'sea', text: 'Pay 1 Spices: add the top Upgrade.' },
  max: { name: 'Max Schraube', active: 'sea', text: 'Pay 1 Fabrics: add a Part of your choice.' },
  olaf: { name: 'Olaf Beerson', active: 'sea', text: 'Pay 1 Rum: the top Sailor joins you, unhired.' },
  greta: {
    name: 'Greta Grapnel',
    active: 'sea',
    text: 'If you sank a Non-Player Ship: draw 1 Loot. When hired: draw 2 Loot.',
  },
  barnaby: { name: 'Barnaby Bilge', active: 'sea', text: 'If a ship of yours was sunk: draw 1 Loot.' },
  wim: { name: 'One-Ear Wim', active: 'sea', text: 'Return up to 2 Loot and draw as many.' },
  molasses: { name: 'Mother Molasses', active: 'sea', text: 'Pay 1 Rum: 1 coin. When hired: 2 coins.' },
  nils: { name: 'Nils Nagel', active: 'sea', text: 'One of your sunk ships is repaired for nothing.' },
  suzette: { name: 'Silk Suzette', active: 'sea', text: 'Pay 1 Fabrics: 1 coin.' },
  pepe: { name: 'Pepe Pimiento', active: 'sea', text: 'Pay 1 Spices: 2 coins.' },
  lu: { name: 'Lookout Lu', active: 'sea', text: 'If you sent no ship: draw 1 Loot.' },
  quirijn: {
    name: 'Quartermaster Quirijn',
    active: 'sea',
    text: 'If you sent a ship: draw 2 Loot and return one of them.',
  },
  mutiny: { name: 'Mutiny the Cat', active: 'sea', text: 'Ready one exhausted Sail, Cannon or Upgrade.' },
  abe: { name: 'Honest Abe', active: 'market', text: 'One trade takes 1 Loot instead of 2.' },
  rosie: { name: 'Rosie Rumfort', active: 'tavern', text: 'Draw 5 Sailors instead of 3.' },
  bjorn: { name: 'Big Bjorn', active: 'tavern', text: 'Hire a second Sailor at the usual price.' },
  chips: { name: 'Chips Chandler', active: 'shipyard', text: 'Buy a second Part for any 1 Loot.' },
  cog: { name: 'Professor Cog', active: 'workshop', text: 'Draw 5 Upgrades instead of 3.' },
  sparks: { name: 'Sparks McGee', active: 'workshop', text: 'Pay any 2 Loot instead of Spices and Fabrics.' },
  sal: { name: 'Silver-Tongue Sal', active: 'pit', text: 'If you took a coin here: 1 coin more.' },
  nib: { name: 'Notary Nib', active: 'guild', text: 'The VP card costs 1 coin less.' },
  louigi: { name: 'Louigi', active: 'end', text: '1 VP. When hired: the top Sailor is hired for nothing.' },
  fatima: { name: 'Fatima Figurehead', active: 'end', text: '1 VP for each Upgrade.' },
  sven: { name: 'Sailmaker Sven', active: 'end', text: '1 VP for each Sail.' },
  gunhild: { name: 'Gunner Gunhild', active: 'end', text: '1 VP for each Cannon. When hired: 1 Cannon.' },
  hamza: { name: 'Hamza Holdfast', active: 'end', text: '1 VP for each Hold, 3 for each Hamster. When hired: 1 Hold.' },
  saskia: { name: 'Old Salt Saskia', active: 'end', text: '1 VP for every 2 Sailors.' },
  pip: { name: 'Powder Monkey Pip', active: 'sea', text: 'Hoards Rum. Spend 1: a ship of yours has 2 Strength more.' },
  ines: { name: 'Ines Overcanvas', active: 'sea', text: 'Hoards Fabrics. Spend 1: ready 1 Sail.' },
  kaspar: { name: 'Kaspar Kaboom', active: 'sea', text: 'Hoards Spices. Spend 1: ready up to 2 Cannons.' },
  bart: {
    name: 'Bribery Bart',
    active: 'sea',
    text: 'Hoards Valuables. Spend 1: a Non-Player Ship within long range of a ship of yours has Strength 0 and surrenders.',
  },
  noor: {
    name: 'Navigator Noor',
    active: 'sea',
    text: 'Hoards Fabrics. Spend 1: a ship of yours moves up to long range without a Sail.',
  },
  zuri: {
    name: 'Zuri Bonecaster',
    active: 'sea',
    text: 'Hoards Spices. Spend 1: re-roll a ship of yours where it lies and keep either face.',
  },
};

/** What the Sailors of the crew pack hoard, and how much of it. */
export const HOARDS: Record<Hoarder, Good> = {
  pip: 'rum',
  ines: 'fabrics',
  kaspar: 'spices',
  bart: 'valuables',
  noor: 'fabrics',
  zuri: 'spices',
};
export const HOARD = 2;
export const isHoarder = (id: string): id is Hoarder => Object.hasOwn(HOARDS, id);

/** 12.2 Sailors who sell a good to the Baron's bag: what they take and how many coins they give. */
export const SELLERS: Partial<Record<SailorId, { good: Good; coins: number }>> = {
  molasses: { good: 'rum', coins: 1 },
  suzette: { good: 'fabrics', coins: 1 },
  pepe: { good: 'spices', coins: 2 },
};
export const GRETA_BONUS = 2; // Loot
export const MOLASSES_BONUS = 2; // coins
export const PIP_STRENGTH = 2;
export const KASPAR_CANNONS = 2;

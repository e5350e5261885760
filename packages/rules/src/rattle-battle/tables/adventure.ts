// The vocabulary Adventure cards are written in (RULES.md 4, 6, 13).

import type { NpColour, NpSymbol } from './dice.ts';
import type { GalleonPart, Good } from './galleon.ts';
import type { Pile } from './scenarios.ts';
import type { TileId } from './tiles.ts';

/** Whom a Non-Player Ship moves towards or away from: the closest Player Ship, the Wanted player's, or the ally. */
export type Whom = 'closest' | 'wanted' | 'ally';

export type Action =
  | { act: 'escape' }
  /** Sinks so many of the closest ships; `shown`: as many as the die shows. */
  | { act: 'explode'; count: number | 'shown'; whom: 'all' | 'players' }
  | { act: 'towards' | 'away'; whom: Whom }
  | { act: 'volley' }
  | { act: 'redrop' }
  /** No action: sinking this ship pays a Loot instead of a coin. */
  | { act: 'surrender' };

export const ESCAPE: Action = { act: 'escape' };
export const VOLLEY: Action = { act: 'volley' };
export const REDROP: Action = { act: 'redrop' };
export const SURRENDER: Action = { act: 'surrender' };
export const AWAY: Action = { act: 'away', whom: 'closest' };
export const TOWARDS: Action = { act: 'towards', whom: 'closest' };
export const TOWARDS_WANTED: Action = { act: 'towards', whom: 'wanted' };
export const TOWARDS_ALLY: Action = { act: 'towards', whom: 'ally' };
export const explode = (count: number | 'shown', whom: 'all' | 'players' = 'all'): Action => ({
  act: 'explode',
  count,
  whom,
});

/** What a face means on this card. */
export type Reading = { strength: number; actions: readonly Action[] };
export const shows = (strength: number, ...actions: Action[]): Reading => ({ strength, actions });

/** By symbol; `number` stands for every number face. */
export type Readings = Partial<Record<NpSymbol | 'number', Reading>>;

export type Rule =
  /** 10.3 For every token of this kind drawn, one more, at most so many. */
  | { rule: 'chain'; good: Good; most: number }
  /** 10.4 One Loot of this kind may be returned for a coin. */
  | { rule: 'swap'; good: Good }
  /** 10.4 One Loot may be returned for this Part. */
  | { rule: 'refit'; part: GalleonPart }
  /** 10.2 Who sank a ship of this colour chooses the Adventure's Loot. */
  | { rule: 'choose-loot'; colour: NpColour }
  | { rule: 'bounty'; colour: NpColour; coins: number }
  | { rule: 'bonus-loot'; colour: NpColour; loot: number }
  /** 9.3 Who sank most red ships closes a port location. */
  | { rule: 'close-location' }
  | { rule: 'free-fire' }
  | { rule: 'fire-cost'; cannons: number }
  | { rule: 'move-range'; range: number }
  | { rule: 'fire-range'; range: number }
  | { rule: 'tiles-block-move' }
  | { rule: 'tiles-block-fire' }
  | { rule: 'tiles-sink' }
  | { rule: 'tile-loot'; loot: number }
  | { rule: 'ally'; colour: NpColour }
  | { rule: 'ally-lost'; loot: number }
  | { rule: 'ally-saved'; coins: number }
  | { rule: 'wanted-exhausts' }
  | { rule: 'wanted-battle'; colour: NpColour; range: number }
  | { rule: 'any-ship-fires' }
  | { rule: 'least-sent'; ships: number }
  | { rule: 'most-sent'; ships: number }
  | { rule: 'no-actions' }
  | { rule: 'gift'; part: GalleonPart };

/** Millimetres and degrees, as on the picture of the Sea Box. */
export type Spot<What> = readonly [What, x: number, y: number, rotation: number];

/** An Adventure at sea. */
export type SeaCard = {
  id: string;
  name: string;
  pile: Exclude<Pile, 'crazy'> | 'lesson';
  fleet: Partial<Record<NpColour, number>>;
  /** `others`: the colours not named. */
  symbols: Partial<Record<NpColour | 'others', Readings>>;
  loot: number;
  rules: readonly Rule[];
  flavour: string;
  /** Dice that are rolled and put on the picture's spots before the drop. */
  placed?: readonly Spot<NpColour>[];
  tiles?: readonly Spot<TileId>[];
  /** What an introductory card teaches. */
  lesson?: string;
};

export const MINI_GAMES = [
  'bombs',
  'race',
  'brawl',
  'cannons-ready',
  'prison',
  'drinking',
  'chest',
  'dig',
  'plank',
  'monkey',
] as const;
export type MiniGame = (typeof MINI_GAMES)[number];

/** A Crazy Adventure, played with dice on the table. */
export type CrazyCard = {
  id: string;
  name: string;
  pile: 'crazy' | 'lesson';
  game: MiniGame;
  loot: number;
  text: string;
  flavour: string;
  lesson?: string;
};

export type Card = SeaCard | CrazyCard;

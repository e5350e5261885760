// The glossary of Waves of Fortune. Numbers in brackets are paragraphs of RULES.md.

import type { Menu, Refusal, Seat, Shape, State, Tell, View } from '../game.ts';
import type { CardId, Colour, Deck, Face, Script, Tile, Token, TreasureMap, Upgrade, Zone } from './tables/index.ts';

/** A captain and the ship. */
export type Ship = {
  /** Null until it is chosen (1.4). */
  colour: Colour | null;
  /** -1 until the colour is chosen. */
  at: Tile;
  /** False: sunk, lying on its side at `at` until the owner’s next turn (7.3). */
  afloat: boolean;
  food: number;
  crew: number;
  /** Gold aboard; it is lost with the ship. */
  gold: number;
  /** Gold in the treasure chest at home; it is safe. */
  chest: number;
  maps: TreasureMap[];
  upgrades: Upgrade[];
  /** Krakens defeated. */
  gems: number;
  /** No wind on the next own turn. */
  becalmed: boolean;
  /** Undiscovered tiles this captain has secretly looked at, oldest first; what they show is in `own`. */
  peeked: Tile[];
};

/** A token on the board, and the card that brought it. `hp` is that of pirates and the Kraken, else 0. */
export type LaidToken = { tile: Tile; token: Token; hp: number; card: CardId };

export type Wreck = { tile: Tile; gold: number; maps: TreasureMap[] };

export type Enemy = 'pirate' | 'kraken' | 'king';

/** `hp`: before the battle; `left`: now; `front`: fighters who cannot be called back (6.4). */
export type Battle = { enemy: Enemy; hp: number; left: number; front: number };

/** What is decided now, and by whom. */
export type Phase =
  /** 1.4 */
  | { kind: 'colour'; seat: Seat }
  /** 1.5 Everybody at once; shown when the last is in. */
  | { kind: 'load'; waiting: Seat[] }
  /** 2.2 `held`: the ship cannot leave its tile this turn; `spied`: the Spyglass was used this turn. */
  | { kind: 'move'; seat: Seat; held: boolean; spied: boolean }
  /** 3.3 `chain`: the ships already moved, the rammer first; `pushed`: the ship to be placed next. */
  | { kind: 'ram'; seat: Seat; chain: Seat[]; pushed: Seat }
  /** 6.1 Pirates were drawn: fight, or parley. */
  | { kind: 'pirate'; seat: Seat; hp: number }
  /** 6.8 */
  | { kind: 'kraken'; seat: Seat }
  /** 6.9 The King was revealed: fight, or escape. */
  | { kind: 'king'; seat: Seat }
  /** 6.4 The next round of a battle. */
  | { kind: 'send'; seat: Seat; battle: Battle }
  /** 4.2 The operation `step` of a list asks its question. */
  | { kind: 'option'; seat: Seat; script: Script; step: number }
  | { kind: 'beast'; seat: Seat; script: Script; step: number }
  | { kind: 'drift'; seat: Seat; steps: number }
  | { kind: 'peek'; seat: Seat; tiles: number; steps: number }
  | { kind: 'raid'; seat: Seat; steps: number; gold: number }
  | { kind: 'swap'; seat: Seat; most: number }
  /** 9.2 */
  | { kind: 'dock'; seat: Seat }
  /** 10.4 `unfound`: the tiles that were turned over only now. */
  | { kind: 'over'; how: How; slayer: Seat | null; unfound: Tile[] };

/** How the game ended (10.1): the King fell, the agreed round was over, or the fail-safe’s. */
export type How = 'king' | 'limit' | 'fail-safe';

/** Why somebody has won: points alone, or what parts those who are equal in points (10.3). */
export type Reason = How | `${How}-${'gold' | 'chest' | 'shared'}`;

/** What is still to be done once the present decision is made. */
export type AgendaItem =
  /** 3.5 */
  | { kind: 'arrive'; seat: Seat; rammed: boolean }
  /** 4.1 The operations of a list, from `step` on. */
  | { kind: 'carry-out'; seat: Seat; script: Script; step: number }
  /** 3.6 The wreck and the X of a tile. */
  | { kind: 'gather'; seat: Seat; tile: Tile }
  /** 2.4, 2.5 */
  | { kind: 'end-turn' };

/** What the host has chosen. */
export type TableSettings = {
  roundLimit: number | null;
  charting: 'land' | 'stop';
  kingVP: number;
  kingBounty: boolean;
  /** The first round in which the King may be fought. */
  kingTruce: number;
  kingLights: number | null;
  scoreGold: 'all' | 'banked';
  ramHazards: 'full' | 'reveal-only';
  purse: boolean;
  /** Whether captains are told the chances of a battle; the screen’s business alone. */
  odds: 'shown' | 'hidden';
};

export type Pile = {
  /** Cards still to be drawn. */
  left: number;
  discard: CardId[];
};

export type Open = {
  table: TableSettings;
  /** 0 before the first. */
  round: number;
  /** The seats in the order of play: purple, blue, yellow, green. Empty until colours are chosen. */
  order: Seat[];
  /** Whose turn it is; -1 before the first. */
  active: Seat;
  phase: Phase;
  /** The last one is next. */
  agenda: AgendaItem[];
  ships: Ship[];
  /** By tile: what it shows; null while undiscovered. A corner shows `treasure` once its gold is taken. */
  faces: (Face | null)[];
  tokens: LaidToken[];
  wrecks: Wreck[];
  piles: Record<Deck, Pile>;
};

export type Own = {
  /** The crew chosen at set-up; null before and after. */
  load: number | null;
  /** What the tiles in `peeked` show, in the same order. */
  seen: { tile: Tile; face: Face }[];
};

export type Shut = {
  /** What the undiscovered tiles of each zone show: `faces[i]` lies on `tiles[i]`. */
  sea: Record<Zone, { tiles: Tile[]; faces: Face[] }>;
  /** The last card is drawn next. */
  decks: Record<Deck, CardId[]>;
};

export type Move =
  | { kind: 'colour'; colour: Colour }
  /** The rest of the hold is food. At set-up and when docking. */
  | { kind: 'load'; crew: number }
  | { kind: 'stay' }
  | { kind: 'sail'; to: Tile }
  /** From a whirlpool to another beyond reach. */
  | { kind: 'teleport'; to: Tile }
  /** With the Spyglass before moving, or by a card. */
  | { kind: 'peek'; tile: Tile }
  /** Enough peeked. */
  | { kind: 'stop' }
  | { kind: 'ram'; to: Tile }
  /** Pirates just drawn, or the King just found. */
  | { kind: 'fight' }
  | { kind: 'parley' }
  | { kind: 'escape' }
  /** The Kraken. */
  | { kind: 'engage' }
  | { kind: 'leave' }
  | { kind: 'send'; fighters: number }
  | { kind: 'option'; option: number }
  | { kind: 'run' }
  | { kind: 'stand'; crew: number }
  /** The own tile: no drifting. */
  | { kind: 'drift'; to: Tile }
  /** Null: nobody. */
  | { kind: 'raid'; seat: Seat | null }
  /** Crew gained for as much food; below zero the other way round. */
  | { kind: 'swap'; crew: number }
  | { kind: 'buy'; upgrade: Upgrade };

export type RefusalCode =
  | 'not-now'
  | 'not-your-turn'
  | 'colour-taken'
  | 'bad-load'
  | 'held'
  | 'same-tile'
  | 'too-far'
  | 'not-your-home'
  | 'truce'
  | 'not-on-whirlpool'
  | 'no-whirlpool'
  | 'within-reach'
  | 'no-spyglass'
  | 'already-spied'
  | 'beyond-sight'
  | 'not-hidden'
  | 'already-seen'
  | 'not-adjacent'
  | 'in-the-chain'
  | 'bad-fighters'
  | 'no-such-option'
  | 'need-not-met'
  | 'no-food-to-run'
  | 'bad-stand'
  | 'occupied'
  | 'no-prey'
  | 'not-in-hold'
  | 'owned'
  | 'too-dear';

/** What a change of goods is owed to: a card or a token. */
export type Cause = string;
export type Passage = 'sail' | 'teleport' | 'drift' | 'maelstrom' | 'escape' | 'repair';

/** Two dice lined up: the ship’s and the enemy’s. */
export type Pair = { ours: number; theirs: number; won: boolean };

export type Score = {
  seat: Seat;
  chest: number;
  aboard: number;
  /** What of it counts. */
  gold: number;
  /** Victory points by source. */
  fromGold: number;
  kraken: number;
  king: number;
  total: number;
};

export type Event =
  | { type: 'colour-chosen'; seat: Seat; colour: Colour }
  /** A load is chosen; nobody sees which. */
  | { type: 'ready'; seat: Seat }
  /** By seat. */
  | { type: 'loads-shown'; crews: number[] }
  | { type: 'round'; round: number }
  | { type: 'turn'; seat: Seat }
  | { type: 'reef-roll'; seat: Seat; die: number; free: boolean }
  /** Becalmed: no move this turn. */
  | { type: 'no-wind'; seat: Seat }
  | { type: 'stayed'; seat: Seat; at: Tile }
  /** `path` begins where the ship was; a sail goes through it tile by tile, everything else in one leap. */
  | { type: 'moved'; seat: Seat; how: Passage; path: Tile[] }
  /** One link of the chain; `by` rams, `seat` is pushed. */
  | { type: 'rammed'; by: Seat; seat: Seat; from: Tile; to: Tile }
  /** `seat` is null when the King’s lights show him. */
  | { type: 'flipped'; seat: Seat | null; tile: Tile; face: Face }
  | { type: 'corner'; seat: Seat; tile: Tile; gold: number }
  | { type: 'card'; seat: Seat; tile: Tile; deck: Deck; card: CardId }
  | { type: 'reshuffled'; deck: Deck }
  /** No card is left to draw. */
  | { type: 'calm'; seat: Seat; tile: Tile }
  | { type: 'rolled'; seat: Seat; cause: Cause; die: number }
  | { type: 'chose'; seat: Seat; card: CardId; label: string }
  | { type: 'gold'; seat: Seat; cause: Cause; gold: number; aboard: number }
  /** Changes of the hold; `wasted` found no room; `left` is what there is now. */
  | { type: 'food'; seat: Seat; cause: Cause; change: number; wasted: number; left: number }
  | { type: 'crew'; seat: Seat; cause: Cause; change: number; wasted: number; left: number }
  | { type: 'swapped'; seat: Seat; crew: number; food: number }
  | { type: 'token-placed'; tile: Tile; token: Token; hp: number; card: CardId }
  /** A ship has come to, or stayed on, a token that lies there. */
  | { type: 'token-met'; seat: Seat; tile: Tile; token: Token; hp: number }
  | { type: 'token-removed'; tile: Tile; token: Token }
  | { type: 'parleyed'; seat: Seat; tile: Tile; hp: number }
  | { type: 'kraken-left'; seat: Seat; tile: Tile }
  /** `flag`: of the player across the table, if there is one (6.2). */
  | { type: 'battle'; seat: Seat; tile: Tile; enemy: Enemy; hp: number; crew: number; flag: Seat | null }
  | { type: 'broadside'; seat: Seat; enemy: Enemy; from: number; left: number }
  /** Dice from high to low, paired from the top; `crew` and `left` are what both sides have afterwards. */
  | {
      type: 'battle-round';
      seat: Seat;
      enemy: Enemy;
      sent: number;
      enemyDice: number[];
      dice: number[];
      pairs: Pair[];
      lost: number;
      felled: number;
      crew: number;
      left: number;
    }
  | { type: 'battle-won'; seat: Seat; enemy: Enemy; hp: number; gold: number; aboard: number }
  | { type: 'battle-lost'; seat: Seat; enemy: Enemy; hp: number }
  | { type: 'beast-fled'; seat: Seat; card: CardId; food: number; left: number }
  /** `lost` crew; `won`: a die was high enough. */
  | { type: 'beast-fought'; seat: Seat; card: CardId; dice: number[]; lost: number; won: boolean; left: number }
  | { type: 'map-taken'; seat: Seat; map: TreasureMap; tile: Tile; gold: number }
  | { type: 'map-dug'; seat: Seat; map: TreasureMap; tile: Tile; gold: number }
  | { type: 'salvaged'; seat: Seat; tile: Tile; gold: number; maps: TreasureMap[] }
  | { type: 'raided'; seat: Seat; from: Seat; gold: number }
  | { type: 'becalmed'; seat: Seat }
  /** That somebody looked is told to all, what was seen to that seat alone. */
  | { type: 'peeked'; seat: Seat; tile: Tile }
  | { type: 'spied'; seat: Seat; tile: Tile; face: Face }
  | { type: 'fed'; seat: Seat; left: number }
  /** What becomes a wreck on the tile; nothing does when there is no gold and no map. */
  | { type: 'sunk'; seat: Seat; tile: Tile; how: 'combat' | 'card' | 'mutiny'; gold: number; maps: TreasureMap[] }
  | { type: 'repaired'; seat: Seat }
  | { type: 'docked'; seat: Seat; banked: number; chest: number }
  | { type: 'bought'; seat: Seat; upgrade: Upgrade; price: number; chest: number }
  | { type: 'loaded'; seat: Seat; crew: number; food: number }
  | { type: 'king-found'; seat: Seat; tile: Tile }
  | { type: 'king-escaped'; seat: Seat; tile: Tile }
  | { type: 'king-slain'; seat: Seat; tile: Tile; gold: number }
  /** What nobody found, at the end. */
  | { type: 'uncovered'; tiles: { tile: Tile; face: Face }[] }
  | { type: 'ended'; how: How; slayer: Seat | null; scores: Score[] };

export interface WavesOfFortune extends Shape {
  open: Open;
  own: Own;
  shut: Shut;
  move: Move;
  event: Event;
}

export type FortuneRefusal = Refusal & { code: RefusalCode };
export type FortuneState = State<WavesOfFortune>;
export type FortuneView = View<WavesOfFortune>;
export type FortuneMenu = Menu<WavesOfFortune>;
export type FortuneTell = Tell<WavesOfFortune>;

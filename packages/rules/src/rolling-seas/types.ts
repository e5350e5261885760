// The glossary of Rolling Seas. Numbers in brackets are paragraphs of RULES.md.

import type { Menu, Refusal, Seat, Shape, State, Tell, View } from '../game.ts';
import type { Bonus, Card, Cell, Direction, Island, Port, Track } from './tables/index.ts';

/** How a shape lies: mirrored when 4 or more, then turned clockwise by a quarter so many times. */
export type Pose = number;

/** Where a shape lies: `at` is the upper left corner of the box around it. */
export type Placement = { pose: Pose; at: Cell };

export type DrawnIsland = Placement & { island: Island };
/** `by`: the captain who drew it; `turn`: when, 0 for a Known Obstacle. */
export type DrawnObstacle = Placement & { card: Card; by: Seat; turn: number };
export type Harbour = { port: Port; cell: Cell };

export type Chart = {
  /** What each of the 285 cells holds now: OPEN_SEA, WAKE, STORM, MONSTER, CURRENT + direction, ROCKS, LAND, … */
  cells: number[];
  islands: DrawnIsland[];
  /** All that was ever drawn, in order. A cell is drawn on once at most, so these tell what a cell once held. */
  obstacles: DrawnObstacle[];
  /** The mainland's first, then the islands' as they were drawn. */
  harbours: Harbour[];
};

/** What is written on a captain's ledger as numbers. `provisions` and `gold` are what is left of what was filled in. */
export type Ledger = {
  /** An index into SHIPS. */
  ship: number;
  provisions: number;
  provisionsFilled: number;
  gold: number;
  goldFilled: number;
  story: number;
  /** Bonus Movements earned and not yet used. */
  moves: number;
};

export type Telling = { port: Port; value: number; turn: number };

/**
 * How the voyage ended: at home, at a port, by the last trip to the nearest port, or where no port could be reached.
 */
export type LandfallPlace = 'home' | 'port' | 'drift' | 'nowhere';
export type Landfall = { place: LandfallPlace; port: Port | null; bonus: number; final: number };

export type Captain = {
  chart: Chart;
  home: Port | null;
  /** Where the ship cast off; null until the Home Port is chosen. */
  start: Cell | null;
  /** Where the ship is; null until the Home Port is chosen. */
  at: Cell | null;
  ledger: Ledger;
  tellings: Telling[];
  /** One line for each turn, first turn first; `turnOf` reads them (10.1). */
  log: string[];
  /** The Story when each turn ended, first turn first. */
  stories: number[];
  /** Null until the game is over. */
  landfall: Landfall | null;
};

/** `values`: of the three direction dice; `face`: of the exploration die. */
export type Dice = { values: number[]; face: number };

/** `asked`: who has a choice; `waiting`: who of them has not made it. What others can only do is done unasked (1.6). */
type AskedSeats = { asked: Seat[]; waiting: Seat[] };

export type Phase =
  /** 2.1 All draw this island, covering one of these coordinates. */
  | ({ kind: 'island'; island: Island; coordinates: Cell[] } & AskedSeats)
  /** 3.1 All draw on the chart of their left neighbour; who plays alone on the own one. `next`: the card after this. */
  | ({ kind: 'known'; card: Card; next: Card | null } & AskedSeats)
  /** 3.3 */
  | ({ kind: 'home' } & AskedSeats)
  /** 4.2 Who has nowhere to draw is not asked. */
  | ({ kind: 'adventure'; card: Card } & AskedSeats)
  /** 5 */
  | ({ kind: 'action' } & AskedSeats)
  | { kind: 'over' };

/** What the host has chosen. */
export type TableSettings = {
  islands: 'basic' | 'advanced';
  /** 1.4 */
  startProvisions: number;
  portOrder: 'resupply-first' | 'upgrade-first';
  driftStory: 'on' | 'off';
  tightStraits: 'open' | 'closed';
  /** Live: captains act one after the other, and everybody watches. */
  reveal: 'together' | 'live';
};

export type Open = {
  table: TableSettings;
  /** 0 before the first round. */
  turn: number;
  phase: Phase;
  /** Null before the first round. */
  dice: Dice | null;
  /** Island cards that were turned up, in order. */
  islands: Island[];
  /** Adventure cards that lie open, the one in play included, in the order drawn. */
  discard: Card[];
  captains: Captain[];
};

/** What a captain has decided while others are still thinking; null at any other time. */
export type Own = { choice: Move | null };

export type Shut = {
  /** The last is drawn next. */
  deck: Card[];
  islands: Island[];
};

/** One step of a sail: paid for, or with a + by a Bonus Movement. */
export type Stride = Direction | `+${Direction}`;

export type Move =
  | { kind: 'island'; pose: Pose; at: Cell }
  | { kind: 'obstacle'; pose: Pose; at: Cell }
  | { kind: 'home'; port: Port; at: Cell }
  /** An empty path is heaving to. */
  | { kind: 'sail'; wind: Direction; path: readonly Stride[] }
  | { kind: 'explore'; at: Cell }
  /** At least one of the three. */
  | { kind: 'port'; port: Port; tell: boolean; resupply: boolean; upgrade: boolean };

export type RefusalCode =
  | 'not-now'
  | 'not-your-turn'
  | 'no-such-pose'
  | 'off-the-map'
  | 'on-land'
  | 'on-obstacle'
  | 'already-visited'
  | 'other-coordinate'
  | 'misses-coordinate'
  | 'no-room-for-next'
  | 'misses-line'
  | 'misses-anchor'
  | 'points-ashore'
  | 'blocks-current'
  | 'strands-ship'
  | 'shuts-port'
  | 'no-such-port'
  | 'not-beside-port'
  | 'not-open-sea'
  | 'not-in-the-wind'
  | 'land-ahead'
  | 'rocks-ahead'
  | 'too-far'
  | 'tight-strait'
  | 'monster-hungry'
  | 'no-bonus-movement'
  | 'bonus-ends-sail'
  | 'in-storm'
  | 'at-a-port'
  | 'not-adjacent'
  | 'not-explorable'
  | 'already-explored'
  | 'not-at-port'
  | 'nothing-chosen'
  | 'already-told'
  | 'no-gold'
  | 'hold-full'
  | 'finest-ship'
  | 'too-dear';

/** Why something was written on the Story track; a bonus comes with its own event. */
export type Deed = 'storm' | 'monster' | 'current' | 'explore' | 'port' | 'drift';

export type Score = {
  seat: Seat;
  tellings: number;
  /** Bonus Reputation by where it was earned. */
  stars: Record<Track | 'tellings' | 'ships', number>;
  /** For ending at a port. */
  place: number;
  final: number;
  total: number;
};

export type Event =
  | { type: 'island-turned'; island: Island; coordinates: Cell[] }
  | { type: 'known-turned'; card: Card }
  /** A choice is made; nobody sees which. */
  | { type: 'ready'; seat: Seat }
  | { type: 'island-drawn'; seat: Seat; island: Island; pose: Pose; at: Cell }
  /** Charts go round while obstacles are drawn, and return afterwards. */
  | { type: 'maps-passed'; to: 'left' | 'right' }
  | { type: 'obstacle-drawn'; by: Seat; on: Seat; card: Card; pose: Pose; at: Cell }
  /** The card fits nowhere on this chart. */
  | { type: 'no-room'; on: Seat; card: Card }
  | { type: 'home-chosen'; seat: Seat; port: Port; at: Cell }
  | { type: 'dice'; turn: number; values: number[]; face: number }
  | { type: 'adventure'; card: Card }
  | { type: 'hove-to'; seat: Seat; wind: Direction }
  | { type: 'wind-chosen'; seat: Seat; wind: Direction }
  /** One step; `mp` and `provisions` are what it was paid with, both 0 when by a Bonus Movement. */
  | { type: 'step'; seat: Seat; from: Cell; to: Cell; mp: number; provisions: number; bonus: boolean }
  | { type: 'storm'; seat: Seat; at: Cell; card: Card }
  /** It takes a Provision. */
  | { type: 'monster'; seat: Seat; at: Cell; card: Card }
  /** One cell of a current. */
  | { type: 'carried'; seat: Seat; from: Cell; to: Cell; card: Card }
  | { type: 'story'; seat: Seat; deed: Deed; gained: number; story: number }
  | { type: 'explored'; seat: Seat; at: Cell; face: number; provisions: number; gold: number; story: number }
  | { type: 'told'; seat: Seat; port: Port; value: number; slot: number }
  | { type: 'resupplied'; seat: Seat; added: number; free: boolean }
  | { type: 'upgraded'; seat: Seat; ship: number; price: number }
  /** The circle or box with this number was filled, or the story told so often, or a ship bought. */
  | { type: 'bonus'; seat: Seat; bonus: Bonus; source: Track | 'tellings' | 'ships'; number: number }
  /** Provisions that the hold cannot keep. */
  | { type: 'excess'; seat: Seat; lost: number }
  /** The last trip, cell by cell from where the ship lay. */
  | { type: 'drifted'; seat: Seat; route: Cell[]; port: Port; story: number }
  | { type: 'final-story'; seat: Seat; place: LandfallPlace; port: Port | null; bonus: number; value: number }
  | { type: 'ended'; scores: Score[] };

export interface RollingSeas extends Shape {
  open: Open;
  own: Own;
  shut: Shut;
  move: Move;
  event: Event;
}

export type SeasRefusal = Refusal & { code: RefusalCode };
export type SeasState = State<RollingSeas>;
export type SeasView = View<RollingSeas>;
export type SeasMenu = Menu<RollingSeas>;
export type SeasTell = Tell<RollingSeas>;

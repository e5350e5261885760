// The glossary of Rolling with the Waves. Numbers in brackets are paragraphs of RULES.md.

import type { Menu, Refusal, Seat, Shape, State, Tell, View } from '../game.ts';
import type { Cannon, Chest, Icon, Track } from './tables.ts';

/** Whose crew a die is: the seat's number, or FREEBOOTER for the clear dice that sail with anybody. */
export type Colour = number;

/** A die that was rolled. A drunken sailor shows 1 whatever it was rolled as. */
export type Die = { colour: Colour; face: number };

export type { Cannon, Chest, Icon, Track };

/** One die of an allocation: which value goes where. Colours do not matter any more (5.3). */
export type Order = { icon: Icon; value: number };

/** Three dice on three icons, in the order of the mini board; or all three spent on burying a chest. */
export type Allocation = { kind: 'allocate'; orders: readonly Order[] } | { kind: 'bury'; chest: Chest };

/** Which die is written as a 7 at the price of both Spirits, or that the Spirits are kept. */
export type Raising = { kind: 'raise'; icon: Icon } | { kind: 'keep' };

/** Where a cannon's shots go and which chest of one's own takes the loot. */
export type Aim = { target: Seat; chest: Chest; into: Chest };

export type Captain = {
  infamy: number;
  /** The crow's nests: the dice drafted this round, in the order they were taken. */
  nest: Die[];
  /** What is written on the Pirate Map, first square first. Of a chest the last value lies on top. */
  squares: Record<Icon, number[]>;
  buried: Record<Chest, boolean>;
  /** This round's allocation, from the moment all captains reveal theirs until the anchor drops. */
  allocation: Allocation | null;
};

export type Phase =
  /** 4 One die each, three times around. */
  | { kind: 'draft'; seat: Seat }
  /** 5 All at once and in secret; who waits has not said YARRR. */
  | { kind: 'allocate'; waiting: Seat[] }
  /** 6.3 Who could write a 7 says where, all at once. */
  | { kind: 'raise'; waiting: Seat[] }
  /**
   * 7 The first of the queue is asked where this cannon fires. `aim`: where the small cannon points already, when the
   * question is about the large one of the same captain; null otherwise.
   */
  | { kind: 'fire'; queue: Seat[]; cannon: Cannon; aim: Aim | null }
  /** 9 `by`: the captains who brought the end about. */
  | { kind: 'over'; how: Ending; by: Seat[] };

/** Three chests full or buried, or the three tracks filled. Both in one round count as chests. */
export type Ending = 'chests' | 'tracks';

export type PortsTie = 'all-tied' | 'nobody';

export type Open = {
  /** Who gets the extra Infamy when several have raided the most: all of them, or nobody (8.2). */
  portsTie: PortsTie;
  round: number;
  /** Holds the bag this round. */
  first: Seat;
  phase: Phase;
  /** How many dice of each colour are in the bag; index FREEBOOTER for the clear ones. */
  bag: number[];
  /** How many crew dice of each seat wait beside the table to be hired. */
  reserve: number[];
  /** The dice rolled and not yet drafted, by colour and face. */
  pool: Die[];
  /** By seat. */
  captains: Captain[];
};

/** What a captain has decided while others are still thinking; null at any other time. */
export type Own = { allocation: Allocation | null; raising: Raising | null };

/** Nothing lies face down: a die is drawn in the moment it is rolled. */
export type Shut = Record<never, never>;

export type Move =
  /** A free die, or another captain's for as much Infamy as it shows. */
  | { kind: 'draft'; colour: Colour; face: number }
  /** The die as it lies in the pool; it is turned to 1. */
  | { kind: 'sailor'; colour: Colour; face: number }
  | Allocation
  | Raising
  | { kind: 'fire'; cannon: Cannon; target: Seat; chest: Chest; into: Chest }
  /** The large cannon joins the small one: same captain, same chests, shots added up. */
  | { kind: 'broadside' };

export type RefusalCode =
  | 'not-now'
  | 'not-your-turn'
  | 'not-in-pool'
  | 'too-dear'
  | 'sober-crew-left'
  | 'not-your-dice'
  | 'one-die-an-icon'
  | 'area-full'
  | 'chest-buried'
  | 'chest-empty'
  | 'no-spirits'
  | 'not-raisable'
  | 'other-cannon'
  | 'no-such-captain'
  | 'own-ship'
  | 'target-buried'
  | 'already-aimed-at'
  | 'nothing-aimed';

export type Score = {
  seat: Seat;
  /** All treasure, buried or not. */
  treasure: number;
  /** 2 for each buried chest. */
  buried: number;
  /** 5 for each of Hull, Ports and Crew with all squares filled. */
  completed: number;
  /** 1 for every 3 Infamy left. */
  infamy: number;
  total: number;
};

export type Event =
  | { type: 'round'; round: number; first: Seat }
  /** The first player drew these dice from the bag and rolled them; in the order they were drawn. */
  | { type: 'rolled'; seat: Seat; dice: Die[] }
  | { type: 'drafted'; seat: Seat; die: Die; price: number }
  /** The die as it lay in the pool. */
  | { type: 'drunken-sailor'; seat: Seat; die: Die }
  /** An allocation is made; nobody sees which. */
  | { type: 'ready'; seat: Seat }
  /** By seat, all at once. */
  | { type: 'revealed'; allocations: Allocation[] }
  /** Whether Spirits are raised is decided; nobody sees how. */
  | { type: 'spirits-decided'; seat: Seat }
  /** Both numbers are erased, for the 7 that is written next. */
  | { type: 'spirits-spent'; seat: Seat; erased: number[]; icon: Icon }
  /** `square` counts from 0. */
  | { type: 'wrote'; seat: Seat; icon: Icon; square: number; value: number; raised: boolean }
  | { type: 'buried'; seat: Seat; chest: Chest; treasure: number[] }
  | { type: 'level'; seat: Seat; track: Track; level: number }
  /** Who fires this round, in order. */
  | { type: 'firing-order'; seats: Seat[] }
  /** The small cannon points there while the captain thinks about the large one. */
  | { type: 'aimed'; seat: Seat; target: Seat; chest: Chest; into: Chest }
  /**
   * One target met by one cannon or both. `stolen` in the order taken; the first `stored` of them are written into
   * `into`, the rest is lost. Without an aim the shots, if there were any, hit nothing but water.
   */
  | {
      type: 'fired';
      seat: Seat;
      cannons: Cannon[];
      aim: Aim | null;
      shots: number;
      blocked: number;
      stolen: number[];
      stored: number;
    }
  /** The values are erased from a cannon that has fired, and the lowest of them is gained as Infamy. */
  | { type: 'cannon-spent'; seat: Seat; cannon: Cannon; erased: number[]; infamy: number }
  /** 8 Infamy from Ports: by level, and 1 for having raided the most. */
  | { type: 'ports'; seat: Seat; level: number; most: number }
  /** A crew die goes from the reserve into the bag. */
  | { type: 'hired'; seat: Seat; level: number }
  /** All dice return to the bag, which passes to the left. */
  | { type: 'anchor'; first: Seat }
  | { type: 'ended'; how: Ending; by: Seat[]; scores: Score[] };

export interface RollingWithTheWaves extends Shape {
  open: Open;
  own: Own;
  shut: Shut;
  move: Move;
  event: Event;
}

export type RollingRefusal = Refusal & { code: RefusalCode };
export type RollingState = State<RollingWithTheWaves>;
export type RollingView = View<RollingWithTheWaves>;
export type RollingMenu = Menu<RollingWithTheWaves>;
export type RollingTell = Tell<RollingWithTheWaves>;

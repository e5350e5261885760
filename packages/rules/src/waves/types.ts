// The glossary of W·A·V·E·S. Numbers in brackets are paragraphs of RULES.md.

import type { Menu, Refusal, Seat, Shape, State, Tell, View } from '../game.ts';
import type { Class, CouncilCardId, SoloGoal, Tablet } from './tables.ts';

export type { Class, SoloGoal };

/** How many cards of each class; index 0 is not used. Cards of a class are alike, so a count is the whole truth. */
export type Pile = number[];

/**
 * A place on the ring, clockwise from 0: where an Elder lies and Agents are played.
 * Head to head has four places for two seats (owner = place % 2); everywhere else place and seat are the same number.
 */
export type Place = number;

/** How an Agent was played: under the Elder as a Follower (fish), over it as a Rebel (crab). */
export type Stance = 'none' | 'follower' | 'rebel';

export type Phase =
  /** Head to head set-up: the other player puts the Wave token at one of the starting player's Elders. */
  | { kind: 'token'; chooser: Seat }
  /** Agents are played, clockwise from the Wave token. */
  | { kind: 'play'; place: Place }
  /** Hands over the limit are discarded down, all at once. */
  | { kind: 'discard'; waiting: readonly Seat[] }
  | { kind: 'over'; side: number; how: How };

/** How a side won. Both at once counts as variety. */
export type How = 'variety' | 'total';

export type Open = {
  /** Which Council card lies on the table: mode, seats, sides, Shells and goals are looked up by it in tables.ts. */
  card: CouncilCardId;
  /** The side in use of each tablet, by class - 1. */
  tablets: Tablet[];
  /** The solo player of a 5-player team game needs 4 different or 6 ('4-or-6'), or 3 or 5 ('3-or-5'). */
  soloGoal: SoloGoal;
  round: number;
  phase: Phase;
  /** The place with the Wave token. */
  token: Place;
  /** Shells in the centre of the Council now. */
  shells: number;
  /** The Elder at each place; 0 where none lies (only in the middle of a wave, so when the game ends there). */
  elders: (Class | 0)[];
  /** The Elder between seats 2 and 0 of a 3-player game that belongs to nobody; 0 in every other game. */
  extra: Class | 0;
  /** How the Agent at each place was played; what others may see of it. */
  stances: Stance[];
  /** How many Agent cards lie at each place. */
  stacks: number[];
  /** The Agent at each place once it lies face up; 0 while it is face down (always, at a decision). */
  revealed: (Class | 0)[];
  /** How many cards each seat holds. */
  hands: number[];
  /**
   * 6.5 Of what each seat holds, its face-down Agents included, the cards everybody saw go to its hand and nobody has
   * seen leave it: Elders that were not collected. It may hold more of a class, never fewer.
   */
  seen: Pile[];
  /** How many cards are left in the deck. */
  deck: number;
  /** Lies face up. */
  discards: Pile;
  /** Collected Elders by side (a seat, or a team). */
  collected: Pile[];
};

export type Own = {
  hand: Pile;
  /** The class of the face-down Agents at this seat's own places, in ring order (one place; head to head two). */
  agents: (Class | 0)[];
  /** What this seat has chosen to discard, until everybody has. */
  drop: Pile | null;
};

/** The order of the deck is unknown to all, so how many of each class are left says everything. */
export type Shut = { deck: Pile };

export type Move =
  | { kind: 'token'; place: Place }
  | { kind: 'follow'; card: Class }
  | { kind: 'rebel'; card: Class; count: number }
  | { kind: 'discard'; cards: Pile };

export type RefusalCode =
  | 'not-now'
  | 'not-the-chooser'
  | 'not-the-starters-elder'
  | 'not-your-elder'
  | 'not-in-hand'
  | 'nothing-to-discard'
  | 'wrong-count';

/** Why an Elder was not collected. */
export type Failure = 'no-shell' | 'too-weak' | 'too-strong' | 'returned' | 'already-owned' | 'not-alone';

export type Event =
  | { type: 'token-placed'; seat: Seat; place: Place }
  /** A round begins: the class of the Open Majority and the Shells it brings. */
  | { type: 'round'; round: number; majority: Class; shells: number }
  | { type: 'followed'; seat: Seat; place: Place }
  | { type: 'rebelled'; seat: Seat; place: Place; count: number }
  /** Told to the player alone, right after `followed` or `rebelled`: which cards left the hand. */
  | { type: 'agent-placed'; seat: Seat; place: Place; card: Class; count: number }
  | { type: 'rebels-revealed'; seat: Seat; place: Place; card: Class; count: number }
  | { type: 'tablet'; majority: Class; tablet: Tablet }
  | { type: 'surplus'; seat: Seat; place: Place; card: Class; count: number }
  /** Direct tablets: what they changed. */
  | { type: 'rotated'; elders: (Class | 0)[] }
  | { type: 'elder-powers'; powers: number[] }
  | { type: 'shells-set'; shells: number }
  | { type: 'wave'; wave: 1 | 2; stance: 'follower' | 'rebel' }
  | { type: 'agent-revealed'; seat: Seat; place: Place; card: Class }
  | {
      type: 'collected';
      seat: Seat;
      place: Place;
      elder: Class;
      agentPower: number;
      elderPower: number;
      shells: number;
    }
  | {
      type: 'kept';
      seat: Seat;
      place: Place;
      elder: Class;
      agentPower: number;
      elderPower: number;
      why: Failure;
    }
  | { type: 'token-moved'; place: Place }
  | { type: 'reshuffled'; cards: number }
  | { type: 'drew'; seat: Seat; count: number }
  /** Told to the drawer alone. */
  | { type: 'drew-cards'; seat: Seat; cards: Class[] }
  | { type: 'discarded'; seat: Seat; cards: Pile }
  | { type: 'chose-discard'; seat: Seat }
  | { type: 'extra-replaced'; card: Class }
  /** The Agents have become the Elders of the next round. */
  | { type: 'council'; elders: (Class | 0)[]; extra: Class | 0 }
  | { type: 'won'; seats: Seat[]; how: How };

export interface Waves extends Shape {
  open: Open;
  own: Own;
  shut: Shut;
  move: Move;
  event: Event;
}

export type WavesRefusal = Refusal & { code: RefusalCode };
export type WavesState = State<Waves>;
export type WavesView = View<Waves>;
export type WavesMenu = Menu<Waves>;
export type WavesTell = Tell<Waves>;

// What a game brings to the screen. The table shell (web/src/table) does everything else: seats, prompt, log, settings,
// connection, the queue of events to be shown, the end screen's frame.

import type { AnyShape, Game, Menu, Phrase, Refusal, Seat, Shape, View } from '@quayside/rules';
import type { ComponentType, VNode } from 'preact';
import type { SoundName } from '../browser/sounds.ts';
import type { PieceDrawings } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';

export type { SeatFace } from '../ui/seatFace.ts';

/** What Board and Actions are given: `Draft` is the game's own type of a half-made choice. */
export type BoardProps<G extends Shape, Scene, Draft> = {
  game: Game<G>;
  /**
   * What to draw: the position, and whatever is only visible while an event is shown (a revealed card, a flying shell).
   */
  scene: Scene;
  /** The event being shown, null when all is still. */
  now: G['event'] | null;
  /** Every event of the game so far that was not taken back, oldest first; null in a replay. */
  history: readonly G['event'][] | null;
  faces: readonly SeatFace[];
  /** The real view of this seat; differs from the scene while events are being shown. */
  view: View<G>;
  me: Seat | null;
  /** By seat: what it did last, or what was done to it, as its plate shows it; null where nothing is marked. */
  marks: readonly (Phrase | null)[];
  /** What I may do: null while it is not my decision, or while events are still being shown. */
  menu: Menu<G> | null;
  /** The half-made choice, shared by Board and Actions; null at the start of every decision. */
  draft: { value: Draft | null };
  /**
   * The move that a hint or an answer shows; null or left out where none does. `draft` is then the choice that stands
   * for it, so a board draws it as a choice of one's own. It ends with the first press on the board.
   */
  hinted?: G['move'] | null;
  check(move: G['move']): Refusal | null;
  /** The sentence for a refusal. */
  sentence(refusal: Refusal): string;
  send(move: G['move']): void;
};

/** What follows an event in the step being shown, and the seat whose view it is (null: a spectator's). */
export type Ahead<G extends Shape> = { rest: readonly G['event'][]; seat: Seat | null };

export type TimedScene<Scene> = { scene: Scene; until: number };

export type SeatMark = { seat: Seat; text: Phrase };

/** A line of the log, or what one tells of. */
export type LoggedEvent<G extends Shape> = { event: G['event']; phrase: Phrase };

/** What of the log is told in fewer lines than there are events. */
export type LogRuns<G extends Shape> = {
  /** The run an event belongs to: events in a row whose runs have the same name are told together; null for none. */
  runOf(event: G['event']): string | null;
  /** Two lines or more of one run, as they are told. */
  condense(run: readonly LoggedEvent<G>[]): readonly LoggedEvent<G>[];
};

/** The way a piece goes, from the first id to the last, past those between. */
export type Rope = readonly [from: string, ...past: string[], to: string];

/**
 * Pieces to be ringed, by the ids that ui/piece.ts puts on them, and the way a piece goes; `more`: where a move has
 * several pieces go, the ways of the others.
 */
export type Pointing = { rings: readonly string[]; rope?: Rope; more?: readonly Rope[] };

export type ResultProps<G extends Shape> = Pick<BoardProps<G, unknown, unknown>, 'game' | 'view' | 'faces' | 'history'>;

export type GameUi<G extends Shape, Scene, Draft> = {
  /** The position as it stands, with nothing being shown. */
  still(view: View<G>): Scene;
  /** The scene after the event: pure, so a replay can step through it. */
  stage(scene: Scene, event: G['event']): Scene;
  /**
   * How long the event is shown at normal speed, in milliseconds; 0 for one that is shown together with the next.
   * `ahead` tells what follows in the same step and through whose eyes it is shown, so that what repeats can be
   * condensed.
   */
  pause(event: G['event'], ahead: Ahead<G>): number;
  /**
   * An event that happens in parts, such as a volley: the scenes before the one that `stage` gave, in order, each shown
   * until so many milliseconds of the event have passed at normal speed. Plates and progress follow them too.
   */
  partsOf?(after: Scene, event: G['event']): readonly TimedScene<Scene>[];
  /**
   * The open position as far as the scene shows it, for plates, scores, progress and prompt. `before` is the position
   * before the step being shown; what the scene does not hold is taken from it.
   */
  openOf(scene: Scene, before: G['open']): G['open'];
  /** What the event did to or by seats, in a few words; it stays marked at each of them until it acts again. */
  markOf?(event: G['event']): SeatMark | readonly SeatMark[] | null;
  /** How the log condenses what repeats, such as a long fight. Without it each event with a sentence has a line. */
  logRuns?: LogRuns<G>;
  /** What the event sounds like; null: silent. Without it every event is a knock on wood. */
  soundOf?(event: G['event']): SoundName | null;
  /** Which pieces a move is about, for hints and lessons. */
  pointsOf?(move: G['move'], view: View<G>): Pointing;
  /** The choice that stands for a move, so that the board draws it; null for a move of one press. */
  draftOf?(move: G['move'], view: View<G>): Draft | null;
  /** The table itself. Fills the width it is given; wide or portrait by container query. */
  Board: ComponentType<BoardProps<G, Scene, Draft>>;
  /**
   * On a screen that lies on its side: what stands in the column above the buttons, because the board has the whole
   * height. Shown also while nothing is asked, and in a replay.
   */
  Beside?: ComponentType<BoardProps<G, Scene, Draft>>;
  /** The buttons in the bar at the bottom: what can be done with the draft now. */
  Actions: ComponentType<BoardProps<G, Scene, Draft>>;
  /** Pieces drawn inline in sentences, by `piece` of a phrase. */
  pieces: PieceDrawings;
  /** Pieces drawn into the rules, each before the word that names it, by the names of `rulePieces.ts`. */
  rulePictures: Readonly<Record<string, () => VNode>>;
  /**
   * Everybody's score by source, best first, and whatever else tells of the game: all that the end screen says of it.
   */
  Result: ComponentType<ResultProps<G>>;
  /** What this seat lacked at the end, in the middle of a sentence: "one Elder short"; null where points say it. */
  shortOf?(view: View<G>, seat: Seat): string | null;
  /** What put this seat ahead of another level on points, likewise: "150 gold ahead". */
  aheadOf?(view: View<G>, seat: Seat, other: Seat): string | null;
  /**
   * The prompt once something of the decision is chosen: what it costs, what is left, what is to be chosen next. Null:
   * as the rules ask. Read while the prompt is drawn, so it follows `draft`.
   */
  promptOf?(props: BoardProps<G, Scene, Draft>): Phrase | null;
  /** Keys this game understands, for the help sheet: [key, what it does]. */
  keys: readonly (readonly [string, string])[];
};

// The shell holds games of any shape.
// biome-ignore lint/suspicious/noExplicitAny: the types of scene and draft are known to their own game alone
export type AnyGameUi = GameUi<any, any, any>;
export type AnyBoardProps = BoardProps<AnyShape, unknown, unknown>;

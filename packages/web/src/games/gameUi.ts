// What a game brings to the screen. The table shell (web/src/table) does everything else: seats, prompt, log, settings,
// connection, the queue of events to be shown, the end screen's frame.

import type { Signal } from '@preact/signals';
import type { AnyShape, Game, Menu, Refusal, Seat, Shape, View } from '@quayside/rules';
import type { ComponentType } from 'preact';
import type { PieceDrawings } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';

export type { SeatFace } from '../ui/seatFace.ts';

/** What Board and Actions are given: `Draft` is the game's own type of a half-made choice. */
export type BoardProps<G extends Shape, Scene, Draft> = {
  game: Game<G>;
  /** What to draw: the position, and whatever is only visible while an event is shown (a revealed card, a flying shell). */
  scene: Scene;
  /** The event being shown, null when all is still. */
  now: G['event'] | null;
  /** Every event of the game so far that was not taken back, oldest first; null in a replay. */
  history: readonly G['event'][] | null;
  faces: readonly SeatFace[];
  /** The real view of this seat; differs from the scene while events are being shown. */
  view: View<G>;
  me: Seat | null;
  /** What I may do: null while it is not my decision, or while events are still being shown. */
  menu: Menu<G> | null;
  /** The half-made choice, shared by Board and Actions; null at the start of every decision. */
  draft: Signal<Draft | null>;
  check(move: G['move']): Refusal | null;
  /** The sentence for a refusal. */
  sentence(refusal: Refusal): string;
  send(move: G['move']): void;
};

export type ResultProps<G extends Shape> = Pick<BoardProps<G, unknown, unknown>, 'game' | 'view' | 'faces' | 'history'>;

export type GameUi<G extends Shape, Scene, Draft> = {
  /** The position as it stands, with nothing being shown. */
  still(view: View<G>): Scene;
  /** The scene after the event: pure, so a replay can step through it. */
  stage(scene: Scene, event: G['event']): Scene;
  /** How long the event is shown at normal speed, in milliseconds; 0 for one that only belongs to the next. */
  pause(event: G['event']): number;
  /** The table itself. Fills the width it is given; wide or portrait by container query. */
  Board: ComponentType<BoardProps<G, Scene, Draft>>;
  /** The buttons in the bar at the bottom: what can be done with the draft now. */
  Actions: ComponentType<BoardProps<G, Scene, Draft>>;
  /** Pieces drawn inline in sentences, by `piece` of a phrase. */
  pieces: PieceDrawings;
  /** The score by source and the sets, for the end screen. */
  Result: ComponentType<ResultProps<G>>;
  /** Keys this game understands, for the help sheet: [key, what it does]. */
  keys: readonly (readonly [string, string])[];
};

// The shell holds games of any shape.
// biome-ignore lint/suspicious/noExplicitAny: the types of scene and draft are known to their own game alone
export type AnyGameUi = GameUi<any, any, any>;
export type AnyBoardProps = BoardProps<AnyShape, unknown, unknown>;

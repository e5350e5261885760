// What a game adds to the measures that all games have. One file each in games/, listed in games.ts.

import type { Entry, ToldEvent } from '@quayside/engine';
import type { AnyShape, Options, Shape, State } from '@quayside/rules';

/**
 * Something a seat can have had by the end of a game: a tablet, a card, an upgrade, an opening. The report compares the
 * win share of those who had it with that of those who had not.
 */
export type Thing = {
  id: string;
  label: string;
  /** Things of one kind stand together in the report: "Upgrades". */
  kind: string;
  /** Things and measures of one fact, such as losing treasure to cannons: only one of them is told as a finding. */
  fact?: string;
  /** Where having it is a sign of being ahead rather than a cause: why, in one sentence. */
  warning?: string;
};

/**
 * A whole number counted once a game, such as storms. `given`: a counter that is 1 in the games this one is about and 0
 * in the others, so that the mean is of those games alone.
 */
export type Counter = { id: string; label: string; given?: string };

/** A whole number for every seat of a game, such as gold spent. */
export type SeatMeasure = { id: string; label: string; fact?: string; warning?: string };

/** One counter as a part of others, or of all games: "Rebels that collected". Shares of one kind are drawn together. */
export type CounterShare = { kind: string; label: string; hits: string; tries: readonly string[] | 'games' };

/** What was collected of one game. Ids are those declared; what is left out counts as 0 or not had. */
export type Collected = {
  /** By seat: ids of things, each once. */
  had: string[][];
  counters: Record<string, number>;
  /** By id, then by seat. */
  measures: Record<string, number[]>;
};

/**
 * Is called along one game that is played, with the whole state, hidden parts included. The next move changes that
 * state in place: copy what must stay as it is.
 */
export type Watcher<G extends Shape> = {
  /** After every entry of the log, the sea's answers included. */
  step(
    state: State<G>,
    entry: Entry & { move?: G['move'] },
    told: readonly (ToldEvent & { event: G['event'] })[],
  ): void;
  /** After the last entry. */
  finish(state: State<G>): Collected;
};

export type GameThings<G extends Shape> = {
  things: readonly Thing[];
  counters: readonly Counter[];
  measures: readonly SeatMeasure[];
  shares: readonly CounterShare[];
  /**
   * Ids of things, counters and sources of the score that cannot be in a game with these options: cards that lie in the
   * box. The report does not say of them that they never happened.
   */
  absent?(options: Options): readonly string[];
  /** Called with the position after the set-up. */
  watch(state: State<G>, options: Options): Watcher<G>;
};

export type AnyGameThings = GameThings<AnyShape>;

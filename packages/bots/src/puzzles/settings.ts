// How puzzles of each game are looked for: who plays, what counts as clear, and how long is searched.

import type { BotPlayer } from '../levels.ts';
import type { Effort } from './judge.ts';

export type Settings = {
  /** Numbers of seats, taken in turn. */
  seats: readonly number[];
  player: BotPlayer;
  /** By how much the best move must be ahead, in what the evaluation calls worth. */
  margin: number;
  /** A game is looked at from one of its first so many decisions on, so that all of its parts have their puzzles. */
  begin: number;
  /** Of the decisions with a choice, one in so many is looked at. */
  every: number;
  /** Decisions with more moves are not looked at: judging all of them takes too long. */
  longestMenu: number;
  /** Looks at these kinds of decision only; left out, at all. */
  asks?: readonly string[];
  /** Of the puzzles, how many may ask for the same kind of decision, and how many may have the same answer. */
  sameAsk: number;
  sameAnswer: number;
  /** The first look, and the longer search with other seeds that has to agree. */
  look: Effort;
  verify: Effort;
};

const admiral = (iterations: number): BotPlayer => ({ level: 'admiral', iterations });

const USUAL: Settings = {
  seats: [2, 3, 4],
  player: admiral(100),
  margin: 0.04,
  begin: 60,
  every: 3,
  longestMenu: 60,
  sameAsk: 0.35,
  sameAnswer: 0.1,
  look: { iterations: 40, batches: 4 },
  verify: { iterations: 160, batches: 8 },
};

const OWN: Readonly<Record<string, Partial<Settings>>> = {
  waves: {
    seats: [2, 3, 4, 5],
    player: admiral(500),
    begin: 20,
    every: 2,
    sameAsk: 1,
    sameAnswer: 0.15,
    look: { iterations: 120, batches: 4 },
    verify: { iterations: 800, batches: 8 },
  },
  'rolling-with-the-waves': {
    player: admiral(60),
    sameAsk: 0.5,
    longestMenu: 130,
    look: { iterations: 30, batches: 4 },
  },
  'rolling-seas': {
    player: admiral(2),
    margin: 0.03, // about three points in the middle of a voyage
    sameAsk: 0.75,
    look: { iterations: 12, batches: 4 },
    verify: { iterations: 40, batches: 8 },
  },
  'waves-of-fortune': { player: admiral(150), begin: 150, every: 4 },
  'rattle-battle': {
    player: admiral(40),
    margin: 0.02,
    begin: 100,
    every: 1,
    sameAsk: 0.2,
    look: { iterations: 25, batches: 4 },
  },
};

export const settingsOf = (game: string): Settings => ({ ...USUAL, ...OWN[game] });

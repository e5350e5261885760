// What is measured of every game alike, while it is played: by the bots of the lab, or again from a record.

import { roundsOf } from '@quayside/bots';
import type { Entry, GameRecord, Seed, ToldEvent } from '@quayside/engine';
import { type AnyGame, type AnyShape, type Options, SEA, type Seat, type State } from '@quayside/rules';
import { addTo, count, type Distribution, emptyDistribution, emptySums, type Sums } from './distribution.ts';
import type { AnyGameThings, Collected, Watcher } from './things.ts';

/** One win in parts: a tie of up to seven sides splits it into whole numbers. */
export const WIN = 420;

/** Branching is measured over this many equal parts of the game's progress. */
export const PARTS_OF_A_GAME = 10;

export type GameResult = {
  index: number;
  seed: Seed;
  /** By seat: who played. */
  players: string[];
  sides: number[];
  ranks: number[];
  scores: number[];
  /** By seat: its part of the win, of WIN. */
  wins: number[];
  reason: string;
  /** By seat: how early it first decided alone, from 0; null where not everybody did. */
  turnOrder: number[] | null;
  /** In hundredths. */
  rounds: number;
  decisions: number;
  decisionsBySeat: number[];
  /** What people would need, estimated (see `secondsFor`). */
  seconds: number;
  /** Of every decision: how many moves there were to choose from. */
  choices: Distribution;
  /** The same by progress of the game. */
  choicesOverTime: Sums[];
  /** Between two decisions of a seat, where others decided in between: how many decisions of theirs. */
  waits: Distribution;
  leadChanges: number;
  /** After which part of the decisions, in hundredths, the winner led without a break; null after a tie. */
  leadForGood: number | null;
  /** What part of the win the side had that led after half of the decisions, of WIN; null: nobody led. */
  halfTimeLeaderWon: number | null;
  /** Score of the best side less that of the next, by rank; null with one side. */
  margin: number | null;
  /** By seat: where its score comes from. */
  sources: { source: string; value: number }[][];
  collected: Collected;
  record: GameRecord;
};

type S = State<AnyShape>;
type Setting = { game: AnyGame; things: AnyGameThings; players: string[]; options: Options; seed: Seed; index: number };

export class Measurer {
  readonly #setting: Setting;
  readonly #watcher: Watcher<AnyShape>;
  readonly #log: Entry[] = [];
  readonly #choices = emptyDistribution();
  readonly #choicesOverTime = Array.from({ length: PARTS_OF_A_GAME }, emptySums);
  readonly #waits = emptyDistribution();
  readonly #decisionsBySeat: number[];
  readonly #turnOrder: Seat[] = [];
  /** After every decision: the side that leads alone, or null. */
  readonly #leaders: (number | null)[] = [];
  /** Decisions made at the same time count as one moment. */
  #moment = -1;
  readonly #lastMoment: (number | null)[];
  /** Who is still to decide at this moment together with others. */
  #jointly: readonly Seat[] = [];
  #momentSeconds = 0;
  #seconds = 0;

  constructor(setting: Setting, start: S) {
    this.#setting = setting;
    this.#watcher = setting.things.watch(start, setting.options);
    this.#decisionsBySeat = setting.players.map(() => 0);
    this.#lastMoment = setting.players.map(() => null);
  }

  /** Before a seat moves: what it has to choose from. */
  decision({ open }: S, seat: Seat, choices: number): void {
    this.#beginMoment(this.#setting.game.deciding(open), seat);
    count(this.#choices, choices);
    addTo(this.#choicesOverTime[this.#partOf(open)]!, choices);
    this.#decisionsBySeat[seat]! += 1;
    this.#momentSeconds = Math.max(this.#momentSeconds, secondsFor(choices));
    const last = this.#lastMoment[seat];
    if (last !== null && last !== undefined && this.#moment - last > 1) count(this.#waits, this.#moment - last - 1);
    this.#lastMoment[seat] = this.#moment;
  }

  /** After an entry of the log was played, the sea's answers included. */
  played(state: S, entry: Entry, told: readonly ToldEvent[]): void {
    this.#log.push(entry);
    this.#watcher.step(state, entry, told);
    if (entry.seat !== SEA) this.#leaders.push(leaderOf(this.#setting.game, state.open));
  }

  finish(state: S): GameResult {
    const { game, players, options, seed, index } = this.#setting;
    const outcome = game.outcome(state.open)!;
    const standings = game.standings(state.open);
    const sides = standings.map(({ side }) => side);
    const wins = winsOf(outcome.ranks, sides);
    const decisions = this.#leaders.length;
    return {
      index,
      seed,
      players,
      sides,
      ranks: outcome.ranks,
      scores: outcome.scores,
      wins,
      reason: outcome.reason,
      turnOrder: this.#turnOrderBySeat(),
      rounds: Math.round(100 * roundsOf(state.open, decisions, players.length)),
      decisions,
      decisionsBySeat: this.#decisionsBySeat,
      seconds: this.#seconds + this.#momentSeconds,
      choices: this.#choices,
      choicesOverTime: this.#choicesOverTime,
      waits: this.#waits,
      leadChanges: leadChangesOf(this.#leaders),
      leadForGood: leadForGoodOf(this.#leaders, sides, wins),
      halfTimeLeaderWon: halfTimeLeaderWon(this.#leaders, sides, wins),
      margin: marginOf(outcome.ranks, outcome.scores, sides),
      sources: standings.map(({ sources }) => sources),
      collected: this.#watcher.finish(state),
      record: { game: game.id, version: game.version, seats: players.length, options, seed, log: this.#log },
    };
  }

  #beginMoment(deciding: readonly Seat[], seat: Seat): void {
    const isSame = this.#jointly.includes(seat) && deciding.every(other => this.#jointly.includes(other));
    this.#jointly = deciding.filter(other => other !== seat);
    if (isSame) return;
    this.#moment += 1;
    this.#seconds += this.#momentSeconds;
    this.#momentSeconds = 0;
    if (deciding.length === 1 && !this.#turnOrder.includes(seat)) this.#turnOrder.push(seat);
  }

  #partOf(open: object): number {
    return Math.min(PARTS_OF_A_GAME - 1, Math.floor(PARTS_OF_A_GAME * this.#setting.game.progress(open)));
  }

  #turnOrderBySeat(): number[] | null {
    const { players } = this.#setting;
    return this.#turnOrder.length < players.length ? null : players.map((_, seat) => this.#turnOrder.indexOf(seat));
  }
}

/**
 * Seconds a person needs, as an estimate: 2 for a decision without a choice, and 3 more for every doubling of the moves
 * to choose from. Of those who decide at once, the slowest counts.
 */
const secondsFor = (choices: number): number => 2 + 3 * (choices <= 1 ? 0 : 32 - Math.clz32(choices - 1));

/** The side with the highest score, if it has it alone. */
function leaderOf(game: AnyGame, open: object): number | null {
  let best = Number.NEGATIVE_INFINITY;
  let leader: number | null = null;
  for (const { side, score } of game.standings(open)) {
    if (score > best) [best, leader] = [score, side];
    else if (score === best && side !== leader) leader = null;
  }
  return leader;
}

function winsOf(ranks: readonly number[], sides: readonly number[]): number[] {
  const winners = new Set(sides.filter((_, seat) => ranks[seat] === 1)).size;
  return ranks.map(rank => (rank === 1 ? Math.floor(WIN / winners) : 0));
}

/** How often the lead went from one side to another; a tie in between changes nothing. */
function leadChangesOf(leaders: readonly (number | null)[]): number {
  let changes = 0;
  let last: number | null = null;
  for (const leader of leaders) {
    if (leader === null || leader === last) continue;
    if (last !== null) changes += 1;
    last = leader;
  }
  return changes;
}

function leadForGoodOf(leaders: readonly (number | null)[], sides: number[], wins: number[]): number | null {
  const seat = wins.indexOf(WIN);
  if (seat < 0 || leaders.length === 0) return null;
  const behind = leaders.findLastIndex(leader => leader !== sides[seat]);
  return Math.floor((100 * (behind + 1)) / leaders.length);
}

function halfTimeLeaderWon(leaders: readonly (number | null)[], sides: number[], wins: number[]): number | null {
  const leader = leaders[Math.floor((leaders.length - 1) / 2)] ?? null;
  return leader === null ? null : wins[sides.indexOf(leader)]!;
}

function marginOf(ranks: readonly number[], scores: readonly number[], sides: readonly number[]): number | null {
  const first = ranks.indexOf(1);
  let next: number | null = null;
  for (const seat of scores.keys())
    if (sides[seat] !== sides[first] && (next === null || ranks[seat]! < ranks[next]!)) next = seat;
  return next === null ? null : Math.round(scores[first]! - scores[next]!);
}

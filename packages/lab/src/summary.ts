// What is kept of many games. Parts of it are merged in any order and any grouping to the same bytes: all numbers are
// whole, and examples are the extreme ones, the first of those that are equal.

import type { Faults } from '@quayside/bots';
import type { AnyGame } from '@quayside/rules';
import { addTo, count, type Distribution, emptyDistribution, emptySums, exact, type Sums } from './distribution.ts';
import { type GameResult, PARTS_OF_A_GAME, WIN } from './measure.ts';
import type { Cell, Plan } from './plan.ts';
import type { AnyGameThings, Counter, CounterShare, SeatMeasure, Thing } from './things.ts';

/** How often somebody played, and what they won of it, in parts of WIN. */
export type WinCount = { n: number; wins: number };

/**
 * Of one player: how many sides they were on, game by game, what those won, and in how many games. Team-mates win
 * together, so a side counts once however many of its seats have that name.
 */
export type PlayerCount = WinCount & { games: number };

/**
 * Of one thing: in how many games somebody had it, how many seats had it, and what those won. Sums over games of the
 * squares and the product of both (nn, ww, nw), because seats of one game are not independent.
 */
type ThingCount = WinCount & { games: number; nn: number; ww: number; nw: number };

/** A game that shows something: its number and by how much. */
type Example = { game: number; value: number };

/** Distributions of whole numbers; the units are told by NUMBERS. */
export const NUMBERS = {
  rounds: { label: 'Rounds', scale: 1 },
  decisions: { label: 'Decisions', scale: 1 },
  decisionsPerSeat: { label: 'Decisions of one seat', scale: 1 },
  seconds: { label: 'Estimated minutes', scale: 60 },
  choices: { label: 'Moves to choose from', scale: 1 },
  waits: { label: 'Decisions of others before the next of mine', scale: 1 },
  leadChanges: { label: 'Changes of the lead', scale: 1 },
  leadForGood: { label: 'Part of the game after which the winner led for good', scale: 100 },
  margin: { label: 'Margin of the winner', scale: 1 },
  score: { label: 'Score', scale: 1 },
  winningScore: { label: 'Score of the winner', scale: 1 },
} as const;
export type NumberName = keyof typeof NUMBERS;

export type Tally = {
  games: number;
  /** Games won by more than one side. */
  ties: number;
  bySeat: WinCount[];
  /** By place in the order of turns; empty for games without one. */
  byTurn: WinCount[];
  byPlayer: Record<string, PlayerCount>;
  /** Of programs: decisions that a random move was played for, by what was wrong. */
  faults: Record<string, Faults>;
  reasons: Record<string, number>;
  numbers: Record<NumberName, Distribution>;
  choicesOverTime: Sums[];
  /** Sides that led at half time. */
  halfTime: WinCount;
  scoreBySeat: Sums[];
  scoreByRank: Record<string, Sums>;
  /** By rank, then by source of the score. */
  sources: Record<string, Record<string, Sums>>;
  things: Record<string, ThingCount>;
  counters: Record<string, Distribution>;
  /** Measures of seats: of all of them, of those who won, and what winners had more than others (see `aheadBy`). */
  measures: Record<string, { all: Distribution; winners: Distribution; ahead: Sums }>;
  /** By what they show; see `examplesOf`. */
  examples: Record<string, Example>;
};

/** Everything a report is made from: `summary.json`. */
export type Summary = {
  format: number;
  /** null: the games are records of real ones. */
  plan: Plan | null;
  game: { id: string; title: string; version: number };
  /** What ids stand for, in English. */
  labels: {
    things: readonly Thing[];
    counters: readonly Counter[];
    measures: readonly SeatMeasure[];
    shares: readonly CounterShare[];
    reasons: Record<string, string>;
    sources: Record<string, string>;
  };
  cells: SummaryCell[];
};

/**
 * `sides`: how many sides compete; an even share of the wins is 1 / sides. `version`: of the rules. `absent`: see
 * GameThings.
 */
export type SummaryCell = Cell & { sides: number; version: number; absent: readonly string[]; tally: Tally };

export const labelsOf = (game: AnyGame, added: AnyGameThings): Summary['labels'] => ({
  things: added.things,
  counters: added.counters,
  measures: added.measures,
  shares: added.shares,
  reasons: game.words.reasons,
  sources: game.words.sources,
});

/** Where the record of a game that is an example of something lies, from the folder of the report. */
export const recordFile = (cell: Pick<Cell, 'id'>, game: number): string => `records/${cell.id}-${game}.json`;

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    ties: 0,
    bySeat: Array.from({ length: seats }, noWins),
    byTurn: [],
    byPlayer: {},
    faults: {},
    reasons: {},
    numbers: Object.fromEntries(Object.keys(NUMBERS).map(name => [name, emptyDistribution()])) as Tally['numbers'],
    choicesOverTime: Array.from({ length: PARTS_OF_A_GAME }, emptySums),
    halfTime: noWins(),
    scoreBySeat: Array.from({ length: seats }, emptySums),
    scoreByRank: {},
    sources: {},
    things: {},
    counters: {},
    measures: {},
    examples: {},
  };
}

const noWins = (): WinCount => ({ n: 0, wins: 0 });
const emptyPlayer = (): PlayerCount => ({ games: 0, ...noWins() });

/** Adds one game to a tally of games with as many seats. */
export function tallyGame(tally: Tally, result: GameResult): void {
  tally.games += 1;
  if (!result.wins.includes(WIN)) tally.ties += 1;
  tally.reasons[result.reason] = (tally.reasons[result.reason] ?? 0) + 1;
  tallyWins(tally, result);
  tallyNumbers(tally, result);
  tallyCollected(tally, result);
  for (const [name, value] of examplesOf(result)) {
    const example = { game: result.index, value };
    tally.examples[name] = better(tally.examples[name], example);
  }
}

function tallyWins(tally: Tally, { players, sides, wins, turnOrder, halfTimeLeaderWon }: GameResult): void {
  for (const name of new Set(players)) memberOf(tally.byPlayer, name, emptyPlayer).games += 1;
  for (const [seat, won] of wins.entries()) {
    addWin(tally.bySeat[seat]!, won);
    const isFirstOfSide = players.findIndex((name, at) => name === players[seat] && sides[at] === sides[seat]) === seat;
    if (isFirstOfSide) addWin(tally.byPlayer[players[seat]!]!, won);
    if (turnOrder) {
      while (tally.byTurn.length < wins.length) tally.byTurn.push(noWins());
      addWin(tally.byTurn[turnOrder[seat]!]!, won);
    }
  }
  if (halfTimeLeaderWon !== null) addWin(tally.halfTime, halfTimeLeaderWon);
}

/**
 * The member of that name, created when it is missing. Players may be called "constructor" or "__proto__": what every
 * object inherits is no member, and `members['__proto__'] = …` would make none.
 */
function memberOf<T>(members: Record<string, T>, name: string, create: () => T): T {
  if (!Object.hasOwn(members, name)) setMember(members, name, create());
  return members[name]!;
}

const setMember = <T>(members: Record<string, T>, name: string, value: T): unknown =>
  Object.defineProperty(members, name, { value, writable: true, enumerable: true, configurable: true });

function addWin(wins: WinCount, won: number): void {
  wins.n += 1;
  wins.wins += won;
}

function tallyNumbers(
  { numbers, choicesOverTime, scoreBySeat, scoreByRank, sources }: Tally,
  result: GameResult,
): void {
  count(numbers.rounds, Math.round(result.rounds / 100));
  count(numbers.decisions, result.decisions);
  count(numbers.seconds, result.seconds);
  count(numbers.leadChanges, result.leadChanges);
  if (result.leadForGood !== null) count(numbers.leadForGood, result.leadForGood);
  if (result.margin !== null) count(numbers.margin, result.margin);
  for (const decisions of result.decisionsBySeat) count(numbers.decisionsPerSeat, decisions);
  add(numbers.choices, result.choices);
  add(numbers.waits, result.waits);
  add(choicesOverTime, result.choicesOverTime);
  for (const [seat, score] of result.scores.entries()) {
    const points = Math.round(score);
    count(numbers.score, points);
    if (result.ranks[seat] === 1) count(numbers.winningScore, points);
    addTo(scoreBySeat[seat]!, points);
    const rank = String(result.ranks[seat]);
    addTo(memberOf(scoreByRank, rank, emptySums), points);
    const bySource = memberOf(sources, rank, () => ({}));
    for (const { source, value } of result.sources[seat]!)
      addTo(memberOf(bySource, source, emptySums), Math.round(value));
  }
}

function tallyCollected({ things, counters, measures }: Tally, { collected, wins }: GameResult): void {
  for (const id of new Set(collected.had.flat())) {
    const owners = wins.filter((_, seat) => collected.had[seat]!.includes(id));
    addThing(memberOf(things, id, emptyThing), owners);
  }
  for (const [id, value] of Object.entries(collected.counters)) count(memberOf(counters, id, emptyDistribution), value);
  for (const [id, values] of Object.entries(collected.measures)) {
    const measure = memberOf(measures, id, emptyMeasure);
    addTo(measure.ahead, aheadBy(values, wins));
    for (const [seat, value] of values.entries()) {
      count(measure.all, value);
      if (wins[seat]! > 0) count(measure.winners, value);
    }
  }
}

const emptyThing = (): ThingCount => ({ games: 0, n: 0, wins: 0, nn: 0, ww: 0, nw: 0 });
const emptyMeasure = (): Tally['measures'][string] => ({
  all: emptyDistribution(),
  winners: emptyDistribution(),
  ahead: emptySums(),
});

/** `owners`: what each seat won that had the thing. */
function addThing(thing: ThingCount, owners: readonly number[]): void {
  const won = owners.reduce((sum, wins) => sum + wins, 0);
  thing.games += 1;
  thing.n += owners.length;
  thing.wins += won;
  thing.nn += owners.length ** 2;
  thing.ww += won ** 2;
  thing.nw += owners.length * won;
}

/** Mean of the winners less mean of the others, in parts of WIN and rounded, so that sums are exact; 0 when all won. */
function aheadBy(values: readonly number[], wins: readonly number[]): number {
  const winners = values.filter((_, seat) => wins[seat]! > 0);
  const others = values.filter((_, seat) => wins[seat] === 0);
  if (winners.length === 0 || others.length === 0) return 0;
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  return Math.round(WIN * (mean(winners) - mean(others)));
}

/** What a game is an example of, and how good a one: the largest value is kept. */
function examplesOf({
  decisions,
  leadChanges,
  margin,
  leadForGood,
  players,
  wins,
  turnOrder,
  reason,
  choices: { bins },
  collected,
}: GameResult): [string, number][] {
  const examples: [string, number][] = [
    ['longest', decisions],
    ['shortest', -decisions],
    ['most lead changes', leadChanges],
    [`ends by ${reason}`, 0],
  ];
  if (margin !== null) examples.push(['closest', -margin], ['clearest', margin]);
  if (!wins.includes(WIN)) examples.push(['won by more than one side', 0]);
  const forced = (bins['0'] ?? 0) + (bins['1'] ?? 0);
  if (forced > 0) examples.push(['most forced decisions', forced]);
  for (const [id, value] of Object.entries(collected.counters)) if (value > 0) examples.push([`counted ${id}`, value]);
  if (leadForGood !== null) examples.push(['latest lead', leadForGood], ['earliest lead', -leadForGood]);
  for (const [seat, won] of wins.entries()) {
    if (won !== WIN) continue;
    examples.push([`won by seat ${seat}`, 0], [`won by player ${players[seat]}`, 0]);
    if (turnOrder) examples.push([`won by turn ${turnOrder[seat]}`, 0]);
    for (const [id, values] of Object.entries(collected.measures))
      examples.push([`most ${id}`, values[seat]!], [`least ${id}`, -values[seat]!]);
    for (const id of collected.had[seat]!) examples.push([`won with ${id}`, 0]);
  }
  return examples;
}

const better = (one: Example | undefined, other: Example): Example =>
  !one || other.value > one.value || (other.value === one.value && other.game < one.game) ? other : one;

/** Adds `part` to `whole`. The order in which parts are added makes no difference. */
export function mergeTally(whole: Tally, part: Tally): void {
  const { examples, ...sums } = part;
  for (const [name, example] of Object.entries(examples)) whole.examples[name] = better(whole.examples[name], example);
  add(whole, sums);
}

type Summable = { [key: string | number]: number | Summable };

/** Adds up all numbers of two structures of the same shape, at any depth; what only `part` has is copied. */
function add(whole: object, part: object): void {
  const into = whole as Record<string, number | Summable>;
  for (const [key, value] of Object.entries(part) as [string, number | Summable][]) {
    if (typeof value === 'number') setMember(into, key, exact((memberOf(into, key, () => 0) as number) + value));
    else add(memberOf(into, key, () => (Array.isArray(value) ? [] : {}) as Summable) as Summable, value);
  }
}

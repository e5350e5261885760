// Learns what a position of Rolling Seas is worth from voyages of the bots themselves, and writes it as weights:
//   node scripts/train-rolling-seas.ts --games 500 --seed 11 [--out FILE]
// The same seed and present weights give the same file; 500 games take about five minutes of one core.
// Captains who steer by the present weights sail games of two. In every turn two actions are both played to the end
// with the same luck, and the difference of the Reputations is fitted to the difference of what the captain saw after
// each (least squares on the correction of the present weights, with a penalty on large ones).
// Comparing two actions in one position learns what an action causes; fitting whole voyages learns what strong voyages
// look like, and captains who steer by that get worse with every run. Run it again to learn from captains who steer by
// what was learnt; keep what wins in the arena.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SILENT, viewOf } from '@quayside/engine';
import { below, clone, next, pick, type Rng, rngFrom, rngOf, SEA, type State, settle } from '@quayside/rules';
import {
  type Captain,
  DIRECTIONS,
  type Move,
  type RollingSeas,
  rollingSeas,
  sail,
  TURNS,
  windsOf,
} from '@quayside/rules/rolling-seas';
import { bestByExperience, captainAfter, evaluation } from '../packages/bots/src/rolling-seas.ts';
import { SIGHTS, sightOf } from '../packages/bots/src/rolling-seas-experience.ts';
import { WEIGHTS } from '../packages/bots/src/rolling-seas-weights.ts';
import { stepsFrom } from '../packages/bots/src/rolling-seas-worth.ts';

const FILE = fileURLToPath(new URL('../packages/bots/src/rolling-seas-weights.ts', import.meta.url));
const CAPTAINS = 2;
const PENALTY = 0.02; // on the square of a correction, for each sample, once all terms have the same spread

/** Two actions of one turn: how what was seen after them differs, and the Reputation they led to. */
type Sample = { terms: number[]; turns: number; difference: number };

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: FILE },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);

const samples: Sample[] = [];
const ends: number[] = [];
for (let game = 0; game < games; game++) voyage(rngOf(seed * 1_000_003 + game));
const present = SIGHTS.flatMap(name => [...WEIGHTS[name]]);
const corrections = fit(samples);
writeFileSync(values.out, fileOf(present.map((weight, i) => weight + corrections[i]!)));
report();

/** One game, with comparisons on the way. */
function voyage(rng: Rng): void {
  const { options } = settle(rollingSeas, CAPTAINS, {});
  const state: State<RollingSeas> = { ...rollingSeas.setup(CAPTAINS, options!, rng), rng };
  while (rollingSeas.outcome(state.open) === null) {
    const seat = rollingSeas.deciding(state.open)[0]!;
    if (state.open.phase.kind === 'action') compare(state, seat);
    step(state);
  }
  ends.push(...rollingSeas.outcome(state.open)!.scores);
}

/** By the present weights; drawings by chance among those that look well. */
function step(state: State<RollingSeas>): void {
  const seat = rollingSeas.deciding(state.open)[0]!;
  rollingSeas.play(
    state,
    seat,
    seat === SEA ? rollingSeas.nature!(state.open, state.rng) : chosen(state, seat),
    SILENT,
  );
}

/** The same in less time: one captain steers, the others heave to, and drawings are by chance. */
function quickStep(state: State<RollingSeas>, steering: number): void {
  const { open } = state;
  const seat = rollingSeas.deciding(open)[0]!;
  let move: Move;
  if (seat === SEA) move = rollingSeas.nature!(open, state.rng);
  else if (open.phase.kind !== 'action') move = pick(state.rng, rollingSeas.menu(viewOf(state, seat)).moves);
  else if (seat === steering) move = bestByExperience(open, seat).move;
  else move = sail(DIRECTIONS[windsOf(open.dice!)[0]!]!, []);
  rollingSeas.play(state, seat, move, SILENT);
}

function chosen(state: State<RollingSeas>, seat: number): Move {
  const moves = candidatesOf(state, seat);
  return state.open.phase.kind === 'action' ? moves[0]! : pick(state.rng, moves);
}

function candidatesOf(state: State<RollingSeas>, seat: number): readonly Move[] {
  const view = viewOf(state, seat);
  return evaluation.candidates!(view, rollingSeas.menu(view));
}

/** The best action against one of the others, half of the time any at all: what looks bad may only be misjudged. */
function compare(state: State<RollingSeas>, seat: number): void {
  const { rng } = state;
  const [first, ...others] = candidatesOf(state, seat);
  const second = pick(
    rng,
    below(rng, 2) === 0 && others.length > 0 ? others : rollingSeas.menu(viewOf(state, seat)).moves,
  );
  const turns = TURNS - state.open.turn;
  if (second === first || turns === 0) return;
  const luck = rngFrom(next(rng), next(rng), next(rng), next(rng));
  const one = termsOf(captainAfter(state.open, seat, first!), turns);
  const other = termsOf(captainAfter(state.open, seat, second), turns);
  samples.push({
    terms: one.map((value, i) => value - other[i]!),
    turns,
    difference: endOf(state, seat, first!, luck) - endOf(state, seat, second, luck),
  });
}

/** The Reputation a captain ends with after an action. */
function endOf(from: State<RollingSeas>, seat: number, move: Move, luck: Rng): number {
  const state = { ...clone({ open: from.open, own: from.own, shut: from.shut }), rng: { ...luck } };
  rollingSeas.play(state, seat, move, SILENT);
  while (rollingSeas.outcome(state.open) === null) quickStep(state, seat);
  return rollingSeas.outcome(state.open)!.scores[seat]!;
}

/** Each sight three times: as it is, by the turns left, and by their square. */
function termsOf(captain: Captain, turns: number): number[] {
  const sight = sightOf(captain, turns, stepsFrom(captain.chart, captain.at!));
  const left = turns / TURNS;
  return SIGHTS.flatMap(name => [sight[name], sight[name] * left, sight[name] * left * left]);
}

/** What the present weights make of a difference. */
function expected(terms: readonly number[]): number {
  return terms.reduce((sum, term, i) => sum + term * present[i]!, 0);
}

/** Least squares with a penalty: the normal equations of all terms, each divided by its spread. */
function fit(all: readonly Sample[]): number[] {
  const rows = all.map(({ terms }) => terms);
  const size = SIGHTS.length * 3;
  const spread = Array.from({ length: size }, (_, i) => Math.hypot(...chunked(rows, i)) / Math.sqrt(rows.length) || 1);
  const matrix = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const [n, row] of rows.entries()) {
    const scaled = row.map((value, i) => value / spread[i]!);
    for (let i = 0; i < size; i++) {
      const line = matrix[i]!;
      const value = scaled[i]!;
      for (let j = 0; j < size; j++) line[j]! += value * scaled[j]!;
      line[size]! += value * (all[n]!.difference - expected(row));
    }
  }
  for (let i = 0; i < size; i++) matrix[i]![i]! += PENALTY * rows.length;
  return solve(matrix).map((weight, i) => weight / spread[i]!);
}

/** The root of the sum of squares of one column, in parts, for a call takes only so many arguments. */
function chunked(rows: readonly number[][], column: number): number[] {
  const parts: number[] = [];
  for (let from = 0; from < rows.length; from += 1000)
    parts.push(Math.hypot(...rows.slice(from, from + 1000).map(row => row[column]!)));
  return parts;
}

/** Gaussian elimination; the last column is the right side. */
function solve(matrix: Float64Array[]): number[] {
  const size = matrix.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let row = i + 1; row < size; row++) if (Math.abs(matrix[row]![i]!) > Math.abs(matrix[pivot]![i]!)) pivot = row;
    [matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!];
    for (let row = 0; row < size; row++) {
      if (row === i) continue;
      const factor = matrix[row]![i]! / matrix[i]![i]!;
      for (let column = i; column <= size; column++) matrix[row]![column]! -= factor * matrix[i]![column]!;
    }
  }
  return matrix.map((row, i) => row[size]! / row[i]!);
}

function fileOf(found: readonly number[]): string {
  const lines = SIGHTS.map(
    (name, i) =>
      `  ${name}: [${found
        .slice(3 * i, 3 * i + 3)
        .map(rounded)
        .join(', ')}],`,
  );
  return `// Written by: node scripts/train-rolling-seas.ts --games ${games} --seed ${seed}
// From ${samples.length} comparisons in ${games} games, as corrections of the weights before.

/** By what \`rolling-seas-experience.ts\` looks at. */
export const WEIGHTS = {
${lines.join('\n')}
} as const satisfies Record<string, readonly [number, number, number]>;
`;
}

function rounded(weight: number): string {
  return String(Number(weight.toPrecision(4)));
}

function report(): void {
  ends.sort((a, b) => a - b);
  console.log(`${games} games: Reputation ${ends[0]} to ${ends.at(-1)}, median ${ends[ends.length >> 1]}`);
  const off = (of: (sample: Sample) => number) =>
    Math.sqrt(samples.reduce((sum, sample) => sum + (sample.difference - of(sample)) ** 2, 0) / samples.length);
  const corrected = ({ terms }: Sample) =>
    expected(terms) + terms.reduce((sum, term, i) => sum + term * corrections[i]!, 0);
  const before = off(({ terms }) => expected(terms)).toFixed(1);
  console.log(`${samples.length} comparisons, off by ${before} before and ${off(corrected).toFixed(1)} after`);
}

// One game of the arena, from the first card to the outcome, through the same engine as at a table.

import { Match, rngAt, seedOf } from '@quayside/engine';
import type { AnyGame, AnyShape, Options, Rng, Seat } from '@quayside/rules';
import type { Evaluation } from '../bot.ts';
import { type BotPlayer, decide, isMeasure, LEVELS } from '../levels.ts';
import { sidesOf } from '../playout.ts';
import { roundsOf } from '../rounds.ts';

/** `players` by seat; `clock`: whether the levels' time counts too, or their iterations alone. */
export type ArenaGame = { options: Options; players: BotPlayer[]; seed: string; clock: boolean };

/** By seat: its side, its share of the win (sides that tie split it), and how long it thought about each move. */
export type ArenaResult = { sides: number[]; wins: number[]; thoughtMs: number[][]; rounds: number; decisions: number };

export function playArenaGame(game: AnyGame, evaluation: Evaluation<AnyShape>, arenaGame: ArenaGame): ArenaResult {
  const { options, players, clock, seed } = arenaGame;
  const match = Match.start(game, players.length, options, seedOf(seed));
  const rngs = players.map((_, seat) => seatRng(seed, seat));
  const thoughtMs: number[][] = players.map(() => []);
  while (!match.outcome) {
    const seat = match.deciding[0]!;
    const player = players[seat]!;
    const began = performance.now();
    const move = decide(player, game, evaluation, match.view(seat), rngs[seat]!, began + thinkingMs(player, { clock }));
    thoughtMs[seat]!.push(performance.now() - began);
    const { refusal } = match.submit(seat, move);
    if (refusal) throw new Error(`${player.level} was refused ${JSON.stringify(move)}: ${refusal.code}`);
  }
  return resultOf(match, thoughtMs);
}

/** Every seat has chance of its own, so that one bot's thinking cannot change another's. */
export const seatRng = (seed: string, seat: Seat): Rng => rngAt(seedOf(`${seed}/seat ${seat}`), 0);

export const thinkingMs = ({ level }: BotPlayer, { clock }: { clock: boolean }): number =>
  clock && !isMeasure(level) ? LEVELS[level].ms : Number.POSITIVE_INFINITY;

/** Of a match that is over. */
export function resultOf({ game, state: { open }, outcome, seats }: Match, thoughtMs: number[][]): ArenaResult {
  const sides = sidesOf(game, open);
  const { ranks } = outcome!;
  const winners = new Set(sides.filter((_, seat) => ranks[seat] === 1)).size;
  const wins = ranks.map(rank => (rank === 1 ? 1 / winners : 0));
  const decisions = thoughtMs.reduce((sum, { length }) => sum + length, 0);
  return { sides, wins, thoughtMs, rounds: roundsOf(open, decisions, seats), decisions };
}

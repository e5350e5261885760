// Uniform random play through the contract: deciding, a fresh view, menu, play. Seeded once a game, as in all bulk play.

import { roundsOf } from '@quayside/bots';
import { SILENT, viewOf } from '@quayside/engine';
import { type AnyGame, type Options, pick, rngOf, SEA } from '@quayside/rules';
import { type Flags, whole } from '../command.ts';
import { chosenGame } from '../game.ts';
import { report } from './report.ts';

type Tally = { games: number; decisions: number; rounds: number; seatWins: number[] };

export async function benchPlayouts(flags: Flags): Promise<number> {
  const { game, players, options } = await chosenGame(flags);
  const seconds = whole(flags, 'seconds', 5);
  const seed = whole(flags, 'seed', 1);
  playFor(100 * seconds, game, players, options, seed); // warming up: the machine's compiler is not what is measured
  const began = performance.now();
  const tally = playFor(1000 * seconds, game, players, options, seed);
  const took = (performance.now() - began) / 1000;
  const line = {
    bench: 'playouts',
    game: game.id,
    players,
    gamesPerSecond: Math.round(tally.games / took),
    decisionsPerSecond: Math.round(tally.decisions / took),
    meanRounds: Number((tally.rounds / tally.games).toFixed(2)),
    seatWins: tally.seatWins,
  };
  report(line, flags);
  return 0;
}

function playFor(ms: number, game: AnyGame, players: number, options: Options, seed: number): Tally {
  const tally: Tally = { games: 0, decisions: 0, rounds: 0, seatWins: Array(players).fill(0) };
  const until = performance.now() + ms;
  while (performance.now() < until) playGame(game, players, options, seed + tally.games, tally);
  return tally;
}

function playGame(game: AnyGame, players: number, options: Options, seed: number, tally: Tally): void {
  const rng = rngOf(seed);
  const { open, own, shut } = game.setup(players, options, rng);
  const state = { open, own, shut, rng };
  let decisions = 0;
  for (let deciding = game.deciding(open); deciding.length > 0; deciding = game.deciding(state.open)) {
    const seat = deciding[0]!;
    const move = seat === SEA ? game.nature!(state.open, rng) : pick(rng, game.menu(viewOf(state, seat)).moves);
    game.play(state, seat, move, SILENT);
    decisions += 1;
  }
  tally.games += 1;
  tally.decisions += decisions;
  tally.rounds += roundsOf(state.open, decisions, players);
  const { ranks } = game.outcome(state.open)!;
  for (let seat = 0; seat < players; seat++) if (ranks[seat] === 1) tally.seatWins[seat]! += 1;
}

// Uniform random play through the contract: deciding, a fresh view, menu, play. Seeded once a game, as in all bulk
// play.

import { roundsOf } from '@quayside/bots';
import { SILENT, viewOf } from '@quayside/engine';
import { type AnyGame, type AnyShape, type Menu, type Options, pick, rngOf, SEA, type View } from '@quayside/rules';
import { type Flags, whole } from '../command.ts';
import { chosenGame } from '../game.ts';
import { report } from './report.ts';

type PlayoutTotals = { games: number; decisions: number; rounds: number; seatWins: number[] };

/** The menu that took longest to list. */
type Slowest = { us: number; ask: string; moves: number };

const REPEATS = 5; // of a menu that seemed slow: the quickest counts, so that what interrupted it does not

export async function benchPlayouts(flags: Flags): Promise<number> {
  const { game, players, options } = await chosenGame(flags);
  const seconds = whole(flags, 'seconds', 5);
  const seed = whole(flags, 'seed', 1);
  playFor(100 * seconds, game, players, options, seed); // warming up: the machine's compiler is not what is measured
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  const totals = playFor(1000 * seconds, game, players, options, seed);
  const { user, system } = process.cpuUsage(cpuBefore);
  const took = (performance.now() - began) / 1000;
  const slowest = slowestMenu(200 * seconds, game, players, options, seed);
  const line = {
    bench: 'playouts',
    game: game.id,
    seats: players,
    games: totals.games,
    gamesPerSecond: Math.round(totals.games / took),
    decisionsPerSecond: Math.round(totals.decisions / took),
    decisionsPerCpuSecond: Math.round((1e6 * totals.decisions) / (user + system)),
    rounds: Number((totals.rounds / totals.games).toFixed(2)),
    seatWins: totals.seatWins,
    slowestMenuUs: Math.round(slowest.us),
    slowestMenu: `${slowest.ask}, ${slowest.moves} moves`,
  };
  report(line, flags);
  return 0;
}

/** Of random games that go on for so long. */
function slowestMenu(ms: number, game: AnyGame, players: number, options: Options, seed: number): Slowest {
  let slowest: Slowest = { us: 0, ask: '', moves: 0 };
  const look = (view: View<AnyShape>): Menu<AnyShape> => {
    const began = performance.now();
    const menu = game.menu(view);
    let us = 1000 * (performance.now() - began);
    for (let i = 0; i < REPEATS && us > slowest.us; i++)
      us = Math.min(
        us,
        timed(() => game.menu(view)),
      );
    if (us > slowest.us) slowest = { us, ask: menu.ask, moves: menu.moves.length };
    return menu;
  };
  const watched = { ...game, menu: look };
  playFor(ms, watched, players, options, seed);
  return slowest;
}

function timed(act: () => void): number {
  const began = performance.now();
  act();
  return 1000 * (performance.now() - began);
}

function playFor(ms: number, game: AnyGame, players: number, options: Options, seed: number): PlayoutTotals {
  const totals: PlayoutTotals = { games: 0, decisions: 0, rounds: 0, seatWins: Array(players).fill(0) };
  const until = performance.now() + ms;
  while (performance.now() < until) playGame(game, players, options, seed + totals.games, totals);
  return totals;
}

function playGame(game: AnyGame, players: number, options: Options, seed: number, totals: PlayoutTotals): void {
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
  totals.games += 1;
  totals.decisions += decisions;
  totals.rounds += roundsOf(state.open, decisions, players);
  const { ranks } = game.outcome(state.open)!;
  for (let seat = 0; seat < players; seat++) if (ranks[seat] === 1) totals.seatWins[seat]! += 1;
}

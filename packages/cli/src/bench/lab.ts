// What the lab costs: the same games by a worker of the lab, and in a bare loop that measures and keeps nothing. Both
// are timed in turn, by processor time, so that other work on the machine falls on both alike.

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { decide, loadEvaluation, playerOf } from '@quayside/bots';
import { rngAt, SILENT, seaRngAt, viewOf } from '@quayside/engine';
import {
  type ChunkPlayer,
  completePlan,
  type GameTerms,
  gameOf,
  type Plan,
  runPlan,
  thinkingSeed,
  threadPlayer,
} from '@quayside/lab';
import { type AnyGame, SEA } from '@quayside/rules';
import { type Flags, whole } from '../command.ts';
import { chosenGame } from '../game.ts';
import { report } from './report.ts';

const BLOCKS = 5; // measured in turn, after one that is not

type Cost = { cpuMs: number; wallMs: number; decisions: number };

export async function benchLab(flags: Flags): Promise<number> {
  const { game, players, options } = await chosenGame(flags);
  const games = whole(flags, 'games', 20);
  const seats = Array<string>(players).fill(String(flags['level'] ?? 'mate'));
  const planOf = (seed: string) =>
    completePlan({ game: game.id, seats, games, seed, skill: 0, options: { ...options } });
  const cores = availableParallelism();
  const one = threadPlayer(1);
  const all = threadPlayer(cores);
  const folder = mkdtempSync(join(tmpdir(), 'quayside-bench-lab-'));
  const sum = { bare: 0, lab: 0, oneWall: 0, allWall: 0 };
  try {
    for (let block = 0; block <= BLOCKS; block++) {
      const plan = await planOf(`bench ${block}`);
      const bare = await bareCost(game, plan);
      const lab = await labCost(plan, join(folder, `one-${block}`), one);
      const many = await labCost(plan, join(folder, `all-${block}`), all);
      if (bare.decisions !== lab.decisions) throw new Error('the lab and the bare loop played different games');
      if (block === 0) continue; // the machine's compiler is not what is measured
      sum.bare += bare.cpuMs;
      sum.lab += lab.cpuMs;
      sum.oneWall += lab.wallMs;
      sum.allWall += many.wallMs;
    }
  } finally {
    await Promise.all([one.close(), all.close()]);
    rmSync(folder, { recursive: true });
  }
  const perGame = (ms: number) => Number((ms / (BLOCKS * games)).toFixed(2));
  report(
    {
      bench: 'lab',
      game: game.id,
      players,
      level: seats[0]!,
      games: BLOCKS * games,
      bareMsPerGame: perGame(sum.bare),
      labMsPerGame: perGame(sum.lab),
      labToBare: Number((sum.lab / sum.bare).toFixed(3)),
      workers: cores,
      speedUp: Number((sum.oneWall / sum.allWall).toFixed(2)),
    },
    flags,
  );
  return 0;
}

/** From the first game given out to the last one kept on the disk; making the report is not counted. */
async function labCost(plan: Plan, folder: string, player: ChunkPlayer): Promise<Cost> {
  const marks: { cpu: NodeJS.CpuUsage; wall: number }[] = [];
  const progress = () => void marks.push({ cpu: process.cpuUsage(), wall: performance.now() });
  const summary = await runPlan({ plan, folder, player, progress });
  const [first, last] = [marks[0]!, marks.at(-1)!];
  const { decisions } = summary!.cells[0]!.tally.numbers;
  return { cpuMs: cpuMs(last.cpu) - cpuMs(first.cpu), wallMs: last.wall - first.wall, decisions: decisions.sum };
}

async function bareCost(game: AnyGame, plan: Plan): Promise<Cost> {
  const evaluation = await loadEvaluation(game);
  const before = process.cpuUsage();
  const began = performance.now();
  let decisions = 0;
  for (let index = 0; index < plan.games; index++) decisions += bareGame(game, evaluation, gameOf(plan, index));
  return { cpuMs: cpuMs(process.cpuUsage()) - cpuMs(before), wallMs: performance.now() - began, decisions };
}

const cpuMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** The game of the lab without the lab; how many decisions it took. */
function bareGame(
  game: AnyGame,
  evaluation: Awaited<ReturnType<typeof loadEvaluation>>,
  { seed, options, players }: GameTerms,
): number {
  const bots = players.map((name, seat) => ({ player: playerOf(name)!, rng: rngAt(thinkingSeed(seed, seat), 0) }));
  const state = { ...game.setup(players.length, options, rngAt(seed, 0)), rng: rngAt(seed, 0) };
  let decisions = 0;
  for (let ply = 0; ; ply++) {
    const seat = game.deciding(state.open)[0];
    if (seat === undefined) return decisions;
    let move: object;
    if (seat === SEA) move = game.nature!(state.open, seaRngAt(seed, ply + 1));
    else {
      const { player, rng } = bots[seat]!;
      move = decide(player, game, evaluation, viewOf(state, seat), rng, Number.POSITIVE_INFINITY);
      decisions += 1;
    }
    state.rng = rngAt(seed, ply + 1);
    game.play(state, seat, move, SILENT);
  }
}

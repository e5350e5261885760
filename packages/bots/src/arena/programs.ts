// A contest in which programs play: they are started once for each of the games that run side by side, and play many.

import { loadGame } from '@quayside/rules';
import { Piscina } from 'piscina';
import { type Contestant, contestantOf } from '../external/contestants.ts';
import { ExternalBot, type Faults, noFaults, type PrintLine } from '../external/externalBot.ts';
import { playProgramGame, type Think } from './programGame.ts';
import type { Contest, NamedResult } from './terms.ts';
import type { ThinkingTask } from './thinking/worker.ts';

/** One who sits down to play: each has a process of its own, also where several run the same program. */
type Runner = { contestant: Contestant; bot: ExternalBot | null };

type PlayedSeries = { played: NamedResult[]; faults: Map<string, Faults> };

export async function playWithPrograms(terms: Contest, order: (game: number) => number[]): Promise<PlayedSeries> {
  const { seats, games, threads, report = () => {} } = terms;
  const workers = new Piscina<ThinkingTask, Awaited<ReturnType<Think>>>({
    filename: new URL('./thinking/worker.ts', import.meta.url).href,
    // Kept: between two questions a thread is idle, and one that is started anew reads all rules again.
    minThreads: threads,
    maxThreads: threads,
  });
  const game = await loadGame(terms.game);
  const think: Think = (player, view, rng) => workers.run({ game: game.id, player, view, rng, clock: terms.clock });
  const played: NamedResult[] = [];
  const lanes = Array.from({ length: Math.min(threads, games) }, () => seats.map(name => runnerOf(name, report)));
  let next = 0;
  const runLane = async (runners: Runner[]) => {
    while (next < games) {
      const index = next++;
      const seated = order(index).map(at => runners[at]!);
      const sitters = seated.map(({ contestant, bot }) => bot ?? contestant.player!);
      const { options, moveMs = DEFAULT_MOVE_MS } = terms;
      const result = await playProgramGame(game, { options, sitters, seed: `${terms.seed}/${index}`, moveMs }, think);
      played[index] = { names: seated.map(({ contestant }) => contestant.name), ...result };
    }
  };
  try {
    await Promise.all(lanes.map(runLane));
    return { played, faults: faultsOf(lanes.flat()) };
  } finally {
    await Promise.all(lanes.flat().map(({ bot }) => bot?.close()));
    await workers.destroy();
  }
}

/** How long a program may think about a move where nothing else was asked for. */
export const DEFAULT_MOVE_MS = 2000;

function runnerOf(name: string, report: PrintLine): Runner {
  const contestant = contestantOf(name)!;
  const bot = contestant.command && new ExternalBot(contestant.command, line => report(`[${name}] ${line}`));
  return { contestant, bot };
}

/** By name: those of all processes of a program together. */
function faultsOf(runners: readonly Runner[]): Map<string, Faults> {
  const faults = new Map<string, Faults>();
  for (const { contestant, bot } of runners) {
    if (!bot) continue;
    const sum = faults.get(contestant.name) ?? noFaults();
    for (const kind of Object.keys(sum) as (keyof Faults)[]) sum[kind] += bot.faults[kind];
    faults.set(contestant.name, sum);
  }
  return faults;
}

// Bot against bot over many games: who wins how often, and how sure that is. The same seed gives the same games.

import type { Options } from '@quayside/rules';
import { Piscina } from 'piscina';
import { isLevel, type Player } from '../levels.ts';
import type { ArenaGame, ArenaResult } from './arenaGame.ts';
import { wilson } from './wilson.ts';

/** `seats`: who plays, by name; they change places from game to game. */
export type Contest = {
  game: string;
  options: Options;
  seats: string[];
  games: number;
  seed: string;
  clock: boolean;
  threads: number;
};

/** One kind of bot. `wins` counts sides, and `share` is of all games: the shares of a contest add up to 1. */
type Standing = {
  bot: string;
  wins: number;
  share: number;
  low: number;
  high: number;
  decisions: number;
  meanMs: number;
  p99Ms: number;
};
export type Result = { games: number; meanRounds: number; meanDecisions: number; standings: Standing[] };

/** "admiral", "random", or "captain:2000" for a captain with so many iterations; null when it is none of these. */
export function playerOf(text: string): Player | null {
  const [level = '', iterations, ...rest] = text.split(':');
  if (rest.length > 0 || !(level === 'random' || isLevel(level))) return null;
  if (iterations === undefined) return { level, iterations: null };
  return /^[1-9]\d{0,8}$/.test(iterations) ? { level, iterations: Number(iterations) } : null;
}

export async function contest(terms: Contest): Promise<Result> {
  const { game, options, seats, games, seed, clock, threads } = terms;
  const workers = new Piscina<{ game: string; arenaGame: ArenaGame }, ArenaResult>({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: Math.min(threads, games),
  });
  try {
    const played = await Promise.all(
      Array.from({ length: games }, async (_, index) => {
        const names = rotated(seats, index);
        const arenaGame = { options, players: names.map(name => playerOf(name)!), seed: `${seed}/${index}`, clock };
        return { names, ...(await workers.run({ game, arenaGame })) };
      }),
    );
    return summary(seats, played);
  } finally {
    await workers.destroy();
  }
}

const rotated = <T>(items: readonly T[], by: number): T[] => items.map((_, i) => items[(i + by) % items.length]!);

type Named = ArenaResult & { names: string[] };

function summary(seats: readonly string[], played: Named[]): Result {
  const games = played.length;
  const mean = (of: (game: Named) => number) => played.reduce((sum, game) => sum + of(game), 0) / games;
  const standings = [...new Set(seats)].map((bot): Standing => {
    const wins = played.reduce((sum, game) => sum + winsOf(game, bot), 0);
    const thoughts = played.flatMap(game => game.thoughtMs.filter((_, seat) => game.names[seat] === bot).flat());
    thoughts.sort((a, b) => a - b);
    return {
      bot,
      wins,
      share: wins / games,
      ...wilson(wins, games),
      decisions: thoughts.length,
      meanMs: thoughts.reduce((sum, ms) => sum + ms, 0) / Math.max(1, thoughts.length),
      p99Ms: thoughts[Math.floor(thoughts.length * 0.99)] ?? 0,
    };
  });
  return { games, meanRounds: mean(game => game.rounds), meanDecisions: mean(game => game.decisions), standings };
}

/** A side counts once, however many seats it has; a side of mixed bots counts for each by its part. */
function winsOf({ names, sides, wins }: Named, bot: string): number {
  let sum = 0;
  for (const [seat, name] of names.entries()) {
    if (name === bot) sum += wins[seat]! / sides.filter(side => side === sides[seat]).length;
  }
  return sum;
}

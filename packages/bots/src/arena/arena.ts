// Bot against bot over many games: who wins how often, and how sure that is. The same seed gives the same games.

import { LEVELS, type Level } from '@quayside/protocol';
import { Piscina } from 'piscina';
import { playerOf } from '../external/contestants.ts';
import type { Faults } from '../external/externalBot.ts';
import type { ArenaGame, ArenaResult } from './arenaGame.ts';
import { playWithPrograms } from './programs.ts';
import type { Contest, NamedResult } from './terms.ts';
import { wilson } from './wilson.ts';

/**
 * One kind of bot. `wins` counts sides, and `share` is of all games: the shares of a contest add up to 1. `faults`: of
 * a program, the decisions that were not its own.
 */
type Standing = {
  bot: string;
  wins: number;
  share: number;
  low: number;
  high: number;
  decisions: number;
  meanMs: number;
  medianMs: number;
  p99Ms: number;
  faults: Faults | null;
};
/**
 * From a level to the next one below it among those who play, where all sit as often. `isVisible`: the lower end of the
 * interval of the one is above the share of the other.
 */
export type LevelStep = { level: Level; below: Level; isVisible: boolean };
export type Result = {
  games: number;
  meanRounds: number;
  meanDecisions: number;
  standings: Standing[];
  steps: LevelStep[];
};

export async function contest(terms: Contest): Promise<Result> {
  const places = [...terms.seats.keys()];
  const isOurs = terms.seats.every(name => playerOf(name) !== null);
  const { played, faults } = isOurs
    ? { played: await playOurs(terms), faults: new Map<string, Faults>() }
    : await playWithPrograms(terms, index => rotated(places, index));
  return summary(terms.seats, played, faults);
}

/** Whole games in worker threads. */
async function playOurs({ game, options, seats, games, seed, clock, threads }: Contest): Promise<NamedResult[]> {
  const workers = new Piscina<{ game: string; arenaGame: ArenaGame }, ArenaResult>({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: Math.min(threads, games),
  });
  try {
    return await Promise.all(
      Array.from({ length: games }, async (_, index) => {
        const names = rotated(seats, index);
        const arenaGame = { options, players: names.map(name => playerOf(name)!), seed: `${seed}/${index}`, clock };
        return { names, ...(await workers.run({ game, arenaGame })) };
      }),
    );
  } finally {
    await workers.destroy();
  }
}

const rotated = <T>(items: readonly T[], by: number): T[] => items.map((_, i) => items[(i + by) % items.length]!);

function summary(seats: readonly string[], played: NamedResult[], faults: Map<string, Faults>): Result {
  const games = played.length;
  const mean = (of: (game: NamedResult) => number) => played.reduce((sum, game) => sum + of(game), 0) / games;
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
      medianMs: quantile(thoughts, 0.5),
      p99Ms: quantile(thoughts, 0.99),
      faults: faults.get(bot) ?? null,
    };
  });
  return {
    games,
    meanRounds: mean(game => game.rounds),
    meanDecisions: mean(game => game.decisions),
    standings,
    steps: stepsOf(seats, standings),
  };
}

/** Of numbers in order: the one below which this part of them lies; 0 where there are none. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? 0;

/** The highest step first; none where the levels do not sit equally often. */
export function stepsOf(
  seats: readonly string[],
  standings: readonly Pick<Standing, 'bot' | 'share' | 'low'>[],
): LevelStep[] {
  const playing = LEVELS.filter(level => seats.includes(level)).toReversed();
  const often = new Set(playing.map(level => seats.filter(name => name === level).length));
  if (often.size !== 1) return [];
  const found = (level: Level) => standings.find(({ bot }) => bot === level)!;
  return playing.slice(0, -1).map((level, i) => {
    const below = playing[i + 1]!;
    return { level, below, isVisible: found(level).low > found(below).share };
  });
}

/** A side counts once, however many seats it has; a side of mixed bots counts for each by its part. */
function winsOf({ names, sides, wins }: NamedResult, bot: string): number {
  let sum = 0;
  for (const [seat, name] of names.entries()) {
    if (name === bot) sum += wins[seat]! / sides.filter(side => side === sides[seat]).length;
  }
  return sum;
}

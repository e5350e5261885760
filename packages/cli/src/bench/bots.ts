// `bench bots`: how long tables wait for their bots, through the pool a server has. Every table always has a question
// in it.

import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { BotPool, isLevel } from '@quayside/bots';
import { Match, seedOf } from '@quayside/engine';
import { LEVELS, type Level } from '@quayside/protocol';
import { type AnyGame, GAMES, loadGame, type Options, settle } from '@quayside/rules';
import { type Flags, UsageError, whole } from '../command.ts';
import { chosenGame } from '../game.ts';
import { report } from './report.ts';

const PLAYERS = 4;
const WARM_UP_TURNS = 2;

type Chosen = { game: AnyGame; players: number; options: Options };
/** By level: what each answer took, in ms. `random`: moves made without thinking. */
type Waits = { took: Record<Level, number[]>; random: number };

export async function benchBots(flags: Flags): Promise<number> {
  const tables = whole(flags, 'tables', 10, { max: 1000 });
  const seconds = whole(flags, 'seconds', 20);
  const paceMs = whole(flags, 'pace', 0, { min: 0 });
  const threads = Math.max(1, availableParallelism() - 1); // as a server has unless told
  const levels = chosenLevels(flags);
  const games = await chosenGames(flags);
  const seed = whole(flags, 'seed', 1);
  const pool = new BotPool({ threads });
  const waits: Waits = { took: { deckhand: [], mate: [], captain: [], admiral: [] }, random: 0 };
  await warmUp(pool, games, levels);
  const until = performance.now() + 1000 * seconds;
  const play = async (table: number): Promise<void> => {
    const level = levels[table % levels.length]!;
    for (let played = 0; performance.now() < until; played++) {
      const chosen = games[(table + played) % games.length]!;
      await playOn(pool, chosen, level, `bench bots ${seed} ${table} ${played}`, { until, paceMs, waits });
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, table) => play(table)));
  await pool.close();
  report({ bench: 'bots', tables, threads, seconds, random: waits.random, ...figures(levels, waits) }, flags);
  return 0;
}

/** Every level looks at every game, until all threads have read the rules and their code is compiled. */
async function warmUp(pool: BotPool, games: readonly Chosen[], levels: readonly Level[]): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (let turn = 0; turn < WARM_UP_TURNS; turn++)
    await Promise.all(
      games.flatMap(({ game, players, options }) =>
        levels.map(level => {
          const match = Match.start(game, players, options, seedOf(`warm up ${turn}`));
          return pool.think({ game: game.id, view: match.view(match.deciding[0]!), level, seed: `${turn}`, deadline });
        }),
      ),
    );
}

type BenchSettings = { until: number; paceMs: number; waits: Waits };

/** One game, each move asked for as at a table; ends with it or with the time. */
async function playOn(
  pool: BotPool,
  chosen: Chosen,
  level: Level,
  seed: string,
  settings: BenchSettings,
): Promise<void> {
  const { game, players, options } = chosen;
  const { until, paceMs, waits } = settings;
  const match = Match.start(game, players, options, seedOf(seed));
  for (let ply = 0; !match.outcome && performance.now() < until; ply++) {
    const seat = match.deciding[0]!;
    const asked = performance.now();
    const { move, fallback } = await pool.think({
      game: game.id,
      view: match.view(seat),
      level,
      seed: `${seed} ${ply}`,
    });
    waits.took[level].push(performance.now() - asked);
    waits.random += fallback ? 1 : 0;
    match.submit(seat, move);
    if (paceMs > 0) await sleep(paceMs);
  }
}

function chosenLevels(flags: Flags): readonly Level[] {
  const name = flags['level'];
  if (name === undefined) return LEVELS;
  if (typeof name !== 'string' || !isLevel(name)) throw new UsageError(`There is no level "${String(name)}".`);
  return [name];
}

/** The game asked for, or all of them. */
async function chosenGames(flags: Flags): Promise<Chosen[]> {
  if (flags['game'] !== undefined)
    return [await chosenGame({ ...flags, players: flags['players'] ?? String(PLAYERS) })];
  const games = await Promise.all(Object.keys(GAMES).map(id => loadGame(id)));
  return games.map(game => ({ game, players: PLAYERS, options: settle(game, PLAYERS, {}).options! }));
}

const figures = (levels: readonly Level[], { took }: Waits): Record<string, number> =>
  Object.fromEntries(
    levels.flatMap(level => {
      const sorted = took[level].toSorted((a, b) => a - b);
      const at = (part: number): number => Math.round(10 * (sorted[Math.floor(part * sorted.length)] ?? 0)) / 10;
      return [
        [`${level}Moves`, sorted.length],
        [`${level}P50Ms`, at(0.5)],
        [`${level}P99Ms`, at(0.99)],
      ];
    }),
  );

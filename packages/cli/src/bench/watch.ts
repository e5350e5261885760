// How long somebody at a table waits for their next decision while the events of others are shown to them. Bots play
// whole games, with dice that really fall; how long each event is shown is code of the web, which cli does not import:
// a script of the web (packages/web/timing/watch.ts) is started and reads what a seat was sent, one game a line.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { decide, isLevel, loadEvaluation } from '@quayside/bots';
import { seaOf } from '@quayside/dice/sea';
import { eventsFor, Match, type Step, seedOf } from '@quayside/engine';
import { type AnyGame, rngOf } from '@quayside/rules';
import { readConfig } from '@quayside/server';
import { type Flags, UsageError, whole } from '../command.ts';
import { chosenGame } from '../game.ts';
import { report } from './report.ts';

const SCRIPT = fileURLToPath(new URL('../../../web/timing/watch.ts', import.meta.url));
const THINKING_MS = 10_000; // bots stop at their iterations

/** What the web answers: waits in milliseconds at normal speed, one for each decision of the seat. */
type Waits = {
  all: number[];
  /** Those during which somebody else moved. */
  others: number[];
};

type WatchedStep = { by: number; askedAt: number; events: object[]; asked: boolean };

export async function benchWatch(flags: Flags): Promise<number> {
  const players = flags['seats'] ?? flags['players'];
  const { game, players: seats, options } = await chosenGame({ ...flags, ...(players && { players }) });
  const level = String(flags['level'] ?? 'mate');
  if (!isLevel(level)) throw new UsageError(`There is no level called "${level}".`);
  const games = whole(flags, 'games', 10);
  const seed = whole(flags, 'seed', 1);
  const botPauseMs = whole(flags, 'bot-pause-ms', readConfig({}, {}).botPauseMs);
  const device = (await seaOf(game.id)) ?? undefined;
  const evaluation = await loadEvaluation(game);
  const child = spawn(process.execPath, [SCRIPT, game.id, String(botPauseMs)], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {}); // it ended early: its exit code says so
  const answer = text(child.stdout);
  for (let n = 0; n < games; n++) {
    const match = Match.start(game, seats, options, seedOf(`watch ${seed} ${n}`), device);
    const rng = rngOf(seed + n);
    const think = (seat: number) =>
      decide({ level, iterations: null }, game, evaluation, match.view(seat), rng, performance.now() + THINKING_MS);
    child.stdin.write(`${JSON.stringify(watched(match, think))}\n`);
  }
  child.stdin.end();
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the timings of the web could not be read');
  report({ bench: 'watch', ...found(game, seats, games, JSON.parse(await answer)), level }, flags);
  return 0;
}

/**
 * A whole game as the first seat is sent it; `asked`: with this step it has a new decision; `askedAt`: how long the log
 * was when whoever moved was asked.
 */
function watched(match: Match, think: (seat: number) => object): WatchedStep[] {
  const steps: WatchedStep[] = [];
  const take = (made: readonly Step[], askedBefore: number | null, askedAt: number) => {
    for (const [n, { entry, told }] of made.entries()) {
      const asked = n === made.length - 1 && match.asked[0] !== null && match.asked[0] !== askedBefore;
      steps.push({ by: entry.seat, askedAt, events: eventsFor(told, 0), asked });
    }
  };
  while (!match.outcome) {
    const seat = match.deciding[0]!;
    const before = match.asked[0] ?? null;
    const askedAt = match.asked[seat]! - match.opening.length;
    const done = match.submit(seat, think(seat));
    if (done.refusal) throw new Error(`a bot was refused: ${done.refusal.code}`);
    take(done.steps, before, askedAt);
  }
  return steps;
}

const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0) / 1000;
};

const found = (game: AnyGame, seats: number, games: number, { all, others }: Waits) => ({
  game: game.id,
  seats,
  games,
  decisions: all.length,
  medianSeconds: quantile(all, 0.5),
  p90Seconds: quantile(all, 0.9),
  turns: others.length,
  turnMedianSeconds: quantile(others, 0.5),
  turnP90Seconds: quantile(others, 0.9),
});

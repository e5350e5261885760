// A game of the arena in which programs play. It runs on the main thread, which only waits: programs think in processes
// of their own, our bots in a worker thread. A thread that thought itself would read the answers of programs too late.

import { eventsFor, Match, type Step, seedOf } from '@quayside/engine';
import type { AnyGame, AnyShape, Options, Rng, View } from '@quayside/rules';
import type { ExternalBot } from '../external/externalBot.ts';
import type { BotPlayer } from '../levels.ts';
import { type ArenaResult, resultOf, seatRng } from './arenaGame.ts';

/** By seat: a bot of ours, or a program. */
type Sitter = BotPlayer | ExternalBot;

/** What a bot of ours decides, in so many milliseconds; the generator as it is after that. */
type Thought = { move: object; rng: Rng; ms: number };

/** Lets a bot of ours decide. */
export type Think = (player: BotPlayer, view: View<AnyShape>, rng: Rng) => Promise<Thought>;

type ProgramGame = { options: Options; sitters: Sitter[]; seed: string; moveMs: number };

const isProgram = (sitter: Sitter): sitter is ExternalBot => 'decide' in sitter;

export async function playProgramGame(
  game: AnyGame,
  { options, sitters, seed, moveMs }: ProgramGame,
  think: Think,
): Promise<ArenaResult> {
  const match = Match.start(game, sitters.length, options, seedOf(seed));
  const rngs = sitters.map((_, seat) => seatRng(seed, seat));
  const thoughtMs: number[][] = sitters.map(() => []);
  /** By seat: what it was told since it was last sent a line. */
  const events = sitters.map((): object[] => []);
  const tell = (steps: readonly Step[]) => {
    for (const { told } of steps) for (const [seat, list] of events.entries()) list.push(...eventsFor(told, seat));
  };
  for (const [seat, sitter] of sitters.entries())
    if (isProgram(sitter)) sitter.begin({ game, options, seats: sitters.length, seat });
  tell(match.opening);
  while (!match.outcome) {
    const seat = match.deciding[0]!;
    const sitter = sitters[seat]!;
    const view = match.view(seat);
    const began = performance.now();
    let move: object;
    let ms: number;
    if (isProgram(sitter)) {
      ({ move } = await sitter.decide(view, events[seat]!.splice(0), moveMs, rngs[seat]!));
      ms = performance.now() - began;
    } else ({ move, rng: rngs[seat]!, ms } = await think(sitter, view, rngs[seat]!));
    thoughtMs[seat]!.push(ms);
    const { steps, refusal } = match.submit(seat, move);
    if (refusal) throw new Error(`seat ${seat} was refused ${JSON.stringify(move)}: ${refusal.code}`);
    tell(steps);
  }
  for (const [seat, sitter] of sitters.entries()) if (isProgram(sitter)) sitter.end(match.outcome, events[seat]!);
  return resultOf(match, thoughtMs);
}

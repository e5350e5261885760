// Programs in any language as players of the lab (`cmd:…`). They run beside this process and are asked from its main
// thread; a game with them cannot be played again from its seed, so its record is kept with the result.

import { contestantOf, ExternalBot, type Faults, noFaults } from '@quayside/bots';
import { type Chunk, type ChunkResult, loadForLab, playChunk } from './chunk.ts';
import type { Plan } from './plan.ts';
import { type Decider, type DeciderOf, type LoadedGame, levelDecider } from './playGame.ts';
import type { ChunkPlayer } from './run.ts';

/**
 * Plays `atOnce` chunks at a time, each with programs of its own. `report`: told what programs write to standard error.
 */
export function programPlayer(atOnce: number, report: (line: string) => void): ChunkPlayer {
  const free = Array.from({ length: atOnce }, () => new Programs(report));
  const all = [...free];
  return {
    atOnce,
    async play(plan: Plan, chunk: Chunk): Promise<ChunkResult> {
      const programs = free.pop()!;
      try {
        const loaded = await loadForLab(plan.game);
        const before = programs.faults();
        const result = await playChunk(plan, chunk, programs.deciderOf(loaded, plan.moveMs!));
        return { ...result, tally: { ...result.tally, faults: difference(programs.faults(), before) } };
      } finally {
        free.push(programs);
      }
    },
    close: async () => void (await Promise.all(all.map(programs => programs.close()))),
  };
}

type FaultsByName = Record<string, Faults>;

/** The programs of one game at a time: started once, for as many games as come. */
class Programs {
  readonly #report: (line: string) => void;
  /** By name; a program that plays several seats runs several times. */
  readonly #running = new Map<string, ExternalBot[]>();

  constructor(report: (line: string) => void) {
    this.#report = report;
  }

  deciderOf({ game, evaluation }: LoadedGame, moveMs: number): DeciderOf {
    const byLevel = levelDecider(game, evaluation);
    return (name, seat, rng, terms): Decider => {
      const command = contestantOf(name)?.command;
      if (!command) return byLevel(name, seat, rng, terms);
      const { players, options } = terms;
      const bot = this.#bot(name, command, players.slice(0, seat).filter(other => other === name).length);
      let events: object[] = [];
      bot.begin({ game, options, seats: players.length, seat });
      return {
        async decide(view) {
          const sinceLastMove = events;
          events = [];
          return (await bot.decide(view, sinceLastMove, moveMs, rng)).move;
        },
        onEvent: event => void events.push(event),
        end: outcome => bot.end(outcome, events),
      };
    };
  }

  faults(): FaultsByName {
    const sum = (bots: ExternalBot[]): Faults => {
      const total = noFaults();
      for (const { faults } of bots) for (const kind of KINDS) total[kind] += faults[kind];
      return total;
    };
    return Object.fromEntries([...this.#running].map(([name, bots]) => [name, sum(bots)]));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.values()].flat().map(bot => bot.close()));
  }

  #bot(name: string, command: readonly string[], number: number): ExternalBot {
    const bots = this.#running.get(name) ?? [];
    this.#running.set(name, bots);
    bots[number] ??= new ExternalBot(command, line => this.#report(`[${command.join(' ')}] ${line}`));
    return bots[number];
  }
}

const KINDS = Object.keys(noFaults()) as (keyof Faults)[];

const difference = (now: FaultsByName, before: FaultsByName): FaultsByName =>
  Object.fromEntries(
    Object.entries(now).map(([name, faults]) => [
      name,
      Object.fromEntries(KINDS.map(kind => [kind, faults[kind] - (before[name]?.[kind] ?? 0)])) as Faults,
    ]),
  );

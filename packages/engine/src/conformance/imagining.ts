// Law 5. An imagined world looks to its seat like the real one, adds up, can be played on, and is not always the same.

import { clone, type Seat } from '@quayside/rules';
import { rngAt, seedOf } from '../seed.ts';
import { SILENT } from '../step.ts';
import { viewOf } from '../view.ts';
import { deepFrozen, hiddenText, notPlain, text, viewText } from './plain.ts';
import { type Examiner, nextChoice, type Trial, type TrialPosition, viewers } from './trial.ts';
import type { S } from './worlds.ts';

const WORLDS = 3; // imagined by each onlooker at each position
const PLAYED_ON = 6; // moves

export function imagining(trial: Trial): Examiner {
  const { game } = trial;
  const rng = rngAt(seedOf(`${trial.seed}: what is imagined`), 0);
  /** The hidden parts each seat was up against, and the seats that imagined two different ones of the same view. */
  const truths = new Map<Seat | null, Set<string>>();
  const varied = new Set<Seat | null>();

  function* imagined({ state, ply }: TrialPosition, seat: Seat | null): Generator<string> {
    const view = deepFrozen(clone(viewOf(state, seat)));
    const seen = text(view);
    const hidden = new Set<string>();
    for (let i = 0; i < WORLDS; i++) {
      const world: S = { ...game.imagine(view, rng), rng };
      const fault = notPlain({ ...world, rng: null }, 'the imagined world') ?? game.audit(world);
      if (fault) yield `what ${name(seat)} imagines does not add up: ${fault}`;
      if (viewText(world, seat) !== seen) yield `${name(seat)} imagines a world that looks different to it`;
      hidden.add(hiddenText(world, seat));
      if (i === 0) yield* playedOn(world, ply, seat);
    }
    if (hidden.size > 1) varied.add(seat);
    truths.set(seat, (truths.get(seat) ?? new Set()).add(hiddenText(state, seat)));
  }

  /** In place: a world that shares something with the frozen view it came from throws here. */
  function* playedOn(world: S, ply: number, seat: Seat | null): Generator<string> {
    try {
      for (let i = 0; i < PLAYED_ON; i++) {
        const choice = nextChoice(trial, world, ply + i, rng);
        if (!choice) break;
        game.play(world, choice.seat, choice.move, SILENT);
        const fault = game.audit(world);
        if (fault) yield `in a world ${name(seat)} imagines, after ${text(choice.move)} ${fault}`;
      }
      if (game.deciding(world.open).length === 0 && !game.outcome(world.open))
        yield `a world ${name(seat)} imagines comes to a stop`;
    } catch (error) {
      yield `a world ${name(seat)} imagines cannot be played on: ${error}`;
    }
  }

  return {
    *at(position) {
      for (const seat of viewers(position)) yield* imagined(position, seat);
    },
    *after() {
      for (const [seat, { size }] of truths)
        if (size > 1 && !varied.has(seat)) yield `${name(seat)} never imagines more than one world`;
    },
  };
}

const name = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);

// Law 6. Whoever decides at once makes a joint decision, whose commitments may arrive in any order.

import { type AnyShape, type Joint, pick, type Rng, type Seat, shuffle } from '@quayside/rules';
import type { SeatMove } from '../random.ts';
import { rngAt, seedOf } from '../seed.ts';
import type { ToldEvent } from '../step.ts';
import { viewOf } from '../view.ts';
import { text, worldText } from './plain.ts';
import { type Examiner, playFrom, type Trial, type TrialPosition } from './trial.ts';
import type { S } from './worlds.ts';

const ORDERS = 6; // tried for each joint decision

export function orders(trial: Trial): Examiner {
  const { game } = trial;
  const rng = rngAt(seedOf(`${trial.seed}: orders`), 0);

  const jointAt = (open: AnyShape['open']): Joint | null => game.joint?.(open) ?? null;

  /** Whether `joint` agrees with who is deciding. */
  function* agrees({ state: { open }, deciding }: TrialPosition): Generator<string> {
    const joint = jointAt(open);
    if (!joint && deciding.length > 1) yield `seats ${deciding} decide at once, and joint says null`;
    if (joint && text(joint.awaited) !== text(deciding))
      yield `joint awaits seats ${joint.awaited}, and ${deciding} are deciding`;
  }

  /** Whether those who have committed, and they alone, are said to have; the last one ends the joint decision. */
  function* marked(before: Joint, open: AnyShape['open'], done: readonly Seat[]): Generator<string> {
    const awaited = before.awaited.filter(seat => !done.includes(seat));
    if (awaited.length === 0) return;
    const committed = [...before.committed, ...done].sort();
    const expected: Joint = { committed, awaited };
    const joint = jointAt(open);
    if (text({ committed: joint?.committed, awaited: joint?.awaited }) !== text(expected))
      yield `once seats ${done} have committed, joint says ${text(joint)} instead of ${text(expected)}`;
  }

  /** Commits in this order, recording the state after each set of seats, and in the end all events. */
  function* committed(
    { state, ply }: TrialPosition,
    order: readonly SeatMove[],
    met: Map<string, string>,
  ): Generator<string> {
    let now: S = state;
    const told: ToldEvent[] = [];
    const done: Seat[] = [];
    const joint = jointAt(state.open);
    for (const choice of order) {
      if (!game.deciding(now.open).includes(choice.seat)) {
        yield `seat ${choice.seat} is no longer asked once ${done.join(' and ')} committed`;
        return;
      }
      const played = playFrom(trial, now, ply + done.length, choice);
      now = played.state;
      told.push(...played.told);
      done.push(choice.seat);
      if (joint) yield* marked(joint, now.open, done);
      yield* same(met, `the state after seats ${[...done].sort()} committed`, worldText(now));
    }
    yield* same(met, 'what is told', text(told.map(text).sort()));
  }

  return {
    *at(position) {
      const { state, deciding } = position;
      yield* agrees(position);
      if (deciding.length < 2) return;
      const met = new Map<string, string>();
      const choices = deciding.map(seat => ({ seat, move: pick(rng, game.menu(viewOf(state, seat)).moves) }));
      for (const order of someOrders(rng, choices)) yield* committed(position, order, met);
    },
  };
}

function* same(met: Map<string, string>, what: string, value: string): Generator<string> {
  if ((met.get(what) ?? value) !== value) yield `${what} depends on the order they came in`;
  met.set(what, value);
}

/** The order of seats, its reverse, and a few others. */
function* someOrders(rng: Rng, choices: readonly SeatMove[]): Generator<readonly SeatMove[]> {
  yield choices;
  yield choices.toReversed();
  for (let i = 2; i < ORDERS && choices.length > 2; i++) yield shuffle(rng, [...choices]);
}

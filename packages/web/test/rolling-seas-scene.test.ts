// The board shows events one by one; when all of a step are shown, it must show exactly what is.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, type Step, seedOf, viewOf } from '@quayside/engine';
import { type AnyGame, below, rngOf, settle } from '@quayside/rules';
import { type Event, rollingSeas, type SeasView } from '@quayside/rules/rolling-seas';
import { pause, type Scene, stage, still } from '../src/games/rolling-seas/scene.ts';

function* steps(seats: number, seed: string, chosen: Record<string, string> = {}): Generator<Step> {
  const { options } = settle(rollingSeas, seats, chosen);
  const match = Match.start(rollingSeas as unknown as AnyGame, seats, options!, seedOf(seed));
  const rng = rngOf(seed.length);
  while (!match.outcome) {
    const seat = match.deciding[below(rng, match.deciding.length)]!;
    const { moves } = match.menu(seat);
    const { steps } = match.submit(seat, moves[below(rng, moves.length)]);
    yield* steps!;
  }
}

const sceneOf = (state: Step['before'], seat: number | null): Scene =>
  still(viewOf(state, seat) as unknown as SeasView);

const heard = (step: Step): Event[] => step.told.map(({ event }) => event as Event);

describe('the scene', () => {
  for (const seats of [1, 2, 3, 8])
    test(`${seats} captains: staged events end in the position itself`, () => {
      for (const step of steps(seats, `ebb-${seats}`))
        for (const seat of [0, null])
          deepEqual(heard(step).reduce(stage, sceneOf(step.before, seat)), sceneOf(step.after, seat));
    });

  test('captains who act one after the other are staged alike', () => {
    for (const step of steps(3, 'slack', { reveal: 'live', islands: 'advanced', 'port-order': 'upgrade-first' }))
      deepEqual(heard(step).reduce(stage, sceneOf(step.before, 0)), sceneOf(step.after, 0));
  });

  test('staging changes no scene that came before', () => {
    for (const step of steps(2, 'spring')) {
      const before = sceneOf(step.before, 0);
      const copy = structuredClone(before);
      heard(step).reduce(stage, before);
      deepEqual(before, copy);
    }
  });

  test('deeds are shown together, dice and cards by themselves', () => {
    equal(pause({ type: 'step', seat: 0, from: 0, to: 1, mp: 1, provisions: 0, bonus: false }), 0);
    equal(pause({ type: 'dice', turn: 2, values: [1, 2, 3], face: 1 }) >= 2000, true);
    equal(pause({ type: 'adventure', card: 0 }) > 0, true);
  });
});

// The board shows events one by one; when all of a step are shown, it must show exactly what is.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, type Step, seedOf, viewOf } from '@quayside/engine';
import { type AnyGame, below, rngOf, settle } from '@quayside/rules';
import { type Event, type RollingView, rollingWithTheWaves } from '@quayside/rules/rolling-with-the-waves';
import { pause, type Scene, stage, still } from '../src/games/rolling-with-the-waves/scene.ts';

function* steps(seats: number, seed: string): Generator<Step> {
  const { options } = settle(rollingWithTheWaves, seats, {});
  const match = Match.start(rollingWithTheWaves as unknown as AnyGame, seats, options!, seedOf(seed));
  const rng = rngOf(seed.length);
  while (!match.outcome) {
    const seat = match.deciding[below(rng, match.deciding.length)]!;
    const { moves } = match.menu(seat);
    const { steps } = match.submit(seat, moves[below(rng, moves.length)]);
    yield* steps!;
  }
}

const sceneOf = (state: Step['before'], seat: number | null): Scene =>
  still(viewOf(state, seat) as unknown as RollingView);

const heard = (step: Step): Event[] => step.told.map(({ event }) => event as Event);

/** The volley is a show of its own and leaves nothing behind. */
const settled = (scene: Scene): Scene => ({ ...scene, volley: null });

describe('the scene', () => {
  for (const seats of [2, 3, 4, 5])
    test(`${seats} captains: staged events end in the position itself`, () => {
      for (const seed of ['ebb', 'flow', 'slack'])
        for (const step of steps(seats, `${seed}-${seats}`))
          for (const seat of [0, seats - 1, null]) {
            const staged = heard(step).reduce(stage, sceneOf(step.before, seat));
            deepEqual(settled(staged), sceneOf(step.after, seat));
          }
    });

  test('staging changes no scene that came before', () => {
    for (const step of steps(4, 'spring')) {
      const before = sceneOf(step.before, 0);
      const copy = structuredClone(before);
      heard(step).reduce(stage, before);
      deepEqual(before, copy);
    }
  });

  test('every kind of event occurs, and what is not shown by itself belongs to the next', () => {
    const shown = new Set<Event['type']>();
    for (const seed of ['neap', 'spring', 'rip'])
      for (const step of steps(3, seed)) for (const event of heard(step)) shown.add(event.type);
    for (const type of ['rolled', 'drafted', 'drunken-sailor', 'revealed', 'wrote', 'buried', 'level'] as const)
      equal(shown.has(type), true, type);
    for (const type of ['aimed', 'fired', 'cannon-spent', 'ports', 'hired', 'anchor', 'ended'] as const)
      equal(shown.has(type), true, type);
    equal(pause({ type: 'round', round: 1, first: 0 }), 0);
    equal(pause({ type: 'rolled', seat: 0, dice: [] }) > 0, true);
  });
});

// The board shows events one by one; when all of a step are shown, it must show exactly what is.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, type Step, seedOf, viewOf } from '@quayside/engine';
import { type AnyGame, below, rngOf, settle } from '@quayside/rules';
import { type Event, PRESETS, type Waves, type WavesView, waves } from '@quayside/rules/waves';
import { pause, type Scene, stage, still } from '../src/games/waves/scene.ts';

const TABLES = [
  { seats: 2, mode: 'head-to-head' },
  { seats: 3, mode: 'all-vs-all' },
  { seats: 4, mode: 'all-vs-all' },
  { seats: 6, mode: 'all-vs-all' },
  { seats: 4, mode: 'teams' },
  { seats: 5, mode: 'teams' },
];

function* steps(seats: number, mode: string, tablets: string, seed: string): Generator<Step> {
  const { options } = settle(waves, seats, { mode, tablets });
  const match = Match.start(waves as unknown as AnyGame, seats, options!, seedOf(seed));
  const rng = rngOf(seed.length);
  while (!match.outcome) {
    const seat = match.deciding[below(rng, match.deciding.length)]!;
    const { moves } = match.menu(seat);
    const { steps } = match.submit(seat, moves[below(rng, moves.length)]);
    yield* steps!;
  }
}

const sceneOf = (state: Step['before'], seat: number | null): Scene =>
  still(viewOf(state, seat) as unknown as WavesView);

const heard = (step: Step, seat: number | null): Event[] =>
  step.told.filter(({ to }) => to === null || to === seat).map(({ event }) => event as Event);

describe('the scene', () => {
  for (const { seats, mode } of TABLES)
    for (const tablets of Object.keys(PRESETS))
      test(`${seats} players, ${mode}, ${tablets}: staged events end in the position itself`, () => {
        for (const seed of ['ebb', 'flow'])
          for (const step of steps(seats, mode, tablets, `${seed}-${seats}-${mode}-${tablets}`))
            for (const seat of [0, seats - 1, null]) {
              const staged = heard(step, seat).reduce(stage, sceneOf(step.before, seat));
              deepEqual(staged, sceneOf(step.after, seat));
            }
      });

  test('staging changes no scene that came before', () => {
    for (const step of steps(4, 'all-vs-all', 'all-vs-all', 'spring')) {
      const before = sceneOf(step.before, 0);
      const copy = structuredClone(before);
      heard(step, 0).reduce(stage, before);
      deepEqual(before, copy);
    }
  });

  test('whatever a player reads is shown long enough, whatever belongs to the next event not at all', () => {
    const shown = new Set<Waves['event']['type']>();
    for (const step of steps(3, 'all-vs-all', 'three-players', 'neap'))
      for (const event of heard(step, 1)) {
        shown.add(event.type);
        const words = waves.words.event(event);
        if (pause(event) === 0) equal(words === null || event.type === 'drew-cards', true, event.type);
      }
    for (const type of ['collected', 'kept', 'tablet', 'rebels-revealed', 'council', 'drew-cards'] as const)
      equal(shown.has(type), true, type);
  });
});

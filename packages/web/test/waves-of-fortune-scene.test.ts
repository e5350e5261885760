// The board shows events one by one; when all of a step are shown, it must show exactly what is.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, type Step, seedOf, viewOf } from '@quayside/engine';
import { type AnyGame, below, rngOf, settle } from '@quayside/rules';
import { type Event, type FortuneView, wavesOfFortune } from '@quayside/rules/waves-of-fortune';
import { pause, type Scene, stage, still } from '../src/games/waves-of-fortune/scene.ts';

const MOVES = 900; // random captains hardly ever fell the King

function* steps(seats: number, seed: string, chosen: Record<string, string> = {}): Generator<Step> {
  const { options } = settle(wavesOfFortune, seats, chosen);
  const match = Match.start(wavesOfFortune as unknown as AnyGame, seats, options!, seedOf(seed));
  const rng = rngOf(seed.length);
  for (let n = 0; n < MOVES && !match.outcome; n++) {
    const seat = match.deciding[below(rng, match.deciding.length)]!;
    const { moves } = match.menu(seat);
    const { steps } = match.submit(seat, moves[below(rng, moves.length)]);
    yield* steps!;
  }
}

const sceneOf = (state: Step['before'], seat: number | null): Scene =>
  still(viewOf(state, seat) as unknown as FortuneView);

/** The sea and the captains; what lies on the table besides stays there until the next turn, whatever the position. */
const drawn = ({ tableau: _, ...rest }: Scene) => rest;

const heard = (step: Step, by: number | null): Event[] =>
  step.told.filter(({ to }) => to === null || to === by).map(({ event }) => event as Event);

describe('the scene', () => {
  const seen = new Set<Event['type']>();
  for (const seats of [2, 3, 4])
    test(`${seats} captains: staged events end in the position itself`, () => {
      for (const step of steps(seats, `moon-${seats}`))
        for (const seat of [0, 1, null]) {
          const events = heard(step, seat);
          for (const { type } of events) seen.add(type);
          deepEqual(drawn(events.reduce(stage, sceneOf(step.before, seat))), drawn(sceneOf(step.after, seat)));
        }
    });

  test('colours that are chosen and purses are staged alike', () => {
    const chosen = { colours: 'chosen', purse: 'on', charting: 'stop', 'king-lights': '15', 'round-limit': '20' };
    for (const step of steps(3, 'purse', chosen)) {
      const events = heard(step, 2);
      for (const { type } of events) seen.add(type);
      deepEqual(drawn(events.reduce(stage, sceneOf(step.before, 2))), drawn(sceneOf(step.after, 2)));
    }
  });

  test('these games have seen ships rammed, sunk, salvaged, peeking and fighting, and the sea turned over', () => {
    const wanted: Event['type'][] = [
      'rammed',
      'sunk',
      'salvaged',
      'spied',
      'battle-round',
      'map-taken',
      'bought',
      'raided',
      'uncovered',
    ];
    deepEqual(
      wanted.filter(type => !seen.has(type)),
      [],
    );
  });

  test('staging changes no scene that came before', () => {
    for (const step of steps(2, 'tide')) {
      const before = sceneOf(step.before, 0);
      const copy = structuredClone(before);
      heard(step, 0).reduce(stage, before);
      deepEqual(before, copy);
    }
  });

  test('a card is read, a longer course takes longer', () => {
    equal(pause({ type: 'card', seat: 0, tile: 3, deck: 'SO', card: 'SO01' }) >= 1500, true);
    const moved = (path: number[]) => pause({ type: 'moved', seat: 0, how: 'sail', path });
    equal(moved([0, 1, 2]) > moved([0, 1]), true);
    equal(pause({ type: 'ready', seat: 0 }), 0);
  });
});

// What holds for the scene of every game. The board shows events one by one; when all of a step are shown, it must show
// exactly the position after it.

import { deepEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, type Step, seedOf, viewOf } from '@quayside/engine';
import { type AnyGame, below, type Game, type Options, rngOf, type Shape, settle, type View } from '@quayside/rules';

/** A game of random moves, as many as are named at most. */
export type RandomGame = { seats: number; seed: string; chosen?: Options; moves?: number };

export type SceneCase<G extends Shape, Scene> = {
  game: Game<G>;
  still(view: View<G>): Scene;
  stage(scene: Scene, event: G['event']): Scene;
  /** By title. Each is seen through the eyes of the first, the second and the last seat, and of a spectator. */
  played: Record<string, RandomGame[]>;
  /** Events that must have happened in these games, so that they prove something. */
  occurring: G['event']['type'][];
  /** The game in which earlier scenes are looked at again. */
  unchanged: RandomGame;
  /** What of a scene must be equal, given the scene of the position itself; all of it where this is left out. */
  compared?(scene: Scene, after: Scene): unknown;
};

/** The steps of a random game. */
export function* randomSteps<G extends Shape>(
  game: Game<G>,
  { seats, seed, chosen = {}, moves = Infinity }: RandomGame,
) {
  const { options } = settle(game, seats, chosen);
  const match = Match.start(game as unknown as AnyGame, seats, options!, seedOf(seed));
  const rng = rngOf(seed.length);
  for (let n = 0; n < moves && !match.outcome; n++) {
    const seat = match.deciding[below(rng, match.deciding.length)]!;
    const menu = match.menu(seat).moves;
    yield* match.submit(seat, menu[below(rng, menu.length)]).steps!;
  }
}

/** The events of a step that a seat is sent, or a spectator. */
export const eventsFor = <G extends Shape>(_: Game<G>, step: Step, seat: number | null): G['event'][] =>
  step.told.filter(({ to }) => to === null || to === seat).map(({ event }) => event);

export const viewFor = <G extends Shape>(_: Game<G>, state: Step['before'], seat: number | null): View<G> =>
  viewOf(state, seat) as unknown as View<G>;

export function sceneLaws<G extends Shape, Scene>(it: SceneCase<G, Scene>): void {
  const { game, still, stage, compared = (scene: Scene) => scene } = it;
  const sceneOf = (state: Step['before'], seat: number | null) => still(viewFor(game, state, seat));
  const seen = new Set<string>();

  function endsInPosition(step: Step, seat: number | null): void {
    const events = eventsFor(game, step, seat);
    for (const { type } of events) seen.add(type);
    const after = sceneOf(step.after, seat);
    deepEqual(compared(events.reduce(stage, sceneOf(step.before, seat)), after), compared(after, after));
  }

  describe(`The scene of ${game.title}`, () => {
    for (const [title, games] of Object.entries(it.played))
      test(`${title}: staged events end in the position itself`, () => {
        for (const random of games)
          for (const step of randomSteps(game, random))
            for (const seat of new Set([0, Math.min(1, random.seats - 1), random.seats - 1, null]))
              endsInPosition(step, seat);
      });

    test('these games have seen the events they are played for', () => {
      ok(it.occurring.length > 0);
      deepEqual(
        it.occurring.filter(type => !seen.has(type)),
        [],
      );
    });

    test('staging changes no scene that came before', () => {
      for (const step of randomSteps(game, it.unchanged)) {
        const before = sceneOf(step.before, 0);
        const copy = structuredClone(before);
        eventsFor(game, step, 0).reduce(stage, before);
        deepEqual(before, copy);
      }
    });
  });
}

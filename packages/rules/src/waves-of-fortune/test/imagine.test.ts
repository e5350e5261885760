import { describe, test } from 'node:test';
import { rngOf } from '../../kit/rng.ts';
import { wavesOfFortune as game } from '../game.ts';
import type { FortuneState } from '../types.ts';
import { at, deepEqual, equal, load, newGame, peek, played, sail, sea, viewFrom } from './builders.ts';

const imagined = (state: FortuneState, seat: number | null, seed: number): FortuneState => {
  const rng = rngOf(seed);
  return { ...game.imagine(viewFrom(state, seat), rng), rng };
};

const kingIn = ({ shut }: FortuneState): number => shut.sea.depths.tiles[shut.sea.depths.faces.indexOf('king')]!;

describe('What a captain imagines', () => {
  const spied = (): FortuneState => {
    const state = sea({
      ships: [{ at: 'B4', upgrades: ['spyglass'] }, {}],
      hidden: { B2: 'king' },
      tokens: { D3: 'SO02' },
    });
    played(state, peek('B2'));
    return state;
  };

  test('keeps what was seen through the Spyglass, and nothing else', () => {
    const state = spied();
    for (let seed = 0; seed < 20; seed++) {
      const world = imagined(state, 0, seed);
      equal(game.audit(world), null);
      equal(kingIn(world), at('B2'));
      deepEqual(world.own[0], state.own[0]);
    }
  });

  test('leaves the King anywhere to those who have not looked', () => {
    const state = spied();
    for (const seat of [1, null]) {
      const places = new Set(Array.from({ length: 40 }, (_, seed) => kingIn(imagined(state, seat, seed))));
      equal(places.size > 10, true);
    }
  });

  test('gives a rival’s secret the face it has in that world', () => {
    const state = spied();
    for (let seed = 0; seed < 20; seed++) {
      const world = imagined(state, 1, seed);
      equal(game.audit(world), null);
      equal(world.own[0]!.seen[0]!.tile, at('B2'));
    }
  });

  test('never knows the order of the cards, nor a load that is not shown', () => {
    const state = newGame(3);
    game.play(state, 1, load(9), { all() {}, only() {} });
    const worlds = Array.from({ length: 30 }, (_, seed) => imagined(state, 0, seed));
    equal(new Set(worlds.map(({ own }) => own[1]!.load)).size > 5, true);
    equal(new Set(worlds.map(({ shut }) => shut.decks.DO.join())).size, 30);
    deepEqual(
      worlds.map(({ own }) => own[2]!.load),
      worlds.map(() => null),
    );
  });

  test('can be played on without touching the view it came from', () => {
    const state = spied();
    const before = JSON.stringify(state);
    const world = imagined(state, 1, 3);
    game.play(world, 0, sail('B3'), { all() {}, only() {} });
    equal(JSON.stringify({ ...state }), before);
  });
});

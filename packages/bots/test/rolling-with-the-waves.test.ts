import { deepEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { viewOf as anyView, SILENT } from '@quayside/engine';
import { clone, pick, rngOf } from '@quayside/rules';
import {
  rollingWithTheWaves as game,
  type Open,
  type RollingState,
  type RollingWithTheWaves,
} from '@quayside/rules/rolling-with-the-waves';
import { greedy } from '../src/greedy.ts';
import { evaluation } from '../src/rolling-with-the-waves.ts';
import { worthThinking } from '../src/worthThinking.ts';

const viewOf = (state: RollingState, seat: number) => anyView<RollingWithTheWaves>(state, seat);

const begin = (seats: number, seed: number): RollingState => {
  const rng = rngOf(seed);
  return { ...game.setup(seats, { 'ports-tie': 'all-tied' }, rng), rng };
};

/** The position a few random rounds later. */
function later(seats: number, seed: number, moves: number): RollingState {
  const state = begin(seats, seed);
  for (let i = 0; i < moves && game.outcome(state.open) === null; i++) {
    const seat = game.deciding(state.open)[0]!;
    game.play(state, seat, pick(state.rng, game.menu(viewOf(state, seat)).moves), SILENT);
  }
  return state;
}

const judged = (state: RollingState, change: (open: Open) => void): number => {
  const { open, own, shut } = clone(state);
  change(open);
  return evaluation.judge({ open, own, shut })[0]!;
};

describe('Rolling with the Waves, judged', () => {
  test('shares one win among the captains', () => {
    for (let seed = 0; seed < 40; seed++) {
      const shares = evaluation.judge(later(2 + (seed % 4), seed, 10 + 4 * seed));
      const all = shares.reduce((sum, share) => sum + share, 0);
      ok(Math.abs(all - 1) < 1e-9 && shares.every(share => share > 0 && share < 1), `${shares}`);
    }
  });

  test('is even before the first die is taken', () => {
    for (const seats of [2, 5]) {
      const shares = evaluation.judge(begin(seats, 1));
      ok(shares.every(share => Math.abs(share - 1 / seats) < 1e-9));
    }
  });

  const LIKED: [string, (open: Open) => void][] = [
    ['treasure', open => open.captains[0]!.squares.chestA.push(5)],
    ['a Hull', open => open.captains[0]!.squares.hull.push(6)],
    ['raided Ports', open => open.captains[0]!.squares.ports.push(6)],
    ['more Crew', open => open.captains[0]!.squares.crew.push(6)],
    ['Spirits', open => open.captains[0]!.squares.spirits.push(1)],
    ['a loaded cannon', open => open.captains[0]!.squares.smallCannon.push(6)],
    ['Infamy', open => (open.captains[0]!.infamy += 3)],
    ['a good die in the nest', open => open.captains[0]!.nest.push({ colour: 5, face: 6 })],
  ];
  for (const [what, change] of LIKED)
    test(`is better with ${what}`, () => {
      const state = begin(3, 2);
      ok(judged(state, change) > judged(state, () => {}));
    });

  test('is worse with a rival’s cannon about to fire, and less so behind a Hull', () => {
    const state = begin(2, 3);
    const treasure = (open: Open) => open.captains[0]!.squares.chestA.push(6, 6);
    const threat = (open: Open) => open.captains[1]!.squares.smallCannon.push(6);
    const hull = (open: Open) => open.captains[0]!.squares.hull.push(6, 6, 6, 6);
    const loss = (...before: ((open: Open) => void)[]) =>
      judged(state, open => before.forEach(it => void it(open))) -
      judged(state, open => [...before, threat].forEach(it => void it(open)));
    ok(loss(treasure) > loss(treasure, hull));
  });
});

describe('Rolling with the Waves, a free die while one of the own colour shows more', () => {
  const OWN = 0;
  const FREE = 5; // freebooter
  type Drafting = { free: number; own: number; nest?: number; infamy?: number; done?: boolean };
  /** Whether a captain who may take either leaves the freebooter alone. */
  function leavesFreebooter({ free, own, nest = 0, infamy = 0, done = false }: Drafting): boolean {
    const state = begin(2, 1);
    const { open } = state;
    const filler = (count: number) => Array.from({ length: count }, () => ({ colour: FREE, face: 3 }));
    open.phase = { kind: 'draft', seat: OWN };
    open.pool = [
      { colour: OWN, face: own },
      { colour: 1, face: 6 },
      { colour: FREE, face: free },
    ];
    open.captains[OWN]!.nest = filler(nest);
    Object.assign(open.captains[1]!, { infamy, nest: filler(done ? 3 : nest) });
    const view = viewOf(state, OWN);
    const { moves } = game.menu(view);
    const kept = worthThinking(game, evaluation, view);
    const isFreebooter = (move: (typeof moves)[number]) => move.kind === 'draft' && move.colour === FREE;
    ok(moves.some(isFreebooter) && kept.some(move => move.kind === 'draft' && move.colour === OWN));
    return !kept.some(isFreebooter);
  }

  test('a 2 is left for an own 5 that a rival has the Infamy to buy', () => {
    ok(leavesFreebooter({ free: 2, own: 5, infamy: 5 }));
    ok(leavesFreebooter({ free: 3, own: 6, infamy: 9, nest: 1 }));
  });

  test('it may be taken first where nobody can buy the own die, or who could has drafted all', () => {
    ok(!leavesFreebooter({ free: 2, own: 5, infamy: 4 }));
    ok(!leavesFreebooter({ free: 2, own: 5, infamy: 9, nest: 1, done: true }));
  });

  test('what shows no more than a drunken sailor is left for any better die of the own colour', () =>
    ok(leavesFreebooter({ free: 1, own: 2 })));

  test('on the last die there is no next time', () => {
    ok(leavesFreebooter({ free: 2, own: 5, nest: 2 }));
    ok(!leavesFreebooter({ free: 4, own: 5, nest: 2 }), 'a 4 may be worth more to the rival than the difference');
  });
});

describe('Rolling with the Waves, first sight', () => {
  test('keeps the foremost of a long menu, each of them once', () => {
    for (let seed = 0; seed < 60; seed++) {
      const state = later(2 + (seed % 4), seed, 3 * seed);
      for (const seat of game.deciding(state.open)) {
        const view = viewOf(state, seat);
        const menu = game.menu(view);
        const kept = evaluation.candidates!(view, menu);
        ok(kept.length > 0 && kept.length <= 24 && kept.every(move => menu.moves.includes(move)));
        deepEqual(new Set(kept).size, kept.length);
        ok(menu.moves.includes(evaluation.policy!(view, menu, rngOf(seed))));
      }
    }
  });

  test('puts a six into a chest rather than a one', () => {
    const state = begin(2, 1);
    while (state.open.phase.kind === 'draft') {
      const { seat } = state.open.phase;
      game.play(state, seat, game.menu(viewOf(state, seat)).moves[0]!, SILENT);
    }
    state.open.captains[0]!.nest = [6, 1, 1].map(face => ({ colour: 5, face }));
    const view = viewOf(state, 0);
    const [best] = evaluation.candidates!(view, game.menu(view));
    ok(best?.kind === 'allocate' && best.orders.some(({ icon, value }) => icon !== 'spirits' && value === 6));
  });

  test('a greedy bot decides within the menu at every question of a game', () => {
    const state = begin(3, 9);
    const rng = rngOf(4);
    while (game.outcome(state.open) === null) {
      const seat = game.deciding(state.open)[0]!;
      const view = viewOf(state, seat);
      const move = greedy(game, evaluation, view, rng, { iterations: 1, until: Number.POSITIVE_INFINITY });
      deepEqual(game.check(view, move), null);
      game.play(state, seat, move, SILENT);
    }
  });
});

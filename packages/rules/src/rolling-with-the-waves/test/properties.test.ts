// What holds in every game, whatever is played.

import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { RandomStep } from '../../../test/harness.ts';
import { rngOf } from '../../kit/rng.ts';
import { levelOf, scoreOf } from '../facts.ts';
import { rollingWithTheWaves as game } from '../game.ts';
import { CHESTS, TRACKS } from '../tables.ts';
import type { Captain, Event, RollingState, RollingWithTheWaves } from '../types.ts';
import { deepEqual, equal, newGame, randomSteps, told, viewFrom } from './builders.ts';

const anyGame = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  portsTie: fc.constantFrom('all-tied', 'nobody'),
  seed: fc.nat(1e9),
});

type Step = RandomStep<RollingWithTheWaves>;

const holds = (runs: number, claim: (step: Step) => void) =>
  fc.assert(
    fc.property(anyGame, ({ seats, portsTie, seed }) => {
      for (const step of randomSteps(newGame(seats, { 'ports-tie': portsTie }, seed))) claim(step);
    }),
    { numRuns: runs },
  );

const treasures = ({ squares }: Captain): number[] => CHESTS.flatMap(chest => squares[chest]);

describe('In every game', () => {
  test('no die gets lost, and every menu is short, without doubles and never empty', () => {
    holds(30, ({ before, after, seat }) => {
      equal(game.audit(after), null);
      const { moves } = game.menu(viewFrom(before, seat));
      equal(moves.length > 0 && moves.length <= 507, true);
      equal(new Set(moves).size, moves.length);
      if (before.open.phase.kind === 'fire') equal(moves.length <= 36, true);
    });
  });

  test('treasure comes from dice alone: what is stolen and not lost changes hands', () => {
    holds(30, ({ before, events, after }) => {
      const count = ({ open }: RollingState) => open.captains.flatMap(treasures).reduce((sum, value) => sum + value, 0);
      let sum = count(before);
      for (const { icon, value } of told(events, 'wrote')) if (CHESTS.includes(icon as never)) sum += value;
      for (const { stolen, stored } of told(events, 'fired')) for (const value of stolen.slice(stored)) sum -= value;
      equal(count(after), sum);
    });
  });

  test('buried chests stay as they are, and levels of tracks are never lost', () => {
    holds(30, ({ before, after }) => {
      for (const [seat, was] of before.open.captains.entries()) {
        const is = after.open.captains[seat]!;
        for (const chest of CHESTS)
          if (was.buried[chest]) deepEqual([is.buried[chest], is.squares[chest]], [true, was.squares[chest]]);
        for (const track of TRACKS) equal(levelOf(is, track) >= levelOf(was, track), true);
      }
    });
  });

  test('Infamy is what was paid and gained', () => {
    holds(30, ({ before, events, after }) => {
      const infamy = before.open.captains.map(captain => captain.infamy);
      for (const e of events) {
        if (e.type === 'drafted') infamy[e.seat]! -= e.price;
        if (e.type === 'cannon-spent') infamy[e.seat]! += e.infamy;
        if (e.type === 'ports') infamy[e.seat]! += e.level + e.most;
      }
      deepEqual(
        after.open.captains.map(captain => captain.infamy),
        infamy,
      );
    });
  });

  test('a round is told in the order of the rulebook', () => {
    const ranks: Partial<Record<Event['type'], number>> = {
      revealed: 1,
      'spirits-spent': 2,
      wrote: 2,
      buried: 2,
      level: 2,
      'firing-order': 3,
      aimed: 4,
      fired: 4,
      'cannon-spent': 4,
      ports: 5,
      hired: 6,
      anchor: 7,
      round: 8,
      rolled: 9,
      ended: 9,
    };
    holds(30, ({ events }) => {
      const order = events.flatMap(({ type }) => ranks[type] ?? []);
      deepEqual(
        order,
        order.toSorted((a, b) => a - b),
      );
    });
  });

  test('the last event tells the scores the outcome has', () => {
    holds(30, ({ events, after }) => {
      const [end] = told(events, 'ended');
      equal(end !== undefined, after.open.phase.kind === 'over');
      if (!end) return;
      deepEqual(
        end.scores,
        end.scores.map((_, seat) => scoreOf(after.open, seat)),
      );
      deepEqual(
        game.outcome(after.open)?.scores,
        end.scores.map(({ total }) => total),
      );
    });
  });

  test('an imagined world adds up, looks the same to its seat, and has decided who has', () => {
    const rng = rngOf(5);
    holds(10, ({ before }) => {
      for (const seat of [null, ...before.own.keys()]) {
        const world = { ...game.imagine(viewFrom(before, seat), rng), rng };
        equal(game.audit(world), null);
        deepEqual(viewFrom(world, seat), viewFrom(before, seat));
        for (const [other, { allocation, raising }] of world.own.entries()) {
          equal(allocation === null, before.own[other]!.allocation === null);
          equal(raising === null, before.own[other]!.raising === null);
        }
      }
    });
  });

  test('4.1 every die of the bag comes up as often as any other, and every face', () => {
    const colours = [0, 0, 0, 0, 0, 0];
    const faces = [0, 0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 700; seed++)
      for (const { colour, face } of newGame(2, {}, seed).open.pool) {
        colours[colour]! += 1;
        faces[face]! += 1;
      }
    deepEqual(
      [colours[0]! / 1200, colours[1]! / 1200, colours[5]! / 1800].map(share => Math.abs(share - 1) < 0.05),
      [true, true, true],
    );
    for (let face = 1; face <= 6; face++) equal(Math.abs(faces[face]! / 700 - 1) < 0.15, true, `${faces}`);
  });
});

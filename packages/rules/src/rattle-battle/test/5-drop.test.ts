import { describe, test } from 'node:test';
import fc from 'fast-check';
import { SEA } from '../../game.ts';
import { rngOf } from '../../kit/rng.ts';
import { onAnyTile } from '../facts/sea.ts';
import { rattleBattle as game } from '../game.ts';
import { begin } from '../phases/drop.ts';
import { BOX, MM, TURN } from '../tables/index.ts';
import type { Landed } from '../types/sea.ts';
import type { RattleState } from '../types.ts';
import { adventure, at, deepEqual, doing, equal, landing, played, refuses, told } from './builders.ts';

/** The drop of a card with these ships sent. */
function dropping(card: string, sent: string[], chance?: number[]): ReturnType<typeof doing> {
  const state = adventure(card, { sent, ...(chance ? { chance } : {}) });
  state.open.step = 'drop';
  return doing(state, (it, tell) => {
    it.open.phase = begin(it, tell)!;
  });
}

const pose = (die: string, x: number, y: number) => ({ die, x: x * MM, y: y * MM, rotation: 0, side: 0 });
const fell = (dice: Landed['dice'], out: string[] = []): Landed => ({ kind: 'landed', dice, out, fall: '' });

describe('5 Ship Drop', () => {
  test('5.1 Placed dice are rolled and put on their spots; the others fall (example 2)', () => {
    const state = dropping('N04', ['ship-0-1'], [4, 2, 5]); // Sail, 4, Grapeshot
    deepEqual(
      state.open.sea.map(({ die, x, y, side }) => [die, x, y, side]),
      [
        ['red-1', 10000, 5600, 4],
        ['red-2', 14000, 5600, 2],
        ['red-3', 18000, 5600, 5],
      ],
    );
    deepEqual(state.open.phase, { kind: 'sea', thrown: { kind: 'drop', dice: ['yellow-1', 'yellow-2', 'ship-0-1'] } });
  });

  test('5.1 The Sail then volleys and is worth 2, the Grapeshot is worth 4 (example 2)', () => {
    const state = dropping('N04', ['ship-0-1', 'ship-1-1'], [4, 2, 5]);
    const dice = [at('ship-0-1', 60, 56, 5), at('ship-1-1', 250, 250, 5)];
    const after = played(state, landing(state.open, dice));
    deepEqual(
      told(after.events, 'volley').map(({ ship, targets }) => [ship, targets]),
      [['red-1', ['ship-0-1']]],
    );
    const strengths = told(after.events, 'clash').flatMap(({ pairs }) =>
      pairs.map(it => [it.theirs, it.theirsStrength]),
    );
    deepEqual(
      strengths.find(([die]) => die === 'red-3'),
      ['red-3', 4],
    );
  });

  test('13.2 Places on a card are in millimetres, angles in degrees', () => {
    const { open } = dropping('N14', ['ship-0-1']); // red (70, 140) 45°, red (140, 70) 45°, red (210, 140) 45°
    deepEqual(
      open.sea.map(({ x, y, rotation }) => [x / MM, y / MM, (360 * rotation) / TURN]),
      [
        [70, 140, 45],
        [140, 70, 45],
        [210, 140, 45],
      ],
    );
    equal(onAnyTile(adventure('P11').open, at('ship-0-1', 90 + 28 + 8, 140, 1)), true); // Whirlpool at (90, 140)
    equal(onAnyTile(adventure('P11').open, at('ship-0-1', 90 + 28 + 8.6, 140, 1)), false);
  });

  test('5.2 Everything sent and the whole fleet fall together', () => {
    const { open } = dropping('N09', ['ship-0-1', 'ship-1-1', 'captain-1']);
    equal(open.phase.kind === 'sea' && open.phase.thrown.kind === 'drop' && open.phase.thrown.dice.length, 9);
  });

  test('5.3 Only the sea says where the dice lie, and it says so for all of them', () => {
    const state = dropping('I01', ['ship-0-1']);
    const good = landing(state.open, []) as Landed;
    refuses(state, 0, good, 'only-the-sea');
    refuses(state, SEA, { kind: 'pass' }, 'only-the-sea');
    refuses(state, SEA, { ...good, dice: good.dice.slice(1) }, 'wrong-dice');
    refuses(state, SEA, { ...good, dice: good.dice.toReversed() }, 'wrong-dice');
    refuses(state, SEA, { ...good, dice: good.dice.slice(1), out: ['yellow-1'] }, 'wrong-dice');
    equal(game.check({ seat: SEA, open: state.open, own: null }, good), null);
  });

  test('5.4 All dice lie inside the box and beside each other', () => {
    const state = dropping('I01', ['ship-0-1']);
    const [a, b, c] = [pose('yellow-1', 50, 50), pose('yellow-2', 100, 50), pose('yellow-3', 150, 50)];
    refuses(state, SEA, fell([a, b, c, pose('ship-0-1', 276, 50)]), 'outside-the-box');
    refuses(state, SEA, fell([a, b, c, pose('ship-0-1', 160, 60)]), 'on-a-ship');
    const placed = dropping('N04', ['ship-0-1']);
    refuses(
      placed,
      SEA,
      fell([pose('yellow-1', 100, 60), pose('yellow-2', 50, 200), pose('ship-0-1', 90, 200)]),
      'on-a-ship',
    );
  });

  test('The cheap answer for search is always legal and scatters as real drops do', () => {
    const radii: number[] = [];
    let touching = 0;
    for (let seed = 0; seed < 60; seed++) {
      const state: RattleState = dropping('N16', ['ship-0-1', 'ship-0-2', 'ship-1-1', 'ship-1-2']);
      const answer = game.nature!(state.open, rngOf(seed)) as Landed;
      equal(game.check({ seat: SEA, open: state.open, own: null }, answer), null);
      for (const { x, y } of answer.dice) radii.push(Math.sqrt((x - BOX / 2) ** 2 + (y - BOX / 2) ** 2) / MM);
      touching += answer.dice.filter(a =>
        answer.dice.some(b => a !== b && Math.abs(a.x - b.x) < 2300 && Math.abs(a.y - b.y) < 2300),
      ).length;
    }
    radii.sort((a, b) => a - b);
    const quantile = (part: number) => radii[Math.floor(part * radii.length)]!;
    equal(quantile(0.1) > 18 && quantile(0.1) < 38, true, `${quantile(0.1)}`);
    equal(quantile(0.5) > 55 && quantile(0.5) < 80, true, `${quantile(0.5)}`);
    equal(quantile(0.9) > 105 && quantile(0.9) < 140, true, `${quantile(0.9)}`);
    equal(touching > 0, true);
  });

  test('The cheap answer to a toss is legal too, wherever it is aimed', () => {
    const mm = fc.integer({ min: 0, max: 28000 });
    fc.assert(
      fc.property(
        mm,
        mm,
        fc.constantFrom('soft' as const, 'firm' as const, 'hard' as const),
        fc.integer(),
        (x, y, power, seed) => {
          const state = adventure('C01', { sea: [] });
          state.open.sea = [at('ship-0-2', 140, 140, 1), at('ship-1-1', 158, 140, 2, 10), at('ship-1-2', 20, 20, 3)];
          const from = { x: 34000, y: 14000 };
          state.open.phase = { kind: 'sea', thrown: { kind: 'toss', die: 'ship-0-1', from, aim: { x, y }, power } };
          const answer = game.nature!(state.open, rngOf(seed));
          equal(game.check({ seat: SEA, open: state.open, own: null }, answer), null);
        },
      ),
    );
  });
});

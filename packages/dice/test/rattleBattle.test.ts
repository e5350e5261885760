import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pick, rngOf, SEA, settle } from '@quayside/rules';
import { rattleBattle as game, type Landed, type Open, type Ship, shipId } from '@quayside/rules/rattle-battle';
import { unpacked } from '../src/fall.ts';
import { rattleBattleSea } from '../src/rattleBattle.ts';

const QUIET = { all() {}, only() {} };

/** A whole game at random; `answered` sees what the sea was asked, and its answer. */
function voyage(seats: number, seed: number, answered: (open: Open, answer: Landed) => void): void {
  const rng = rngOf(seed);
  const { options } = settle(game, seats, {});
  const state = { ...game.setup(seats, options!, rng), rng };
  for (let [seat] = game.deciding(state.open); seat !== undefined; [seat] = game.deciding(state.open)) {
    if (seat === SEA) {
      const answer = rattleBattleSea(state.open, rng);
      answered(state.open, answer);
      game.play(state, SEA, answer, QUIET);
    } else {
      const { moves } = game.menu({ seat, open: state.open, own: state.own[seat]! });
      game.play(state, seat, pick(rng, moves), QUIET);
    }
  }
}

const asSea = (open: Open, answer: Landed) => game.check({ seat: SEA, open, own: null }, answer);

describe('The sea of Rattle, Battle', () => {
  test('answers every throw of a game with what the rules accept', () => {
    let answers = 0;
    voyage(3, 5, (open, answer) => {
      answers += 1;
      assert.deepEqual(game.parse(JSON.parse(JSON.stringify(answer))), answer);
      assert.equal(asSea(open, answer), null);
      assert.equal(unpacked(answer.fall).length, answer.dice.length + answer.out.length);
    });
    assert.ok(answers > 5);
  });

  test('lets a tossed die strike what lies in the box, and names what left it', () => {
    const { options } = settle(game, 2, {});
    const { open } = game.setup(2, options!, rngOf(1));
    const ship = (number: number, x: number, y: number): Ship => {
      return { die: shipId(0, number), x, y, rotation: 100, side: 2, bonus: 0, bribed: false, hooked: null };
    };
    const sea = [ship(1, 14_000, 14_000), ship(2, 3_000, 3_000)];
    const thrown = {
      kind: 'toss',
      die: shipId(1, 1),
      from: { x: 14_000, y: 34_000 },
      aim: { x: 14_000, y: 14_000 },
    } as const;
    let struck = 0;
    for (let seed = 0; seed < 30; seed++) {
      const asking: Open = { ...open, sea, phase: { kind: 'sea', thrown: { ...thrown, power: 'firm' } } };
      const answer = rattleBattleSea(asking, rngOf(seed));
      assert.equal(asSea(asking, answer), null);
      if (answer.dice[0]!.x !== 14_000) struck += 1;
    }
    assert.ok(struck > 0 && struck < 30);
  });
});

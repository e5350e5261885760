// What fingers do on the board, without a screen: tokens that change trays, the sling, letters that hide no ship.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BOX, MM, type Pose } from '@quayside/rules/rattle-battle';
import { tossByPull } from '../src/games/rattle-battle/sling.ts';
import { tagsOf } from '../src/games/rattle-battle/tags.ts';
import { withoutToken, withToken } from '../src/games/rattle-battle/tokens.ts';

describe('tokens', () => {
  test('one more goes where there is room', () => {
    deepEqual(withToken({ rum: 1 }, 'rum', 3, null), { rum: 2 });
    deepEqual(withToken({}, 'valuables', 1, null), { valuables: 1 });
    deepEqual(withoutToken({ rum: 2, fabrics: 1 }, 'rum'), { rum: 1, fabrics: 1 });
  });

  test('where there is none it takes the place of the one it was put on, else of the cheapest', () => {
    deepEqual(withToken({ rum: 1, valuables: 1 }, 'fabrics', 2, 'valuables'), { rum: 1, valuables: 0, fabrics: 1 });
    deepEqual(withToken({ rum: 1, valuables: 1 }, 'fabrics', 2, null), { rum: 0, valuables: 1, fabrics: 1 });
    deepEqual(withToken({ rum: 2 }, 'rum', 2, null), { rum: 2 });
  });
});

describe('the sling', () => {
  const right = { x: BOX / 2 + 200 * MM, y: BOX / 2 };

  test('shoots the way it is not pulled', () => {
    const shot = tossByPull(right, { x: 50 * MM, y: 0 })!;
    ok(shot.x < BOX && shot.x > 0);
    equal(shot.y, BOX / 2);
    ok(tossByPull(right, { x: 50 * MM, y: 20 * MM })!.y < BOX / 2);
  });

  test('the harder it is pulled, the farther and the harder', () => {
    const shots = [20, 60, 110].map(pull => tossByPull(right, { x: pull * MM, y: 0 })!);
    deepEqual(
      shots.map(({ power }) => power),
      ['soft', 'firm', 'hard'],
    );
    ok(shots[0]!.x > shots[1]!.x && shots[1]!.x > shots[2]!.x);
    equal(tossByPull(right, { x: 500 * MM, y: 0 })!.x, 0);
    equal(tossByPull(right, { x: 2 * MM, y: 0 }), null);
  });
});

describe('letters', () => {
  const ship = (die: string, x: number, y: number): Pose & { die: string } => ({
    die,
    x: x * MM,
    y: y * MM,
    rotation: 0,
    side: 0,
  });

  test('stand at the right above, or where no other ship is', () => {
    deepEqual(tagsOf([ship('a', 100, 100)]).get('a'), [1, -1]);
    const tags = tagsOf([ship('a', 100, 100), ship('b', 114, 104), ship('c', 92, 84)]);
    deepEqual(tags.get('a'), [-1, 1]);
  });
});

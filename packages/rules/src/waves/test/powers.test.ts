import { describe, test } from 'node:test';
import { preview } from '../powers.ts';
import { majorityAsFarAsKnown, outlook } from '../preview.ts';
import type { Tablet } from '../tables.ts';
import { deepEqual, equal, follow, played, rebel, table, viewFrom } from './builders.ts';

describe('What a player can tell before playing', () => {
  const sea = table({ elders: [2, 1, 4, 3], shells: 2, collected: [[2]] });
  const seen = (rule: Tablet, stance: 'follower' | 'rebel' = 'follower') => preview(sea.open, 0, 5, stance, rule);

  test('7 The powers under a tablet', () => {
    deepEqual(seen('calm-knights'), { elder: 2, elderPower: 2, agentPower: 5, overcomes: true });
    deepEqual(seen('shell-bonus'), { elder: 2, elderPower: 6, agentPower: 5, overcomes: false });
    deepEqual(seen('equal-or-lower'), { elder: 2, elderPower: 2, agentPower: 5, overcomes: false });
    deepEqual(seen('elder-from-right'), { elder: 2, elderPower: 3, agentPower: 5, overcomes: true });
    deepEqual(seen('three-and-six', 'rebel'), { elder: 2, elderPower: 2, agentPower: 6, overcomes: true });
  });

  test('7.10 What hangs on a hidden Agent stays open', () => {
    deepEqual(seen('agent-from-right'), { elder: 2, elderPower: 2, agentPower: null, overcomes: null });
  });

  test('7.11 Under Turning Tide the Elder comes from the left', () => {
    deepEqual(seen('rotate'), { elder: 1, elderPower: 1, agentPower: 5, overcomes: true });
  });

  test('7.14-7.16 What a tablet forbids is not collected', () => {
    const collects = (rule: Tablet) => outlook(sea.open, 0, 5, 'follower', rule).collects;
    equal(collects('calm-nobles'), true);
    equal(collects('no-duplicates'), false);
    equal(collects('lone-class'), true);
    equal(outlook(table({ elders: [2, 2, 4, 3] }).open, 0, 5, 'follower', 'lone-class').collects, false);
    equal(collects('first-returns'), null);
    equal(collects('equal-or-lower'), false);
  });

  test('5.2 The majority as far as a player knows counts one’s own Rebels and those one thinks of', () => {
    const card = 'head-to-head-2';
    const before = table({
      card,
      elders: [1, 2, 3, 4],
      hands: [
        [3, 3, 2],
        [1, 1, 1],
      ],
      deck: [1, 1, 1, 1],
    });
    equal(majorityAsFarAsKnown(viewFrom(before, 0), null), 4);
    equal(majorityAsFarAsKnown(viewFrom(before, 0), { card: 3, count: 2 }), 3);
    const later = played(before, rebel(3, 2), follow(1));
    equal(majorityAsFarAsKnown(viewFrom(later, 0), null), 3);
    equal(majorityAsFarAsKnown(viewFrom(later, 1), null), 4);
  });
});

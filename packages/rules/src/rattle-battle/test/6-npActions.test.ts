import { describe, test } from 'node:test';
import { swallow, wantedBattle } from '../effects/battle.ts';
import { npActions } from '../effects/npActions.ts';
import { beginNpActions } from '../phases/drop.ts';
import type { Ship } from '../types/sea.ts';
import type { RattleState } from '../types.ts';
import {
  adventure,
  afloat,
  at,
  deepEqual,
  doing,
  equal,
  galleon,
  landing,
  played,
  type Setting,
  told,
} from './builders.ts';

const acting = (card: string, sea: Ship[], setting: Setting = {}) =>
  doing(adventure(card, { ...setting, sea }), (state, tell) => npActions(state, null, tell));

const place = (state: RattleState, die: string): [number, number] => {
  const { x, y } = state.open.sea.find(ship => ship.die === die)!;
  return [x / 100, y / 100];
};

describe('6 NP Actions', () => {
  test('6.2 Escape, Explode, Move, Volley, Re-drop: in this order, whatever lies closest', () => {
    const inOrder = (card: string, ships: Ship[]) => acting(card, ships).events.map(({ type }) => type);
    // The farther ships act in the earlier phase.
    const fellow = [
      at('yellow-1', 100, 140, 'grape'),
      at('red-1', 140, 140, 'sail'),
      at('yellow-2', 200, 140, 'sail'),
      at('ship-0-1', 60, 140, 1),
      at('ship-1-1', 60, 250, 1),
    ];
    deepEqual(inOrder('N05', fellow), ['escaped', 'np-moved', 'volley']);
    const gala = [
      at('green-1', 100, 140, 'sail'),
      at('green-2', 140, 250, 'grape'),
      at('orange-1', 240, 60, 'skull'),
      at('red-1', 250, 90, 2),
      at('red-2', 215, 60, 2),
      at('ship-0-1', 60, 140, 1),
      at('ship-1-1', 60, 250, 1),
    ];
    deepEqual(inOrder('N15', gala), ['exploded', 'np-moved', 'volley']);
    const admiral = acting('N16', [
      at('orange-1', 100, 140, 'skull'),
      at('red-1', 200, 140, 'sail'),
      at('ship-0-1', 60, 140, 1),
      at('ship-1-1', 60, 250, 1),
    ]);
    deepEqual(
      admiral.events.map(({ type }) => type),
      ['np-moved', 'volley', 'volley'],
    );
    deepEqual(admiral.open.redrops.queue, ['orange-1']);
  });

  test('6.2 A ship that is gone before its turn does nothing', () => {
    const after = acting('N15', [
      at('orange-1', 140, 140, 'skull'),
      at('green-1', 162, 140, 'sail'),
      at('red-1', 118, 140, 'grape'),
      at('ship-0-1', 60, 60, 1),
    ]);
    deepEqual(
      after.events.map(({ type }) => type),
      ['exploded'],
    );
  });

  test('6.3 The closest acts first, and the next closest pair is looked for anew', () => {
    // red-1 sinks the only ship near red-2, which then strikes the one far away.
    const after = acting('N11', [
      at('red-1', 100, 100, 'sail'),
      at('red-2', 140, 100, 'sail'),
      at('ship-0-1', 118, 100, 1),
      at('ship-1-1', 250, 100, 1),
    ]);
    deepEqual(
      told(after.events, 'volley').map(({ ship, targets }) => [ship, ...targets]),
      [
        ['red-1', 'ship-0-1'],
        ['red-2', 'ship-1-1'],
      ],
    );
  });

  test('6.3 At the same distance both act at once', () => {
    const after = acting('N11', [
      at('red-1', 100, 100, 'sail'),
      at('red-2', 140.8, 100, 'sail'),
      at('ship-0-1', 120, 100, 1),
      at('ship-1-1', 250, 100, 1),
    ]);
    deepEqual(
      told(after.events, 'volley').map(({ targets }) => targets),
      [['ship-0-1'], ['ship-0-1']],
    );
    deepEqual(afloat(after), ['red-1', 'red-2', 'ship-1-1']);
  });

  test('6.3 The same distance is measured from the shortest, and never chained', () => {
    const after = acting('N11', [
      at('ship-0-1', 140, 140, 1),
      at('red-1', 166, 140, 'sail'),
      at('red-2', 140, 166.9, 'sail'),
      at('red-3', 112.2, 140, 'sail'),
      at('ship-1-1', 112.2, 250, 1),
    ]);
    deepEqual(
      told(after.events, 'volley').map(({ ship, targets }) => [ship, ...targets]),
      [
        ['red-1', 'ship-0-1'],
        ['red-2', 'ship-0-1'],
        ['red-3', 'ship-1-1'],
      ],
    );
  });

  test('6.4 Escape: away, and nobody is paid', () => {
    const after = acting('I02', [at('yellow-1', 100, 100, 'sail'), at('ship-0-1', 130, 100, 1)]);
    deepEqual(told(after.events, 'escaped')[0]!.ships, ['yellow-1']);
    deepEqual(afloat(after), ['ship-0-1']);
  });

  test('6.5 Explode: Neptune strikes Player Ships only, as many as the die shows (example 3)', () => {
    const sea = [
      at('blue-1', 140, 140, 3),
      at('green-1', 140, 161, 1),
      at('ship-0-1', 168, 140, 1),
      at('ship-0-2', 104, 140, 1),
      at('ship-1-1', 140, 93, 1),
      at('ship-1-2', 206, 140, 1),
    ];
    const after = acting('N12', sea);
    deepEqual(told(after.events, 'exploded')[0], {
      type: 'exploded',
      ship: 'blue-1',
      victims: ['ship-0-1', 'ship-0-2', 'ship-1-1'],
      reach: 3100,
    });
    deepEqual(afloat(after), ['green-1', 'ship-1-2']);
    deepEqual(galleon(after, 0).voyage.lost, ['ship-0-1', 'ship-0-2']);
    deepEqual(
      after.open.galleons.map(({ voyage }) => voyage.trophies),
      [[], []],
    );
  });

  test('6.5 If the last of them is tied, all tied ones are sunk (example 3)', () => {
    const after = acting('N12', [
      at('blue-1', 140, 140, 3),
      at('ship-0-1', 168, 140, 1),
      at('ship-0-2', 104, 140, 1),
      at('ship-1-1', 140, 93, 1),
      at('ship-1-2', 187.6, 140, 1),
    ]);
    deepEqual(afloat(after), []);
  });

  test('6.5 A tie with the last of them is not chained on', () => {
    const after = acting('N12', [
      at('blue-1', 140, 140, 1),
      at('ship-0-1', 168, 140, 1),
      at('ship-0-2', 140, 168.9, 1),
      at('ship-1-1', 110.2, 140, 1),
    ]);
    deepEqual(afloat(after), ['ship-1-1']);
  });

  test('6.5 Neptune’s Skull is dropped again instead (example 3)', () => {
    const after = acting('N12', [at('blue-1', 140, 140, 'skull'), at('ship-0-1', 168, 140, 1)]);
    deepEqual(after.open.redrops.queue, ['blue-1']);
    equal(told(after.events, 'exploded').length, 0);
  });

  test('6.5 Gunpowder Gala strikes whatever is near, and a pending Volley is lost (example 4)', () => {
    const after = acting('N15', [
      at('orange-1', 140, 140, 'skull'),
      at('green-1', 162, 140, 'sail'),
      at('ship-0-1', 115, 140, 1),
      at('ship-1-1', 140, 170, 1),
    ]);
    deepEqual(told(after.events, 'exploded')[0]!.victims, ['green-1', 'ship-0-1']);
    equal(told(after.events, 'volley').length, 0);
    deepEqual(afloat(after), ['ship-1-1']);
  });

  test('6.5 Powder Barges: the Sail strikes the closest ship, the Grapeshot the two closest', () => {
    const near = [at('ship-0-1', 140, 170, 5), at('green-1', 100, 140, 4), at('ship-1-1', 240, 240, 5)];
    const victims = (face: 'sail' | 'grape') =>
      told(acting('P06', [at('yellow-1', 140, 140, face), ...near]).events, 'exploded').map(it => it.victims);
    deepEqual([victims('sail'), victims('grape')], [[['ship-0-1']], [['ship-0-1', 'green-1']]]);
  });

  test('6.9 Turncoat: the violet Skull volleys at Non-Player Ships', () => {
    const sea = [at('violet-1', 140, 140, 'skull'), at('ship-0-1', 165, 140, 1), at('green-1', 60, 140, 4)];
    deepEqual(afloat(acting('P05', sea)), ['ship-0-1', 'violet-1']);
  });

  test('6.6 Towards: as far as the ship’s side, or a long range (example 9)', () => {
    const near = acting('I04', [at('yellow-1', 60, 140, 'sail'), at('ship-0-1', 120, 140, 1)]);
    deepEqual(place(near, 'yellow-1'), [104, 140]);
    const far = acting('I04', [at('yellow-1', 60, 140, 'sail'), at('ship-0-1', 200, 140, 1)]);
    deepEqual(place(far, 'yellow-1'), [148, 140]);
  });

  test('6.6 Away: a long range, or up to the wall', () => {
    const far = acting('N09', [at('yellow-1', 100, 140, 'sail'), at('ship-0-1', 60, 140, 1)]);
    deepEqual(place(far, 'yellow-1'), [188, 140]);
    const wall = acting('N09', [at('yellow-1', 220, 140, 'sail'), at('ship-0-1', 60, 140, 1)]);
    deepEqual(place(wall, 'yellow-1'), [272, 140]);
  });

  test('6.6 Between two at the same distance it goes by their middle', () => {
    const after = acting('N09', [
      at('yellow-1', 140, 140, 'sail'),
      at('ship-0-1', 110, 140, 1),
      at('ship-1-1', 140, 110, 1),
    ]);
    const [x, y] = place(after, 'yellow-1');
    equal(Math.abs(x - y) < 0.02 && x > 190, true, `${x}, ${y}`);
  });

  test('6.6 Tiles that block moves stop Non-Player Ships too', () => {
    const after = acting('N06', [at('yellow-1', 60, 145, 'sail'), at('ship-0-1', 200, 145, 1)]);
    const [x] = place(after, 'yellow-1');
    equal(x < 100 && x > 90, true, `${x}`);
  });

  test('6.6 Towards the Wanted player’s closest ship, or the closest of all if there is none', () => {
    const sea = () => [at('red-1', 140, 140, 'grape'), at('ship-0-1', 100, 140, 1), at('ship-1-1', 250, 140, 1)];
    deepEqual(place(acting('N10', sea(), { wanted: 1 }), 'red-1'), [228, 140]);
    deepEqual(place(acting('N10', sea()), 'red-1'), [116, 140]);
  });

  test('6.6 Towards the ally, while there is one', () => {
    const sea = [at('green-1', 140, 220, 'sail'), at('violet-1', 140, 140, 2), at('ship-0-1', 170, 220, 1)];
    deepEqual(place(acting('N07', sea), 'green-1'), [140, 156]);
    const lost = [at('green-1', 140, 220, 'sail'), at('ship-0-1', 170, 220, 1)];
    deepEqual(place(acting('N07', lost), 'green-1'), [154, 220]);
  });

  test('6.7 A Volley sinks all that are equally close (example 10)', () => {
    const sea = () => [
      at('red-1', 140, 140, 'sail'),
      at('ship-0-1', 178, 140, 1),
      at('ship-1-1', 140, 178.7, 1),
      at('ship-2-1', 84, 140, 1),
    ];
    const open = acting('N11', sea(), { seats: 3 });
    deepEqual(told(open.events, 'volley')[0]!.targets, ['ship-0-1', 'ship-1-1']);
    const hull = acting('N11', sea(), { seats: 3, rigs: [{}, { upgrades: ['superHull'] }, {}] });
    deepEqual(told(hull.events, 'volley')[0]!.targets, ['ship-0-1', 'ship-2-1']);
  });

  test('6.7 Super Hull: the next closest is struck even if it is one’s own (example 10)', () => {
    const sea = [
      at('red-1', 140, 140, 'sail'),
      at('ship-0-1', 178, 140, 1),
      at('ship-1-1', 140, 178.7, 1),
      at('ship-1-2', 84, 140, 1),
    ];
    const after = acting('N11', sea, { rigs: [{}, { upgrades: ['superHull'] }] });
    deepEqual(told(after.events, 'volley')[0]!.targets, ['ship-0-1', 'ship-1-2']);
  });

  test('6.8 Norrington comes nearer, volleys, is dropped again and acts again', () => {
    const state = adventure('N16', {
      sea: [at('orange-1', 60, 60, 'skull'), at('ship-0-1', 200, 60, 1), at('ship-1-1', 200, 200, 1)],
    });
    state.open.step = 'np-actions';
    const first = doing(state, (it, tell) => {
      it.open.phase = beginNpActions(it, tell)!;
    });
    deepEqual(
      first.events.map(({ type }) => type),
      ['np-moved', 'volley'],
    );
    deepEqual(state.open.phase, { kind: 'sea', thrown: { kind: 'drop', dice: ['orange-1'] } });
    const again = played(state, landing(state.open, [at('orange-1', 60, 200, 'skull')]));
    deepEqual(told(again.events, 'volley')[0]!.targets, ['ship-1-1']);
    deepEqual(state.open.redrops.counts, { 'orange-1': 1 });
  });

  test('6.8 A die is dropped again three times at most', () => {
    const state = adventure('P09', {
      sea: [at('violet-1', 60, 60, 'skull'), at('ship-0-1', 200, 60, 1)],
      rigs: [{ sails: 1 }],
    });
    state.open.step = 'np-actions';
    doing(state, (it, tell) => {
      it.open.phase = beginNpActions(it, tell)!;
    });
    for (let times = 1; times <= 3; times++) {
      equal(state.open.phase.kind, 'sea');
      played(state, landing(state.open, [at('violet-1', 60, 60, 'skull')]));
    }
    equal(state.open.phase.kind, 'turn');
    deepEqual(state.open.redrops.counts, { 'violet-1': 3 });
  });

  test('6.9 An ally’s Volley sinks the closest Non-Player Ship, and nobody is paid', () => {
    const after = acting('N07', [
      at('violet-1', 140, 140, 'skull'),
      at('green-1', 170, 140, 1),
      at('ship-0-1', 115, 140, 1),
    ]);
    deepEqual(told(after.events, 'volley')[0]!.targets, ['green-1']);
    deepEqual(galleon(after, 0).voyage.trophies, []);
  });

  test('6.9 An ally is struck like a Player Ship', () => {
    const after = acting('N17', [
      at('red-1', 165, 140, 'grape'),
      at('violet-1', 140, 140, 2),
      at('ship-0-1', 250, 140, 1),
    ]);
    deepEqual(told(after.events, 'volley')[0]!.targets, ['violet-1']);
  });

  test('13.5 Pillage Time: red ships fight the Wanted player’s nearest ship within two short ranges', () => {
    const state = adventure('N11', {
      wanted: 1,
      sea: [
        at('red-1', 100, 100, 3),
        at('red-2', 100, 250, 5),
        at('green-1', 130, 100, 1),
        at('ship-0-1', 60, 100, 5),
        at('ship-1-1', 200, 100, 4),
        at('ship-1-2', 270, 250, 1),
      ],
    });
    const after = doing(state, wantedBattle);
    deepEqual(
      told(after.events, 'clash').map(({ why, pairs }) => [why, pairs[0]!.ours, pairs[0]!.theirs]),
      [['wanted', 'ship-1-1', 'red-1']],
    );
    deepEqual(galleon(after, 1).voyage.trophies.length, 1);
    const nobody = doing(
      adventure('N11', { sea: [at('red-1', 100, 100, 3), at('ship-1-1', 130, 100, 4)] }),
      wantedBattle,
    );
    deepEqual(nobody.events, []);
  });

  test('13.5 Pillage Time: red ships at the same distance fight at once, as in the Battle', () => {
    const state = adventure('N11', {
      wanted: 1,
      sea: [
        at('red-1', 100, 100, 3),
        at('red-2', 160.6, 100, 3),
        at('red-3', 250, 250, 2),
        at('ship-1-1', 130, 100, 3),
        at('ship-1-2', 250, 200, 5),
      ],
    });
    const after = doing(state, wantedBattle);
    deepEqual(
      told(after.events, 'clash').map(({ pairs, sunk }) => [pairs.map(({ theirs }) => theirs), sunk]),
      [
        [
          ['red-1', 'red-2'],
          ['ship-1-1', 'red-1', 'red-2'],
        ],
        [['red-3'], ['red-3']],
      ],
    );
    equal(galleon(after, 1).voyage.trophies.length, 3);
  });

  test('13.5 Pillage Time: the same distance is not chained', () => {
    const state = adventure('N11', {
      wanted: 1,
      sea: [
        at('ship-1-1', 140, 140, 1),
        at('red-1', 166, 140, 3),
        at('red-2', 140, 166.9, 3),
        at('red-3', 112.2, 140, 3),
      ],
    });
    deepEqual(
      told(doing(state, wantedBattle).events, 'clash').map(({ pairs }) => pairs.map(({ theirs }) => theirs)),
      [['red-1', 'red-2']],
    );
  });

  test('13.6 Twin Whirlpools swallow what touches them', () => {
    const state = adventure('P11', {
      sea: [at('green-1', 90, 140, 1), at('ship-0-1', 190, 170, 1), at('ship-1-1', 140, 140, 1)],
    });
    const after = doing(state, swallow);
    deepEqual(told(after.events, 'swallowed')[0]!.ships, ['green-1', 'ship-0-1']);
    deepEqual(galleon(after, 0).voyage.lost, ['ship-0-1']);
    equal(doing(adventure('P11', { sea: [at('ship-1-1', 140, 140, 1)] }), swallow).events.length, 0);
  });
});

import { describe, test } from 'node:test';
import { wavesOfFortune as game } from '../game.ts';
import { STAY } from '../moves.ts';
import type { FortuneState } from '../types.ts';
import { after, deepEqual, equal, load, peek, played, refuses, sail, sea, send, told } from './builders.ts';

type Setting = NonNullable<Parameters<typeof sea>[0]>;

/** The last captain ends the last round of a game with a limit. */
const lastTurn = (setting: Setting): FortuneState =>
  sea({ ...setting, round: 20, active: 1, options: { 'round-limit': '20', ...setting.options } });

const ended = (setting: Setting) => game.outcome(played(lastTurn(setting), STAY, load(5)).open);

describe('10 The end', () => {
  test('10.1, 11.1 The agreed round is the last', () => {
    const state = lastTurn({});
    after(state, [STAY, load(5)], ({ open, events }) => {
      equal(open.phase.kind === 'over' && open.phase.how, 'limit');
      equal(told(events, 'ended').length, 1);
      deepEqual(game.deciding(open), []);
      equal(game.progress(open), 1);
    });
    refuses(state, 0, STAY, 'not-your-turn');
  });

  test('10.1 Without a King’s fall the game ends after round 150', () => {
    const state = sea({ round: 150, active: 1 });
    after(state, [STAY, load(5)], ({ open }) => equal(game.outcome(open)!.reason, 'fail-safe-shared'));
    const earlier = sea({ round: 149, active: 1 });
    after(earlier, [STAY, load(5)], ({ open }) => equal(open.round, 150));
  });

  test('10.2 A point for every full 500 gold, in the chest and aboard, and one for a gem', () => {
    const ships = [
      { at: 'D4', chest: 900, gold: 550, gems: 1 },
      { chest: 450, gems: 2 },
    ];
    deepEqual(ended({ ships })!.scores, [3, 2]);
  });

  test('11.6 Where only the chest counts, gold aboard does not', () => {
    const ships = [{ at: 'D4', chest: 900, gold: 550 }, { chest: 1000 }];
    deepEqual(ended({ ships, options: { 'score-gold': 'banked' } }), {
      ranks: [2, 1],
      scores: [1, 2],
      reason: 'limit',
    });
  });

  test('10.2 A wreck counts for nobody', () => {
    const ships = [{ at: 'D4', afloat: false, crew: 0, food: 0 }, {}];
    deepEqual(ended({ ships, wrecks: { D4: { gold: 2000 } } })!.scores, [0, 0]);
  });

  test('10.3 Equal in points: most gold, then most in the chest, then shared', () => {
    deepEqual(ended({ ships: [{ chest: 600 }, { chest: 650 }] })!.ranks, [2, 1]);
    deepEqual(ended({ ships: [{ at: 'D4', chest: 500, gold: 100 }, { chest: 600 }] })!.ranks, [2, 1]);
    deepEqual(ended({ ships: [{ chest: 600 }, { chest: 600 }] })!.ranks, [1, 1]);
  });

  test('10.3 Equal in points: more gold beats more in the chest', () => {
    const ships = [{ at: 'D4', chest: 500, gold: 250 }, { chest: 700 }];
    deepEqual(ended({ ships }), { ranks: [1, 2], scores: [1, 1], reason: 'limit-gold' });
  });

  test('10.3 The end tells what parted those who are equal in points', () => {
    const why = (...ships: NonNullable<Setting['ships']>) => game.words.reasons[ended({ ships })!.reason];
    equal(why({ chest: 600 }, { chest: 1100 }), 'The most victory points after the last round');
    equal(why({ chest: 600 }, { chest: 650 }), 'Equal in points after the last round, and the most gold');
    equal(
      why({ at: 'D4', chest: 500, gold: 100 }, { chest: 600 }),
      'Equal in points and gold after the last round, and the most in the chest',
    );
    equal(why({ chest: 600 }, { chest: 600 }), 'Equal in everything after the last round: the victory is shared');
    const slain = sea({
      ships: [{ at: 'H8', crew: 11, food: 1 }, { chest: 2000 }],
      shown: { H9: 'king' },
      dice: Array.from({ length: 5 }, () => [1, 1, 1, 6, 6, 6]).flat(),
    });
    equal(game.outcome(played(slain, sail('H9'), send(3)).open)!.reason, 'king-gold');
  });

  test('10.4 What nobody found is turned over, and no secret is left', () => {
    const ships = [{ at: 'D4', upgrades: ['spyglass' as const] }, {}];
    const before = played(
      sea({ ships, hidden: { C4: 'reef' }, round: 20, options: { 'round-limit': '20' } }),
      peek('C4'),
    );
    const beneath = structuredClone(before.shut.sea);
    const { open, own, shut, events } = played(before, STAY, STAY, load(5));
    const unfound = [...beneath.shallows.tiles, ...beneath.depths.tiles].sort((a, b) => a - b);
    deepEqual(open.phase, { kind: 'over', how: 'limit', slayer: null, unfound });
    const [uncovered] = told(events, 'uncovered');
    deepEqual(
      uncovered!.tiles.map(({ tile }) => tile),
      unfound,
    );
    for (const { tiles, faces } of Object.values(beneath))
      for (const [i, tile] of tiles.entries()) {
        equal(open.faces[tile], faces[i]);
        equal(uncovered!.tiles.find(it => it.tile === tile)!.face, faces[i]);
      }
    deepEqual(shut.sea, { shallows: { tiles: [], faces: [] }, depths: { tiles: [], faces: [] } });
    deepEqual([own[0]!.seen, open.ships[0]!.peeked], [[], []]);
    equal(open.faces[0], null); // a corner with its gold is no secret
  });

  test('11.10 The chances of battles are hidden where the table likes to guess', () => {
    equal(sea().open.table.odds, 'shown');
    equal(sea({ options: { odds: 'hidden' } }).open.table.odds, 'hidden');
  });

  for (const [options, points, gold] of [
    [{}, 4, 0],
    [{ 'king-vp': '3' }, 3, 0],
    [{ 'king-bounty': 'on' }, 5, 750],
  ] as const)
    test(`11.3 The King’s fall with ${JSON.stringify(options)}`, () => {
      const dice = Array.from({ length: 5 }, () => [1, 1, 1, 6, 6, 6]).flat();
      const state = sea({ ships: [{ at: 'H8', crew: 11, food: 1 }, {}], shown: { H9: 'king' }, dice, options });
      const { open, events } = played(state, sail('H9'), send(3));
      deepEqual(game.outcome(open), { ranks: [1, 2], scores: [points, 0], reason: 'king' });
      equal(open.ships[0]!.gold, gold);
      equal(told(events, 'ended')[0]!.scores[0]!.king, 'king-vp' in options ? 3 : 4);
    });

  test('Standings tell where points come from', () => {
    const { open } = sea({ ships: [{ chest: 1200, gems: 1 }, {}] });
    deepEqual(game.standings(open)[0], {
      seat: 0,
      side: 0,
      score: 3,
      sources: [
        { source: 'gold', value: 2 },
        { source: 'kraken', value: 1 },
        { source: 'king', value: 0 },
      ],
    });
    equal(game.outcome(open), null);
  });
});

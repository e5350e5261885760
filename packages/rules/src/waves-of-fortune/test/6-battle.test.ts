import { describe, test } from 'node:test';
import { fewest } from '../effects/battle.ts';
import { wavesOfFortune as game } from '../game.ts';
import { ENGAGE, ESCAPE, FIGHT, PARLEY, STAY } from '../moves.ts';
import { tileName } from '../tables/index.ts';
import type { FortuneState } from '../types.ts';
import {
  after,
  asked,
  at,
  cargo,
  deepEqual,
  equal,
  load,
  menuOf,
  played,
  refuses,
  sail,
  sea,
  send,
  told,
} from './builders.ts';

type Fitted = NonNullable<NonNullable<Parameters<typeof sea>[0]>['ships']>[number];

const drawing = (card: string, me: Fitted, dice: number[]): FortuneState =>
  sea({ ships: [{ at: 'D4', ...me }, {}], hidden: { D3: 'ocean' }, next: [card], dice });

describe('6 Battles', () => {
  test('6.7 Example 3: 2 HP pay 100, and a die without a partner does not count', () => {
    after(drawing('SO02', { crew: 5 }, [2, 4, 1, 5, 4]), [sail('D3'), FIGHT, send(3)], ({ open, events }) => {
      const [round] = told(events, 'battle-round');
      deepEqual(round!.pairs, [
        { ours: 5, theirs: 4, won: true },
        { ours: 4, theirs: 2, won: true },
      ]);
      deepEqual([cargo(open.ships[0]!), open.tokens, open.piles.SO.discard], ['5c 6f 100g', [], ['SO02']]);
    });
  });

  test('6.5 Example 4: ties are the ship’s; survivors stay in front', () => {
    const state = drawing('SO03', { crew: 4 }, [6, 4, 4, 5, 4, 3, 5, 1, 5, 2]);
    played(state, sail('D3'), FIGHT, send(3));
    deepEqual(
      [state.open.ships[0]!.crew, state.open.phase],
      [2, { kind: 'send', seat: 0, battle: { enemy: 'pirate', hp: 3, left: 2, front: 1 } }],
    );
    deepEqual(menuOf(state, 0), [send(1), send(2)]);
    refuses(state, 0, send(3), 'bad-fighters');
    after(state, [send(2)], ({ open }) => equal(cargo(open.ships[0]!), '2c 6f 150g'));
  });

  test('6.4 Who stands in front cannot be called back', () => {
    const state = drawing('SO04', { crew: 5 }, [6, 1, 1, 5, 5, 5]);
    played(state, sail('D3'), FIGHT, send(3));
    deepEqual(menuOf(state, 0), [send(2), send(3)]);
    refuses(state, 0, send(1), 'bad-fighters');
    equal(fewest({ enemy: 'pirate', hp: 4, left: 2, front: 2 }), 2);
  });

  test('6.6 Example 5: the loser sinks with gold and maps, and the pirates are whole again', () => {
    const state = sea({
      ships: [{ at: 'H8', crew: 1, food: 3, gold: 350, chest: 900, maps: ['D-NW'], upgrades: ['hold'] }, {}],
      hidden: { H9: 'ocean' },
      next: ['DO02'],
      dice: [6, 3, 2, 4],
    });
    played(state, sail('H9'), FIGHT);
    deepEqual(state.open.tokens, [{ tile: at('H9'), token: 'pirate', hp: 4, card: 'DO02' }]);
    deepEqual(state.open.wrecks, [{ tile: at('H9'), gold: 350, maps: ['D-NW'] }]);
    after(state, [STAY, load(5)], ({ open, events }) => {
      equal(told(events, 'repaired').length, 1);
      const ship = open.ships[0]!;
      deepEqual([tileName(ship.at), ship.chest, ship.upgrades, open.phase.kind], ['E5', 900, ['hold'], 'dock']);
    });
    after(state, [load(8), STAY, load(5)], ({ open }) =>
      deepEqual(open.phase, { kind: 'move', seat: 0, held: false, spied: false }),
    );
  });

  test('6.1 Example 6: landing on them there is no choice; the winner takes bounty, then the wreck', () => {
    const state = sea({
      ships: [{ at: 'H8', crew: 8, food: 4, gold: 100 }, {}],
      tokens: { H9: 'DO02' },
      wrecks: { H9: { gold: 350, maps: ['D-NW'] } },
      dice: [6, 6, 1, 5, 5, 5, 1, 1, 1, 6, 6, 6],
    });
    played(state, sail('H9'));
    equal(asked(state), 'send');
    after(state, [send(3), send(3)], ({ open }) => {
      const ship = open.ships[0]!;
      deepEqual([ship.crew, ship.gold, ship.maps, open.tokens, open.wrecks], [6, 650, ['D-NW'], [], []]);
    });
  });

  test('6.1 Pirates just drawn may be left alone', () => {
    after(drawing('SO04', {}, []), [sail('D3'), PARLEY], ({ open, events }) => {
      deepEqual(told(events, 'parleyed'), [{ type: 'parleyed', seat: 0, tile: at('D3'), hp: 4 }]);
      equal(open.ships[0]!.gold, 0);
    });
  });

  test('6.2 The captain diagonally across lends the flag', () => {
    const flags = (ships: Fitted[]): (number | null)[] => {
      const state = sea({ ships, tokens: { D3: 'SO01' }, dice: [1, 6] });
      return told(played(state, sail('D3')).events, 'battle').map(({ flag }) => flag);
    };
    deepEqual(flags([{ at: 'D4' }, {}, {}, {}]), [2]);
    const three = sea({ ships: [{}, { at: 'D4' }, {}], tokens: { D3: 'SO01' }, active: 1 });
    deepEqual(told(played(three, sail('D3')).events, 'battle')[0]!.flag, null);
  });

  test('6.3 Example 19: Bow Cannons take 2 HP first, and the bounty stays', () => {
    const three = sea({ ships: [{ at: 'B6', upgrades: ['cannons'] }, {}], tokens: { B5: 'DO01' }, dice: [3, 4] });
    after(three, [sail('B5'), send(1)], ({ open, events }) => {
      deepEqual(told(events, 'broadside'), [{ type: 'broadside', seat: 0, enemy: 'pirate', from: 3, left: 1 }]);
      deepEqual(told(events, 'battle-round')[0]!.enemyDice, [3]);
      equal(open.ships[0]!.gold, 150);
    });
    const two = sea({ ships: [{ at: 'D4', upgrades: ['cannons'] }, {}], tokens: { D3: 'SO02' } });
    after(two, [sail('D3')], ({ open, events }) => {
      deepEqual([told(events, 'battle-round').length, open.ships[0]!.gold], [0, 100]);
    });
    const king = sea({ ships: [{ at: 'B6', upgrades: ['cannons'] }, {}], shown: { B5: 'king' } });
    after(king, [sail('B5')], ({ open }) =>
      deepEqual(open.phase, { kind: 'send', seat: 0, battle: { enemy: 'king', hp: 15, left: 13, front: 0 } }),
    );
  });

  test('6.8 Example 7: the Kraken always rolls 5 5 5, whatever is left of it', () => {
    const state = sea({
      ships: [{ at: 'B6', crew: 4, upgrades: ['cannons'] }, {}],
      tokens: { B5: 'DO10' },
      dice: [5, 6, 4, 2],
    });
    played(state, sail('B5'), ENGAGE, send(1));
    deepEqual(state.open.phase, { kind: 'send', seat: 0, battle: { enemy: 'kraken', hp: 4, left: 1, front: 1 } });
    after(state, [send(3)], ({ open, events }) => {
      deepEqual(told(events, 'battle-round')[0]!.enemyDice, [5, 5, 5]);
      const ship = open.ships[0]!;
      deepEqual([ship.crew, ship.gold, ship.gems, open.tokens], [2, 500, 1, []]);
      equal(game.standings(open)[0]!.score, 2);
    });
  });

  test('6.8 A gem is not lost by sinking', () => {
    const state = sea({ ships: [{ at: 'D4', crew: 1, gems: 1 }, {}], tokens: { D3: 'SO12' } });
    after(state, [sail('D3')], ({ open }) => deepEqual([open.ships[0]!.afloat, open.ships[0]!.gems], [false, 1]));
  });

  test('6.9 Example 14: who turns over the King may escape home, bank and load, and pays no food', () => {
    const state = sea({ ships: [{ at: 'H8', crew: 5, food: 2, gold: 450 }, {}], hidden: { H9: 'king' } });
    played(state, sail('H9'));
    deepEqual(menuOf(state, 0), [FIGHT, ESCAPE]);
    refuses(state, 0, PARLEY, 'not-now');
    played(state, ESCAPE);
    deepEqual([asked(state), state.open.ships[0]!.chest], ['dock', 450]);
    after(state, [load(7)], ({ open }) => {
      deepEqual([tileName(open.ships[0]!.at), cargo(open.ships[0]!)], ['E5', '7c 5f 0g']);
      deepEqual([open.faces[at('H9')], open.active], ['king', 1]);
    });
  });

  test('6.9 Example 15: his fall ends the game at once; a tie goes to the most gold', () => {
    const dice = Array.from({ length: 5 }, () => [1, 1, 1, 6, 6, 6]).flat();
    const state = sea({
      ships: [
        { at: 'H8', crew: 11, food: 1, gold: 200, chest: 900 },
        { at: 'D4', gold: 400, chest: 2600 },
      ],
      shown: { H9: 'king' },
      dice,
    });
    const { open, events } = played(state, sail('H9'), send(3));
    equal(open.phase.kind === 'over' && open.phase.slayer, 0);
    deepEqual(game.outcome(open), { ranks: [2, 1], scores: [6, 6], reason: 'king-gold' });
    deepEqual(told(events, 'fed'), []);
    equal(told(events, 'king-slain').length, 1);
  });

  test('6.9 Who loses to the King sinks, and he is whole again', () => {
    const state = sea({ ships: [{ at: 'H8', crew: 1, gold: 100 }, {}], shown: { H9: 'king' }, dice: [6, 6, 6, 1] });
    after(state, [sail('H9')], ({ open, events }) => {
      deepEqual(told(events, 'battle-lost'), [{ type: 'battle-lost', seat: 0, enemy: 'king', hp: 15 }]);
      deepEqual(open.wrecks, [{ tile: at('H9'), gold: 100, maps: [] }]);
    });
  });

  test('11.4 During the truce who finds the King can only escape, and nobody stops there', () => {
    const options = { 'king-truce': '10' } as const;
    const finding = sea({ ships: [{ at: 'H8', gold: 50 }, {}], hidden: { H9: 'king' }, options, round: 9 });
    after(finding, [sail('H9')], state => deepEqual([asked(state), state.open.ships[0]!.chest], ['dock', 50]));
    const known = { ships: [{ at: 'H8' }, {}], shown: { H9: 'king' as const }, options };
    refuses(sea({ ...known, round: 9 }), 0, sail('H9'), 'truce');
    after(sea({ ...known, round: 10 }), [sail('H9')], state => equal(asked(state), 'send'));
  });

  test('11.5 The King’s lights turn him up in their round, and he is then met like a known one', () => {
    const options = { 'king-lights': '15' } as const;
    const state = sea({ ships: [{ at: 'H8' }, {}], hidden: { H9: 'king' }, options, round: 14, active: 1 });
    after(state, [STAY, load(5)], ({ open, events }) => {
      deepEqual(told(events, 'flipped'), [{ type: 'flipped', seat: null, tile: at('H9'), face: 'king' }]);
      equal(open.round, 15);
    });
    after(state, [sail('H9')], ({ open }) => equal(open.phase.kind, 'send'));
  });

  test('11.5 Lights show nothing where he is known', () => {
    const options = { 'king-lights': '15' } as const;
    const state = sea({ ships: [{}, {}], shown: { H9: 'king' }, options, round: 14, active: 1 });
    after(state, [STAY, load(5)], ({ events }) => deepEqual(told(events, 'flipped'), []));
  });
});

import { describe, test } from 'node:test';
import { ENGAGE, LEAVE, PARLEY, STAY, swap } from '../moves.ts';
import { CARD_LIST, TOKEN_FX, TOKENS } from '../tables/index.ts';
import type { FortuneState } from '../types.ts';
import { after, asked, at, cargo, deepEqual, equal, played, sail, sea, told } from './builders.ts';

/** A ship with 4 crew and 4 food beside a token; it lands there and pays its food. */
const beside = (card: string, dice: number[] = []): FortuneState =>
  sea({ ships: [{ at: 'D4', crew: 4, food: 4 }, {}], tokens: { D3: card }, dice });

const LANDING: [card: string, dice: number[], cargo: string][] = [
  ['SO11', [], '4c 5f 0g'],
  ['SO12', [], '3c 3f 0g'],
  ['SI04', [2], '3c 3f 0g'],
  ['SI04', [3], '4c 5f 0g'],
];
const DEEP: [card: string, dice: number[], cargo: string][] = [
  ['DO11', [], '2c 3f 0g'],
  ['DI15', [], '4c 6f 0g'],
  ['DI06', [3], '2c 3f 0g'],
  ['DI06', [4], '5c 5f 0g'],
];

describe('5 Tokens', () => {
  test('5.1 Each lasting token has effects and a card that brings it', () => {
    const brought = CARD_LIST.flatMap(({ fx }) => fx.flatMap(op => (op[0] === 'token' ? [op[1]] : [])));
    deepEqual([...brought].sort(), Object.keys(TOKEN_FX).sort());
    equal(TOKENS.length, brought.length + 2);
  });

  for (const [card, dice, expected] of LANDING)
    test(`5.2 ${card} acts on a ship that lands there${dice.length > 0 ? `: ${dice}` : ''}`, () => {
      after(beside(card, dice), [sail('D3')], ({ open, events }) => {
        equal(cargo(open.ships[0]!), expected);
        equal(told(events, 'token-met').length, 1);
        equal(open.tokens.length, 1);
      });
    });

  for (const [card, dice, expected] of DEEP)
    test(`5.2 ${card} acts on a ship that stays there${dice.length > 0 ? `: ${dice}` : ''}`, () => {
      const state = sea({ ships: [{ at: 'B4', crew: 4, food: 4 }, {}], tokens: { B4: card }, dice });
      after(state, [STAY], ({ open }) => equal(cargo(open.ships[0]!), expected));
    });

  test('5.2 The Trading Post trades with every visitor', () => {
    after(beside('SI12'), [sail('D3'), swap(-1)], ({ open }) => equal(cargo(open.ships[0]!), '3c 4f 0g'));
  });

  test('5.2 Passing a token does nothing', () => {
    const state = sea({ ships: [{ at: 'D4' }, {}], tokens: { D3: 'SO12' }, shown: { D2: 'reef' } });
    after(state, [sail('D2')], ({ open }) => equal(open.ships[0]!.crew, 5));
  });

  test('5.2 Pirates who were left alone fight whoever lands there', () => {
    const state = beside('SO03');
    played(state, sail('D3'));
    equal(asked(state), 'send');
  });

  test('5.3 The Kraken guards nothing; pirates do until they are beaten', () => {
    const kraken = sea({ ships: [{ at: 'B6' }, {}], tokens: { B5: 'DO10' }, wrecks: { B5: { gold: 300 } } });
    after(kraken, [sail('B5'), LEAVE], ({ open }) => deepEqual([open.ships[0]!.gold, open.wrecks], [300, []]));
    const pirates = sea({
      ships: [{ at: 'B6', crew: 1 }, {}],
      tokens: { B5: 'DO02' },
      wrecks: { B5: { gold: 300 } },
      dice: [6, 6, 6, 1],
    });
    after(pirates, [sail('B5')], ({ open }) => {
      deepEqual(open.wrecks, [{ tile: at('B5'), gold: 300, maps: [] }]);
    });
  });

  test('5.3 Nor do pirates guard an X from whom they have just been parleying with', () => {
    const state = sea({ ships: [{ at: 'A4', maps: ['D-NW'] }, {}], hidden: { A3: 'ocean' }, next: ['DO02'] });
    after(state, [sail('A3'), PARLEY], ({ open }) =>
      deepEqual([open.ships[0]!.gold, open.ships[0]!.maps, open.tokens.length], [600, [], 1]),
    );
  });

  test('6.8 The Kraken may be fought by whoever comes by', () => {
    const state = sea({ ships: [{ at: 'B6' }, {}], tokens: { B5: 'DO10' } });
    played(state, sail('B5'), ENGAGE);
    deepEqual(state.open.phase, { kind: 'send', seat: 0, battle: { enemy: 'kraken', hp: 4, left: 4, front: 0 } });
  });
});

import { describe, test } from 'node:test';
import type { Standing } from '../../game.ts';
import { seekWanted } from '../effects/quest.ts';
import { rattleBattle as game } from '../game.ts';
import type { RattleOptions } from '../meta.ts';
import { begin as digging } from '../phases/crazy/dig.ts';
import { outcome, progress, scoreOf, standings } from '../standings.ts';
import type { Move } from '../types/move.ts';
import { adventure, deepEqual, doing, done, equal, newGame, played, port, type Rig, told } from './builders.ts';

/** A game that is over, with these Galleons. */
const over = (rigs: Rig[], chosen: Partial<RattleOptions> = {}) => {
  const state = adventure('N09', { rigs, chosen });
  state.open.step = 'over';
  state.open.phase = { kind: 'over' };
  return state.open;
};

describe('3.5 Wanted', () => {
  const wanted = (rigs: Rig[], before: number | null, scenario = 'N09') => {
    const state = adventure(scenario, { rigs });
    state.open.wanted = before;
    return doing(state, seekWanted).open.wanted;
  };

  test('3.5 The sole leader in cards and coins; on a tie the token stays (example 19)', () => {
    equal(wanted([{ coins: 6, cards: [0] }, { coins: 12 }, { coins: 10 }], 2), 2);
    equal(wanted([{ coins: 6, cards: [0] }, { coins: 13 }, { coins: 10 }], 2), 1);
    equal(wanted([{ coins: 5 }, { coins: 5 }], null), null);
    equal(wanted([{ coins: 6 }, { coins: 5 }], null), 0);
  });

  test('3.5 After a Crazy Adventure too', () => {
    const state = adventure('C08', { rigs: [{ coins: 2 }, { coins: 20 }, {}] });
    state.open.phase = digging(state);
    const after = played(state, ...state.open.galleons.map((): Move => ({ kind: 'dig', pits: [4, 0, 0, 0] })));
    deepEqual([told(after.events, 'wanted'), after.open.wanted], [[{ type: 'wanted', seat: 1 }], 1]);
  });

  test('3.5 Nobody is Wanted in the other scenarios', () => {
    equal(wanted([{ coins: 6 }, { coins: 5 }], null, 'P02'), null);
    equal(wanted([{ coins: 6 }, { coins: 5 }], null, 'I01'), null);
  });
});

describe('18.1 Scenarios', () => {
  test('18.1 Norrington has a Wanted player, the Pirate Wars have Revenge, the introductory scenario has neither', () => {
    const has = (card: string) => {
      const state = adventure(card, { rigs: [{ coins: 6 }, {}] });
      return [doing(state, seekWanted).open.wanted !== null, state.open.revengeDeck > 0];
    };
    deepEqual(
      [has('N09'), has('P02'), has('I01')],
      [
        [true, false],
        [false, true],
        [false, false],
      ],
    );
  });
});

describe('17 The end', () => {
  test('17.1 The game ends after the Port Visit of the last Quest', () => {
    const state = port('guild', [{ coins: 4 }, {}], { quest: 5 });
    const after = played(state, done);
    equal(after.open.phase.kind, 'over');
    deepEqual(game.deciding(after.open), []);
    equal(told(after.events, 'ended')[0]!.how, 'points');
    equal(game.check({ seat: 0, open: after.open, own: null }, done)?.code, 'not-now');
  });

  test('17.2 VP cards, coins, Sailors and the Cursed Idol', () => {
    const open = over([{ cards: [0, 2], coins: 7, crew: ['louigi'], loot: { idol: 1 } }, {}], { 'loot-pack': 'on' });
    deepEqual(scoreOf(open, 0), { seat: 0, cards: 15, coins: 7, sailors: 1, idol: 4, total: 27 });
    equal(scoreOf(open, 1).total, 0);
    const [{ score, sources }] = standings(open) as [Standing, Standing];
    deepEqual(
      [score, sources.map(({ source, value }) => `${source} ${value}`).join(', ')],
      [27, 'cards 15, coins 7, sailors 1, idol 4'],
    );
  });

  const verdict = (...rigs: Rig[]) => {
    const { ranks, reason } = outcome(over(rigs))!;
    return [reason, ...ranks];
  };

  test('17.3 The most points win', () => {
    deepEqual(verdict({ coins: 4 }, { coins: 5 }), ['points', 2, 1]);
  });

  test('17.3 Then the most Parts and Upgrades, a Hamster being one (example 22)', () => {
    deepEqual(verdict({ coins: 4, sails: 3, upgrades: ['ram'] }, { coins: 4, sails: 3 }), ['galleon', 1, 2]);
    deepEqual(verdict({ coins: 4, hamsters: 1 }, { coins: 4, holds: 2 }), ['galleon', 2, 1]);
  });

  test('17.3 Then the most Sailors, then the most Upgrades, then it is shared (example 22)', () => {
    deepEqual(verdict({ coins: 4, sails: 2, crew: ['wim'] }, { coins: 4, sails: 2 }), ['sailors', 1, 2]);
    deepEqual(verdict({ coins: 4, sails: 2 }, { coins: 4, sails: 1, upgrades: ['ram'] }), ['upgrades', 2, 1]);
    deepEqual(verdict({ coins: 4, sails: 2 }, { coins: 4, cannons: 2 }, { coins: 3 }), ['shared', 1, 1, 3]);
  });

  test('Progress goes from 0 to 1', () => {
    equal(progress(newGame(2).open), 0);
    equal(progress(over([{}, {}])), 1);
    const half = adventure('N09', { rigs: [{}, {}] }).open;
    half.round = 6;
    half.quest = 3;
    equal(progress(half) > 0.3 && progress(half) < 0.6, true);
  });
});

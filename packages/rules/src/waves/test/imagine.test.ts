import { describe, test } from 'node:test';
import type { Seat } from '../../game.ts';
import { rngOf } from '../../kit/rng.ts';
import { waves } from '../game.ts';
import { different, total } from '../piles.ts';
import type { Class, WavesState } from '../types.ts';
import { deepEqual, discard, equal, follow, pile, played, rebel, table, viewFrom } from './builders.ts';

const imagined = (state: WavesState, seat: Seat | null, worlds = 200) => {
  const rng = rngOf(1);
  return Array.from({ length: worlds }, () => waves.imagine(viewFrom(state, seat), rng));
};

describe('Imagining', () => {
  test('One’s own hand and Agent are as they are, the others’ vary', () => {
    const sea = played(table({}), follow(4), follow(2));
    const worlds = imagined(sea, 0);
    for (const { own } of worlds) {
      deepEqual(own[0], sea.own[0]);
      deepEqual([total(own[1]!.hand), total(own[2]!.hand)], [4, 5]);
    }
    deepEqual([...new Set(worlds.map(({ own }) => own[1]!.agents[0]))].sort(), [1, 2, 3, 4, 5]);
  });

  test('A spectator imagines every hand', () => {
    const worlds = imagined(table({}), null);
    for (const seat of [0, 1, 2, 3]) equal(new Set(worlds.map(({ own }) => `${own[seat]!.hand}`)).size > 20, true);
  });

  test('A class is as likely as its share of the unseen cards', () => {
    const sea = table({ hands: [[1], [4], [4], [4]], deck: [4, 5, 5] });
    const holding = imagined(sea, 0, 2000).filter(({ own }) => own[1]!.hand[5] === 1).length;
    equal(Math.abs(holding / 2000 - 2 / 6) < 0.05, true, `${holding}`);
  });

  test('6.5 An Elder everybody saw going to a hand is imagined there', () => {
    const sea = table({ hands: [[1], [1, 5], [1, 1], [1]], seen: [[], [5], [], []], deck: [1, 1, 1, 1, 1, 1, 2, 3] });
    for (const seat of [0, 2, null]) for (const { own } of imagined(sea, seat)) equal(own[1]!.hand[5], 1);
  });

  test('6.5, 4.4 Once an Agent lies face down, a card seen going to that hand is there or still in the hand', () => {
    const hands: Class[][] = [[1], [1, 1, 5], [1], [1]];
    const sea = played(table({ token: 1, hands, seen: [[], [5], [], []], deck: [1, 1, 2, 3] }), follow(1));
    const worlds = imagined(sea, 0, 2000);
    for (const { own } of worlds) equal(own[1]!.hand[5]! + (own[1]!.agents[0] === 5 ? 1 : 0), 1);
    const nobles = worlds.filter(({ own }) => own[1]!.agents[0] === 5).length;
    equal(Math.abs(nobles / 2000 - 1 / 3) < 0.05, true, `${nobles}`); // one of the three cards it had
  });

  test('6.5, 4.3 A stack of Rebels may be of seen cards and others of their class', () => {
    const hands: Class[][] = [[1], [5, 5, 1], [1], [1]];
    const sea = played(table({ token: 1, hands, seen: [[], [5], [], []], deck: [1, 1, 1, 5] }), rebel(5, 2));
    const worlds = imagined(sea, 0);
    const stacks = worlds.map(({ own }) => `${own[1]!.agents[0]} and ${own[1]!.hand[5]}`);
    deepEqual([...new Set(stacks)].sort(), ['1 and 1', '5 and 0', '5 and 1']);
  });

  test('9.4 Head to head, the first Agent is none of the cards drawn after it', () => {
    const setting = {
      card: 'head-to-head-2',
      hands: [
        [2, 4],
        [1, 1],
      ] as Class[][],
      seen: [[2, 4], []] as Class[][],
    };
    const sea = played(table({ ...setting, card: 'head-to-head-2' }), follow(4));
    const agents = imagined(sea, 1).map(({ own }) => own[0]!.agents[0]);
    deepEqual([...new Set(agents)].sort(), [2, 4]);
  });

  test('A stack is imagined of a class with enough cards, even where few are left', () => {
    const hands: Class[][] = [[1], [4, 4, 4], [5, 5], [5, 5]];
    const sea = played(table({ token: 1, hands, deck: [2] }), rebel(4, 3), rebel(5, 2), rebel(5, 2));
    const stacks = imagined(sea, 0).map(({ own }) => own.slice(1).flatMap(({ agents }) => agents));
    deepEqual([...new Set(stacks.map(String))].sort(), ['4,5,5']);
  });

  test('Who is asked to discard may hold one class only', () => {
    const hands: Class[][] = [[1], [4, 4, 4, 4, 4, 5], [1], [1]];
    const sea = table({ phase: { kind: 'discard', waiting: [1] }, hands, deck: [4, 4, 4, 4] });
    const classes = imagined(sea, 0).map(({ own }) => different(own[1]!.hand));
    equal(classes.includes(1) && classes.includes(2), true);
  });

  test('A discard already chosen is imagined from the imagined hand', () => {
    const hands: Class[][] = [[1, 1, 1, 2, 2, 2], [3, 3, 3, 4, 4, 4], [1], [1]];
    const sea = table({ phase: { kind: 'discard', waiting: [0, 1] }, hands });
    waves.play(sea, 1, discard(3), { all() {}, only() {} });
    const drops = imagined(sea, 0).map(({ own }) => {
      const { hand, drop } = own[1]!;
      equal(total(drop!), 1);
      equal(
        drop!.every((count, card) => count <= hand[card]!),
        true,
      );
      return `${drop}`;
    });
    equal(new Set(drops).size > 3, true);
    deepEqual(imagined(sea, 1)[0]!.own[1]!.drop, pile(3));
  });

  test('Before the hands are dealt only the deck is unknown, and it holds what is left', () => {
    const phase = { kind: 'token' as const, chooser: 1 };
    const sea = table({ card: 'head-to-head-2', phase, hands: [[], []], elders: [1, 1, 2, 5] });
    for (const seat of [0, 1, null]) deepEqual(imagined(sea, seat, 1)[0]!.shut.deck, [0, 18, 19, 20, 20, 19]);
  });

  test('An ended game is imagined as well: what lies face down may be anything, what lies open stays', () => {
    const sea = table({ elders: [4, 1, 1, 1], shells: 3, collected: [[1, 2, 3]] });
    const over = played(sea, follow(5), follow(5), follow(5), rebel(2));
    equal(over.open.phase.kind, 'over');
    const worlds = imagined(over, 0);
    deepEqual(worlds[0]!.open.revealed, [5, 0, 0, 2]);
    equal(new Set(worlds.map(({ own }) => own[1]!.agents[0])).size, 5);
    for (const world of worlds) equal(waves.audit({ ...world, rng: over.rng }), null);
  });
});

// What the board of W·A·V·E·S works out without a screen: drafts, spots of the ring, and what flies where.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rngOf, settle } from '@quayside/rules';
import { type Class, waves } from '@quayside/rules/waves';
import { type AgentDraft, chooseAgent, chooseDrop, dropped, moveOf, takeStance } from '../src/games/waves/draft.ts';
import { flights } from '../src/games/waves/flights.ts';
import { showsSet, spotsOf } from '../src/games/waves/ring.ts';
import { type Scene, still } from '../src/games/waves/scene.ts';

function table(seats: number, { mode, seat = 0 }: { mode: string; seat?: number | null }): Scene {
  const { options } = settle(waves, seats, { mode });
  const { open, own } = waves.setup(seats, options!, rngOf(seats));
  return still({ seat, open, own: seat === null ? null : own[seat]! });
}

describe('the draft of an Agent', () => {
  const seer = chooseAgent(4) as AgentDraft;

  test('is no move before a stance is taken', () => equal(moveOf(seer), null));

  test('follows with one card, however many were meant', () =>
    deepEqual(moveOf(takeStance(seer, 'follower', { count: 3, held: 3 })), { kind: 'follow', card: 4 }));

  test('rebels with no more cards than are held, and with one at least', () => {
    deepEqual(moveOf(takeStance(seer, 'rebel', { count: 4, held: 2 })), { kind: 'rebel', card: 4, count: 2 });
    deepEqual(moveOf(takeStance(seer, 'rebel', { count: 0, held: 2 })), { kind: 'rebel', card: 4, count: 1 });
  });
});

describe('the draft of discards', () => {
  const press = (cards: readonly Class[], { due, held }: { due: number; held: number }) =>
    dropped(cards.reduce((draft, card) => chooseDrop(draft, card, { due, held }), chooseDrop(null, 1, { due, held })));

  test('another card takes the place of the first when only one is due', () =>
    deepEqual(press([3], { due: 1, held: 2 }), [3]));

  test('two of a class may go when two are due', () => deepEqual(press([1], { due: 2, held: 2 }), [1, 1]));

  test('a class pressed again when no more is due is put back', () =>
    deepEqual(press([2, 1], { due: 2, held: 2 }), [2]));

  test('becomes the pile that is dropped', () =>
    deepEqual(moveOf({ kind: 'drop', cards: [5, 2] }), { kind: 'discard', cards: [0, 0, 1, 0, 0, 1] }));
});

describe('the ring', () => {
  for (const seat of [0, 1, 2, 3])
    test(`seat ${seat} finds its own place at the bottom, the next player on its left`, () => {
      const { places } = spotsOf(table(4, { mode: 'all-vs-all', seat }));
      equal(places[seat]!.y, 100);
      equal(places[(seat + 1) % 4]!.x, 0);
    });

  test('the Elder of nobody lies between the last seat and the first', () => {
    const { places, extra } = spotsOf(table(3, { mode: 'all-vs-all', seat: 1 }));
    deepEqual(extra, { x: 50, y: 0 });
    deepEqual([places[2]!.x, places[0]!.x], [0, 100]);
  });

  test('no two places share a spot', () => {
    for (const seats of [4, 5, 6]) {
      const { places } = spotsOf(table(seats, { mode: 'all-vs-all', seat: null }));
      equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, seats);
    }
  });

  test('a team shows its Elders once, and the viewer’s team shows them at the viewer’s place', () => {
    const scene = table(6, { mode: 'teams', seat: 2 });
    deepEqual(
      [0, 1, 2, 3, 4, 5].filter(place => showsSet(scene, place)),
      [2, 3],
    );
  });
});

describe('what flies', () => {
  const scene = table(4, { mode: 'all-vs-all', seat: 0 });

  test('one’s own Agents from the fan, another’s from the other’s hand', () => {
    equal(flights(scene, { type: 'followed', seat: 0, place: 0 })[0]!.from, 'hand');
    equal(flights(scene, { type: 'rebelled', seat: 2, place: 2, count: 3 }).length, 3);
    equal(flights(scene, { type: 'rebelled', seat: 2, place: 2, count: 3 })[0]!.from, 'holds-2');
  });

  test('under the Turning Tide every Elder flies to the neighbour on the right', () => {
    const rotated = flights(scene, { type: 'rotated', elders: scene.elders });
    deepEqual(
      rotated.map(({ from, to }) => `${from} ${to}`),
      ['elder-0 elder-3', 'elder-1 elder-0', 'elder-2 elder-1', 'elder-3 elder-2'],
    );
  });

  test('a collected Elder flies to its side’s set and takes a Shell along, after the powers were read', () => {
    const event = { seat: 1, place: 1, elder: 3, agentPower: 5, elderPower: 3, shells: 1 } as const;
    const flown = flights(scene, { type: 'collected', ...event });
    deepEqual(
      flown.map(({ piece, to }) => `${piece} ${to}`),
      ['shell set-1', '3 set-1'],
    );
    equal(
      flown.every(({ wait }) => wait > 0),
      true,
    );
  });

  test('the Wave token only where it moves', () => {
    deepEqual(flights(scene, { type: 'token-moved', place: scene.token }), []);
    equal(flights(scene, { type: 'token-moved', place: (scene.token + 1) % 4 })[0]!.from, `token-${scene.token}`);
  });
});

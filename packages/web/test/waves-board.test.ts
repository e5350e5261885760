// What the board of W·A·V·E·S works out without a screen: drafts, spots of the ring, and what flies where.

import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { plain, rngOf, settle } from '@quayside/rules';
import { type Class, type Event, type Open, waves } from '@quayside/rules/waves';
import { type AgentDraft, chooseDrop, dropped, moveOf, playOf, pressCard, takeUp } from '../src/games/waves/draft.ts';
import { flights } from '../src/games/waves/flights.ts';
import { forecastOf } from '../src/games/waves/forecast.ts';
import { markOf, marksAt } from '../src/games/waves/marks.ts';
import { pointsOf } from '../src/games/waves/points.ts';
import { showsSet, spotsOf } from '../src/games/waves/ring.ts';
import { type Scene, still } from '../src/games/waves/scene.ts';

function table(seats: number, { mode, seat = 0 }: { mode: string; seat?: number | null }): Scene {
  const { options } = settle(waves, seats, { mode });
  const { open, own } = waves.setup(seats, options!, rngOf(seats));
  return still({ seat, open, own: seat === null ? null : own[seat]! });
}

describe('the draft of an Agent', () => {
  const press = (times: number, held: number) =>
    Array.from({ length: times }).reduce<AgentDraft | null>(draft => pressCard(draft, 4, held), null);

  test('takes up one card with each press, and puts them back when all are up', () => {
    deepEqual(press(1, 2), { kind: 'agent', card: 4, count: 1 });
    deepEqual(press(2, 2), { kind: 'agent', card: 4, count: 2 });
    equal(press(3, 2), null);
  });

  test('begins anew with another class', () => equal(pressCard(press(2, 3), 5, 1)!.card, 5));

  test('never takes up more cards than are held, nor none', () => {
    equal(takeUp(4, { count: 4, held: 2 })!.count, 2);
    equal(takeUp(4, { count: 0, held: 2 }), null);
  });

  test('rebels with all cards that are up, follows with one alone', () => {
    deepEqual(playOf(press(2, 2)!, 'rebel'), { kind: 'rebel', card: 4, count: 2 });
    deepEqual(playOf(press(1, 2)!, 'follower'), { kind: 'follow', card: 4 });
    equal(playOf(press(2, 2)!, 'follower'), null);
  });
});

describe('the forecast', () => {
  /** Four Elders, of which the Knights are two; seat 1 has rebelled with two Nobles, seat 2 with one card. */
  const position = (seat: number | null) => {
    const scene = { ...table(4, { mode: 'all-vs-all', seat }), majority: 3 as const };
    const view = { seat, open: { card: scene.card } as Open, own: null };
    return {
      view,
      scene: {
        ...scene,
        elders: [3, 3, 1, 2] as Class[],
        stances: ['none', 'rebel', 'rebel', 'none'] as Scene['stances'],
        stacks: [0, 2, 1, 0],
        agents: (seat === 1 ? [0, 5, 0, 0] : [0, 0, 0, 0]) as Scene['agents'],
      },
    };
  };

  test('counts Elders and one’s own Rebels, each drawn as what it is, and of equals the higher class', () => {
    const { scene, view } = position(1);
    const { counted, expected, unknown } = forecastOf(scene, view, null);
    deepEqual(counted[3], ['elder', 'elder']);
    deepEqual(counted[5], ['rebel', 'rebel']);
    deepEqual([expected, unknown], [5, 1]);
  });

  test('leaves Rebels face down out, and says how many', () => {
    const { scene, view } = position(0);
    const { counted, expected, unknown } = forecastOf(scene, view, null);
    deepEqual(counted[5], []);
    deepEqual([expected, unknown], [3, 3]);
  });

  test('says which tablet the cards taken up would bring', () => {
    const { scene, view } = position(0);
    const { counted, expected, withDraft } = forecastOf(scene, view, { kind: 'agent', card: 1, count: 2 });
    deepEqual(counted[1], ['elder', 'drafted', 'drafted']);
    deepEqual([expected, withDraft], [3, 1]);
    equal(forecastOf(scene, view, { kind: 'agent', card: 4, count: 1 }).withDraft, null);
  });
});

describe('marks at the Elders', () => {
  const attempt = { seat: 1, place: 1, elder: 3, agentPower: 1, elderPower: 3 } as const;
  const kept: Event = { type: 'kept', ...attempt, why: 'too-weak' };
  const collected: Event = { type: 'collected', ...attempt, agentPower: 4, shells: 0 };
  const said = (event: Event) => plain(markOf(event)!.text, String);

  test('say what came of it in a few words', () => {
    equal(said(kept), 'too weak 1 < 3');
    equal(said(collected), '+Knight 4 > 3');
    equal(said({ ...kept, why: 'no-shell' }), 'no Shell left');
  });

  test('stay until the next Agent is played there, and follow what is shown', () => {
    const next: Event = { type: 'followed', seat: 1, place: 1 };
    const marks = (until: Event | null) => marksAt([kept, collected, next], until, 4).map(mark => mark?.good ?? null);
    deepEqual(marks(kept), [null, false, null, null]);
    deepEqual(marks(collected), [null, true, null, null]);
    deepEqual(marks(null), [null, null, null, null]);
  });
});

describe('hints point', () => {
  const { view } = { view: { seat: 0, open: { phase: { kind: 'play', place: 2 } } as Open, own: null } };

  test('from the card to the Elder it is played at', () =>
    deepEqual(pointsOf({ kind: 'rebel', card: 4, count: 2 }, view).rope, ['card:4', 'elder:2']));

  test('at the cards that go, and at the discards', () =>
    deepEqual(pointsOf({ kind: 'discard', cards: [0, 1, 0, 0, 0, 1] }, view).rings, ['card:1', 'card:5', 'discards']));
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

import { describe, test } from 'node:test';
import { rollingSeas as game } from '../game.ts';
import type { SeasOptions } from '../meta.ts';
import { STORM } from '../tables/index.ts';
import {
  cardNamed,
  cells,
  deepEqual,
  drawing,
  equal,
  explore,
  isle,
  laid,
  menuOf,
  obstacle,
  played,
  refuses,
  sail,
  start,
  table,
  told,
  type Voyage,
  visit,
} from './builders.ts';

describe('5.1 A decision is made in its place in the round, once, by each captain', () => {
  const acting = table();

  test('5.1 Nothing is drawn, and no port chosen, while captains act', () => {
    refuses(acting, 0, obstacle('A01', 'C2 D2 E2'), 'not-now');
    refuses(acting, 0, isle('I2', 'E12 F12 E13 F13 E14'), 'not-now');
    refuses(acting, 0, start('gullhaven', 'B4'), 'not-now');
  });

  test('5.1 Nobody sails or explores while an obstacle is being drawn', () => {
    const drawingNow = table({ phase: drawing('A01', [0, 1]) });
    refuses(drawingNow, 0, sail('E', 'E'), 'not-now');
    refuses(drawingNow, 1, explore('H10'), 'not-now');
  });

  test('5.1 Who has acted does not act again in this round', () => {
    const halfDone = table({ phase: { kind: 'action', asked: [0, 1], waiting: [1] } });
    refuses(halfDone, 0, sail('E', 'E'), 'not-your-turn');
    refuses(halfDone, 0, explore('H10'), 'not-your-turn');
  });

  test('5.1 Every captain takes exactly one action: sails, explores or visits a port', () => {
    const captains = [{ at: 'H9' }, { at: 'B3' }, { at: 'B4' }];
    const moves = [sail('E', 'E'), explore('A2'), visit('gullhaven', 'T')];
    for (const [seat, only] of [['sail'], ['sail', 'explore'], ['sail', 'port']].entries())
      deepEqual([...new Set(menuOf(table({ captains }), seat).map(({ kind }) => kind))].sort(), only.sort());
    const { open } = played(table({ captains }), ...moves);
    deepEqual([open.turn, open.captains.map(({ log }) => log)], [4, [['E I9'], ['X A2 2'], ['P gullhaven T']]]);
  });

  test('Who has drawn does not draw again', () => {
    refuses(table({ phase: drawing('A01', [1]) }), 0, obstacle('A01', 'C2 D2 E2'), 'not-your-turn');
  });
});

describe('1.6 Who can do one thing only is not asked', () => {
  /** On a chart full of wakes the Iron Star fits where these cells are still open. */
  const SPOT = 'L8 K9 L9 M9 L10';
  const crowded = (state: ReturnType<typeof table>, seat: number, spots: string) => {
    const { chart } = state.open.captains[seat]!;
    const open = cells(spots);
    chart.cells = chart.cells.map((content, cell) => (content === 0 && !open.includes(cell) ? 1 : content));
  };
  /** Everybody heaves to, and two dice alike bring this card. */
  const bringing = (id: string, captains: Voyage[]) => {
    const state = table({ captains, chance: [1, 1, 4, 1] });
    state.shut.deck = [...state.shut.deck.filter(card => card !== cardNamed(id)), cardNamed(id)];
    return state;
  };

  test('A card that can lie in one way only is drawn at once', () => {
    const state = bringing('A08', [{}]);
    crowded(state, 0, SPOT);
    const { open, events } = played(state, sail('E'));
    const { pose, at } = laid('A08', SPOT);
    deepEqual(told(events, 'obstacle-drawn'), [
      { type: 'obstacle-drawn', by: 0, on: 0, card: cardNamed('A08'), pose, at },
    ]);
    deepEqual([open.phase.kind, told(events, 'ready').length], ['action', 1]);
  });

  test('In company the others are asked, and all charts are drawn on together', () => {
    const state = bringing('A12', [{}, {}]);
    crowded(state, 1, 'N9 O9 N10 O10');
    const asked = played(state, sail('E'), sail('E'));
    deepEqual([...game.deciding(asked.open)], [0]);
    deepEqual(game.joint!(asked.open), null);
    refuses(asked, 1, obstacle('A12', 'N9 O9 N10 O10'), 'not-your-turn');
    deepEqual(asked.open.captains[1]!.chart.obstacles, []);
    equal(game.audit(asked), null);
    const { open } = played(asked, menuOf(asked, 0)[0]!);
    deepEqual(
      open.captains.map(({ chart }) => chart.obstacles.length),
      [1, 1],
    );
  });

  test('Two ways are a choice', () => {
    const state = bringing('A15', [{}]);
    crowded(state, 0, 'I8 I9 I10');
    const { open } = played(state, sail('E'));
    deepEqual([open.phase.kind, menuOf(state, 0).length], ['adventure', 2]);
  });

  /** All water is stormy but the ship’s own cell, and the next wind blows north alone: nowhere else can a sail end. */
  const stormbound = (seats: number, options: Partial<SeasOptions> = {}) => {
    const state = table({ captains: Array(seats).fill({}), options, chance: [1, 1, 1, 1] });
    for (const { chart } of state.open.captains)
      chart.cells = chart.cells.map(content => (content === 0 ? STORM : content));
    return state;
  };

  test('Who can only heave to, by the one wind there is, does', () => {
    const state = stormbound(1);
    const { events } = played(state, sail('E'));
    equal(told(events, 'hove-to').length > 1, true);
  });

  test('Live captains too, in their turn', () => {
    const state = stormbound(2, { reveal: 'live' });
    const { events } = played(state, sail('E'), sail('E'));
    deepEqual(
      told(events, 'hove-to')
        .map(({ seat }) => seat)
        .slice(0, 4),
      [0, 1, 0, 1],
    );
  });
});

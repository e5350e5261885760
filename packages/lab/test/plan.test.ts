// A plan is checked before anything is played, and a wrong one is refused with a sentence.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cellsOf, completePlan, planText } from '../src/plan.ts';
import { gameSeed } from '../src/seed.ts';

/** More levels than a recursive walk can go. */
const NESTED: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));

describe('A plan', () => {
  test('is completed with defaults, and its text does not depend on the order of its fields', async () => {
    const plan = await completePlan({ game: 'waves', players: 3 });
    assert.deepEqual(
      [plan.seats, plan.games, plan.skill],
      [['captain', 'captain', 'captain'], 1000, { games: 50, base: 'captain:400' }],
    );
    assert.match(plan.build, /^\d+\.\d+\.\d+-[0-9a-f]{12}$/);
    assert.equal(planText(plan), planText(await completePlan({ players: 3, game: 'waves' })));
  });

  test('with several values of an option has a cell for each combination, and four for skill', async () => {
    const plan = await completePlan({ game: 'rolling-seas', players: 2, games: 100, options: {} });
    assert.deepEqual(
      cellsOf(plan).map(cell => cell.id),
      ['play-0', 'skill-4', 'skill-16', 'skill-mate', 'skill-captain'],
    );
    const varied = await completePlan({
      game: 'waves',
      players: 4,
      skill: 0,
      options: { mode: ['teams', 'all-vs-all'] },
    });
    assert.deepEqual(
      cellsOf(varied).map(cell => cell.varied),
      [{ mode: 'teams' }, { mode: 'all-vs-all' }],
    );
  });

  test('has one seat of a higher level among the level below, admirals only where they play anyway', async () => {
    const levels = async (seats: string[]) =>
      cellsOf(await completePlan({ game: 'waves', seats, games: 100 }))
        .filter(({ section, times }) => section === 'skill' && times === null)
        .map(cell => cell.seats.join());
    assert.deepEqual(await levels(['mate', 'mate', 'mate']), ['mate,deckhand,deckhand', 'captain,mate,mate']);
    assert.deepEqual(await levels(['admiral', 'mate']), ['mate,deckhand', 'captain,mate', 'admiral,captain']);
  });

  test('and the plan it is compared with play games with the same seeds', async () => {
    const plan = await completePlan({
      game: 'waves',
      players: 4,
      skill: 0,
      compare: { game: 'waves', players: 4, options: { mode: 'teams' } },
    });
    assert.equal(gameSeed(plan, 7), gameSeed(plan.compare!, 7));
    assert.deepEqual(
      cellsOf(plan).map(cell => cell.id),
      ['play-0', 'compared-play-0'],
    );
  });

  test('may be the plan.json of a run, in which no comparison is null', async () => {
    const { seats, games } = await completePlan({ game: 'waves', seats: ['mate', 'mate'], games: 7 });
    const again = await completePlan({ game: 'waves', seats, games, compare: null });
    assert.equal(again.compare, null);
  });

  const texts = Array.from({ length: 400 }, (_, at) => `value ${at}`);
  const MANY = { game: 'waves', options: { mode: texts, tablets: texts, scholars: texts } };
  const refused: [string, unknown, RegExp][] = [
    ['too many combinations, before any is built', MANY, /have 64000000 combinations; 100 is the most/],
    ['no object', 7, /JSON object/],
    ['another field', { game: 'waves', gmaes: 7 }, /has no "gmaes"/],
    ['an unknown game', { game: 'chess' }, /no game called "chess"/],
    ['too many players', { game: 'waves', players: 99 }, /not 99/],
    ['nested players', { game: 'waves', players: NESTED }, /not a list or an object/],
    ['nested games', { game: 'waves', games: NESTED }, /from 1 to .*, not a list or an object/],
    ['players and seats that differ', { game: 'waves', players: 4, seats: ['mate'] }, /4 play, but 1 is/],
    ['an unknown bot', { game: 'waves', seats: ['mate', 'pirate'] }, /no bot "pirate"/],
    ['an unknown option', { game: 'waves', options: { sails: 'two' } }, /no option "sails"/],
    ['an unknown value', { game: 'waves', options: { mode: 'chess' } }, /mode takes one of/],
    ['no games', { game: 'waves', games: 0 }, /from 1 to/],
    ['a comparison with another game', { game: 'waves', compare: { game: 'rolling-seas' } }, /is of "rolling-seas"/],
  ];
  for (const [what, raw, sentence] of refused) {
    test(`with ${what} is refused`, () => assert.rejects(completePlan(raw), { name: 'PlanError', message: sentence }));
  }
});

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHESTS, type Event, rollingWithTheWaves as game, total } from '@quayside/rules/rolling-with-the-waves';
import { isJustBuried } from '../src/games/rolling-with-the-waves/map/mapState.ts';
import { isWritten, openOf, type Scene, stage, still } from '../src/games/rolling-with-the-waves/scene.ts';
import { lootLands, pause } from '../src/games/rolling-with-the-waves/timing.ts';
import { duringVolley } from '../src/games/rolling-with-the-waves/volleyScene.ts';
import { eventsFor, randomSteps, viewFor } from './sceneLaws.ts';

const ALONE = { rest: [], seat: 0 };
const GAME = { seats: 4, seed: 'neap' };

describe('The scene of Rolling with the Waves', () => {
  test('no position has a volley: it is shown by its events alone', () => {
    for (const step of randomSteps(game, { seats: 2, seed: 'neap' }))
      equal(still(viewFor(game, step.after, 0)).volley, null);
  });

  test('plates follow the scene: after the last event of a step it gives the open position itself', () => {
    for (const step of randomSteps(game, GAME)) {
      const scene = eventsFor(game, step, 0).reduce(stage, still(viewFor(game, step.before, 0)));
      const after = viewFor(game, step.after, 0).open;
      deepEqual(openOf(scene, after), after);
    }
  });
});

test('a chest is seen going under with its event, and not in later rounds', () => {
  let seen = 0;
  // Random captains seldom bury.
  for (let n = 0; n < 40 && seen < 2; n++)
    for (const step of randomSteps(game, { seats: 2, seed: `bury ${n}` })) {
      let scene = still(viewFor(game, step.before, 0));
      for (const event of eventsFor(game, step, 0)) {
        const before = scene;
        scene = stage(scene, event);
        if (event.type === 'buried') {
          seen += 1;
          const under = ({ captains }: Scene) => isJustBuried(captains[event.seat]!, event.chest);
          deepEqual([under(before), under(scene)], [false, true]);
        }
        if (event.type === 'round')
          for (const captain of scene.captains) ok(!CHESTS.some(chest => isJustBuried(captain, chest)));
      }
    }
  ok(seen > 0);
});

test('a die is written from its own event on, so nothing is foretold of it any more', () => {
  let seen = 0;
  for (const step of randomSteps(game, GAME)) {
    let scene = still(viewFor(game, step.before, 0));
    for (const event of eventsFor(game, step, 0)) {
      const before = scene;
      scene = stage(scene, event);
      if (event.type !== 'wrote' || event.raised) continue;
      seen += 1;
      equal(isWritten(before, event.seat, event.icon), false);
      equal(isWritten(scene, event.seat, event.icon), true);
    }
  }
  ok(seen > 10);
});

describe('The time events of Rolling with the Waves are shown', () => {
  test('what is not shown by itself belongs to the next', () => {
    equal(pause({ type: 'round', round: 1, first: 0 }, ALONE), 0);
    ok(pause({ type: 'rolled', seat: 0, dice: [] }, ALONE) > 0);
  });

  test('all captains write together, and gain from their Ports together', () => {
    for (const group of [['wrote', 'level', 'buried', 'spirits-spent'], ['ports']])
      for (const step of randomSteps(game, GAME)) {
        const events = eventsFor(game, step, 0);
        const times = events.flatMap((event, n) => {
          const time = pause(event, { rest: events.slice(n + 1), seat: 0 });
          return group.includes(event.type) && time > 0 ? [time] : [];
        });
        ok(times.length <= 1, times.join());
      }
  });

  test('a volley lasts until its loot has landed, and never longer than 1.2 seconds', () => {
    let seen = 0;
    for (const seed of ['neap', 'ebb', 'spring'])
      for (const step of randomSteps(game, { seats: 5, seed }))
        for (const event of eventsFor(game, step, 0)) {
          if (event.type !== 'fired' || event.stolen.length === 0) continue;
          seen += 1;
          const time = pause(event, ALONE);
          ok(time >= Math.min(1200, lootLands(event)) && time <= 1200, `${time} for ${event.shots} shots`);
        }
    ok(seen > 5);
  });
});

describe('During a volley of Rolling with the Waves', () => {
  const treasure = ({ captains }: Scene, seat: number): number =>
    CHESTS.reduce((sum, chest) => sum + total(captains[seat]!.squares[chest]), 0);

  test('the score falls when the coin leaves, and rises when it lands', () => {
    let seen = 0;
    for (const step of randomSteps(game, GAME)) {
      let scene = still(viewFor(game, step.before, 0));
      for (const event of eventsFor(game, step, 0)) {
        const before = scene;
        scene = stage(scene, event);
        if (event.type !== 'fired' || event.stored === 0) continue;
        seen += 1;
        const { seat, aim, stolen, stored } = event as Extract<Event, { type: 'fired' }>;
        const at = (moment: 'before' | 'flying' | 'landed') => duringVolley(scene, event, moment);
        for (const who of [seat, aim!.target]) equal(treasure(at('before'), who), treasure(before, who));
        equal(treasure(at('flying'), aim!.target), treasure(before, aim!.target) - total(stolen));
        equal(treasure(at('flying'), seat), treasure(before, seat));
        equal(treasure(at('landed'), seat), treasure(before, seat) + total(stolen.slice(0, stored)));
      }
    }
    ok(seen > 0);
  });
});

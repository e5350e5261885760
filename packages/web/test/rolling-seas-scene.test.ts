// How events of Rolling Seas are shown: how long, together or alone, with which marks, and what the plates show
// meanwhile.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import { type AnyGame, settle } from '@quayside/rules';
import {
  AROUND,
  cellNamed,
  type Event,
  LAND,
  type Move,
  ROCKS,
  rollingSeas,
  type SeasView,
} from '@quayside/rules/rolling-seas';
import { contentWords } from '../src/games/rolling-seas/contents.ts';
import { markOf } from '../src/games/rolling-seas/marks.ts';
import { pause, soundOf } from '../src/games/rolling-seas/pace.ts';
import { pointsOf } from '../src/games/rolling-seas/pointing.ts';
import { doneBy, isStuck, storyHolds } from '../src/games/rolling-seas/recentActions.ts';
import { openOf, stage, still } from '../src/games/rolling-seas/scene.ts';
import { eventsFor, randomSteps, viewFor } from './sceneLaws.ts';

const step: Event = { type: 'step', seat: 0, from: 0, to: 1, mp: 1, provisions: 0, bonus: false };
const dice: Event = { type: 'dice', turn: 2, values: [1, 2, 3], face: 1 };
const told = (seat: number): Event => ({ type: 'told', seat, port: 'gullhaven', value: 7, slot: 1 });
const bonus: Event = { type: 'bonus', seat: 0, bonus: 'gold', source: 'story', number: 8 };

describe('how long an event is shown', () => {
  const shown = (event: Event, rest: Event[], seat: number | null = 0) => pause(event, { rest, seat });

  test('all ships sail at once: only the last thing done before the dice has a pause', () => {
    equal(shown(step, [step, dice]), 0);
    ok(shown(step, [dice]) >= 900);
    ok(shown(dice, []) >= 600);
  });

  test('what I tell is shown alone and longest; what others tell is shown with the rest', () => {
    const others = shown(told(1), [step, dice]);
    equal(others, 0);
    for (const event of [bonus, step, dice]) ok(shown(told(0), [step, dice]) > shown(event, [step, dice]));
    equal(shown(told(0), [bonus, bonus, bonus, dice]), shown(told(0), [step, dice]));
  });

  test('what comes twice is shown half as long', () => {
    equal(shown(bonus, [bonus, step, dice]) * 2, shown(bonus, [step, dice]));
  });

  test('a spectator sees the chart of the first seat', () => {
    ok(shown(told(0), [step, dice], null) > 0);
  });

  test('what all draw at the same time is shown together', () => {
    const drawn = (by: number): Event => ({ type: 'obstacle-drawn', by, on: by, card: 8, pose: 0, at: 100 });
    equal(shown(drawn(0), [drawn(1), drawn(2)]), 0);
    ok(shown(drawn(2), []) > 0);
  });
});

describe('four captains, a whole game', () => {
  test('between my decisions at most 6 seconds are shown, in the middle of all', () => {
    const waits: number[] = [];
    let wait = 0;
    for (const played of randomSteps(rollingSeas, { seats: 4, seed: 'waiting' })) {
      const events = eventsFor(rollingSeas, played, 0);
      if (played.entry.seat === 0) {
        waits.push(wait);
        wait = 0;
      }
      events.forEach((event, n) => {
        wait += pause(event, { rest: events.slice(n + 1), seat: 0 });
      });
    }
    const sorted = waits.toSorted((a, b) => a - b);
    ok(sorted.length > 30);
    ok(sorted[Math.floor(sorted.length / 2)]! <= 6000, `${sorted}`);
    ok(sorted.at(-1)! <= 12_000, `${sorted}`);
  });

  test('the plates show what the board shows: after all events of a step, the scores of the position', () => {
    for (const played of randomSteps(rollingSeas, { seats: 3, seed: 'plates' })) {
      const [before, after] = [viewFor(rollingSeas, played.before, 0), viewFor(rollingSeas, played.after, 0)];
      const scene = eventsFor(rollingSeas, played, 0).reduce(stage, still(before));
      deepEqual(rollingSeas.standings(openOf(scene, before.open)), rollingSeas.standings(after.open));
      equal(openOf(scene, before.open).turn, after.open.turn);
    }
  });

  test('before a story is told, the plates do not show it', () => {
    const position = opening().view;
    const before = still(position);
    const score = (scene: typeof before) => rollingSeas.standings(openOf(scene, position.open))[0]!.score;
    equal(score(before), 0);
    equal(score(stage(before, told(0))), 7);
  });
});

describe('what is said of it', () => {
  test('a captain’s turn in short: what scored comes first', () => {
    const storm: Event = { type: 'storm', seat: 1, at: 100, card: 8 };
    deepEqual(
      doneBy([storm, told(1), storm, step], 1).map(({ mark, shows }) => [mark, shows]),
      [
        ['reputation', '+7'],
        ['storm', '×2'],
      ],
    );
    deepEqual(doneBy([told(1)], 0), []);
  });

  test('every turn leaves a mark at its seat, the silent ones too', () => {
    const acted: Event[] = [
      told(2),
      { type: 'hove-to', seat: 2, wind: 'N' },
      { type: 'wind-chosen', seat: 2, wind: 'N' },
    ];
    for (const event of acted) {
      equal(markOf(event)?.seat, 2);
      ok(markOf(event)!.text.length > 0);
    }
    equal(markOf(dice), null);
    equal(soundOf({ type: 'ready', seat: 0 }), null);
  });

  test('a story holds what was explored and told', () => {
    const scene = stage(stage(still(opening().view), told(0)), {
      type: 'explored',
      seat: 0,
      at: 0,
      face: 1,
      provisions: 3,
      gold: 0,
      story: 1,
    });
    deepEqual(
      storyHolds(scene.captains[0]!).map(({ mark, shows }) => [mark, shows]),
      [
        ['explore', '1'],
        ['port', '1'],
      ],
    );
  });

  test('a ship with one wind and rocks all around is stuck; with open water, a port or a second wind it is not', () => {
    const at = cellNamed('J8');
    const scene = still(opening().view);
    const [captain, ...others] = scene.captains;
    const cells = captain!.chart.cells.slice();
    for (const around of AROUND[at]!) cells[around] = ROCKS;
    const reef = { ...captain!, at, chart: { ...captain!.chart, cells } };
    const becalmed = { ...scene, dice: { values: [1, 1, 2], face: 1 }, captains: [reef, ...others] };
    equal(isStuck(becalmed, 0), true);
    equal(isStuck({ ...becalmed, dice: { values: [1, 1, 5], face: 1 } }, 0), false);
    equal(isStuck({ ...becalmed, captains: [{ ...captain!, at }, ...others] }, 0), false);
    const ashore = cells.with(AROUND[at]![0]!, LAND);
    equal(isStuck({ ...becalmed, captains: [{ ...reef, chart: { ...reef.chart, cells: ashore } }] }, 0), false);
  });
});

test('every cell with something in it says what that is and does', () => {
  const scene = stage(still(opening().view), { type: 'obstacle-drawn', by: 1, on: 0, card: 8, pose: 0, at: 100 });
  const [captain] = scene.captains;
  ok(contentWords(captain!, 100)?.includes('Story'));
  ok(contentWords(captain!, captain!.chart.harbours[0]!.cell));
  equal(contentWords(captain!, cellNamed('J1')), null);
});

describe('what a move points at', () => {
  test('a sail at its die and the cell where it ends, a visit at the port and what is done there', () => {
    for (const played of randomSteps(rollingSeas, { seats: 2, seed: 'points' })) {
      const { entry } = played;
      if (!('move' in entry)) continue;
      const view = viewFor(rollingSeas, played.before, entry.seat);
      const { rings, rope } = pointsOf(entry.move as Move, view);
      ok(rings.length > 0);
      for (const ring of [...rings, ...(rope ?? [])])
        ok(/^(cell|port|wind|action):\w+$|^(ship|find)$/.test(ring), ring);
    }
  });
});

function opening(): { view: SeasView } {
  const { options } = settle(rollingSeas, 2, {});
  const match = Match.start(rollingSeas as unknown as AnyGame, 2, options!, seedOf('opening'));
  return { view: match.view(0) as unknown as SeasView };
}

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Event, type Open, waves } from '@quayside/rules/waves';
import { pause } from '../src/games/waves/pauses.ts';
import { openOf, stage, still } from '../src/games/waves/scene.ts';
import { eventsFor, randomSteps, viewFor } from './sceneLaws.ts';

const GAME = { seats: 4, seed: 'neap', chosen: { mode: 'all-vs-all', tablets: 'all-vs-all' } };

/** Of every step, each event with the time it is shown through the eyes of a seat. */
function* shown(seat: number): Generator<{ event: Event; ms: number; rest: readonly Event[] }> {
  for (const step of randomSteps(waves, GAME)) {
    const events = eventsFor(waves, step, seat);
    for (const [i, event] of events.entries()) {
      const rest = events.slice(i + 1);
      yield { event, ms: pause(event, { rest, seat }), rest };
    }
  }
}

describe('The scene of W·A·V·E·S', () => {
  test('what scores, hurts or reveals is shown for 400 to 1200 ms, alone or together with the like', () => {
    const seen = new Set<string>();
    for (const { event, ms, rest } of shown(1)) {
      if (!['rebels-revealed', 'tablet', 'collected', 'kept', 'discarded', 'won'].includes(event.type)) continue;
      seen.add(event.type);
      ok(ms <= 1200);
      if (ms < 400) ok(ms === 0 && rest.some(({ type }) => type === event.type), event.type);
    }
    deepEqual([...seen].sort(), ['collected', 'discarded', 'kept', 'rebels-revealed', 'tablet', 'won']);
  });

  test('draws are shown together, and everything of one’s own for itself', () => {
    for (const { event, ms, rest } of shown(1)) {
      if (event.type === 'drew' && rest[0]?.type === 'drew') equal(ms, 0);
      if ((event.type === 'collected' || event.type === 'kept') && event.seat === 1) ok(ms >= 800);
    }
  });

  test('a round with three others makes one wait for 6 s at most, by its middle', () => {
    const waits: number[] = [0];
    for (const { event, ms } of shown(0)) {
      const isMyDecision =
        ['followed', 'rebelled', 'chose-discard'].includes(event.type) && 'seat' in event && event.seat === 0;
      if (isMyDecision) waits.push(0);
      waits[waits.length - 1]! += ms;
    }
    const middle = waits.sort((a, b) => a - b)[waits.length >> 1]!;
    ok(middle <= 6000, `${middle} ms`);
  });

  test('plates follow what is shown: the open position of a scene is the one after the step when all is staged', () => {
    for (const step of randomSteps(waves, GAME)) {
      const before = viewFor(waves, step.before, 2);
      const scene = eventsFor(waves, step, 2).reduce(stage, still(before));
      const open = openOf(scene, before.open);
      const after = step.after.open as unknown as Open;
      deepEqual(waves.standings(open), waves.standings(after));
      const { phase: _, ...rest } = after;
      for (const [field, value] of Object.entries(rest))
        if (field !== 'shells' || after.phase.kind !== 'over') deepEqual(open[field as keyof Open], value, field);
      if (after.phase.kind === 'play') deepEqual(open.phase, after.phase);
    }
  });
});

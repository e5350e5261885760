import { equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { waves } from '@quayside/rules/waves';
import { pause } from '../src/games/waves/scene.ts';
import { eventsFor, randomSteps } from './sceneLaws.ts';

describe('The scene of W·A·V·E·S', () => {
  test('whatever a player reads is shown long enough, whatever belongs to the next event not at all', () => {
    const shown = new Set<string>();
    const chosen = { mode: 'all-vs-all', tablets: 'three-players' };
    for (const step of randomSteps(waves, { seats: 3, seed: 'neap', chosen }))
      for (const event of eventsFor(waves, step, 1)) {
        shown.add(event.type);
        const words = waves.words.event(event);
        if (pause(event) === 0) equal(words === null || event.type === 'drew-cards', true, event.type);
      }
    for (const type of ['collected', 'kept', 'tablet', 'rebels-revealed', 'council', 'drew-cards'])
      equal(shown.has(type), true, type);
  });
});

// Every line of a log leads to a paragraph of the rules that exists. Refusals carry theirs in their sentence:
// rulesText.test.ts.

import { deepEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadRuleOfEvent } from '../src/courses.ts';
import { GAMES } from '../src/games.ts';
import { eventTypesIn } from './eventTypes.ts';
import { paragraphsIn, rulesText } from './rulesText.ts';

for (const id of Object.keys(GAMES))
  describe(`The log of ${id}`, async () => {
    const ruleOfEvent = await loadRuleOfEvent(id);

    test('Every type of event has a paragraph, and the paragraph exists', () => {
      const types = eventTypesIn(id);
      ok(types.length > 15, `${types.length}`);
      deepEqual(
        types.filter(type => !Object.hasOwn(ruleOfEvent, type)),
        [],
      );
      const known = paragraphsIn(rulesText(id));
      deepEqual(
        Object.entries(ruleOfEvent).filter(([, rule]) => !known.includes(rule)),
        [],
      );
    });
  });

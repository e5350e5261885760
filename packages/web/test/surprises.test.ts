// The "why?" at a bot's surprising move: which move it is about, and that the answer holds nothing I was not told.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventsFor, randomRecord, replay } from '@quayside/engine';
import { loadGame, settle } from '@quayside/rules';
import { COURSE_IDS, loadGuide } from '@quayside/rules/courses';
import { lastSurprise } from '../src/coach/surprises.ts';

const entry = (ply: number, by: number, ...events: { type: string }[]) => ({ ply, by, back: false, to: null, events });

describe('The last surprise', () => {
  const guide = {
    surprise: (event: { type: string }) => (event.type === 'odd' ? { by: 1, say: ['Because.'] } : null),
  };
  const ask = { guide, me: 0, isBot: () => true, isExplained: () => false };

  test('is a bot’s, since my last move, and not explained before', () => {
    const entries = [entry(1, 0), entry(2, 1, { type: 'odd' }), entry(3, 2, { type: 'even' })];
    assert.deepEqual(lastSurprise({ ...ask, entries }), { by: 1, say: ['Because.'], kind: 'odd' });
    assert.equal(lastSurprise({ ...ask, entries, isBot: () => false }), null);
    assert.equal(lastSurprise({ ...ask, entries, isExplained: () => true }), null);
    assert.equal(lastSurprise({ ...ask, entries: [...entries, entry(4, 0), entry(5, 1)] }), null);
  });
});

for (const id of COURSE_IDS)
  test(`${id}: an answer is one of a few sentences, chosen by what I was told of`, async () => {
    const game = await loadGame(id);
    const { words, surprise } = (await loadGuide(id))!;
    const sentences = Object.values((words as { surprises: Record<string, readonly unknown[]> }).surprises);
    // Nothing of a position is in them: no card, no number that only the bot knew.
    for (const part of sentences.flat()) assert.equal(typeof part, 'string');
    let found = 0;
    for (let n = 0; n < 3; n++) {
      const record = randomRecord(game, 3, settle(game, 3, {}).options!, `surprises ${n}`);
      replay(game, record, ({ told }) => {
        for (const event of eventsFor(told, 0)) {
          const answer = surprise(event, 0, words);
          if (!answer) continue;
          found += 1;
          assert.notEqual(answer.by, 0);
          assert.ok(sentences.includes(answer.say));
        }
      });
    }
    assert.ok(found > 0, 'nothing ever surprises');
  });

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SentEvents } from '../src/domain/sentEvents.ts';
import { eventTexts, type LogMessage, logBody, logMessageOf } from '../src/domain/updateMessages.ts';

const MOST = 100;
function told(ply: number): LogMessage {
  const moved = { type: 'moved', seat: ply % 3, by: ply };
  const drew = { type: 'drew', card: ply };
  const events = [{ to: null, event: moved }, ...(ply % 2 ? [{ to: 1, event: drew }] : [])];
  return logMessageOf(ply, { seat: ply % 3, move: {} }, eventTexts(events));
}
const upTo = (last: number) => Array.from({ length: last }, (_, i) => told(i + 1));
const texts = (messages: readonly LogMessage[]) =>
  messages.flatMap(message => [null, 0, 1, 2].map(seat => logBody(message, seat)));

describe('what a table was told', () => {
  test('is the same however long ago, and as much of it as was asked for', () => {
    const all = upTo(350);
    const log = new SentEvents([], MOST, 0);
    for (const message of all) {
      log.add(message);
      log.forget(message.ply);
      const expected = all.slice(Math.max(0, message.ply - MOST), message.ply);
      if (message.ply % 7 === 0) assert.deepEqual(texts(log.all(message.ply)), texts(expected));
    }
    const loaded = new SentEvents(all, MOST, 350);
    assert.deepEqual(texts(loaded.all(350)), texts(all.slice(-MOST)));
  });

  test('loses nothing to steps of a joint decision under way', () => {
    const all = upTo(200);
    const log = new SentEvents(all.slice(0, 150), MOST, 150);
    for (const message of all.slice(150)) {
      log.add(message);
      log.forget(150);
    }
    assert.deepEqual(texts(log.all(150)), texts(all.slice(50)));
    log.forget(200);
    assert.deepEqual(texts(log.all(200)), texts(all.slice(100)));
  });

  test('has where dice lie, and not how they fell', () => {
    const event = { type: 'landed', how: 'drop', dice: [{ die: 'a', x: 1 }], fall: 'AAEC/+=' };
    const log = new SentEvents([logMessageOf(1, { seat: -1, move: {} }, eventTexts([{ to: null, event }]))], MOST, 1);
    assert.deepEqual(JSON.parse(logBody(log.all(1)[0]!, null)).events, [{ ...event, fall: '' }]);
  });
});

import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { receive } from '../src/net/receive.ts';
import {
  clearTable,
  closedReason,
  connection,
  outbox,
  pastEvents,
  position,
  refusal,
  unshown,
} from '../src/net/state.ts';

const view = (ply: number, history: number[] = []) => ({
  t: 'view' as const,
  ply,
  seat: 0,
  open: { round: 1, hands: [5, 5] },
  own: { hand: [1, 2] },
  decision: ply,
  mayTakeBack: false,
  history: history.map(ply => ({ ply, by: 1, events: [{ type: 'dealt' }] })),
});
const update = (ply: number, hands: number, decision?: number) => ({
  t: 'update' as const,
  ply,
  by: 0,
  open: { hands: { 0: [hands] } },
  events: [{ type: 'played' }],
  ...(decision !== undefined && { decision }),
  mayTakeBack: true as const,
});
const move = (id: string, decision: number) => ({ t: 'move' as const, id, decision, move: {} });

describe('What the server says', () => {
  beforeEach(clearTable);

  test('a view is the position, and its history the log; nothing is played again', () => {
    assert.ok(receive(view(3, [1, 2, 3])));
    assert.equal(position.value?.ply, 3);
    assert.equal(pastEvents.value.length, 3);
    assert.equal(unshown.value.length, 0);
  });

  test('an update patches the position and waits to be shown', () => {
    receive(view(3));
    assert.ok(receive(update(4, 4)));
    assert.deepEqual(position.value?.open, { round: 1, hands: [4, 5] });
    assert.equal(position.value?.mayTakeBack, true);
    assert.deepEqual(
      unshown.value.map(({ ply }) => ply),
      [4],
    );
    assert.deepEqual(unshown.value[0]?.after, position.value);
  });

  test('what was told aside stands where it belongs among what everybody was told, live and in the history', () => {
    const asides: [number, { type: string }][] = [
      [0, { type: 'dealt' }],
      [2, { type: 'drew' }],
      [3, { type: 'peeked' }],
    ];
    receive({ ...view(3), history: [{ ply: 3, by: 1, events: [{ type: 'played' }], asides }] });
    receive({ ...update(4, 4), asides });
    for (const { events } of pastEvents.value)
      assert.deepEqual(
        events.map(({ type }) => type),
        ['dealt', 'played', 'drew', 'peeked'],
      );
    assert.equal(pastEvents.value.length, 2);
  });

  test('a step that took a move back is remembered as one, live and in the history', () => {
    receive({ ...view(3), history: [{ ply: 3, by: 1, back: true, events: [] }] });
    receive(update(4, 4));
    receive({ ...update(5, 5), back: true, events: [] });
    assert.deepEqual(
      pastEvents.value.map(({ back }) => back),
      [true, false, true],
    );
  });

  test('an update known already changes nothing', () => {
    receive(view(4));
    assert.ok(receive(update(4, 1)));
    assert.deepEqual(position.value?.open, { round: 1, hands: [5, 5] });
    assert.equal(unshown.value.length, 0);
  });

  test('a missing update is noticed', () => {
    receive(view(3));
    assert.equal(receive(update(5, 4)), false);
    assert.equal(position.value?.ply, 3);
  });

  test('a gap is caught up with at once, without a show', () => {
    receive(view(3));
    assert.ok(receive({ t: 'gap', updates: [update(4, 4), update(5, 3)].map(({ t: _, ...body }) => body) }));
    assert.deepEqual(position.value?.open, { round: 1, hands: [3, 5] });
    assert.deepEqual(
      pastEvents.value.map(({ ply }) => ply),
      [4, 5],
    );
    assert.equal(unshown.value.length, 0);
  });

  test('a move stays in the outbox until its decision is behind us, whichever comes first', () => {
    receive(view(3));
    outbox.value = [{ intent: move('a', 3), saved: null }];
    receive({ t: 'accepted', id: 'a', ply: 4 });
    assert.equal(outbox.value[0]?.saved, 4);
    receive(update(4, 4));
    assert.equal(outbox.value.length, 0);

    outbox.value = [{ intent: move('b', 4), saved: null }];
    receive(update(5, 3));
    assert.equal(outbox.value.length, 1, 'not yet answered');
    receive({ t: 'duplicate', id: 'b', ply: 5 });
    assert.equal(outbox.value.length, 0);
  });

  test('a refusal empties the outbox and says why', () => {
    receive(view(3));
    outbox.value = [{ intent: move('a', 3), saved: null }];
    receive({ t: 'refused', id: 'a', code: 'not-in-hand', args: { held: 0 } });
    assert.equal(outbox.value.length, 0);
    assert.deepEqual([refusal.value?.code, refusal.value?.args], ['not-in-hand', { held: 0 }]);
  });

  test('a move is offered to be taken back once the server has found out that it may be, if nothing happened since', () => {
    receive(view(3));
    receive({ t: 'may-take-back', ply: 2 });
    assert.equal(position.value?.mayTakeBack, false);
    receive({ t: 'may-take-back', ply: 3 });
    assert.equal(position.value?.mayTakeBack, true);
  });

  test('a move that stands after all is no longer offered to be taken back', () => {
    receive({ ...view(3), mayTakeBack: true });
    receive({ t: 'refused', id: 'a', code: 'too-fast' });
    assert.equal(position.value?.mayTakeBack, true);
    receive({ t: 'refused', id: 'b', code: 'cannot-take-back' });
    assert.equal(position.value?.mayTakeBack, false);
  });

  test('a good-bye for good closes the table; one that asks us back does not', () => {
    const { code, sentence } = { code: 'unknown-table', sentence: 'There is no such table.' };
    receive({ t: 'bye', code: 'stopping', sentence: 'Come back.', retry: true });
    assert.deepEqual([connection.value, closedReason.value], ['connecting', null]);
    receive({ t: 'bye', code, sentence, retry: false });
    assert.deepEqual([connection.value, closedReason.value], ['closed', { code, sentence }]);
  });
});

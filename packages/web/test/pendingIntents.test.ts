import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import type { ToClient, ToServer } from '@quayside/protocol';
import { cancelLeave, resumePending, sendPending, storePending } from '../src/net/pendingIntents.ts';
import { type Intent, mustReload } from '../src/net/state.ts';
import type { TextSocket } from '../src/net/textSocket.ts';

/** A wire whose other end is the test. */
class FakeWire {
  said: ToServer[] = [];
  closed = false;
  onopen: TextSocket['onopen'] = null;
  onmessage: TextSocket['onmessage'] = null;
  onclose: TextSocket['onclose'] = null;
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.call(this as never, {} as Event);
  }
  tell(message: object) {
    this.onmessage?.call(this as never, { data: JSON.stringify(message as ToClient) } as MessageEvent);
  }
  drop() {
    this.onclose?.call(this as never, {} as CloseEvent);
  }
}

const MOVE: Intent = { t: 'move', id: 'm', decision: 3, move: {} };
const LEAVE: Intent = { t: 'leave', id: 'l' };
const LEAVE_U: Intent = { t: 'leave', id: 'u' };

describe('What was still to be said when a table was left', () => {
  let wires: FakeWire[];
  const kept = new Map<string, string>();
  const openSocket = () => {
    wires.push(new FakeWire());
    return wires.at(-1) as unknown as TextSocket;
  };
  const last = () => wires.at(-1)!;
  const greet = () => {
    last().open();
    last().tell({ t: 'table' });
  };

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    wires = [];
    kept.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    });
  });
  afterEach(() => {
    mock.timers.reset();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  test('is said after hello, and forgotten when it was answered', () => {
    sendPending({ table: 't', seat: null, intents: [MOVE] }, openSocket);
    greet();
    assert.deepEqual(last().said, [{ t: 'hello', since: null, unattended: true }, MOVE]);
    assert.equal(kept.size, 1);
    last().tell({ t: 'accepted', id: 'm', ply: 4 });
    assert.ok(last().closed);
    assert.equal(kept.size, 0);
    last().drop();
    mock.timers.tick(60_000);
    assert.equal(wires.length, 1);
  });

  test('is said again after a loss, and after the browser was closed', () => {
    sendPending({ table: 't', seat: null, intents: [MOVE] }, openSocket);
    last().drop();
    mock.timers.tick(1000);
    assert.equal(wires.length, 2);
    last().drop();
    resumePending(openSocket);
    greet();
    assert.deepEqual(last().said.at(-1), MOVE);
    last().tell({ t: 'refused', id: 'm', code: 'stale-decision' });
    assert.equal(kept.size, 0);
  });

  test('leaving is said once: an unattended connection is no return to the seat', () => {
    sendPending({ table: 't', seat: null, intents: [LEAVE] }, openSocket);
    greet();
    last().drop();
    mock.timers.tick(1000);
    greet();
    for (const { said } of wires) assert.deepEqual(said, [{ t: 'hello', since: null, unattended: true }, LEAVE]);
    last().tell({ t: 'accepted', id: 'l', ply: 0 });
    assert.equal(kept.size, 0);
  });

  test('leaving is withdrawn by whoever is at the table again before it was said; the rest is not', () => {
    sendPending({ table: 't', seat: null, intents: [MOVE, LEAVE] }, openSocket);
    sendPending({ table: 'u', seat: null, intents: [LEAVE_U] }, openSocket);
    const [atT, atU] = wires as [FakeWire, FakeWire];
    cancelLeave('t');
    for (const wire of [atT, atU]) {
      wire.open();
      wire.tell({ t: 'table' });
    }
    assert.deepEqual(atT.said.slice(1), [MOVE]);
    assert.deepEqual(atU.said.slice(1), [LEAVE_U]);
  });

  test('nothing is said, and no line kept open, when all of it was withdrawn', () => {
    sendPending({ table: 't', seat: null, intents: [LEAVE] }, openSocket);
    cancelLeave('t');
    assert.equal(kept.size, 0);
    greet();
    assert.deepEqual(
      last().said.map(({ t }) => t),
      ['hello'],
    );
    assert.ok(last().closed);
  });

  test('a table that is gone is not asked again', () => {
    sendPending({ table: 't', seat: null, intents: [MOVE] }, openSocket);
    last().open();
    last().tell({ t: 'bye', code: 'unknown-table', sentence: '', retry: false });
    assert.equal(kept.size, 0);
  });

  test('is kept for the next page when this one must be reloaded', () => {
    sendPending({ table: 't', seat: null, intents: [MOVE] }, openSocket);
    last().open();
    last().tell({ t: 'bye', code: 'reload-page', sentence: 'Reload.', retry: false });
    last().drop();
    mock.timers.tick(60_000);
    assert.deepEqual([wires.length, kept.size], [1, 1]);
    assert.match(mustReload.value ?? '', /has been updated/);
    resumePending(openSocket);
    greet();
    assert.deepEqual(last().said.at(-1), MOVE);
    last().tell({ t: 'duplicate', id: 'm', ply: 4 });
    assert.equal(kept.size, 0);
  });

  test('is kept while the page is loaded again, unless it goes on after all', () => {
    const goOn = storePending({ table: 't', seat: null, intents: [MOVE] });
    assert.deepEqual([kept.size, wires.length], [1, 0]);
    goOn();
    assert.equal(kept.size, 0);
    storePending({ table: 't', seat: null, intents: [] });
    assert.equal(kept.size, 0);
  });

  test('is said though something came in between that cannot be read', () => {
    sendPending({ table: 't', seat: null, intents: [MOVE] }, openSocket);
    last().open();
    last().onmessage?.call(null as never, { data: '?' } as MessageEvent);
    last().tell({ t: 'table' });
    assert.deepEqual(last().said.at(-1), MOVE);
  });
});

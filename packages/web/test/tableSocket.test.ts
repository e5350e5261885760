import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import type { ToClient, ToServer } from '@quayside/protocol';
import { cannotSave, closedReason, connection, mustReload, outbox, position } from '../src/net/state.ts';
import { type OpenSocket, TableSocket } from '../src/net/tableSocket.ts';
import type { TextSocket } from '../src/net/textSocket.ts';

/** A wire whose other end is the test. */
class FakeWire {
  said: ToServer[] = [];
  closed = false;
  onopen: TextSocket['onopen'] = null;
  onmessage: TextSocket['onmessage'] = null;
  onclose: TextSocket['onclose'] = null;
  onunreadable: TextSocket['onunreadable'] = null;
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.call(this as never, {} as Event);
  }
  tell(message: ToClient) {
    this.tellRaw(JSON.stringify(message));
  }
  tellRaw(data: string) {
    this.onmessage?.call(this as never, { data } as MessageEvent);
  }
  drop() {
    this.onclose?.call(this as never, {} as CloseEvent);
  }
}

let wires: FakeWire[];
let socket: TableSocket;
/** How each wire was asked for. */
let packed: boolean[];
const openSocket: OpenSocket = (_table, _seat, how) => {
  const wire = new FakeWire();
  wires.push(wire);
  packed.push(how.packed);
  return wire as unknown as TextSocket;
};
const wire = () => wires.at(-1)!;
const kinds = () => wire().said.map(({ t }) => t);
const view = (ply: number): ToClient => ({
  t: 'view',
  ply,
  seat: 0,
  open: { round: 1 },
  own: {},
  decision: ply,
  mayTakeBack: false,
  history: [],
});
const MOVE = { t: 'move', decision: 7, move: { kind: 'follow' } } as const;

describe('The socket to a table', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] });
    wires = [];
    packed = [];
    mustReload.value = null;
    socket = new TableSocket('table', openSocket);
  });

  afterEach(() => {
    socket.leave();
    mock.timers.reset();
  });

  test('begins with hello and is open when the server answers', () => {
    wire().open();
    assert.deepEqual(wire().said, [{ t: 'hello', since: null }]);
    assert.equal(connection.value, 'connecting');
    wire().tell(view(7));
    assert.equal(connection.value, 'open');
  });

  test('comes back after a loss and names the last ply it has seen', () => {
    wire().open();
    wire().tell(view(7));
    wire().drop();
    assert.equal(connection.value, 'lost');
    mock.timers.tick(400);
    assert.equal(wires.length, 2);
    wire().open();
    assert.deepEqual(wire().said, [{ t: 'hello', since: 7 }]);
  });

  test('waits longer after each failure, and not at all when nudged', () => {
    wire().drop();
    mock.timers.tick(400);
    wire().drop();
    mock.timers.tick(399);
    assert.equal(wires.length, 2);
    socket.nudge();
    assert.equal(wires.length, 3);
    mock.timers.tick(60_000);
    assert.equal(wires.length, 3, 'the old timer is dead');
  });

  test('sends what was not answered again, with the same id', () => {
    wire().open();
    wire().tell(view(7));
    socket.send(MOVE);
    const sent = wire().said.at(-1);
    wire().drop();
    mock.timers.tick(400);
    wire().open();
    assert.deepEqual(kinds(), ['hello'], 'nothing before the server has answered');
    wire().tell({ t: 'gap', updates: [] });
    assert.deepEqual(wire().said.at(-1), sent);
    assert.equal(outbox.value.length, 1);
  });

  test('keeps what is wished for while there is no socket', () => {
    socket.send(MOVE);
    wire().open();
    assert.deepEqual(kinds(), ['hello']);
    wire().tell(view(7));
    assert.deepEqual(kinds(), ['hello', 'move']);
  });

  test('does not send again what was saved', () => {
    wire().open();
    wire().tell(view(7));
    socket.send(MOVE);
    wire().tell({ t: 'accepted', id: outbox.value[0]!.intent.id, ply: 8 });
    wire().drop();
    mock.timers.tick(400);
    wire().open();
    wire().tell({ t: 'gap', updates: [] });
    assert.deepEqual(kinds(), ['hello']);
  });

  test('asks again from its last ply when an update is missing', () => {
    wire().open();
    wire().tell(view(7));
    wire().tell({ t: 'update', ply: 9, by: 1, events: [] });
    assert.ok(wires[0]!.closed);
    mock.timers.tick(400);
    wire().open();
    assert.deepEqual(wire().said, [{ t: 'hello', since: 7 }]);
    assert.equal(position.value?.ply, 7);
  });

  test('pings, and gives up a socket that stays silent', () => {
    wire().open();
    wire().tell(view(7));
    mock.timers.tick(20_000);
    assert.equal(wire().said.at(-1)?.t, 'ping');
    mock.timers.tick(40_000);
    assert.ok(wires[0]!.closed);
    assert.equal(connection.value, 'lost');
  });

  test('stays away after a good-bye for good, and after leaving', () => {
    wire().open();
    wire().tell({ t: 'bye', code: 'unknown-table', sentence: 'There is no such table.', retry: false });
    wire().drop();
    mock.timers.tick(60_000);
    assert.equal(wires.length, 1);
    assert.equal(connection.value, 'closed');
  });

  test('sent away because nothing can be saved, says so, and tries again more and more seldom', () => {
    wire().open();
    wire().tell(view(7));
    const turnedAway = () => {
      wire().tell({ t: 'bye', code: 'not-saved', sentence: 'Not saved.', retry: true });
      wire().drop();
    };
    turnedAway();
    for (let tries = 0; tries < 6; tries++) {
      mock.timers.tick(12_000);
      wire().open();
      turnedAway();
    }
    assert.deepEqual([connection.value, cannotSave.value], ['lost', true]);
    const before = wires.length;
    mock.timers.tick(5000);
    assert.equal(wires.length, before, 'not at once');
    mock.timers.tick(12_000);
    wire().open();
    wire().tell(view(7));
    assert.deepEqual([connection.value, cannotSave.value], ['open', false]);
  });

  test('sent away because the table moves, comes back at once; and waits as usual when nobody is there', () => {
    for (const code of ['stopping', 'moving'] as const) {
      wire().open();
      wire().tell(view(7));
      const before = wires.length;
      wire().tell({ t: 'bye', code, sentence: 'Come back.', retry: true });
      wire().drop();
      mock.timers.tick(100);
      assert.equal(wires.length, before + 1, code);
      wire().drop();
      mock.timers.tick(150);
      assert.equal(wires.length, before + 1, 'not at once a second time');
      mock.timers.tick(12_000);
    }
  });

  const redial = () => {
    mock.timers.tick(12_000);
    wire().open();
  };

  test('after a packed frame that cannot be read, comes back without packing, takes the whole view and goes on', () => {
    wire().open();
    wire().tell(view(7));
    socket.send(MOVE);
    const sent = wire().said.at(-1);
    wire().onunreadable?.();
    assert.ok(wires[0]!.closed);
    wires[0]!.tell(view(99));
    assert.equal(position.value?.ply, 7, 'nothing more is taken in from the old wire');
    redial();
    assert.deepEqual(packed, [true, false]);
    assert.deepEqual(wire().said, [{ t: 'hello', since: null }]);
    wire().tell(view(8));
    assert.equal(connection.value, 'open');
    assert.deepEqual(wire().said.at(-1), sent);
    wire().tell({ t: 'update', ply: 9, by: 1, events: [] });
    assert.equal(position.value?.ply, 9);
    wire().drop();
    redial();
    assert.deepEqual([packed.at(-1), wire().said], [false, [{ t: 'hello', since: 9 }]]);
  });

  for (const text of ['{"t":"upd\u0000', 'null', '3', '{"ply":1}', '{"t":"gossip"}'])
    test(`a frame that says ${JSON.stringify(text)} cannot be read either`, () => {
      wire().open();
      wire().tell(view(7));
      wire().tellRaw(text);
      assert.ok(wires[0]!.closed);
      redial();
      assert.deepEqual([packed, wire().said], [[true, false], [{ t: 'hello', since: null }]]);
    });

  test('gives up after three plain frames that cannot be read, and says that the page must be reloaded', () => {
    wire().open();
    wire().tellRaw('?');
    for (let time = 1; time <= 3; time++) {
      assert.equal(mustReload.value, null);
      redial();
      assert.deepEqual(wire().said, [{ t: 'hello', since: null }]);
      wire().tell(view(7 + time));
      wire().tellRaw('?');
    }
    assert.deepEqual([connection.value, closedReason.value], ['closed', null]);
    assert.match(mustReload.value ?? '', /cannot read/);
    mock.timers.tick(60_000);
    assert.equal(wires.length, 4);
  });

  test('frames that cannot be read now and then do not end it', () => {
    wire().open();
    for (let time = 0; time < 10; time++) {
      wire().tell(view(7));
      wire().tellRaw('?');
      mock.timers.tick(60_000);
      wire().open();
    }
    assert.equal(mustReload.value, null);
  });

  test('a page that the server finds too old keeps what was not answered', () => {
    wire().open();
    wire().tell(view(7));
    socket.send(MOVE);
    wire().drop();
    redial();
    wire().tell({ t: 'bye', code: 'reload-page', sentence: 'Reload.', retry: false });
    assert.deepEqual([connection.value, closedReason.value], ['closed', null]);
    assert.match(mustReload.value ?? '', /has been updated/);
    assert.deepEqual(
      socket.leave().map(({ t }) => t),
      ['move'],
    );
  });
});

import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, mock, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { encode } from '@quayside/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { Bucket } from '../src/bucket.ts';
import { Connections } from '../src/room/connections.ts';
import type { Table } from '../src/room/table.ts';
import { Connection } from '../src/sockets/connection.ts';
import { frame } from '../src/sockets/frames.ts';
import { networkOf } from '../src/sockets/pending.ts';

test('A bucket lets bursts through, and then as many as flow in', () => {
  const now = mock.method(performance, 'now', () => 0);
  const bucket = new Bucket(10);
  const taken = () => Array.from({ length: 30 }, () => bucket.take()).filter(Boolean).length;
  assert.equal(taken(), 20);
  now.mock.mockImplementation(() => 500);
  assert.equal(taken(), 5);
  now.mock.mockImplementation(() => 100_000);
  assert.equal(taken(), 20);
  now.mock.restore();
});

test('One household is one address of IPv4, or half of one of IPv6', () => {
  const networks: [string, string][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['not an address', 'not an address'],
  ];
  for (const [address, network] of networks) assert.equal(networkOf(address), network, address);
});

describe('a connection', () => {
  const connect = (bufferedAmount: number) => {
    const sent: string[] = [];
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount,
      send: (text: string) => sent.push(text),
      close: (_: number, reason: string) => sent.push(`closed ${reason}`),
    });
    const stream = new PassThrough();
    const connections = new Connections();
    const table = { connections, gameBroadcaster: { leave: () => {} } };
    const settings = { framesPerSecond: 1, helloMs: 1000, onMessage: () => {}, onRejected: () => {} };
    const connection = new Connection({
      socket: socket as unknown as WebSocket,
      stream,
      isPacked: false,
      guest: { id: 'ann', name: 'Ann' },
      table: table as unknown as Table,
      log: {} as FastifyBaseLogger,
      settings,
      onHello: () => {},
    });
    return { connection, sent, stream, connections };
  };

  test('passes on what is said, in one turn in one write', async () => {
    const { connection, stream } = connect(0);
    connection.send(encode({ t: 'pong' }));
    connection.send(encode({ t: 'pong' }));
    assert.equal(stream.read(), null);
    await nextTurn();
    const pong = frame('{"t":"pong"}');
    assert.deepEqual(stream.read(), Buffer.concat([pong, pong]));
  });

  test('that does not read is let go before it fills the memory', () => {
    const { connection, sent, connections } = connect(2 ** 20 + 1);
    assert.equal(connections.size, 1);
    connection.send(encode({ t: 'pong' }));
    assert.deepEqual([JSON.parse(sent[0]!).code, sent[1]], ['too-slow', 'closed too-slow']);
    assert.equal(connections.size, 0);
  });
});

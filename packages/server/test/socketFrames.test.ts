import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { unpacked } from '@quayside/protocol/frames';
import { WebSocket, WebSocketServer } from 'ws';
import { frame, frameOf } from '../src/sockets/frames.ts';

describe('a frame made here', () => {
  let server: WebSocketServer;
  before(async () => {
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
  });
  after(() => server.close());

  /** What a client reads when these bytes are written to its socket, between two messages of the library's own. */
  async function received(...frames: Buffer[]): Promise<{ data: Buffer; isBinary: boolean }[]> {
    const connected = once(server, 'connection');
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const read: { data: Buffer; isBinary: boolean }[] = [];
    client.on('message', (data: Buffer, isBinary) => read.push({ data, isBinary }));
    const [socket, request] = (await connected) as [WebSocket, { socket: NodeJS.WritableStream }];
    socket.send('before');
    for (const bytes of frames) request.socket.write(bytes);
    socket.send('after');
    socket.close();
    await once(client, 'close');
    return read;
  }

  test('is read as it was meant, of every length there is a form for', async () => {
    const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map(
      length => 'ä'.repeat(length / 2) + 'x'.repeat(length % 2),
    );
    const bytes = Buffer.from([0, 255, 128, 7]);
    const frames = await received(...texts.map(frame), frame(bytes));
    assert.deepEqual(
      frames.map(({ data, isBinary }) => (isBinary ? [...data] : `${data}`)),
      ['before', ...texts, [...bytes], 'after'],
    );
  });

  test('holds the message, packed or plain, and is the same one for all', async () => {
    const message = { common: `{"t":"update","events":[${'{"type":"wave"},'.repeat(20)}]`, own: ',"ply":3}' };
    const [packed, plain] = [true, false].map(isPacked => frameOf(message, { isPacked })) as [Buffer, Buffer];
    assert.equal(frameOf(message, { isPacked: true }), packed);
    assert.equal(frameOf(message, { isPacked: false }), plain);
    const frames = await received(packed, plain);
    assert.deepEqual([frames[1]!.isBinary, frames[2]!.isBinary], [true, false]);
    const text = message.common + message.own;
    assert.deepEqual([unpacked(frames[1]!.data), `${frames[2]!.data}`], [text, text]);
    assert.ok(packed.length < plain.length / 2);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { PACKED_FROM, VOCABULARY } from '@quayside/protocol/wire';
import { type RawSocket, textSocket } from '../src/net/textSocket.ts';

function packed(text: string, rest = ''): ArrayBuffer {
  const deflated = deflateRawSync(text, { dictionary: Buffer.from(VOCABULARY) });
  const length = Buffer.alloc(PACKED_FROM);
  length.writeUInt32BE(deflated.length);
  return new Uint8Array(Buffer.concat([length, deflated, Buffer.from(rest)])).buffer;
}

function overheard() {
  const socket: RawSocket = { binaryType: 'blob', onopen: null, onmessage: null, onclose: null, send() {}, close() {} };
  const wire = textSocket(socket);
  const heard: string[] = [];
  const closed = new Promise<void>(resolve => {
    wire.onmessage = ({ data }) => {
      heard.push(String(data));
    };
    wire.onunreadable = () => heard.push('unreadable');
    wire.onclose = () => {
      heard.push('closed');
      resolve();
    };
  });
  const say = (data: unknown) => socket.onmessage!.call({} as WebSocket, new MessageEvent('message', { data }));
  const close = () => socket.onclose!.call({} as WebSocket, new Event('close') as CloseEvent);
  return { say, close, heard, closed };
}

test('Packed and plain messages arrive as text, in the order they were sent', async () => {
  const { say, close, heard, closed } = overheard();
  for (const data of ['one', packed('two'), 'three', packed('fo', 'ür'), packed('five'), 'six']) say(data);
  close();
  await closed;
  assert.deepEqual(heard, ['one', 'two', 'three', 'foür', 'five', 'six', 'closed']);
});

test('Where nothing is packed, nothing waits', () => {
  const { say, close, heard } = overheard();
  say('one');
  close();
  assert.deepEqual(heard, ['one', 'closed']);
});

test('A packed frame that cannot be unpacked is told as such, and does not hold up those after it', async () => {
  const { say, close, heard, closed } = overheard();
  const garbled = new Uint8Array([0, 0, 0, 2, 255, 255]).buffer;
  for (const data of ['one', garbled, 'two', new ArrayBuffer(1), packed('three')]) say(data);
  close();
  await closed;
  assert.deepEqual(heard, ['one', 'unreadable', 'two', 'unreadable', 'three', 'closed']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { DEFLATED, VOCABULARY } from '@quayside/protocol';
import { pack } from '@quayside/protocol/pack';
import { type RawSocket, textSocket } from '../src/net/textSocket.ts';

const bytes = (...parts: Uint8Array[]): ArrayBuffer => new Uint8Array(Buffer.concat(parts)).buffer;

function deflated(text: string): Buffer {
  const body = deflateRawSync(text, { dictionary: Buffer.from(VOCABULARY) });
  const head = Buffer.from([DEFLATED, 0, 0, 0]);
  head.writeUIntBE(body.length, 1, 3);
  return Buffer.concat([head, body]);
}

const packed = (text: string) => bytes(pack(text));

function recordedSocket() {
  const socket: RawSocket = { binaryType: 'blob', onopen: null, onmessage: null, onclose: null, send() {}, close() {} };
  const wire = textSocket(socket);
  const received: string[] = [];
  const closed = new Promise<void>(resolve => {
    wire.onmessage = ({ data }) => {
      received.push(String(data));
    };
    wire.onunreadable = () => received.push('unreadable');
    wire.onclose = () => {
      received.push('closed');
      resolve();
    };
  });
  const say = (data: unknown) => socket.onmessage!.call({} as WebSocket, new MessageEvent('message', { data }));
  const close = () => socket.onclose!.call({} as WebSocket, new Event('close') as CloseEvent);
  return { say, close, received, closed };
}

test('Packed and plain messages arrive as text, in the order they were sent', async () => {
  const { say, close, received, closed } = recordedSocket();
  const mixed = bytes(pack('{"t":"ü'), deflated('"long'), pack('"}'));
  for (const data of ['one', packed('two'), 'three', mixed, packed('five'), bytes(deflated('six')), 'seven']) say(data);
  close();
  await closed;
  assert.deepEqual(received, ['one', 'two', 'three', '{"t":"ü"long"}', 'five', 'six', 'seven', 'closed']);
});

test('Where nothing is deflated, nothing waits', () => {
  const { say, close, received } = recordedSocket();
  say('one');
  say(packed('two'));
  close();
  assert.deepEqual(received, ['one', 'two', 'closed']);
});

test('A packed frame that cannot be unpacked is told as such, and does not hold up those after it', async () => {
  const { say, close, received, closed } = recordedSocket();
  const garbled = bytes(Buffer.from([DEFLATED, 0, 0, 2, 255, 255]));
  const cutOff = bytes(deflated('two').subarray(0, -1));
  for (const data of ['one', garbled, 'two', cutOff, packed('three')]) say(data);
  close();
  await closed;
  assert.deepEqual(received, ['one', 'unreadable', 'two', 'unreadable', 'three', 'closed']);
});

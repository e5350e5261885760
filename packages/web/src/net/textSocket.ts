// A WebSocket that delivers text only. Long messages arrive as binary frames: the same text, most of it deflated.
// Inflating is asynchronous, so frames that arrive meanwhile are queued to keep their order.

import { PACKED_FROM, VOCABULARY } from '@quayside/protocol/wire';

/** The part of a WebSocket we use; tests bring their own. */
export type TextSocket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'> & {
  /** A packed frame came that cannot be unpacked. */
  onunreadable?: (() => void) | null;
};
/** The browser's WebSocket: packed frames arrive as ArrayBuffers, plain ones as strings. */
export type RawSocket = TextSocket & Pick<WebSocket, 'binaryType'>;

export function textSocket(socket: RawSocket): TextSocket {
  // Reading a Blob would be asynchronous too, and could change the order of frames.
  socket.binaryType = 'arraybuffer';
  const text: TextSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: data => socket.send(data),
    close: () => socket.close(),
  };
  let unpacked: Promise<void> | null = null;

  function inTurn(task: () => void | Promise<void>): void {
    const turn = (unpacked ?? Promise.resolve())
      .then(task)
      .catch(rethrow)
      .then(() => {
        if (unpacked === turn) unpacked = null;
      });
    unpacked = turn;
  }

  async function unpack(data: ArrayBuffer): Promise<void> {
    const message = await textOf(data).catch(() => null);
    if (message === null) text.onunreadable?.();
    else deliver(message);
  }

  const deliver = (data: unknown) => text.onmessage?.call(socket as WebSocket, new MessageEvent('message', { data }));
  socket.onopen = event => text.onopen?.call(socket as WebSocket, event);
  socket.onmessage = ({ data }) => {
    if (data instanceof ArrayBuffer) inTurn(() => unpack(data));
    else if (unpacked) inTurn(() => deliver(data));
    else deliver(data);
  };
  socket.onclose = event => {
    if (unpacked) inTurn(() => text.onclose?.call(socket as WebSocket, event));
    else text.onclose?.call(socket as WebSocket, event);
  };
  return text;
}

/** Reported as an uncaught error of the page, so that one message that fails does not stop the queue. */
function rethrow(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** The dictionary as a stored block (RFC 1951, 3.2.4): what is deflated refers back to it. */
const words = new TextEncoder().encode(VOCABULARY);
const FIRST = new Uint8Array([0, words.length, words.length >> 8, ~words.length, ~words.length >> 8, ...words]);

async function textOf(packed: ArrayBuffer): Promise<string> {
  const restAt = PACKED_FROM + new DataView(packed).getUint32(0);
  const deflated = new Blob([FIRST, packed.slice(PACKED_FROM, restAt)]).stream();
  const unpacked = await new Response(deflated.pipeThrough(new DecompressionStream('deflate-raw'))).text();
  return unpacked.slice(VOCABULARY.length) + new TextDecoder().decode(packed.slice(restAt));
}

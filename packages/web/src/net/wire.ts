// A socket that asks for packed messages: long ones come as binary frames, the same text and most of it deflated.
// Unpacking takes a moment, so whatever comes meanwhile waits its turn.

import { PACKED_FROM, VOCABULARY } from '@quayside/protocol/wire';

/** The part of a WebSocket we use; tests bring their own. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'> & {
  /** A packed frame came that cannot be unpacked. */
  onunreadable?: (() => void) | null;
};
/** What is unpacked is told apart from text by its kind. */
export type Socket = Wire & Pick<WebSocket, 'binaryType'>;

export function unpacking(socket: Socket): Wire {
  // A Blob has to be read first: whoever stands between us and the server could mix up the order.
  socket.binaryType = 'arraybuffer';
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: data => socket.send(data),
    close: () => socket.close(),
  };
  let unpacked: Promise<void> | null = null;

  function inTurn(deliver: () => void | Promise<void>): void {
    const turn = (unpacked ?? Promise.resolve())
      .then(deliver)
      .catch(rethrow)
      .then(() => {
        if (unpacked === turn) unpacked = null;
      });
    unpacked = turn;
  }

  async function unpack(data: ArrayBuffer): Promise<void> {
    const text = await textOf(data).catch(() => null);
    if (text === null) wire.onunreadable?.();
    else hear(text);
  }

  const hear = (data: unknown) => wire.onmessage?.call(socket as WebSocket, new MessageEvent('message', { data }));
  socket.onopen = event => wire.onopen?.call(socket as WebSocket, event);
  socket.onmessage = ({ data }) => {
    if (data instanceof ArrayBuffer) inTurn(() => unpack(data));
    else if (unpacked) inTurn(() => hear(data));
    else hear(data);
  };
  socket.onclose = event => {
    if (unpacked) inTurn(() => wire.onclose?.call(socket as WebSocket, event));
    else wire.onclose?.call(socket as WebSocket, event);
  };
  return wire;
}

/** As an uncaught error of the page: one message that could not be handled does not hold up those after it. */
function rethrow(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** The vocabulary as a block that is stored, not squeezed (RFC 1951, 3.2.4): what is packed refers back to it. */
const words = new TextEncoder().encode(VOCABULARY);
const FIRST = new Uint8Array([0, words.length, words.length >> 8, ~words.length, ~words.length >> 8, ...words]);

async function textOf(packed: ArrayBuffer): Promise<string> {
  const restAt = PACKED_FROM + new DataView(packed).getUint32(0);
  const deflated = new Blob([FIRST, packed.slice(PACKED_FROM, restAt)]).stream();
  const unpacked = await new Response(deflated.pipeThrough(new DecompressionStream('deflate-raw'))).text();
  return unpacked.slice(VOCABULARY.length) + new TextDecoder().decode(packed.slice(restAt));
}

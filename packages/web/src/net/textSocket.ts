// A WebSocket that delivers text only. Messages arrive packed, as binary frames. Inflating, which only long ones need,
// is asynchronous: frames that arrive meanwhile are queued to keep their order.

import { partsOf, VOCABULARY } from '@quayside/protocol/packed';

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

  async function inflate(parts: Parts): Promise<void> {
    const texts = await Promise.all(parts.map(inflated)).catch(() => null);
    if (texts === null) text.onunreadable?.();
    else deliver(texts.join(''));
  }

  function unpack(data: ArrayBuffer): void | Promise<void> {
    const parts = readableParts(data);
    if (parts === null) text.onunreadable?.();
    else if (parts.every(part => typeof part === 'string')) deliver(parts.join(''));
    else return inflate(parts);
  }

  const deliver = (data: unknown) => text.onmessage?.call(socket as WebSocket, new MessageEvent('message', { data }));
  socket.onopen = event => text.onopen?.call(socket as WebSocket, event);
  socket.onmessage = ({ data }) => {
    const take = () => (data instanceof ArrayBuffer ? unpack(data) : deliver(data));
    if (unpacked) return inTurn(take);
    const inflating = take();
    if (inflating) inTurn(() => inflating);
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

type Parts = ReturnType<typeof partsOf>;

/** Null where the frame is no packed message. */
function readableParts(frame: ArrayBuffer): Parts | null {
  try {
    return partsOf(new Uint8Array(frame));
  } catch {
    return null;
  }
}

async function inflated(part: Parts[number]): Promise<string> {
  if (typeof part === 'string') return part;
  const stream = new Blob([FIRST, part as Uint8Array<ArrayBuffer>]).stream();
  const text = await new Response(stream.pipeThrough(new DecompressionStream('deflate-raw'))).text();
  return text.slice(VOCABULARY.length);
}

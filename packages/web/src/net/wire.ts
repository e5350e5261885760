// A socket that asks for packed messages: long ones come as binary frames, the same text as raw deflate. Unpacking takes
// a moment, so whatever comes meanwhile waits its turn.

/** The part of a WebSocket we use; tests bring their own. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export function unpacking(socket: Wire): Wire {
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: data => socket.send(data),
    close: () => socket.close(),
  };
  let unpacked: Promise<void> | null = null;

  function inTurn(deliver: () => void | Promise<void>): void {
    const turn = (unpacked ?? Promise.resolve()).then(deliver).then(() => {
      if (unpacked === turn) unpacked = null;
    });
    unpacked = turn;
  }

  const hear = (data: unknown) => wire.onmessage?.call(socket as WebSocket, new MessageEvent('message', { data }));
  socket.onopen = event => wire.onopen?.call(socket as WebSocket, event);
  socket.onmessage = ({ data }) => {
    if (data instanceof Blob) inTurn(async () => hear(await textOf(data)));
    else if (unpacked) inTurn(() => hear(data));
    else hear(data);
  };
  socket.onclose = event => {
    if (unpacked) inTurn(() => wire.onclose?.call(socket as WebSocket, event));
    else wire.onclose?.call(socket as WebSocket, event);
  };
  return wire;
}

const textOf = (packed: Blob): Promise<string> =>
  new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();

// A TCP proxy that can misbehave like a network: between a node and its database.

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * What becomes of bytes. `pass`: they go on. `drop`: they vanish, and nobody is told; connections that lost bytes stay
 * dead for ever, as after a firewall has forgotten them. `hold`: they are delivered, late, when `pass` comes back.
 */
export type Network = 'pass' | 'drop' | 'hold';

export type TcpProxy = {
  port: number;
  set(network: Network): void;
  /** Closes every connection at both ends. */
  cut(): void;
  stop(): Promise<void>;
};

type Pair = { client: Socket; server: Socket; isDead: boolean };

export async function startTcpProxy(port: number, host = '127.0.0.1'): Promise<TcpProxy> {
  let network: Network = 'pass';
  const pairs = new Set<Pair>();
  const listener = createServer(client => {
    const server = connect(port, host);
    const pair = { client, server, isDead: false };
    pairs.add(pair);
    carry(pair, client, server, () => network);
    carry(pair, server, client, () => network);
    for (const socket of [client, server]) if (network === 'hold') socket.pause();
    const forget = () => client.destroyed && server.destroyed && pairs.delete(pair);
    client.on('close', forget);
    server.on('close', forget);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const cut = () => {
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
  };
  return {
    port: (listener.address() as { port: number }).port,
    set(next) {
      network = next;
      for (const { client, server } of pairs)
        for (const socket of [client, server]) next === 'hold' ? socket.pause() : socket.resume();
    },
    cut,
    async stop() {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** While bytes vanish or are held, so does the news that one end has closed. */
function carry(pair: Pair, from: Socket, to: Socket, network: () => Network): void {
  from.setNoDelay(true);
  from.on('data', bytes => {
    if (network() === 'drop') pair.isDead = true;
    else if (!pair.isDead) to.write(bytes);
  });
  from.on('end', () => !pair.isDead && network() !== 'drop' && to.end());
  from.on('error', () => {});
  from.on('close', () => {
    if (network() === 'drop') pair.isDead = true;
    else if (!pair.isDead) to.destroy();
  });
}

// How many sockets one network may hold open, whether they have said hello or not: else one could fill the server.

import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../errors.ts';

type Limit = { most: number; networkOf(address: string): string };

/** For every socket of routes that are added after it. */
export function limitSockets(app: FastifyInstance, { most, networkOf }: Limit): void {
  const counts = new Map<string, number>();
  app.addHook('onRequest', async ({ ws, ip, raw }) => {
    if (!ws) return;
    const network = networkOf(ip);
    const count = counts.get(network) ?? 0;
    if (count >= most) throw new HttpRefusal('too-fast');
    counts.set(network, count + 1);
    raw.socket.once('close', () => {
      const left = counts.get(network)! - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });
}

// Who may ask what. Only our own pages may act for a guest. Browsers name the page that asks in `Origin`; a program
// without one holds no cookie but its own.

import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { HttpRefusal } from '../errors.ts';

/** HTTP/1.1 asks every request to name the host it is meant for. */
export function requireHost({ headers, raw }: FastifyRequest): void {
  if (headers.host === undefined && raw.httpVersion === '1.1') throw new HttpRefusal('bad-request');
}

export function requireOwnOrigin(request: FastifyRequest, { publicUrl }: Config): void {
  const { origin, upgrade } = request.headers;
  const changesNothing = request.method === 'GET' || request.method === 'HEAD';
  if (origin === undefined || (changesNothing && upgrade === undefined)) return;
  if (publicUrl !== '' && origin === publicUrl) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  request.log.info({ origin, host: request.host }, 'asked from another origin');
  throw new HttpRefusal('wrong-origin');
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** As Fastify asks it. A number counts hops from this server outwards, the connection itself being the first. */
export const trusts = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

const HIDES_CLIENT = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** The inside of the server is shown to this machine, and to whoever has the token. */
export function requireWatcher(request: FastifyRequest, { metricsToken }: Config): void {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  if (metricsToken !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  // A proxy on this machine that is not trusted hides who asks: then `ips` holds its own address alone, or is missing.
  const isBelieved = (request.ips?.length ?? 0) > 1;
  const isHidden = !isBelieved && HIDES_CLIENT.some(name => request.headers[name] !== undefined);
  if (!isHidden && isLoopback(request.ip)) return;
  throw new HttpRefusal('not-found');
}

/** What a proxy passes on as an address may be anything. */
function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family > 0 && LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

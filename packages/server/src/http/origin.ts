// Which requests are allowed. Only our own pages may act for a guest: browsers send the page's origin in `Origin`. A
// program that sends none has only cookies it was given itself.

import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
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

/**
 * Fastify's `trustProxy` function. A number counts hops from this server outwards; the connection itself is the first.
 */
export const trusts = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** The address Fastify would call `request.ip`, for a request that has not reached it. */
export function visitorsAddress(proxies: Config['trustProxy']): (request: IncomingMessage) => string {
  const isTrusted = Array.isArray(proxies)
    ? isIn(blockListOf(proxies))
    : (_: string, hop: number) => hop < Number(proxies);
  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    const addresses = [socket.remoteAddress ?? '', ...forwarded.reverse().map(address => address.trim())];
    const first = addresses.findIndex((address, hop) => !isTrusted(address, hop) || hop === addresses.length - 1);
    return addresses[first] || addresses[0]!;
  };
}

function blockListOf(proxies: string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address, bits] = proxy.split('/') as [string, string?];
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits) list.addSubnet(address, Number(bits), family);
    else list.addAddress(address, family);
  }
  return list;
}

const isIn = (list: BlockList) => (address: string) =>
  isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const HIDES_CLIENT = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Metrics and the like are served to this machine, and to requests with the token. */
export function requireWatcher(request: FastifyRequest, { metricsToken }: Config): void {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  if (metricsToken !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  // Behind an untrusted proxy on this machine every request seems local: `ips` holds the proxy's address alone, or is
  // missing.
  const isBelieved = (request.ips?.length ?? 0) > 1;
  const isHidden = !isBelieved && HIDES_CLIENT.some(name => request.headers[name] !== undefined);
  if (!isHidden && isLoopback(request.ip)) return;
  throw new HttpRefusal('not-found');
}

/** A proxy may pass on any text as an address. */
const isLoopback = isIn(LOOPBACK);

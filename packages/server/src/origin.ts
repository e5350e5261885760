// Who may ask what. Only our own pages may act for a guest. Browsers name the page that asks in `Origin`; a program without one holds no
// cookie but its own.

import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { HttpRefusal } from './errors.ts';

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

/** The inside of the server is shown to this machine, and to whoever has the token. */
export function requireWatcher(request: FastifyRequest, { metricsToken, trustProxy }: Config): void {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  if (metricsToken !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  // A proxy on this machine whose word is not trusted hides who asks.
  const isHidden = !trustProxy && request.headers['x-forwarded-for'] !== undefined;
  if (!isHidden && LOOPBACK.check(request.ip, isIP(request.ip) === 6 ? 'ipv6' : 'ipv4')) return;
  throw new HttpRefusal('not-found');
}

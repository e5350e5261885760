// Only our own pages may act for a guest. Browsers name the page that asks in `Origin`; a program without one holds no
// cookie but its own.

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

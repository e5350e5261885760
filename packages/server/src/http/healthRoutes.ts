// /healthz: whether the server can do its work, for monitoring. It answers 503 while nothing can be saved.

import type { FastifyInstance } from 'fastify';
import { ERRORS, sentenceOf } from '../errors.ts';
import type { Tables } from '../room/tables.ts';
import type { Committer } from '../store/committer.ts';

export function healthRoutes(
  app: FastifyInstance,
  { committer, tables, failure: unable }: { committer: Committer; tables: Tables; failure(): string | null },
): void {
  committer.health.observe(failure => {
    if (failure) app.log.error(failure, 'nothing can be saved; the server tries again every few seconds');
    else app.log.warn('what people do is saved again');
  });

  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) => {
    const reason = unable();
    const failure = committer.health.failure ?? (reason === null ? null : { reason });
    if (!failure) return { ok: true, tables: tables.count };
    const code = 'not-saved';
    return reply.code(ERRORS[code].status).send({ ok: false, code, sentence: sentenceOf(code), ...failure });
  });
}

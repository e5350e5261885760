// The web's files, and its one page for every address a person can type.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../errors.ts';

const POLICY = 'content-security-policy';
const withWasm = (policy: string): string =>
  policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

/** `folder`: what the web was built into; null to serve no pages. */
export async function pages(app: FastifyInstance, folder: string | null): Promise<void> {
  const page = folder !== null && existsSync(join(folder, 'index.html')) ? 'index.html' : null;
  if (folder !== null && page !== null)
    await app.register(files, {
      root: folder,
      index: page,
      cacheControl: false,
      // File names in assets/ carry a hash of what is inside, so they never change.
      setHeaders: (reply, path) => {
        const forever = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
        // The worker that checks a game lets its dice fall again, which is WebAssembly; no page may run that.
        if (/verifier-[\w-]+\.js$/.test(path)) reply.header(POLICY, withWasm(String(reply.raw.getHeader(POLICY))));
      },
    });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (page === null || !isPage(request)) throw new HttpRefusal('not-found');
    return reply.header('cache-control', 'no-cache').sendFile(page);
  });
}

/** Not below what has files or routes of its own, and not what looks like the name of a file. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = decoded(url.split('?')[0]!);
  if (path === null || (method !== 'GET' && method !== 'HEAD')) return false;
  return !/^\/+(api|socket|assets)(\/|$)/i.test(path) && !/\.\w+$/.test(path);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

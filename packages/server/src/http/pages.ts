// The web's files, and its one page for every address a person can type.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../errors.ts';

const POLICY = 'content-security-policy';
const withWasm = (policy: string): string =>
  policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

/**
 * Headers that browsers read on pages and workers only. Scripts, styles and pictures are sent without them, which saves
 * half a kilobyte each.
 */
const OF_DOCUMENTS = [
  POLICY,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy', // scripts and styles fetch from here alone, which is told where it comes from anyway
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** By these a browser asks whether its copy is still valid; files that never change are cached without asking. */
const OF_COPIES = ['etag', 'last-modified', 'accept-ranges'];
const WORKER = /verifier-[\w-]+\.js(\.br|\.gz)?$/;
const isPart = (path: string) =>
  /\.(js|css|woff2)(\.br|\.gz)?$/.test(path) && !WORKER.test(path) && !path.endsWith('sw.js');

/** `folder`: what the web was built into; null to serve no pages. */
export async function pages(app: FastifyInstance, folder: string | null): Promise<void> {
  const page = folder !== null && existsSync(join(folder, 'index.html')) ? 'index.html' : null;
  if (folder !== null && page !== null)
    await app.register(files, {
      root: folder,
      index: page,
      cacheControl: false,
      // The build has written a brotli and a gzip copy beside each file that gains by it.
      preCompressed: true,
      // File names in assets/ carry a hash of what is inside, so they never change.
      setHeaders: (reply, path) => {
        const forever = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (forever) for (const name of OF_COPIES) reply.removeHeader(name);
        if (isPart(path)) for (const name of OF_DOCUMENTS) reply.raw.removeHeader(name);
        // The worker that checks a game lets its dice fall again, which is WebAssembly; no page may run that.
        if (WORKER.test(path)) reply.header(POLICY, withWasm(String(reply.raw.getHeader(POLICY))));
      },
    });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (page === null || !isPage(request)) throw new HttpRefusal('not-found');
    return reply.header('cache-control', 'no-cache').sendFile(page);
  });
}

/** Paths that get the page: not below /api, /assets and the like, and nothing that looks like a file name. */
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

// A page of a test's own, built like the web and served under its rules; `allow` adds to what scripts may do.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test</title><link rel="stylesheet" href="/page.css"></head><body><div id="app"></div>
<script type="module" src="/page.js"></script></body></html>`;

export type ServedPage = { url: string; close(): void };

export async function servePage(entry: string, allow = ''): Promise<ServedPage> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-page-'));
  // Vite is loaded here, because Playwright cannot wait for a module that waits itself while it gathers tests.
  const { build } = await import('vite');
  await build({
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(import.meta.dirname, entry),
        output: {
          entryFileNames: 'page.js',
          assetFileNames: asset => (asset.names[0]?.endsWith('.css') ? 'page.css' : 'assets/[name][extname]'),
        },
      },
    },
  });
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '' : decodeURI(pathname);
    answer.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self' ${allow}; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'`,
    );
    answer.setHeader('content-type', path === '' ? 'text/html' : (TYPES[extname(path)] ?? 'application/octet-stream'));
    if (path === '/favicon.ico') return answer.writeHead(204).end();
    try {
      answer.end(path === '' ? PAGE : readFileSync(join(folder, path)));
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

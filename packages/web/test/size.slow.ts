// The first load: what a phone on a slow line fetches before the front page can be used, without fonts.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const MOST = 45 * 1024; // bytes, gzip

const dist = mkdtempSync(join(tmpdir(), 'quayside-size-'));
after(() => rmSync(dist, { recursive: true }));

const packed = (path: string) => gzipSync(readFileSync(join(dist, path))).length;

describe('The first load', () => {
  test(`is at most ${MOST} bytes, and comes whole from our own server`, async () => {
    await build({
      root: join(import.meta.dirname, '..'),
      logLevel: 'error',
      build: { outDir: dist, emptyOutDir: true },
    });
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(found => found[1]!);
    assert.ok(files.some(file => file.endsWith('.js')) && files.some(file => file.endsWith('.css')));
    const sizes = ['index.html', ...files].map(file => [file, packed(file)] as const);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    assert.ok(total <= MOST, `${total} bytes: ${JSON.stringify(sizes)}`);
    assert.doesNotMatch(html, /https?:\/\//);
    assert.doesNotMatch(html, /<script(?![^>]*\bsrc=)/, 'no script stands in the page itself');
  });
});

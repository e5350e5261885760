// Writes a brotli and a gzip copy beside every built text file, which the server sends as they are. Compressed once at
// build, because the best setting of brotli takes seconds and a server must not spend them on a request.

import { existsSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const LEAST = 512; // bytes; below that a copy saves less than one packet
const LARGE = 400_000; // bytes; the best setting takes seconds for these and gains a few per cent
const qualityFor = (bytes: number) => (bytes > LARGE ? 9 : constants.BROTLI_MAX_QUALITY);

/** Only of files in assets/: their names carry a hash of what is inside, so no copy is ever older than its file. */
const isCompressible = (name: string) => /^assets\/.*\.(js|css|svg|wasm|json)$/.test(name);

async function writeCopy(path: string, compressed: () => Promise<Buffer>): Promise<void> {
  // The copy of an earlier build is as good; its time is renewed, so that it is deleted together with its file.
  if (existsSync(path)) utimesSync(path, new Date(), new Date());
  else await writeFile(path, await compressed());
}

export const precompress: Plugin = {
  name: 'quayside-precompress',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const copies = Object.entries(bundle).flatMap(([name, file]) => {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (!isCompressible(name) || bytes.length < LEAST) return [];
      const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes.length) };
      return [
        writeCopy(join(dir!, `${name}.br`), () => brotli(bytes, { params })),
        writeCopy(join(dir!, `${name}.gz`), () => gzipped(bytes, { level: 9 })),
      ];
    });
    await Promise.all(copies);
  },
};

// Which build of Quayside this is: its release, and a digest of the sources that decide what comes out of a job. Two
// processes with the same build answer alike; one that was updated does not.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIGEST_LENGTH = 12;

/** What changes words, reports or tests, and no game: names of folders and of files. */
const WITHOUT = new Set(['test', 'lessons', 'report', 'words.ts']);

/** The release and a digest of the sources of these packages, such as "0.3.0-1f0c9a7be2d4"; the same on any machine. */
export function buildOf(packages: readonly string[], root: string = ROOT): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const digest = createHash('sha256');
  // Git may have given a file the line ends of its system.
  for (const name of packages)
    for (const file of sourcesIn(join(root, 'packages', name, 'src')))
      digest.update(`${name}/${file.name}\n${readFileSync(file.path, 'utf8').replaceAll('\r\n', '\n')}\n`);
  return `${version}-${digest.digest('hex').slice(0, DIGEST_LENGTH)}`;
}

type SourceFile = { name: string; path: string };

/** In the order of their names, which differs between file systems. */
function sourcesIn(folder: string, prefix = ''): SourceFile[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !WITHOUT.has(name));
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path, `${prefix}${entry.name}/`);
      return entry.name.endsWith('.ts') ? [{ name: prefix + entry.name, path }] : [];
    });
}

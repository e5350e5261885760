// Programs of the machine, found where Debian and others put them.

import { execFileSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** By what each is found, and what people call it. */
export const PROGRAMS = {
  postgres: 'PostgreSQL',
  'redis-server': 'Redis',
  haproxy: 'haproxy',
  python3: 'Python 3',
  'firefox-esr': 'Firefox',
} as const;
export type Program = keyof typeof PROGRAMS;

// Debian's account of a service often has no /usr/sbin on its PATH.
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * The path of a program; null when there is none. Also finds the programs that come with PostgreSQL, such as `initdb`.
 */
export function findProgram(name: string): string | null {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '');
  const folders = [...postgresFolders(), ...onPath, ...SYSTEM_FOLDERS];
  return folders.map(folder => join(folder, name)).find(isExecutable) ?? null;
}

/**
 * The `skip` of tests that need these programs: false when all are here. A missing one fails the file with CI=true, and
 * is written to stderr elsewhere, so that nobody takes the skip for a pass.
 */
export function skipWithout(...programs: Program[]): string | false {
  const missing = programs.filter(program => findProgram(program) === null).map(program => PROGRAMS[program]);
  if (missing.length === 0) return false;
  const sentence = `${missing.join(', ')} not found on this machine`;
  if (process.env['CI'] === 'true') throw new Error(`${sentence}.`);
  process.stderr.write(`!!! NOT TESTED: ${sentence}.\n`);
  return sentence;
}

let foundPostgresFolders: string[] | null = null;

/** Newest version first: "15" sorts after "9". */
function postgresFolders(): string[] {
  if (foundPostgresFolders) return foundPostgresFolders;
  const folders = [
    ...configuredFolder(),
    ...globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true })),
  ];
  // None are looked for again: PostgreSQL may be installed meanwhile.
  if (folders.length > 0) foundPostgresFolders = folders;
  return folders;
}

function configuredFolder(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

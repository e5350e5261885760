// Programs that are missing, installed from Debian's packages where that is allowed.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { findProgram, PROGRAMS, type Program } from './programs.ts';

/** `name`: what people call it. */
export type Installable = { name: string; packages: string[]; found(): boolean };

const PACKAGES: Record<Program, string> = {
  postgres: 'postgresql',
  'redis-server': 'redis-server',
  haproxy: 'haproxy',
  python3: 'python3',
  'firefox-esr': 'firefox-esr',
};

export const debianProgram = (program: Program): Installable => ({
  name: PROGRAMS[program],
  packages: [PACKAGES[program]],
  found: () => findProgram(program) !== null,
});

/** The names of those that are missing and could not be installed. */
export function installMissing(wanted: Installable[], say: (line: string) => void): string[] {
  const missing = wanted.filter(({ found }) => !found());
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${missing.map(({ name }) => name).join(', ')} from Debian's packages …`);
    apt('update', '-qq');
    const packages = missing.flatMap(it => it.packages);
    withoutStarting(() => apt('install', '-y', '-qq', '--no-install-recommends', ...packages));
  }
  return missing.filter(({ found }) => !found()).map(({ name }) => name);
}

const apt = (...args: string[]): void =>
  void spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Debian asks this file whether a package may start its service. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Tests and drills start their own servers, on free ports: those that the packages bring along stay down. */
function withoutStarting(install: () => void): void {
  const isOurs = !existsSync(POLICY);
  if (isOurs) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n');
    chmodSync(POLICY, 0o755);
  }
  try {
    install();
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
}

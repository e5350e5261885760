// What the tests need beside npm's packages, taken from Debian's when missing and when it may be installed.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Service = { name: string; packages: string[]; found: () => boolean };

const SERVICES: Service[] = [
  { name: 'Chromium', packages: ['chromium'], found: () => existsSync(process.env['CHROMIUM'] ?? '/usr/bin/chromium') },
];

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** The names of the services that are missing and could not be installed. */
export function missingServices(): string[] {
  const missing = SERVICES.filter(service => !service.found());
  if (missing.length === 0) return [];
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    process.stdout.write(`Installing ${missing.map(s => s.name).join(', ')} from Debian's packages …\n`);
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...missing.flatMap(s => s.packages));
  }
  return missing.filter(service => !service.found()).map(service => service.name);
}

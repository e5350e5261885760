// What the tests need beside npm's packages, taken from Debian's when missing and when it may be installed.

import { existsSync } from 'node:fs';
import { debianProgram, type Installable, installMissing } from '@quayside/services';

export const CHROMIUM = 'Chromium';

const CHROMIUM_FILE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const SERVICES: Installable[] = [
  { name: CHROMIUM, packages: ['chromium'], found: () => existsSync(CHROMIUM_FILE) },
  { name: 'systemd-analyze', packages: ['systemd'], found: () => existsSync('/usr/bin/systemd-analyze') },
  ...(['postgres', 'redis-server', 'haproxy', 'python3', 'firefox-esr'] as const).map(debianProgram),
];

/** The names of the services that are missing and could not be installed. */
export const missingServices = (): string[] => installMissing(SERVICES, line => void process.stdout.write(`${line}\n`));

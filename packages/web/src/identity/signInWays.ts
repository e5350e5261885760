// How somebody gets back to their seats once this browser has forgotten them.

import type { Identity } from '@quayside/protocol';
import { deviceTitle } from './deviceTitle.ts';
import { words } from './words.ts';

/** In words; none when this browser is the only one that knows them. `host`: the address of this page. */
export function signInWays({ recovery, passkeys, devices }: Identity, host: string): string[] {
  const ways: string[] = [];
  if (recovery !== null) ways.push(words.yourRecoveryCode);
  if (passkeys.some(passkey => passkey.host === host)) ways.push(words.yourPasskey);
  for (const device of devices) if (!device.here) ways.push(deviceTitle(device) ?? words.anotherBrowser);
  return [...new Set(ways)];
}

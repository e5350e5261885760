// How somebody gets back to their seats once this browser has forgotten them.

import type { Identity } from '@quayside/protocol';

/** In words; none when this browser is the only one that knows them. `host`: the address of this page. */
export function waysBack({ recovery, passkeys, devices }: Identity, host: string): string[] {
  const ways: string[] = [];
  if (recovery !== null) ways.push('your recovery code');
  if (passkeys.some(passkey => passkey.host === host)) ways.push('your passkey');
  for (const { label, here } of devices) if (!here) ways.push(label || 'another browser');
  return [...new Set(ways)];
}

export const games = (count: number): string => (count === 1 ? 'one unfinished game' : `${count} unfinished games`);

/** a, b or c */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

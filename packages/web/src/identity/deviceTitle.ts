import type { DeviceName } from '@quayside/protocol';
import { words } from './words.ts';

/** Null where neither its browser nor its system is known. */
export function deviceTitle({ browser, system }: DeviceName): string | null {
  if (system === null) return browser;
  return browser === null ? words.aBrowserOn(system) : words.browserOn(browser, system);
}

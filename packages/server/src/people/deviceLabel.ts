// The label of a browser in the list of devices, from its User-Agent header. Stored as one text, such as
// “Chrome on Linux”; sent as browser and system apart, for the page to put into words.

import type { DeviceName } from '@quayside/protocol';

const UNKNOWN_BROWSER = 'A browser';
const BETWEEN = ' on ';

// In this order: most browsers also name those they descend from.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

export function deviceLabel(userAgent = ''): string {
  const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = named(SYSTEMS);
  const browser = named(BROWSERS) ?? UNKNOWN_BROWSER;
  return system ? browser + BETWEEN + system : browser;
}

/** Splits a stored label. Devices that were stored before there were labels have an empty one. */
export function deviceName(label: string): DeviceName {
  const [browser, system] = label.split(BETWEEN);
  return { browser: browser && browser !== UNKNOWN_BROWSER ? browser : null, system: system ?? null };
}

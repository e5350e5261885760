// Cuts the letters English needs out of the fonts, so that the front page fetches 31 kB of them instead of 71. Other
// letters of names and languages come from the whole font, which a browser fetches only when a page shows one (see
// fonts.css).

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

// The same characters as `unicode-range` of the core faces in fonts.css.
export const RANGES: [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];
const CHARACTERS = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join('');

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
const ATKINSON = '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin';

/** `weight`: a variable font is fixed at it, which halves it; the front page needs one of the two. */
const SUBSETS: { name: string; from: string; weight?: number }[] = [
  { name: 'fraunces-400-core', from: FRAUNCES, weight: 400 },
  { name: 'fraunces-680-core', from: FRAUNCES, weight: 680 },
  { name: 'atkinson-400-core', from: `${ATKINSON}-400-normal.woff2` },
  { name: 'atkinson-700-core', from: `${ATKINSON}-700-normal.woff2` },
];
const FOLDER = join(import.meta.dirname, '.fonts');

async function writeSubset({ name, from, weight }: (typeof SUBSETS)[number]): Promise<void> {
  const path = join(FOLDER, `${name}.woff2`);
  if (existsSync(path)) return;
  const whole = readFileSync(createRequire(import.meta.url).resolve(from));
  const variationAxes = weight === undefined ? {} : { variationAxes: { wght: weight } };
  // Ligatures and alternate letters are left out: a fifteenth of the size, and nothing here is set in them.
  const options = { targetFormat: 'woff2', noLayoutClosure: true, ...variationAxes } as const;
  writeFileSync(path, await subsetFont(whole, CHARACTERS, options));
}

export const fontSubsets: Plugin = {
  name: 'quayside-font-subsets',
  async buildStart() {
    mkdirSync(FOLDER, { recursive: true });
    for (const subset of SUBSETS) await writeSubset(subset);
  },
};

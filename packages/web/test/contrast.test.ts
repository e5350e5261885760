// Both themes can be read by everybody: text 4.5 to 1 (WCAG AA), things one must be able to see 3 to 1.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');

type Theme = 'paper' | 'night';

function colour(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1];
  assert.ok(value, `tokens.css has --${token}`);
  const pair = /^light-dark\(\s*(#\w+),\s*(#\w+)\s*\)$/.exec(value);
  return pair ? pair[theme === 'paper' ? 1 : 2]! : value;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(i => {
    const channel = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const papers = ['paper', 'paper-raised', 'paper-sunk'];
const TEXT: [string, string][] = [
  ...papers.flatMap(on =>
    ['ink', 'ink-soft', 'link', 'brass-ink', 'danger', 'good'].map((of): [string, string] => [of, on]),
  ),
  ...['sea', 'sea-deep'].flatMap((on): [string, string][] => [
    ['on-sea', on],
    ['on-sea-soft', on],
  ]),
  ...['brass', 'brass-light', 'brass-dark'].map((on): [string, string] => ['on-brass', on]),
  ['on-danger', 'danger-fill'],
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((seat): [string, string] => [`seat-${seat}-ink`, `seat-${seat}`]),
];
const SEEN: [string, string][] = [
  ...[...papers, 'sea', 'sea-deep'].map((on): [string, string] => ['focus', on]),
  ['brass', 'sea-deep'],
];

for (const theme of ['paper', 'night'] as const)
  describe(`The theme ${theme}`, () => {
    for (const [of, on] of TEXT)
      test(`--${of} can be read on --${on}`, () => {
        const ratio = contrast(colour(of, theme), colour(on, theme));
        assert.ok(ratio >= 4.5, `${ratio.toFixed(2)} to 1`);
      });
    for (const [of, on] of SEEN)
      test(`--${of} can be seen on --${on}`, () => {
        // Where the ring itself is too like its ground, its halo stands out.
        const ring = contrast(colour(of, theme), colour(on, theme));
        const halo = of === 'focus' ? contrast(colour('focus-halo', theme), colour(on, theme)) : 0;
        assert.ok(Math.max(ring, halo) >= 3, `${ring.toFixed(2)} to 1`);
      });
  });

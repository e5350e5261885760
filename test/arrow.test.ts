// rules -> engine -> bots -> server, web, cli; protocol between server and web. Nothing points back.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What each package may import of ours. */
const ALLOWED: Record<string, string[]> = {
  rules: [],
  engine: ['rules'],
  protocol: ['rules', 'engine'],
  dice: ['rules'],
  bots: ['rules', 'engine'],
  server: ['rules', 'engine', 'protocol', 'bots', 'dice'],
  web: ['rules', 'engine', 'protocol', 'dice'],
  cli: ['rules', 'engine', 'protocol', 'bots', 'server', 'dice'],
};

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

export function against(file: string, text: string): string[] {
  const [, own = '', layer = ''] = file.split(sep);
  const wrong: string[] = [];
  for (const [, target = ''] of text.matchAll(IMPORT)) {
    const of = target.match(/^@quayside\/([a-z]+)/)?.[1];
    const landed = target.startsWith('.') ? join(dirname(file), target).split(sep)[1] : undefined;
    const other = of ?? landed;
    if (other && other !== own && !ALLOWED[own]?.includes(other)) wrong.push(`${file} imports ${target}`);
    if (landed && landed !== own) wrong.push(`${file} reaches into ${landed} by path: ${target}`);
    if (own === 'rules' && layer === 'src' && !file.includes(`${sep}test${sep}`) && !target.startsWith('.'))
      wrong.push(`${file} depends on ${target}`);
    if (own === 'rules' && crossesGames(file, target)) wrong.push(`${file} knows another game: ${target}`);
    if (own === 'engine' && layer === 'src' && /^@quayside\/rules\/(?!kit\/)/.test(target))
      wrong.push(`${file} knows a game: ${target}`);
  }
  return wrong;
}

/** games.ts alone may know several games; a game's folder knows itself and the kit. */
function crossesGames(file: string, target: string): boolean {
  const game = file.match(/^packages\/rules\/src\/([a-z-]+)\//)?.[1];
  if (!game || game === 'kit' || !target.startsWith('.')) return false;
  const landed = relative('packages/rules/src', join(dirname(file), target)).split(sep);
  return landed.length > 1 && landed[0] !== game && landed[0] !== 'kit';
}

describe('The arrow', () => {
  test('No import goes against it', () => {
    const files = globSync('packages/*/{src,test}/**/*.{ts,tsx}', { cwd: ROOT });
    assert.ok(files.length > 20);
    assert.deepEqual(
      files.flatMap(file => against(file, readFileSync(join(ROOT, file), 'utf8'))),
      [],
    );
  });

  test('An import against it is found', () => {
    const bad = (file: string, text: string) => assert.equal(against(file, text).length, 1, `${file}: ${text}`);
    bad(
      'packages/rules/src/game.ts',
      "import { Match } from '@quayside/engine';".replace('@quayside/engine', 'node:fs'),
    );
    bad('packages/engine/src/match.ts', "import { think } from '@quayside/bots';");
    bad('packages/engine/src/match.ts', "import { waves } from '@quayside/rules/waves';");
    bad('packages/web/src/main.tsx', "const s = await import('@quayside/server');");
    bad('packages/rules/src/waves/game.ts', "import { chart } from '../rolling-seas/tables.ts';");
  });
});

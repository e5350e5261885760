// Which file may import which: packages among themselves, folders of the server and of the web by layer, and no
// circles.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cyclesIn, filesImported, type ImportGraph, importGraph, importsIn } from './imports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What each package may import of ours. */
const ALLOWED: Record<string, string[]> = {
  rules: [],
  engine: ['rules'],
  protocol: ['rules', 'engine'],
  dice: ['rules'],
  bots: ['rules', 'engine', 'protocol'],
  services: [],
  jobs: [],
  lab: ['rules', 'engine', 'protocol', 'bots', 'jobs'],
  server: ['rules', 'engine', 'protocol', 'bots', 'dice', 'jobs'],
  web: ['rules', 'engine', 'protocol', 'dice', 'bots'],
  cli: ['rules', 'engine', 'protocol', 'bots', 'server', 'dice', 'services', 'jobs', 'lab'],
};

/** What the tests of any package may import besides. */
const ALLOWED_IN_TESTS = ['services'];

/**
 * The layers of a package, the lowest first: folders of its `src`, or files there. A folder may import itself and lower
 * layers; folders of one layer do not import each other.
 */
type Layers = string[][];

const SERVER_LAYERS: Layers = [
  ['errors.ts', 'config.ts', 'metrics.ts', 'bucket.ts'],
  ['domain'],
  ['store'],
  ['room'],
  ['people', 'outbound'],
  ['bots', 'thinking', 'play', 'host', 'talk', 'lobby', 'history', 'webhooks', 'push', 'replay', 'sweep'],
  ['hints', 'requests'],
  ['features.ts'],
  ['http'],
  ['sockets'],
  ['cluster'],
  ['app.ts'],
  ['main.ts'],
  ['index.ts'],
];

const WEB_LAYERS: Layers = [
  ['words'],
  ['browser'],
  ['ui', 'dice'],
  ['pointing'],
  ['games', 'net'], // so that no board reads the network's state
  ['shared', 'playback', 'clock', 'share', 'talk', 'hint', 'coach', 'verify'],
  ['notify', 'identity', 'seats', 'options', 'review'],
  ['log', 'header'],
  ['undo'],
  ['table'],
  ['replay', 'learn'],
  ['pages'],
  ['app'],
  ['start.tsx', 'gallery'],
  ['main.tsx'],
];

/** Imports of a package's sources that do not go down to a lower layer. */
function againstLayers(graph: ImportGraph, src: string, layers: Layers): string[] {
  const folderOf = (file: string) => relative(src, file).split(sep)[0]!;
  const layerOf = (folder: string) => layers.findIndex(layer => layer.includes(folder));
  const isAllowed = (from: string, to: string) => from === to || (layerOf(to) >= 0 && layerOf(to) < layerOf(from));
  return [...graph].flatMap(([file, targets]) =>
    targets
      .filter(target => !isAllowed(folderOf(file), folderOf(target)))
      .map(target => `${file} imports ${relative(src, target)}, which is not in a lower layer`),
  );
}

/** What the page needs of the bots, without their threads and the arena. */
const BOTS_FOR_THE_WEB = '@quayside/bots/review';

function against(file: string, text: string): string[] {
  const [, own = '', layer = ''] = file.split(sep);
  const wrong: string[] = [];
  for (const target of importsIn(text)) {
    const of = target.match(/^@quayside\/([a-z]+)/)?.[1];
    const landed = target.startsWith('.') ? join(dirname(file), target).split(sep)[1] : undefined;
    const other = of ?? landed;
    const isAllowed = ALLOWED[own]?.includes(other!) || (layer === 'test' && ALLOWED_IN_TESTS.includes(other!));
    if (other && other !== own && !isAllowed) wrong.push(`${file} imports ${target}`);
    if (landed && landed !== own) wrong.push(`${file} reaches into ${landed} by path: ${target}`);
    if (own === 'rules' && layer === 'src' && !file.includes(`${sep}test${sep}`) && !target.startsWith('.'))
      wrong.push(`${file} depends on ${target}`);
    if (own === 'web' && layer === 'src' && of === 'bots' && target !== BOTS_FOR_THE_WEB)
      wrong.push(`${file} imports ${target}; the page may load ${BOTS_FOR_THE_WEB} alone`);
    if (crossesGames(file, target)) wrong.push(`${file} knows another game: ${target}`);
    if (own === 'engine' && layer === 'src' && /^@quayside\/rules\/(?!kit\/)/.test(target))
      wrong.push(`${file} knows a game: ${target}`);
  }
  return wrong;
}

const GAMES = globSync('packages/rules/src/*/game.ts', { cwd: ROOT }).map(file => basename(dirname(file)));

/** games.ts alone may know several games: the folder of a game, in the rules or on the screen, imports no other's. */
function crossesGames(file: string, target: string): boolean {
  const [, folder, game] = file.match(/^(packages\/(?:rules\/src|web\/src\/games))\/([a-z-]+)\//) ?? [];
  if (!folder || !game || !GAMES.includes(game) || !target.startsWith('.')) return false;
  const [other = ''] = relative(folder, join(dirname(file), target)).split(sep);
  return other !== game && GAMES.includes(other);
}

describe('The arrow', () => {
  test('No import goes against it', () => {
    const files = globSync('packages/*/{src,test,timing,sheets}/**/*.{ts,tsx}', { cwd: ROOT });
    assert.ok(files.length > 20);
    assert.deepEqual(
      files.flatMap(file => against(file, readFileSync(join(ROOT, file), 'utf8'))),
      [],
    );
  });

  test('A package declares the packages of ours that it imports, and no others', () => {
    for (const name of Object.keys(ALLOWED)) {
      const files = globSync(`packages/${name}/{src,test,timing,sheets}/**/*.{ts,tsx}`, { cwd: ROOT });
      const imported = files
        .flatMap(file => importsIn(readFileSync(join(ROOT, file), 'utf8')))
        .flatMap(target => target.match(/^@quayside\/[a-z]+/)?.[0] ?? [])
        .filter(target => target !== `@quayside/${name}`);
      const manifest = JSON.parse(readFileSync(join(ROOT, `packages/${name}/package.json`), 'utf8'));
      const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(dependency =>
        dependency.startsWith('@quayside/'),
      );
      assert.deepEqual(declared.sort(), [...new Set(imported)].sort(), name);
    }
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
    bad('packages/web/src/review/reviewer.ts', "import { contest } from '@quayside/bots';");
    bad('packages/rules/src/waves/game.ts', "import { chart } from '../rolling-seas/tables.ts';");
    bad('packages/web/src/games/waves/art/Card.tsx', "import { Ship } from '../../rolling-seas/art/Ship.tsx';");
  });
});

describe('Layers', () => {
  for (const [name, layers] of Object.entries({ server: SERVER_LAYERS, web: WEB_LAYERS }))
    test(`No folder of ${name} imports one that is not in a lower layer`, () => {
      assert.ok(layers.length > 0);
      const src = `packages/${name}/src`;
      assert.deepEqual(againstLayers(importGraph(ROOT, `${src}/**/*.{ts,tsx}`), src, layers), []);
    });

  test('An import of a higher layer, or of another folder of the same one, is found', () => {
    const layers = [['errors.ts'], ['store', 'words'], ['app.ts']];
    const wrong = (file: string, text: string) =>
      againstLayers(new Map([[`src/${file}`, filesImported(`src/${file}`, text)]]), 'src', layers).length;
    assert.equal(wrong('store/sqlite.ts', "import type { Row } from './row.ts';"), 0);
    assert.equal(wrong('app.ts', "export { open } from './store/sqlite.ts';"), 0);
    assert.equal(wrong('store/sqlite.ts', "import type { App } from '../app.ts';"), 1);
    assert.equal(wrong('store/sqlite.ts', "const { say } = await import('../words/say.ts');"), 1);
    assert.equal(wrong('store/sqlite.ts', "export * from '../unlisted.ts';"), 1);
  });
});

describe('Circles', () => {
  test('No files import each other in a circle', () => {
    assert.deepEqual(cyclesIn(importGraph(ROOT, 'packages/*/src/**/*.{ts,tsx}')), []);
  });

  test('A circle is found, however it is closed', () => {
    const text = new Map([
      ['src/a.ts', "import type { B } from './b.ts';"],
      ['src/b.ts', "type C = import('./deep/c.ts').C;"],
      ['src/deep/c.ts', "export { a } from '../a.ts'; export * from './d.ts';"],
      ['src/deep/d.ts', "import { basename } from 'node:path';"],
    ]);
    const graph = new Map([...text].map(([file, it]) => [file, filesImported(file, it)]));
    assert.deepEqual(cyclesIn(graph), [['src/a.ts', 'src/b.ts', 'src/deep/c.ts']]);
  });
});

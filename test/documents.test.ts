// What the documents promise about the tree.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('The documents', () => {
  test('Every dependency earns its place in one line of ARCHITECTURE.md', () => {
    const text = read('ARCHITECTURE.md');
    const names = new Set<string>();
    for (const file of ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })]) {
      const manifest = JSON.parse(read(file));
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
        for (const name of Object.keys(manifest[kind] ?? {})) names.add(name);
    }
    assert.deepEqual(
      [...names].filter(name => !name.startsWith('@quayside/') && !text.includes(`\`${name}\``)),
      [],
    );
  });

  test('No file names a machine or a registry', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
      .split('\0')
      .filter(file => file !== '' && existsSync(join(ROOT, file)));
    const text = tracked.filter(file => /\.(ts|tsx|mjs|json|md|css|html|yml)$|\.npmrc$|^\.ci\//.test(file));
    const machine = new RegExp(['"resolved": *"http', 'registry\\.npm', '/(home|root|work)/[a-z]'].join('|'));
    assert.deepEqual(
      text.filter(file => file !== 'test/documents.test.ts' && machine.test(read(file))),
      [],
    );
  });

  /** Named in the documents, and written only when a program runs, or by whoever follows them. */
  const WRITTEN_LATER = [
    './data', // by the server
    'data/quayside.db',
    'quayside.lock.json',
    'chunks.jsonl', // by a lab
    'random_bot.mjs', // by a reader of docs/bots.md
    'packages/web/src/words/locales/<lang>/', // by a translator
    'rules/<game>.ts', // in that folder
  ];
  const documents = globSync(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/**/*.md'], {
    cwd: ROOT,
  });
  const looksLikePath = (code: string): boolean =>
    /^[\w.<>*-]+(\/[\w.<>*-]+)*\/?$/.test(code) &&
    (code.includes('/') || /\.(tsx?|mjs|json|jsonl|md|css|html|yml|cfg|service|webmanifest)$/.test(code));

  test('Every path they name is in the tree', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
    const paths = new Set<string>();
    for (const file of files.split('\n').filter(file => file !== '' && existsSync(join(ROOT, file))))
      for (let path = file; path !== '.'; path = dirname(path)) paths.add(path);
    const all = `\n${[...paths].map(path => `/${path}`).join('\n')}\n`;
    // As the documents write them: from the root, from `packages`, from a package or its `src`, or by name alone.
    const isHere = (path: string): boolean => {
      const [first, ...rest] = path.split('/');
      const pattern = (parts: string[]) =>
        parts.map(part => part.replaceAll('.', '\\.').replaceAll(/\*|<\w+>/g, '[^/\n]+')).join('/');
      const forms = [pattern([first!, ...rest]), pattern([first!, 'src', ...rest])];
      return new RegExp(`/(${forms.join('|')})\n`).test(all);
    };
    const named = documents.flatMap(document =>
      [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, code]) => ({ document, code: code! })),
    );
    const found = named.filter(({ code }) => looksLikePath(code) && !WRITTEN_LATER.includes(code));
    assert.ok(found.length > 200, `${found.length} paths`);
    assert.deepEqual(
      found
        .filter(({ code }) => !isHere(code.replace(/^\.\/|\/$/g, '')))
        .map(({ document, code }) => `${document}: ${code}`),
      [],
    );
  });

  test('README.md lists every command', () => {
    const commands = [
      ...read('packages/cli/src/main.ts').matchAll(/^ {2}'?([\w-]+)'?: async \(\) => \(await import/gm),
    ];
    const [, section] = read('README.md').split('## The command line');
    assert.ok(commands.length > 15);
    assert.deepEqual(
      commands.map(([, name]) => name!).filter(name => !section!.split('\n## ')[0]!.includes(`\`${name}\``)),
      [],
    );
  });

  test('The diagram of ARCHITECTURE.md shows every package', () => {
    const [, diagram] = read('ARCHITECTURE.md').split('```');
    const packages = globSync('packages/*/package.json', { cwd: ROOT }).map(file => basename(dirname(file)));
    assert.deepEqual(
      packages.filter(name => !new RegExp(`\\b${name}\\b`).test(diagram!)),
      [],
    );
  });

  test('What docs/scale.md says of failures is what the server logs and measures, and what pages say', () => {
    const [, section] = read('docs/scale.md').split('## What failures look like');
    const rows = section!.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| failure'));
    const columns = rows.map(row => row.split('|').slice(1, -1));
    const quoted = (n: number, mark: RegExp) =>
      columns.flatMap(cells => [...cells[n]!.matchAll(mark)].map(it => it[1]!));
    const sources = (folder: string) =>
      globSync(`packages/${folder}/src/**/*.ts`, { cwd: ROOT })
        .map(read)
        .join('\n')
        .replaceAll(/\$\{[^}]*\}/g, '0');
    const [server, web] = [sources('server'), sources('web')];
    // A number may be put in when a line is logged.
    const isIn = (text: string, line: string) => text.includes(line) || text.includes(line.replaceAll(/\d+/g, '0'));
    const said = quoted(1, /"([^"]+)"/g);
    const logged = quoted(2, /`([^`/][^`]*)`/g);
    const measured = quoted(3, /`(quayside_[^`]+)`/g);
    assert.ok(rows.length >= 6 && said.length >= 2 && logged.length >= 7 && measured.length >= 5, `${logged}`);
    assert.deepEqual(
      [...said.filter(line => !isIn(web, line)), ...[...logged, ...measured].filter(line => !isIn(server, line))],
      [],
    );
  });

  test('Docker and Podman leave the same out of the image', () => {
    assert.equal(read('Containerfile.dockerignore'), read('.containerignore'));
  });

  const unit = 'docs/quayside.service';
  const isSystemdHere = spawnSync('systemd-analyze', ['--version']).status === 0;
  test(`systemd accepts ${unit}`, {
    skip: !isSystemdHere && process.env['CI'] !== 'true' && 'systemd-analyze is not installed',
  }, () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(ROOT, unit)], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  });

  test('A comment fits into 120 columns, as the formatter makes the code', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter(file => file !== '' && !file.includes('/released/') && existsSync(join(ROOT, file)));
    const isLong = (line: string) => /^\s*(\/\/|\*|\/\*)/.test(line) && [...line].length > 120;
    const long = files.flatMap(file =>
      read(file)
        .split('\n')
        .flatMap((line, i) => (isLong(line) ? [`${file}:${i + 1}`] : [])),
    );
    assert.deepEqual(long, []);
  });
});

// What the documents promise about the tree.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

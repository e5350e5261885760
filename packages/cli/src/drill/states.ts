// States of Quayside in temporary folders, for a roll from one to the next: one of git's, and a copy of this one that
// is newer by a step of the database and by a version of a game.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './cluster.ts';

const SCHEMA = 'packages/server/src/store/postgresSchema.ts';
const META = 'packages/rules/src/waves/meta.ts';
const RAISED_STEP = `  { oldest: 1, sql: 'alter table tables add column drilled integer not null default 0;' },\n];`;

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Whether git is here and this is a clone: a roll takes its states from there. */
export function isClone(): boolean {
  try {
    return git('ls-files', '--error-unmatch', SCHEMA) !== '';
  } catch {
    return false;
  }
}

/** `canRoll`: whether its server knows PostgreSQL. */
type Release = { version: string; ref: string; canRoll: boolean };

/** The last release: its tag, or the commit that set the version of package.json; null in a clone without history. */
export function lastRelease(): Release | null {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const tag = git('tag', '--list', version, `v${version}`).split('\n').filter(Boolean)[0];
  const commits = git('log', '--format=%H', `-S"version": "${version}"`, '--', 'package.json').split('\n');
  const ref = tag ?? commits.find(commit => commit !== '' && versionAt(commit) === version);
  return ref === undefined ? null : { version, ref, canRoll: canRoll(ref) };
}

/** The first commit after a release whose server knows PostgreSQL; null when there is none. */
export function firstThatRolls({ ref }: Release): string | null {
  const commits = git('log', '--reverse', '--format=%h', `${ref}..HEAD`, '--', SCHEMA).split('\n');
  return commits.find(commit => commit !== '' && canRoll(commit)) ?? null;
}

const versionAt = (ref: string): string =>
  (JSON.parse(git('show', `${ref}:package.json`)) as { version: string }).version;

/** Whether a commit, tag or branch is there and its server knows PostgreSQL. */
export function canRoll(ref: string): boolean {
  return has(ref, SCHEMA);
}

function has(ref: string, file: string): boolean {
  try {
    git('cat-file', '-e', `${ref}:${file}`);
    return true;
  } catch {
    return false;
  }
}

/** A commit, tag or branch as a folder that can be run. */
export function stateOf(ref: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-state-'));
  const archive = execFileSync('git', ['archive', ref], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkModules(folder);
  return folder;
}

/** This state with one more step of the database and W·A·V·E·S one version higher. */
export function raisedState(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-state-'));
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'package.json').split(
    '\n',
  )) {
    if (!existsSync(join(ROOT, file)) || /\/(test|dist)\//.test(file)) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  linkModules(folder);
  change(join(folder, SCHEMA), /\];\s*$/, RAISED_STEP);
  change(join(folder, META), /^ {2}version: (\d+),$/m, (_, version) => `  version: ${Number(version) + 1},`);
  return folder;
}

function change(file: string, from: RegExp, to: string | ((...found: string[]) => string)): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to as string);
  if (changed === text) throw new Error(`${file} is not as the drill expects it: ${from} was not found.`);
  writeFileSync(file, changed);
}

/** The packages of npm are this state's own; ours are those of the folder. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@quayside'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@quayside') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(modules, '@quayside', name));
    const own = join(ROOT, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
  }
}

// `backup FILE`: the whole database in one file, while the server goes on.

import { DatabaseError, FolderInUse, readConfig, SettingError, writeBackup } from '@quayside/server';
import { type Command, type Flags, UsageError } from '../command.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copy the whole database into one file, while the server runs or not',
  help: `Usage: backup FILE [--data-dir FOLDER] [--force]

Copies the database, as it is at this moment, into FILE: games, guests, talk, keys and everything else the server knows.
The server may run meanwhile, and play goes on. The copy is checked before it gets its name, and only its owner can read
it: whoever has it has every secret of the games in it.

  --data-dir FOLDER  folder of the database (else DATA_DIR, else ./data)
  --force            replaces FILE if it exists

A server on PostgreSQL (--database) is backed up with PostgreSQL's own pg_dump.

Exit code 0: the backup is written and checked; 2: there is none, and one line says why.`,
  flags: { 'data-dir': { type: 'string' }, force: { type: 'boolean' } },
  async run(words, flags) {
    const file = oneFile(words, 'backup');
    const { bytes, rows } = await sayingWhy(() =>
      writeBackup(dataFolder(flags), file, { force: flags['force'] === true, progress: sayProgress() }),
    );
    process.stdout.write(`${file} is written and checked: ${megabytes(bytes)}, ${rows} rows.\n`);
    return 0;
  },
};

export function oneFile(words: string[], command: string): string {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0)
    throw new UsageError(`${command} takes the name of one file (${command} --help).`);
  return file;
}

/** As the server reads it. A database on PostgreSQL has its own programs for this. */
export const dataFolder = (flags: Flags): string => {
  const given = flags['data-dir'];
  if (given === undefined && process.env['DATABASE'])
    throw new UsageError('The server keeps everything in PostgreSQL (DATABASE): use pg_dump and pg_restore.');
  return readConfig(given === undefined ? {} : { 'data-dir': given }, { DATA_DIR: process.env['DATA_DIR'] }).dataDir;
};

/** What a host can do something about becomes one line. */
export async function sayingWhy<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof FolderInUse) throw new UsageError(`${error.message}. Stop it first.`);
    const isPlain = error instanceof DatabaseError || error instanceof SettingError || 'code' in (error as object);
    throw isPlain ? new UsageError((error as Error).message) : error;
  }
}

export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

const SAY_EVERY_MS = 2000;

/** A line every now and then, so a large database does not look like a standstill. */
export function sayProgress(): (done: number) => void {
  let printedAt = performance.now();
  return done => {
    if (performance.now() - printedAt < SAY_EVERY_MS) return;
    printedAt = performance.now();
    process.stderr.write(`${Math.floor(done * 100)} % are copied …\n`);
  };
}

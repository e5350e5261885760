// `restore FILE`: a backup becomes the database, and the one before is kept beside it.

import { restoreBackup } from '@quayside/server';
import type { Command } from '../command.ts';
import { dataFolder, megabytes, oneFile, sayingWhy, sayProgress } from './backup.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'put a backup in the place of the database',
  help: `Usage: restore FILE [--data-dir FOLDER]

Puts a copy of the backup FILE in the place of the database. The server must be stopped. The backup is copied and checked
before anything is changed; the database that was there is kept beside it under another name. When the server starts
again, every game goes on from where it was when the backup was made, and no clock has run since.

  --data-dir FOLDER  folder of the database (else DATA_DIR, else ./data)

A server on PostgreSQL (--database) gets its backup back with PostgreSQL's own pg_restore.

Exit code 0: the backup is in place; 2: nothing was changed, and one line says why.`,
  flags: { 'data-dir': { type: 'string' } },
  async run(words, flags) {
    const file = oneFile(words, 'restore');
    const folder = dataFolder(flags);
    const { bytes, rows, setAside } = await sayingWhy(() => restoreBackup(file, folder, sayProgress()));
    process.stdout.write(`${file} is checked and in place in ${folder}: ${megabytes(bytes)}, ${rows} rows.\n`);
    if (setAside) process.stdout.write(`What was there before is kept as ${setAside}\n`);
    return 0;
  },
};

// `migrate`: everything a server keeps, from SQLite to PostgreSQL or back.

import { moveDatabase } from '@quayside/server';
import { type Command, type Flags, noWords, UsageError } from '../command.ts';
import { sayingWhy } from './backup.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: 'move everything the server keeps from SQLite to PostgreSQL, or back',
  help: `Usage: migrate --from sqlite:FOLDER --to postgres://user:password@host/name
       migrate --from postgres://user:password@host/name --to sqlite:FOLDER

Copies games, guests, talk, keys and everything else. Stop every server that works on either side first. The target must
be empty, and stays so until all of it has arrived and a digest of every table is the same on both sides. The source is
brought to the format of this version, as a start of the server does, and is else left as it is.

  --from ADDRESS  where everything is now
  --to ADDRESS    where it goes

Then start the server with --database postgres://..., or with --data-dir FOLDER.

Exit code 0: everything is there and checked; 2: nothing was moved, and one line says why. Only where the connection is
lost in the very last step is it not known whether everything has arrived; the line says how to find out.`,
  flags: { from: { type: 'string' }, to: { type: 'string' } },
  async run(words, flags) {
    noWords(words, 'migrate');
    const [from, to] = [addressIn(flags, 'from'), addressIn(flags, 'to')];
    if (from === to) throw new UsageError('--from and --to are the same.');
    const { tables, rows } = await sayingWhy(() => moveDatabase(from, to, sayRows()));
    process.stdout.write(`${rows} rows of ${tables} tables are moved, and every table's digest is the same.\n`);
    return 0;
  },
};

function addressIn(flags: Flags, name: string): string {
  const address = String(flags[name] ?? '');
  const isPostgres = URL.canParse(address) && /^postgres(ql)?:$/.test(new URL(address).protocol);
  if (isPostgres || /^sqlite:./.test(address)) return address;
  throw new UsageError(`--${name} takes sqlite:FOLDER or postgres://user:password@host/name (migrate --help).`);
}

const SAY_EVERY_MS = 2000;

function sayRows(): (what: string, done: number, all: number) => void {
  let printedAt = performance.now();
  return (what, done, all) => {
    if (performance.now() - printedAt < SAY_EVERY_MS) return;
    printedAt = performance.now();
    process.stderr.write(`${done} of ${all} rows are ${what} …\n`);
  };
}

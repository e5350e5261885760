// `records export --game waves --out FILE`: finished games of a server as data.

import { once } from 'node:events';
import { createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { finishedGames, type RecordSource } from '@quayside/server';
import { type Command, type Flags, UsageError } from '../command.ts';
import { chosenMeta } from '../game.ts';
import { dataFolder, sayingWhy } from './backup.ts';

export const records: Command = {
  name: 'records',
  summary: 'write finished games of a server into a file, to study them (records export)',
  help: `Usage: records export --game ID --out FILE [flags]

Writes every finished game of one kind into FILE, one record as JSON in each line, while the server runs or not.
\`lab --records FILE\` makes a report from them; \`replay\` and the replay page show a single one (a line as a file).
A record holds everything that was hidden in the game. Names of people and the time of play are left out: a seat is
"person" or the level of its bot.

  --game ID          the game (see lab --help)
  --out FILE         where the records are written
  --names            with names and times
  --data-dir FOLDER  folder of the database (else DATA_DIR, else ./data)
  --database URL     a PostgreSQL instead of a folder (postgres://…)
  --force            replaces FILE if it exists`,
  flags: {
    game: { type: 'string' },
    out: { type: 'string' },
    names: { type: 'boolean' },
    'data-dir': { type: 'string' },
    database: { type: 'string' },
    force: { type: 'boolean' },
  },
  async run(words, flags) {
    const [verb, ...more] = words;
    if (verb !== 'export' || more.length > 0)
      throw new UsageError('records knows one thing: records export (records --help).');
    if (typeof flags['out'] !== 'string') throw new UsageError('records export needs --out FILE.');
    if (flags['game'] === undefined) throw new UsageError('records export needs --game ID.');
    const file = flags['out'];
    if (existsSync(file) && !flags['force']) throw new UsageError(`${file} exists already; --force replaces it.`);
    if (!existsSync(dirname(resolve(file)))) throw new UsageError(`There is no folder ${dirname(file)}.`);
    const { id, title } = chosenMeta(flags);
    const { written, mixed } = await sayingWhy(() => write(file, id, flags));
    const leftOut = mixed > 0 ? ` Left out, because two versions of the rules were used in one game: ${mixed}.` : '';
    process.stdout.write(`Finished games of ${title} in ${file}: ${written}.${leftOut}\n`);
    return 0;
  },
};

const sourceOf = (flags: Flags): RecordSource =>
  typeof flags['database'] === 'string' ? { database: flags['database'] } : { folder: dataFolder(flags) };

/** Under another name until it is whole; readable by its owner alone, because it holds what was hidden. */
async function write(file: string, game: string, flags: Flags): Promise<{ written: number; mixed: number }> {
  const part = `${file}.part`;
  // Opened at once: a stream that opens its file later would leave an empty one behind when the source is refused
  // first.
  const out = createWriteStream(part, { fd: openSync(part, 'w', 0o600) });
  let written = 0;
  let mixed = 0;
  try {
    for await (const record of finishedGames(sourceOf(flags), { game, names: flags['names'] === true })) {
      if (!record) mixed += 1;
      else {
        written += 1;
        if (!out.write(`${JSON.stringify(record)}\n`)) await once(out, 'drain');
      }
    }
    out.end();
    await once(out, 'close');
    renameSync(part, file);
    return { written, mixed };
  } catch (error) {
    out.destroy();
    rmSync(part, { force: true });
    throw error;
  }
}

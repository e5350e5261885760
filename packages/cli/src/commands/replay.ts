// `replay game.json`: a recorded game as a log of sentences.

import { readFileSync } from 'node:fs';
import {
  entryInWords,
  eventsInWords,
  type GameRecord,
  outcomeInWords,
  parseRecord,
  ReplayError,
  replay as replayed,
} from '@quayside/engine';
import { type AnyGame, GAMES, loadGame } from '@quayside/rules';
import { type Command, UsageError } from '../command.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'a recorded game as a log of sentences, every move of it checked',
  help: `Usage: replay FILE [flags]

Plays a recorded game through from its seed, checks every move against the rules, and prints what happened and how it
ended. FILE is a record as JSON: \`playthrough --record\` writes one.

  --quiet           print only how it ended`,
  flags: { quiet: { type: 'boolean' } },
  async run(words, flags) {
    const [file, ...more] = words;
    if (file === undefined || more.length > 0) throw new UsageError('replay takes the name of one file.');
    try {
      const record = parseRecord(readJson(file));
      if (!Object.hasOwn(GAMES, record.game))
        throw new UsageError(`${file} is a game of "${record.game}"; there are: ${Object.keys(GAMES).join(', ')}.`);
      const lines = story(await loadGame(record.game), record);
      process.stdout.write(`${(flags['quiet'] ? lines.slice(-1) : lines).join('\n')}\n`);
      return 0;
    } catch (error) {
      if (error instanceof ReplayError) throw new UsageError(`${file}: ${error.message}`);
      throw error;
    }
  },
};

function story(game: AnyGame, record: GameRecord): string[] {
  const lines = [`${game.title}, ${record.seats} players: ${Object.values(record.options).join(', ')}`];
  const match = replayed(game, record, step => {
    lines.push(`#${step.ply} ${entryInWords(game, step.entry)}`);
    lines.push(...eventsInWords(game, step.told).map(sentence => `    ${sentence}`));
  });
  return [...lines, outcomeInWords(game, match.outcome)];
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
}

// `replay FILE`, `verify FILE`: a recorded game from a file.

import { type GameRecord, parseRecord } from '@quayside/engine';
import { type AnyGame, GAMES, loadGame, NoSuchVersion } from '@quayside/rules';
import { UsageError } from './command.ts';
import { readText } from './readText.ts';

/** Throws a ReplayError when the file holds something else than a record. */
export async function readRecord(words: string[], command: string): Promise<{ game: AnyGame; record: GameRecord }> {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) throw new UsageError(`${command} takes the name of one file.`);
  const record = parseRecord(readJson(file));
  if (!Object.hasOwn(GAMES, record.game))
    throw new UsageError(`${file} is a game of "${record.game}"; there are: ${Object.keys(GAMES).join(', ')}.`);
  try {
    return { game: await loadGame(record.game, record.version), record };
  } catch (error) {
    throw error instanceof NoSuchVersion ? new UsageError(`${file}: ${error.message}`) : error;
  }
}

function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
}

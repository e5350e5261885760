// `replay game.json`: a recorded game as a log of sentences.

import {
  entryInWords,
  eventsInWords,
  type GameRecord,
  outcomeInWords,
  ReplayError,
  replay as replayed,
} from '@quayside/engine';
import type { AnyGame } from '@quayside/rules';
import { counted } from '@quayside/rules/kit/counted';
import { type Command, UsageError } from '../command.ts';
import { readRecord } from '../record.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'a recorded game as a log of sentences, every move of it checked',
  help: `Usage: replay FILE [flags]

Plays a recorded game through from its seed, checks every move against the rules, and prints what happened and how it
ended. FILE is a record as JSON: the end of every game offers it, and \`playthrough --record\` writes one.

  --quiet           print only how it ended`,
  flags: { quiet: { type: 'boolean' } },
  async run(words, flags) {
    try {
      const { game, record } = await readRecord(words, 'replay');
      const lines = story(game, record);
      process.stdout.write(`${(flags['quiet'] ? lines.slice(-1) : lines).join('\n')}\n`);
      return 0;
    } catch (error) {
      if (error instanceof ReplayError) throw new UsageError(`${words[0]}: ${error.message}`);
      throw error;
    }
  },
};

function story(game: AnyGame, record: GameRecord): string[] {
  const lines = [`${game.title}, ${counted(record.seats, 'player')}: ${Object.values(record.options).join(', ')}`];
  const match = replayed(game, record, step => {
    lines.push(`#${step.ply} ${entryInWords(game, step.entry)}`);
    lines.push(...eventsInWords(game, step.told).map(sentence => `    ${sentence}`));
  });
  return [...lines, outcomeInWords(game, match.outcome)];
}

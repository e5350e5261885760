// `verify game.json`: was this game played as its record says, with honest dice?

import { seaOf } from '@quayside/dice/sea';
import { ReplayError, verdictSentence, verify as verified } from '@quayside/engine';
import { type Command, UsageError } from '../command.ts';
import { readRecord } from '../record.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'run a recorded game again: were its moves legal and its dice honest?',
  help: `Usage: verify FILE

Runs a recorded game again from its seed and compares every entry with what was noted when it was played; where the
record has them, it checks the server's promise and the players' contributions the seed was made of, and lets the dice
fall again. FILE is a record as JSON, as the end of every game offers it for download.

Prints one sentence. Exit code 0: everything agrees; 1: something was altered, and the sentence says what.`,
  flags: {},
  async run(words) {
    try {
      const { game, record } = await readRecord(words, 'verify');
      // Only a table that made promises is known to have had the device; bulk play answers for the sea by its rules.
      const verdict = verified(game, record, (record.dice && (await seaOf(game.id))) ?? undefined);
      process.stdout.write(`${verdictSentence(verdict, game)}\n`);
      return verdict.agrees ? 0 : 1;
    } catch (error) {
      if (error instanceof ReplayError) throw new UsageError(`${words[0]}: ${error.message}`);
      throw error;
    }
  },
};

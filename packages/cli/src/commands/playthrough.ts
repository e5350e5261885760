// `playthrough --seed calm --players 3`: one random game as text, or as a record for `replay`.

import { playthrough as inFull, randomRecord } from '@quayside/engine';
import { type Command, noWords } from '../command.ts';
import { chosenGame, GAME_FLAGS, GAME_HELP } from '../game.ts';

export const playthrough: Command = {
  name: 'playthrough',
  summary: 'one random game as text: who is asked, what they do, what happens, what changes',
  help: `Usage: playthrough [flags]

Plays one game at random and prints it, position by position. The same seed gives the same game, to the letter.

  --seed TEXT       any text (default "playthrough")
  --record          print the record of the game instead, as JSON: \`replay\` reads it
${GAME_HELP}`,
  flags: { ...GAME_FLAGS, seed: { type: 'string' }, record: { type: 'boolean' } },
  async run(words, flags) {
    noWords(words, 'playthrough');
    const { game, players, options } = await chosenGame(flags);
    const record = randomRecord(game, players, options, String(flags['seed'] ?? 'playthrough'));
    process.stdout.write(flags['record'] ? `${JSON.stringify(record)}\n` : inFull(game, record));
    return 0;
  },
};

// `schema --game waves`: what a bot is sent and may answer, as a JSON Schema.

import { type Command, noWords } from '../command.ts';
import { chosenMeta } from '../game.ts';

export const schema: Command = {
  name: 'schema',
  summary: 'JSON Schema of a game: what a bot sees, may do, does and is told',
  help: `Usage: schema --game ID

Prints a JSON Schema (draft 2020-12) of the views, menus, moves and events of a game, with a sentence for every field, for
those who write bots in another language (docs/bots.md).

  --game ID         the game (default waves)`,
  flags: { game: { type: 'string' } },
  async run(words, flags) {
    noWords(words, 'schema');
    const [{ loadGame }, { gameSchema }] = await Promise.all([
      import('@quayside/rules'),
      import('../schema/gameSchema.ts'),
    ]);
    const game = await loadGame(chosenMeta(flags).id);
    process.stdout.write(`${JSON.stringify(await gameSchema(game), null, 2)}\n`);
    return 0;
  },
};

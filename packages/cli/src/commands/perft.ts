// `perft --depth 4`: in how many ways a game can begin.

import { perft as countsOf, seedOf } from '@quayside/engine';
import { counted } from '@quayside/rules/kit/counted';
import { type Command, noWords, whole } from '../command.ts';
import { chosenGame, GAME_FLAGS, GAME_HELP } from '../game.ts';

export const perft: Command = {
  name: 'perft',
  summary: 'count the ways a game can begin, move by move',
  help: `Usage: perft [flags]

Counts every way the first moves can go, and the different positions they lead to. Chance is what the seed says. Two
versions of the same rules agree on these numbers.

  --depth N         how many moves (default 4)
  --seed TEXT       any text (default "perft")
${GAME_HELP}`,
  flags: { ...GAME_FLAGS, depth: { type: 'string' }, seed: { type: 'string' } },
  async run(words, flags) {
    noWords(words, 'perft');
    const { game, players, options } = await chosenGame(flags);
    const depth = whole(flags, 'depth', 4, { max: 12 });
    process.stdout.write(`${game.title}, ${counted(players, 'player')}\n depth        ways   positions\n`);
    for (const { depth: at, ways, positions } of countsOf(
      game,
      players,
      options,
      seedOf(String(flags['seed'] ?? 'perft')),
      depth,
    ))
      process.stdout.write(
        `${at.toString().padStart(6)}${ways.toString().padStart(12)}${positions.toString().padStart(12)}\n`,
      );
    return 0;
  },
};

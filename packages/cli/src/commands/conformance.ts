// `conformance --seeds 20`: plays random games and checks the laws of the contract at every position.

import { conformance as findingsOf, LAWS } from '@quayside/engine';
import { loadGame, type Options } from '@quayside/rules';
import { counted } from '@quayside/rules/kit/counted';
import { type Command, type Flags, noWords, UsageError, whole } from '../command.ts';
import { chosenGame, chosenMeta, GAME_FLAGS, GAME_HELP, settledFor } from '../game.ts';

const laws = Object.entries(LAWS).map(([law, sentence]) => `  ${law.padStart(2)}  ${sentence}`);

export const conformance: Command = {
  name: 'conformance',
  summary: 'hold a game to the eleven laws of the contract, over random games',
  help: `Usage: conformance [flags]

Plays random games and holds every position of them against the laws that every game of Quayside keeps:

${laws.join('\n')}

Prints what breaks a law, with the seed and the move at which it shows; \`playthrough\` with the same flags and that seed
shows the game. The exit code is 1 when something was found.

  --seeds N         how many games for each number of players (default 3)
  --seed TEXT       what the seeds begin with (default "law")
${GAME_HELP}
                    (without --players: every number of players that goes with the options)`,
  flags: { ...GAME_FLAGS, seeds: { type: 'string' }, seed: { type: 'string' } },
  async run(words, flags) {
    noWords(words, 'conformance');
    const games = whole(flags, 'seeds', 3);
    const meta = chosenMeta(flags);
    const game = await loadGame(meta.id);
    let found = 0;
    for (const { players, options } of await tables(flags)) {
      const findings = findingsOf({ game, seats: players, options }, games, String(flags['seed'] ?? 'law'));
      const verdict = findings.length === 0 ? 'lawful' : `${findings.length} findings`;
      process.stdout.write(
        `${meta.title}, ${counted(players, 'player')}, ${counted(games, 'game')} (${Object.values(options).join(', ')}): ${verdict}\n`,
      );
      for (const { law, seed, ply, what } of findings)
        process.stdout.write(`  law ${law}, seed ${seed}, move ${ply}: ${what}\n`);
      found += findings.length;
    }
    return found === 0 ? 0 : 1;
  },
};

async function tables(flags: Flags): Promise<{ players: number; options: Options }[]> {
  if (flags['players'] !== undefined) return [await chosenGame(flags)];
  const meta = chosenMeta(flags);
  const counts = Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, i) => meta.seats.min + i);
  const tables = counts.flatMap(players => {
    const { options } = settledFor(meta, players, flags);
    return options ? [{ players, options }] : [];
  });
  if (tables.length === 0) throw new UsageError(`${meta.title} cannot be played with these options.`);
  return tables;
}

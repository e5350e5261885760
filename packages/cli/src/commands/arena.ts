// `arena --seats admiral,random,random,random --games 200`: bots against bots.

import { contest, playerOf, type Result } from '@quayside/bots';
import { type Command, UsageError, whole } from '../command.ts';
import { chosenGame, GAME_FLAGS, GAME_HELP } from '../game.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'Bots against bots: shares of wins with 95 % intervals, think times',
  help: `Usage: arena --seats BOT,BOT,... [flags]

Plays bots against each other; they change places from game to game. The same seed gives the same games.

  --seats LIST      who plays: deckhand, mate, captain, admiral, random; captain:2000 is a captain with
                    2000 iterations (default admiral,random)
  --games N         how many games (default 100)
  --seed TEXT       (default "arena")
  --threads N       worker threads, 1 or 2 (default 2)
  --clock           let the levels' time count too, as at a table; the games then depend on the machine
  --json            one line of JSON
${GAME_HELP}
                    (--players is the length of --seats)`,
  flags: {
    ...GAME_FLAGS,
    seats: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string' },
    clock: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run(_, flags) {
    const seats = String(flags['seats'] ?? 'admiral,random').split(',');
    const stranger = seats.find(name => playerOf(name) === null);
    if (stranger !== undefined)
      throw new UsageError(`There is no bot "${stranger}" (arena --help tells who there is).`);
    const { game, options } = await chosenGame({ ...flags, players: String(seats.length) });
    const seed = String(flags['seed'] ?? 'arena');
    const result = await contest({
      game: game.id,
      options,
      seats,
      games: whole(flags, 'games', 100),
      seed,
      clock: flags['clock'] === true,
      threads: whole(flags, 'threads', 2, { max: 2 }),
    });
    const terms = { game: game.id, options, seats, seed };
    process.stdout.write(
      flags['json'] ? `${JSON.stringify({ arena: terms, ...result })}\n` : table(game.title, result),
    );
    return 0;
  },
};

function table(title: string, { games, meanRounds, meanDecisions, standings }: Result): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  const lines = standings.map(({ bot, wins, share, low, high, meanMs, p99Ms }) =>
    [
      bot.padEnd(16),
      wins.toFixed(1).padStart(7),
      percent(share),
      ` [${percent(low)} to ${percent(high)}]`,
      `${meanMs.toFixed(1).padStart(9)} ms ${p99Ms.toFixed(1).padStart(9)} ms`,
    ].join(' '),
  );
  return `${title}: ${games} games, ${meanRounds.toFixed(1)} rounds and ${meanDecisions.toFixed(1)} decisions a game
bot                 wins   share   95 % interval          think, mean          p99
${lines.join('\n')}
`;
}

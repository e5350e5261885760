// `arena --seats admiral,random,random,random --games 200`: bots against bots.

import {
  contest,
  contestantOf,
  DEFAULT_MOVE_MS,
  type Faults,
  faultsText,
  isScript,
  type LevelStep,
  type Result,
  SCRIPT_NAMES,
  scriptsOf,
  seatNames,
} from '@quayside/bots';
import { counted } from '@quayside/rules/kit/counted';
import { type Command, UsageError, whole } from '../command.ts';
import { chosenGame, GAME_FLAGS, GAME_HELP } from '../game.ts';
import { exitOnSignals } from '../signals.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'bots against bots: shares of wins with 95 % intervals, think times',
  help: `Usage: arena --seats BOT,BOT,... [flags]

Plays bots against each other; they change places from game to game. The same seed gives the same games.

  --seats LIST      who plays: deckhand, mate, captain, admiral; random and playout (as everybody plays
                    in a playout) measure the others, and so do simple scripts, see below; captain:2000 is a captain
                    with 2000 iterations, captain+bold one with a temperament (bold, thrifty, spiteful: at tables
                    a bot's name tells which it has); "cmd:python3 bot.py" is a program in any language
                    (docs/bots.md). Quotes keep commas inside a command (default admiral,random)
  --games N         how many games (default 100)
  --seed TEXT       (default "arena")
  --threads N       worker threads, 1 or 2 (default 2)
  --clock           let the levels' time count too, as at a table; the games then depend on the machine
  --move-ms N       how long a program may think about a move (default ${DEFAULT_MOVE_MS})
  --json            one line of JSON
${GAME_HELP}
                    (--players is the length of --seats)

Where levels play, each as often as the others, it also tells for which the step down to the next is visible: the lower
end of its interval is above the share of the next.

Scripts follow one idea, whatever happens:
${scriptLines()}`,
  flags: {
    ...GAME_FLAGS,
    seats: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    threads: { type: 'string' },
    clock: { type: 'boolean' },
    'move-ms': { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(_, flags) {
    const seats = seatNames(String(flags['seats'] ?? 'admiral,random'));
    const stranger = seats.find(name => contestantOf(name) === null);
    if (stranger !== undefined)
      throw new UsageError(`There is no bot "${stranger}" (arena --help tells who there is).`);
    const { game, options } = await chosenGame({ ...flags, players: String(seats.length) });
    const scripts = scriptsOf(game.id);
    const foreign = seats.find(name => isScript(name) && !scripts.includes(name));
    if (foreign !== undefined)
      throw new UsageError(`${game.title} has no script "${foreign}"; it has ${scripts.join(', ') || 'none'}.`);
    const seed = String(flags['seed'] ?? 'arena');
    exitOnSignals();
    const result = await contest({
      game: game.id,
      options,
      seats,
      games: whole(flags, 'games', 100),
      seed,
      clock: flags['clock'] === true,
      threads: whole(flags, 'threads', 2, { max: 2 }),
      moveMs: whole(flags, 'move-ms', DEFAULT_MOVE_MS, { max: 600_000 }),
      report: line => process.stderr.write(`${line}\n`),
    });
    const terms = { game: game.id, options, seats, seed };
    process.stdout.write(
      flags['json'] ? `${JSON.stringify({ arena: terms, ...result })}\n` : table(game.title, result),
    );
    return 0;
  },
};

function scriptLines(): string {
  const lines = Object.entries(SCRIPT_NAMES).map(([game, names]) => `  ${game.padEnd(24)}${names.join(', ')}`);
  return lines.join('\n');
}

const stepLine = ({ level, below, isVisible }: LevelStep): string =>
  `${level} above ${below}: ${isVisible ? 'a visible step' : 'no visible step'}\n`;

const LEAST_NAME_WIDTH = 16;

function table(title: string, { games, meanRounds, meanDecisions, standings, steps }: Result): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  const width = Math.max(LEAST_NAME_WIDTH, ...standings.map(({ bot }) => bot.length)); // commands of programs are long
  const lines = standings.map(({ bot, wins, share, low, high, meanMs, medianMs, p99Ms }) =>
    [
      bot.padEnd(width),
      wins.toFixed(1).padStart(7),
      percent(share),
      ` [${percent(low)} to ${percent(high)}]`,
      [meanMs, medianMs, p99Ms].map(ms => `${ms.toFixed(1).padStart(9)} ms`).join(' '),
    ].join(' '),
  );
  return `${title}: ${counted(games, 'game')}, ${meanRounds.toFixed(1)} rounds and ${meanDecisions.toFixed(1)} decisions a game
${'bot'.padEnd(width)}    wins   share   95 % interval          think, mean       median          p99
${lines.join('\n')}
${standings.map(({ bot, decisions, faults }) => (faults ? faultLine(bot, decisions, faults) : '')).join('')}${steps
  .map(stepLine)
  .join('')}`;
}

const faultLine = (bot: string, decisions: number, faults: Faults): string =>
  `${bot}: ${decisions} decisions, not its own: ${faultsText(faults)}\n`;

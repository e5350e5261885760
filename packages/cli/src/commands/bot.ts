// `bot --table LINK -- python3 my_bot.py`: a program sits down at a live table.

import { ExternalBot, faultsText } from '@quayside/bots';
import { LiveBot } from '../bot/liveBot.ts';
import { endToken, makeBot, nameOfBot, newGuest, tableOf } from '../bot/server.ts';
import { type Command, type Flags, UsageError, whole } from '../command.ts';

const MOVE_MS = 10_000;

export const bot: Command = {
  name: 'bot',
  summary: 'a program in any language sits down at a live table',
  help: `Usage: bot --table LINK [flags] -- COMMAND [ARGUMENTS]

Runs the program and lets it play a seat of the table, with people and other bots, until the game is over. It is asked
in lines of JSON and answers in them (docs/bots.md). Everybody at the table sees that it is a bot. When its people play
again, it goes along to the rematch; it leaves when they do, and after ten minutes. Ctrl-C stands up: before the start
the seat is free again, later a bot of the server plays on.

  --table LINK      the link of the table, as people share it
  --name NAME       what it is called at the table (default "Bot"; with --token, the name of the token)
  --token TOKEN     a bot token (bot-token create, or the page "You"); also from QUAYSIDE_BOT_TOKEN. Without one, a
                    token is made for this run and revoked at its end
  --seat N          the seat, from 0 (default: the first that is free)
  --move-ms N       how long the program may think about a move, at most (default ${MOVE_MS}); its clock counts too
  --one-game        leave when the game is over, and stay away from a rematch
  --verbose         say every move and how long it took`,
  flags: {
    table: { type: 'string' },
    name: { type: 'string' },
    token: { type: 'string' },
    seat: { type: 'string' },
    'move-ms': { type: 'string' },
    'one-game': { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
  async run(command, flags) {
    if (command.length === 0) throw new UsageError('bot needs a program after --, such as: -- python3 my_bot.py');
    const { server, table } = tableOf(flags['table']);
    const say = (line: string) => process.stdout.write(`${line}\n`);
    const seat = flags['seat'] === undefined ? null : whole(flags, 'seat', 0, { min: 0, max: 15 });
    const moveMs = whole(flags, 'move-ms', MOVE_MS, { min: 1, max: 600_000 });
    if (flags['name'] === '') throw new UsageError('--name takes the name of the bot; leave it out for "Bot".');
    const program = new ExternalBot(command, line => process.stderr.write(`[${command.join(' ')}] ${line}\n`));
    // Before it sits down: a mistake in the command is nobody's at the table.
    if (!(await program.launch())) {
      await program.close();
      throw new UsageError(`${command[0]} could not be started; the bot did not sit down.`);
    }
    const { token, name, isOwn } = await tokenFor(server, flags).catch(async (error: unknown) => {
      await program.close();
      throw error;
    });
    const isOneGame = flags['one-game'] === true;
    const isVerbose = flags['verbose'] === true;
    const terms = { server, table, token, name, seat, moveMs, isOneGame, isVerbose, say };
    const live = new LiveBot(terms, program);
    const stop = () => void live.leave();
    process.on('SIGINT', stop).on('SIGTERM', stop);
    try {
      return await live.play();
    } finally {
      await program.close();
      say(`${live.moves} ${live.moves === 1 ? 'move' : 'moves'}, not its own: ${faultsText(program.faults)}`);
      if (!isOwn) await endToken(server, token).catch(() => {});
      process.off('SIGINT', stop).off('SIGTERM', stop);
    }
  },
};

/** The token that was given, or a new one for this run. */
async function tokenFor(server: string, flags: Flags): Promise<{ token: string; name: string; isOwn: boolean }> {
  const given = flags['token'] ?? process.env['QUAYSIDE_BOT_TOKEN'];
  if (typeof given === 'string' && given !== '')
    return { token: given, name: await nameOfBot(server, given), isOwn: true };
  const { token, name } = await makeBot(server, await newGuest(server), String(flags['name'] ?? 'Bot'));
  return { token, name, isOwn: false };
}

// `bot-token create|list|revoke`: tokens by which programs play at a server.

import { endToken, listBots, makeBot, newGuest, revokeBot, serverOf, signIn } from '../bot/server.ts';
import { type Command, type Flags, UsageError } from '../command.ts';

export const botToken: Command = {
  name: 'bot-token',
  summary: 'make, list and revoke the tokens by which bots play at a server',
  help: `Usage: bot-token create --server URL --name NAME [--code CODE]
       bot-token list --server URL --code CODE
       bot-token revoke --server URL (--token TOKEN | --code CODE --id ID)

A token lets a program sit down at tables as a bot. It is printed once; the server keeps only its hash. The page "You"
does the same in the browser.

  --server URL      the server, such as http://localhost:8080
  --name NAME       what the bot is called at tables
  --code CODE       your recovery code (page "You"): the bot is one of yours, and you can list and revoke it. Without
                    it, only the token itself can be used to revoke it
  --token TOKEN     the token to revoke
  --id ID           the bot to revoke, as "list" names it`,
  flags: {
    server: { type: 'string' },
    name: { type: 'string' },
    code: { type: 'string' },
    token: { type: 'string' },
    id: { type: 'string' },
  },
  async run([what, ...rest], flags) {
    const act = what !== undefined && Object.hasOwn(ACTIONS, what) ? ACTIONS[what] : undefined;
    if (!act || rest.length > 0) throw new UsageError('bot-token takes create, list or revoke (bot-token --help).');
    await act(serverOf(flags['server']), flags);
    return 0;
  },
};

const ACTIONS: Record<string, (server: string, flags: Flags) => Promise<void>> = { create, list, revoke };

async function create(server: string, flags: Flags): Promise<void> {
  const name = required(flags, 'name', 'what the bot is called');
  const { who, leave } = flags['code'] ? await signIn(server, String(flags['code'])) : await stranger(server);
  try {
    const { id, token } = await makeBot(server, who, name);
    process.stdout.write(`${token}\n`);
    process.stderr.write(`This is the token of ${name} (${id}). It is shown only now.\n`);
  } finally {
    await leave();
  }
}

const stranger = async (server: string) => ({ who: await newGuest(server), leave: async () => {} });

async function list(server: string, flags: Flags): Promise<void> {
  const { who, leave } = await signIn(server, required(flags, 'code', 'your recovery code'));
  try {
    const { bots, now } = await listBots(server, who);
    const hours = (at: number) => `${((now - at) / 3_600_000).toFixed(1)} h ago`;
    for (const { id, name, since, seen } of bots)
      process.stdout.write(`${id}  ${name}  made ${hours(since)}, last seen ${hours(seen)}\n`);
    if (bots.length === 0) process.stdout.write('You have no bots.\n');
  } finally {
    await leave();
  }
}

async function revoke(server: string, flags: Flags): Promise<void> {
  if (flags['token']) await endToken(server, String(flags['token']));
  else {
    const id = required(flags, 'id', 'the bot, as list names it');
    const { who, leave } = await signIn(server, required(flags, 'code', 'your recovery code'));
    await revokeBot(server, who, id).finally(leave);
  }
  process.stdout.write('The token is void, and its connections are closed.\n');
}

function required(flags: Flags, name: string, what: string): string {
  const value = flags[name];
  if (typeof value !== 'string' || value === '') throw new UsageError(`--${name} is needed: ${what}.`);
  return value;
}

// `npm run -s quayside -- <command>`: the whole command line.

import { parseArgs } from 'node:util';
import { type Command, type Flags, UsageError } from './command.ts';

// Loaded when called for: `--help` should not start a server.
const COMMANDS: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  backup: async () => (await import('./commands/backup.ts')).backup,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  restore: async () => (await import('./commands/restore.ts')).restore,
  playthrough: async () => (await import('./commands/playthrough.ts')).playthrough,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  lessons: async () => (await import('./commands/lessons.ts')).lessons,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzles,
  conformance: async () => (await import('./commands/conformance.ts')).conformance,
  perft: async () => (await import('./commands/perft.ts')).perft,
  bot: async () => (await import('./commands/bot.ts')).bot,
  'bot-token': async () => (await import('./commands/botToken.ts')).botToken,
  schema: async () => (await import('./commands/schema.ts')).schema,
  arena: async () => (await import('./commands/arena.ts')).arena,
  lab: async () => (await import('./commands/lab.ts')).lab,
  records: async () => (await import('./commands/records.ts')).records,
  worker: async () => (await import('./commands/worker.ts')).worker,
  bench: async () => (await import('./commands/bench.ts')).bench,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzz,
  drill: async () => (await import('./commands/drill.ts')).drill,
};

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map(load => load()));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(13)}${summary}`);
  return `Usage: npm run -s quayside -- <command> [flags]\n\n${lines.join('\n')}\n\n<command> --help tells more.\n`;
}

async function main(argv: string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(await overview());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new UsageError(`There is no command "${name}"; there are: ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  const { words, flags } = parsed(command, rest);
  if (flags['help']) {
    process.stdout.write(`${command.help.trim()}\n`);
    return 0;
  }
  return command.run(words, flags);
}

function parsed(command: Command, args: string[]): { words: string[]; flags: Flags } {
  const options = { ...command.flags, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { words: positionals, flags: values as Flags };
  } catch (error) {
    throw new UsageError(`${(error as Error).message} (${command.name} --help tells what there is)`);
  }
}

// `playthrough | head`: whoever reads has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`quayside: ${error.message}\n`);
  process.exitCode = 2;
}

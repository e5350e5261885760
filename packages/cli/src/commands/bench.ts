// `bench playouts`, `bench search`, `bench server`, `bench drop`: how fast it is on this machine.

import { type Command, type Flags, UsageError } from '../command.ts';
import { GAME_FLAGS, GAME_HELP } from '../game.ts';

const BENCHES: Record<string, () => Promise<(flags: Flags) => Promise<number>>> = {
  playouts: async () => (await import('../bench/playouts.ts')).benchPlayouts,
  search: async () => (await import('../bench/search.ts')).benchSearch,
  server: async () => (await import('../bench/server.ts')).benchServer,
  drop: async () => (await import('../bench/drop.ts')).benchDrop,
};

export const bench: Command = {
  name: 'bench',
  summary: 'How fast it is here: playouts, search, server, drop',
  help: `Usage: bench playouts|search|server|drop [flags]

  playouts          whole games at random through the contract, on one core
  search            iterations of the bots' search a second, with playouts to the end, on one core
  server            a real server under real sockets; kbPerTable: what it holds for a table after a collection
  drop              dice falling into the sea box: time, size, spread, fairness

  --seconds N       how long to measure (default 5)
  --seed N          (default 1)
  --json            one line of JSON
${GAME_HELP}
  server only:
  --tables N        tables played at once (default 100)
  --pace MS         how long a seat thinks (default 0: answers at once)
  --idle N          instead: N running games, each looked at once and left; what stays in memory
  drop only:
  --dice N          dice in each drop (default 30)
  --drops N         how many drops (default 200)`,
  flags: {
    ...GAME_FLAGS,
    seconds: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
    tables: { type: 'string' },
    pace: { type: 'string' },
    idle: { type: 'string' },
    dice: { type: 'string' },
    drops: { type: 'string' },
  },
  async run([name = '', ...rest], flags) {
    const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
    if (!load || rest.length > 0) throw new UsageError(`bench what? One of: ${Object.keys(BENCHES).join(', ')}.`);
    return (await load())(flags);
  },
};

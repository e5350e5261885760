// `bench NAME`: how fast it is on this machine. One file each in bench/.

import { type Command, type Flags, UsageError } from '../command.ts';
import { GAME_FLAGS, GAME_HELP } from '../game.ts';

const BENCHES: Record<string, () => Promise<(flags: Flags) => Promise<number>>> = {
  playouts: async () => (await import('../bench/playouts.ts')).benchPlayouts,
  search: async () => (await import('../bench/search.ts')).benchSearch,
  server: async () => (await import('../bench/server.ts')).benchServer,
  lab: async () => (await import('../bench/lab.ts')).benchLab,
  drop: async () => (await import('../bench/drop.ts')).benchDrop,
  watch: async () => (await import('../bench/watch.ts')).benchWatch,
  bots: async () => (await import('../bench/bots.ts')).benchBots,
  page: async () => (await import('../bench/page.ts')).benchPage,
};

export const bench: Command = {
  name: 'bench',
  summary: 'how fast it is here: playouts, search, server, lab, drop, watch, bots, page',
  help: `Usage: bench playouts|search|server|lab|drop|watch|bots|page [flags]

  playouts          whole games at random through the contract, on one core
  search            iterations of the bots' search a second, with playouts to the end, on one core
  server            a real server under real sockets; kbPerTable: what it holds for a table after a collection
  lab               a game in the lab against the same game in a bare loop, by processor time; speed-up by all cores
  drop              dice falling into the sea box: time, size, spread, fairness
  watch             how long the first seat waits for its decisions while events are shown, in seconds at normal speed;
                    turn…: only where somebody else moved meanwhile
  bots              how long tables wait for a bot's move when all think at once, by level; random: moves made without
                    thinking
  page              the front page, and a table of each game with three bots, in a slowed-down Chromium like a phone's:
                    requests and bytes on the wire, milliseconds until covers or board are painted, the longest task of
                    the main thread after the first paint and while turns are shown; …CpuMs: without the time in which
                    other processes had the processor. --game measures one game (default: all)

  --seconds N       how long to measure (default 5)
  --seed N          (default 1)
  --json            one line of JSON
${GAME_HELP}
  server only:
  --tables N        tables played at once (default 100)
  --pace MS         how long a seat thinks (default 0: answers at once)
  --nodes N         so many nodes on a PostgreSQL of their own, tables dealt to them in turn (default: one server, SQLite)
  --profile DIR     writes nodeN.cpuprofile of each server's main thread there, and lists where its time goes
  --idle N          instead: N running games, each looked at once and left; what stays in memory
  lab only:
  --level BOT       who plays every seat (default mate)
  --games N         games in each of five blocks that are measured in turn (default 20)
  drop only:
  --dice N          dice in each drop (default 30)
  --drops N         how many drops (default 200)
  watch only:
  --seats N         the same as --players
  --level BOT       who plays every seat (default mate)
  --games N         how many games (default 10)
  --bot-pause-ms N  how long each bot takes at least (default: as a server has it)
  bots only:
  --tables N        tables at once, of all levels and games by turns (default 10); --seconds: default 20
  --level BOT       only this level
  --pace MS         between two moves of a table (default 0: it asks again at once)
  page only (Chromium is the one at CHROMIUM, or /usr/bin/chromium):
  --slowdown N      how many times slower than this machine (default 4)
  --moves N         decisions of the first seat, answered at random, while turns are shown (default 5)
  --runs N          each figure is the median of so many runs (default 1)`,
  flags: {
    ...GAME_FLAGS,
    seconds: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
    tables: { type: 'string' },
    pace: { type: 'string' },
    nodes: { type: 'string' },
    idle: { type: 'string' },
    profile: { type: 'string' },
    level: { type: 'string' },
    games: { type: 'string' },
    dice: { type: 'string' },
    drops: { type: 'string' },
    seats: { type: 'string' },
    'bot-pause-ms': { type: 'string' },
    slowdown: { type: 'string' },
    moves: { type: 'string' },
    runs: { type: 'string' },
  },
  async run([name = '', ...rest], flags) {
    const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
    if (!load || rest.length > 0) throw new UsageError(`bench what? One of: ${Object.keys(BENCHES).join(', ')}.`);
    return (await load())(flags);
  },
};

// `lab --game waves --players 4 --games 10000 --out DIR`: bots play many games, and a report says what was found.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { decisionsLost, seatNames } from '@quayside/bots';
import {
  type ChunkPlayer,
  completePlan,
  hasPrograms,
  type Plan,
  PlanError,
  type PlanInput,
  programPlayer,
  queuePlayer,
  runPlan,
  type Summary,
  studyRecords,
  threadPlayer,
} from '@quayside/lab';
import { type Command, type Flags, noWords, UsageError, whole } from '../command.ts';
import { GAME_FLAGS, GAME_HELP, OPTION_IDS } from '../game.ts';
import { findingSoFar } from '../lab/findings.ts';
import { countLine, progressLine } from '../lab/progressLine.ts';
import { complaints, reachableQueue } from '../lab/queueFlag.ts';
import { checkReadable, readText } from '../readText.ts';

export const lab: Command = {
  name: 'lab',
  summary: 'bots play thousands of games; a report says what decides them',
  help: `Usage: lab --game ID --out DIR [flags]

Lets bots play many games and writes into DIR: report.html (to read), summary.json and games.csv (for tools of your own),
and records/ (games that show what the report says; the replay page opens them). Stop it whenever you like, with Ctrl-C
or harder: the same command goes on where it was. The same plan gives the same summary, to the byte, whatever the number
of workers and however often it was stopped. Games of two builds of Quayside are never mixed: after an update choose
another folder, or go on with the build that began.

  --out DIR         where everything is written; a folder with another plan in it is refused
  --seats LIST      who plays: deckhand, mate, captain, admiral, random; captain:2000 thinks 2000 iterations about a
                    move, captain+bold has a temperament; "cmd:python3 bot.py" is a program in any language
                    (docs/bots.md). Bots think by iterations here, never by time, and change places from game to game
                    (default: captain at every seat)
  --move-ms N       how long a program may think about a move. Programs play on this machine, and only as repeatably as
                    they are themselves
  --games N         how many games for each combination of options (default 1000)
  --seed TEXT       another text gives other games (default "lab")
  --vary OPTION=A,B plays an option with each of these values and compares them; may be given several times
  --compare FILE    plays a second plan from this file with the same seeds and compares the two
  --skill N         games that show how much skill decides: N for each of 4 and 16 times the iterations for one seat,
                    N with one mate among deckhands, N with one captain among mates (and N with one admiral among
                    captains where admirals play); 0: none (default: a twentieth of --games, at most 400)
  --plan FILE       a plan as JSON: {"game", "players", "options", "seats", "games", "seed", "skill", "moveMs", "compare"},
                    all but the game optional; an option may have a list of values. Flags count more than the file
  --server URL      links of the report open games in the replay page of this server; without it they lead to files
                    in records/, which are dropped onto that page
  --workers N       worker threads (default: one for each core, here ${availableParallelism()})
  --queue URL       lets others play instead: \`worker --queue\` with the same Redis, on as many machines as you like
  --records FILE    no games are played: the same report from games that people played (\`records export\` writes
                    them); only --out and --server go with it
${GAME_HELP}`,
  flags: {
    ...GAME_FLAGS,
    out: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    vary: { type: 'string', multiple: true },
    compare: { type: 'string' },
    skill: { type: 'string' },
    'move-ms': { type: 'string' },
    plan: { type: 'string' },
    workers: { type: 'string' },
    server: { type: 'string' },
    queue: { type: 'string' },
    records: { type: 'string' },
  },
  async run(words, flags) {
    noWords(words, 'lab');
    if (typeof flags['out'] !== 'string') throw new UsageError('lab needs --out DIR, where the report is written.');
    try {
      if (flags['records'] !== undefined) return await study(flags, flags['out']);
      return await play(await completePlan(planFrom(flags)), flags['out'], flags);
    } catch (error) {
      throw error instanceof PlanError ? new UsageError(error.message) : error;
    }
  },
};

async function play(plan: Plan, folder: string, flags: Flags): Promise<number> {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  const player = await playerFrom(plan, flags);
  const line = progressLine(player.isUnattended);
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  // Threads that are in the middle of a chunk are ended: the chunk is played again by the next run.
  stop.signal.addEventListener('abort', () => void player.close());
  try {
    const summary = await runPlan({
      plan,
      folder,
      player,
      progress: line.show,
      signal: stop.signal,
      ...serverOf(flags),
    });
    line.end();
    if (!summary) {
      process.stderr.write(`Stopped. What is done is kept in ${folder}; the same command goes on.\n`);
      return 130;
    }
    process.stdout.write(closingWords(summary, folder));
    return 0;
  } finally {
    line.end();
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    await player.close();
  }
}

async function study(flags: Flags, folder: string): Promise<number> {
  const other = Object.keys(flags).find(name => !['records', 'out', 'server'].includes(name));
  if (other !== undefined)
    throw new UsageError(`--${other} does not go with --records: those games are played already.`);
  const file = String(flags['records']);
  checkReadable(file);
  const { summary, leftOut } = await studyRecords({
    file,
    folder,
    progress: countLine('games are measured'),
    ...serverOf(flags),
  });
  for (const { line, why } of leftOut.slice(0, 5)) process.stderr.write(`Line ${line} is left out: ${why}\n`);
  if (leftOut.length > 5) process.stderr.write(`${leftOut.length - 5} more are left out.\n`);
  process.stdout.write(closingWords(summary, folder));
  return 0;
}

async function playerFrom(plan: Plan, flags: Flags): Promise<ChunkPlayer> {
  const workers = () => whole(flags, 'workers', availableParallelism(), { max: 256 });
  if (hasPrograms([...plan.seats, ...(plan.compare?.seats ?? [])])) {
    if (flags['queue'] !== undefined)
      throw new UsageError('Programs play on this machine: leave out --queue, or the cmd: seats.');
    return programPlayer(workers(), line => process.stderr.write(`${line}\n`));
  }
  if (flags['queue'] === undefined) return threadPlayer(workers());
  if (flags['workers'] !== undefined) throw new UsageError('With --queue, workers are started with `worker --queue`.');
  const url = await reachableQueue(flags);
  return queuePlayer(url, complaints(url));
}

/** The server whose replay page the report links to. */
function serverOf(flags: Flags): { server?: string } {
  if (flags['server'] === undefined) return {};
  const url = URL.parse(String(flags['server']));
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(
      `--server takes the address of a server, such as https://play.example.org, not "${flags['server']}".`,
    );
  return { server: url.origin };
}

/** How many games are behind the findings, and how many more were played to see how much skill decides. */
function gamesOf({ cells, game }: Summary): string {
  const count = (isSkill: boolean) =>
    cells.reduce((sum, { section, tally }) => sum + ((section === 'skill') === isSkill ? tally.games : 0), 0);
  const games = count(false);
  const more = count(true);
  const first = `${games === 1 ? 'One game' : `${games.toLocaleString('en')} games`} of ${game.title}`;
  return more === 0 ? first : `${first}, and ${more.toLocaleString('en')} more to see how much skill decides`;
}

function closingWords(summary: Summary, folder: string): string {
  const files = ['report.html', 'summary.json', 'games.csv', 'records/'];
  const there = files.filter(name => existsSync(join(folder, name)));
  const found = findingSoFar(summary.cells, new Map(summary.cells.entries()));
  return `${gamesOf(summary)}: ${found}.\n${neverOwn(summary)}${folder} holds ${there.join(', ')}.\n`;
}

/** Programs that made no move of their own: most likely they never started. */
function neverOwn({ cells }: Summary): string {
  const faults = new Map<string, { lost: number; crashed: number }>();
  for (const { tally } of cells)
    for (const [name, found] of Object.entries(tally.faults)) {
      const { lost, crashed } = faults.get(name) ?? { lost: 0, crashed: 0 };
      faults.set(name, { lost: lost + decisionsLost(found), crashed: crashed + found.crashed });
    }
  return [...faults]
    .filter(([, { lost }]) => lost > 0)
    .map(
      ([name, { lost, crashed }]) =>
        `${name}: ${lost.toLocaleString('en')} moves were not its own, ${crashed.toLocaleString('en')} of them because it did not run.\n`,
    )
    .join('');
}

/** The plan of the file, with what the flags say instead. */
function planFrom(flags: Flags): PlanInput {
  const file = flags['plan'] === undefined ? {} : (readPlan(String(flags['plan'])) as Partial<PlanInput>);
  const named = Object.fromEntries(
    OPTION_IDS.flatMap(id => (typeof flags[id] === 'string' ? [[id, flags[id] as string]] : [])),
  );
  const number = (name: string, min: number) =>
    flags[name] === undefined ? {} : { [name]: whole(flags, name, 0, { min, max: 10_000_000 }) };
  const text = (name: string) => (typeof flags[name] === 'string' ? { [name]: flags[name] } : {});
  return {
    game: 'waves',
    ...file,
    ...text('game'),
    ...number('players', 1),
    ...number('games', 1),
    ...number('skill', 0),
    ...text('seed'),
    ...(typeof flags['seats'] === 'string' && { seats: seatNames(flags['seats']) }),
    ...(flags['move-ms'] !== undefined && { moveMs: whole(flags, 'move-ms', 0, { min: 1, max: 600_000 }) }),
    ...(flags['compare'] !== undefined && { compare: readPlan(String(flags['compare'])) as PlanInput }),
    options: { ...file.options, ...named, ...varied(flags['vary']) },
  };
}

/** A flag that may be given several times is a list, which `Flags` does not tell. */
function varied(flag: unknown): Record<string, string[]> {
  const texts = (flag ?? []) as string[];
  return Object.fromEntries(
    texts.map(text => {
      const [id = '', values = '', ...rest] = text.split('=');
      if (id === '' || values === '' || rest.length > 0)
        throw new UsageError(`--vary takes OPTION=VALUE,VALUE, not "${text}".`);
      return [id, values.split(',')];
    }),
  );
}

function readPlan(file: string): object {
  const text = readText(file);
  try {
    const plan: unknown = JSON.parse(text);
    if (typeof plan === 'object' && plan !== null && !Array.isArray(plan)) return plan;
  } catch {}
  throw new UsageError(`${file} holds no plan: a plan is a JSON object.`);
}

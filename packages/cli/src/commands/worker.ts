// `worker --queue redis://…`: this machine works for others until it is stopped.

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { withoutPassword } from '@quayside/jobs';
import { chunkWorker, threadPlayer } from '@quayside/lab';
import { thinkingWorker } from '@quayside/server/thinking';
import { type Command, noWords, UsageError, whole } from '../command.ts';
import { complaints, reachableQueue } from '../lab/queueFlag.ts';

const TOLD_EVERY_MS = 60_000;

/** What a worker does: games of the lab, thinking for servers. */
const KINDS = ['lab', 'thinking'] as const;
type Kind = (typeof KINDS)[number];

type Done = { games: number; answers: number };
type Working = { close(): Promise<void> };

export const worker: Command = {
  name: 'worker',
  summary: 'think for servers and play games of the lab on other machines, by a queue on Redis',
  help: `Usage: worker --queue redis://HOST:PORT [flags]

Works for others until it is stopped (Ctrl-C): thinks for the bots of \`serve --queue\`, with its hints and curves, and
plays games that \`lab --queue\` gives in. Start as many as you like, on as many machines; all need the same build of
Quayside: a lab takes no games from another. One that is stopped or dies costs no more than the time of what it was doing:
games are played by another one after a few seconds, and a server that waits for a thought has it itself.

  --queue URL       the Redis that holds the queue (redis:// or rediss://)
  --threads N       worker threads for each kind of work (default: one for each core, here ${availableParallelism()})
  --for KIND        ${KINDS.join(' or ')} alone (default: both; threads of the lab give way to thinking)`,
  flags: { queue: { type: 'string' }, threads: { type: 'string' }, for: { type: 'string' } },
  async run(words, flags) {
    noWords(words, 'worker');
    if (flags['queue'] === undefined) throw new UsageError('worker needs --queue redis://HOST:PORT.');
    const kinds = kindsOf(flags['for']);
    const url = await reachableQueue(flags);
    const threads = whole(flags, 'threads', availableParallelism(), { max: 256 });
    const done: Done = { games: 0, answers: 0 };
    const working = kinds.map(kind => BEGIN[kind](url, threads, done));
    const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    const each = `${threads} ${threads === 1 ? 'thread' : 'threads'}${kinds.length > 1 ? ' for each kind of work' : ''}`;
    process.stdout.write(`Working for ${withoutPassword(url)} with ${each}.\n`);
    const timer = setInterval(() => {
      process.stdout.write(`${countsOf(kinds, done)} in the last minute\n`);
      Object.assign(done, { games: 0, answers: 0 });
    }, TOLD_EVERY_MS);
    await stopped;
    clearInterval(timer);
    await Promise.all(working.map(it => it.close()));
    process.stdout.write('Stopped. What was begun is done by others.\n');
    return 0;
  },
};

function kindsOf(given: string | boolean | undefined): readonly Kind[] {
  if (given === undefined) return KINDS;
  const kind = KINDS.find(it => it === given);
  if (!kind) throw new UsageError(`--for takes ${KINDS.join(' or ')}, not "${given}".`);
  return [kind];
}

const BEGIN: Record<Kind, (url: string, threads: number, done: Done) => Working> = {
  lab(url, threads, done) {
    const player = threadPlayer(threads);
    const played = ({ from, to }: { from: number; to: number }) => {
      done.games += to - from;
    };
    const working = chunkWorker(url, player, { played, failed: complaints(url) });
    return {
      async close() {
        await working.close();
        await player.close();
      },
    };
  },
  thinking(url, threads, done) {
    const thought = () => {
      done.answers += 1;
    };
    return thinkingWorker(url, { threads, thought, failed: complaints(url) });
  },
};

function countsOf(kinds: readonly Kind[], { games, answers }: Done): string {
  const counts = { lab: `${games.toLocaleString('en')} games`, thinking: `${answers.toLocaleString('en')} answers` };
  return kinds.map(kind => counts[kind]).join(', ');
}

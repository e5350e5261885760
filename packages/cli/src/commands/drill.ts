// `drill`: a cluster of its own under load and faults, and the proof that nothing was lost.

import { mkdirSync } from 'node:fs';
import { debianProgram, installMissing } from '@quayside/services';
import { type Command, type Flags, noWords, UsageError, whole } from '../command.ts';
import { FAULTS, type FaultKind } from '../drill/faults.ts';
import { rollingUpgrade } from '../drill/rollingUpgrade.ts';
import { type DrillOptions, type DrillReport, Interrupted, drill as runDrill } from '../drill/run.ts';
import { canRoll, firstThatRolls, isClone, lastRelease } from '../drill/states.ts';

const FREEZE_SECONDS = [6, 30];
const INTERRUPTED = 130; // as shells have it
const SAME_CTRL_C_MS = 500;

export const drill: Command = {
  name: 'drill',
  summary: 'break parts of a cluster of its own while people play, and see that nothing is lost',
  help: `Usage: drill [flags]

Starts PostgreSQL, haproxy and nodes on 127.0.0.1, lets clients play all games through the balancer, and injects faults at
random moments. Then the database is read directly: every acknowledged move and change must be there exactly once, what
players saw must be what a replay of the log gives, bots and clocks must have acted once, every game must have gone on.
Ends with 1 when anything is wrong. PostgreSQL and haproxy are installed from Debian's packages when they are missing and
may be.

Ctrl-C ends the faults: the games that were begun are played to their end, and what has happened is compared and
reported, with "endedEarly". Ctrl-C once more, while the cluster starts, or during a roll stops everything at once.

  --nodes N         nodes (default 3)
  --minutes N       how long faults are injected (default 5; 0: until --at-least is reached)
  --at-least N      each of the chosen kinds happens N times or more (default 1), even where that takes longer than
                    --minutes; 1000 kills take between one and two hours
  --faults LIST     of ${FAULTS.join(', ')} (default all):
                      kill       a node ends at once (SIGKILL)
                      freeze     a node stands still for 6 or 30 seconds (SIGSTOP)
                      cut        the database ends a node's session
                      blackhole  what a node and the database send each other vanishes for 6 seconds, or arrives late
                      database   PostgreSQL is killed and started again
                      stop       a node is asked to stop (SIGTERM)
  --ahead SECONDS   the clock of each node is so much ahead of the one before (default 5)
  --tables N        tables played at the same time (default 15)
  --pace MS         a client thinks about this long before each move (default 20)
  --roll            instead of faults: the nodes are replaced one by one by this state; the first new one, while it is
                    the only one, and then an old one are killed and started again
  --from REF        the commit or tag that a roll begins with (default the last release, or, where that knows no
                    PostgreSQL, the first commit after it that does); "here": this state is rolled to a copy of itself
                    with one more step of the database and a newer version of a game
  --seed N          order of the faults and choices of the players (default 1)
  --logs FOLDER     the nodes write their logs there
  --json            one line of JSON at the end: {faults, entries, acknowledged, lost, doubled, conflicts, games, pauses, …};
                    pauses in seconds, from the fault to the second accepted move of a table concerned`,
  flags: {
    nodes: { type: 'string' },
    minutes: { type: 'string' },
    'at-least': { type: 'string' },
    faults: { type: 'string' },
    ahead: { type: 'string' },
    tables: { type: 'string' },
    pace: { type: 'string' },
    roll: { type: 'boolean' },
    from: { type: 'string' },
    seed: { type: 'string' },
    logs: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(words, flags) {
    noWords(words, 'drill');
    const options = {
      nodes: whole(flags, 'nodes', 3, { min: 2, max: 20 }),
      minutes: whole(flags, 'minutes', 5, { min: 0, max: 10_000 }),
      atLeast: whole(flags, 'at-least', 1, { max: 1_000_000 }),
      faults: faultsIn(flags),
      aheadMs: 1000 * whole(flags, 'ahead', 5, { min: 0, max: 1_000_000 }),
      tables: whole(flags, 'tables', 15, { max: 1000 }),
      paceMs: whole(flags, 'pace', 20, { min: 0, max: 60_000 }),
      seed: whole(flags, 'seed', 1),
      logs: logsIn(flags),
    };
    const from = fromOf(flags);
    const missing = installMissing([debianProgram('postgres'), debianProgram('haproxy')], say);
    if (missing.length > 0)
      throw new UsageError(
        `drill needs ${missing.join(' and ')}, not found here and not to be installed by this account.`,
      );
    const isRoll = flags['roll'] === true;
    const report = await untilInterrupted(!isRoll, signals => {
      const all = { ...options, freezeSeconds: FREEZE_SECONDS, say, ...signals };
      return isRoll ? rollingUpgrade(all, from) : runDrill(all);
    });
    if (!report) process.exit(INTERRUPTED); // clients that wait for an answer would keep this process
    process.stdout.write(`${flags['json'] ? JSON.stringify(report) : JSON.stringify(report, null, 2)}\n`);
    return report.lost + report.doubled + report.conflicts + report.wrong === 0 ? 0 : 1;
  },
};

function faultsIn(flags: Flags): FaultKind[] {
  if (flags['faults'] === undefined) return [...FAULTS];
  const names = String(flags['faults']).split(',');
  return names.map(name => {
    const kind = FAULTS.find(fault => fault === name.trim());
    if (!kind) throw new UsageError(`--faults takes names out of ${FAULTS.join(', ')}, not "${name.trim()}".`);
    return kind;
  });
}

function logsIn(flags: Flags): string | null {
  const folder = flags['logs'];
  if (folder === undefined) return null;
  try {
    mkdirSync(String(folder), { recursive: true });
  } catch (error) {
    throw new UsageError(`--logs takes a folder that can be written to, not "${folder}": ${(error as Error).message}.`);
  }
  return String(folder);
}

const COPY = 'here';

/** Null: this state is rolled to a newer copy of it. */
function fromOf(flags: Flags): string | null {
  const ref = flags['from'];
  if (flags['roll'] && !isClone())
    throw new UsageError('--roll needs git and a clone of Quayside: it runs two states of it.');
  if (ref === undefined) return flags['roll'] ? fromRelease() : null;
  if (!flags['roll']) throw new UsageError('--from goes with --roll.');
  if (ref === COPY) return null;
  if (!canRoll(String(ref))) throw new UsageError(`--from takes a commit or tag that knows PostgreSQL, not "${ref}".`);
  return String(ref);
}

function fromRelease(): string | null {
  const release = lastRelease();
  if (release?.canRoll) return release.ref;
  const ref = release && firstThatRolls(release);
  if (ref)
    say(`the last release, ${release.version}, knows no PostgreSQL; ${ref} is the first commit after it that does`);
  else say('no release is in the history of this clone: from this state to a newer copy of it');
  return ref;
}

type Signals = Required<Pick<DrillOptions, 'endFaults' | 'signal'>>;

/**
 * Null when everything was to stop at once; by then it has. `mayEndFaults`: the first Ctrl-C ends the faults alone.
 */
async function untilInterrupted(
  mayEndFaults: boolean,
  run: (signals: Signals) => Promise<DrillReport>,
): Promise<DrillReport | null> {
  const [ending, stopping] = [new AbortController(), new AbortController()];
  const stop = () => stopping.abort(new Interrupted('interrupted'));
  let endedAt = Number.NEGATIVE_INFINITY;
  process.on('SIGINT', () => {
    if (!mayEndFaults) return stop();
    const isAgain = ending.signal.aborted;
    // npm may pass on what the terminal sends to everybody.
    if (isAgain && performance.now() - endedAt > SAME_CTRL_C_MS) return stop();
    if (isAgain) return;
    endedAt = performance.now();
    ending.abort();
    say('Ctrl-C: no more faults, once the last one is over; once more stops everything at once');
  });
  for (const name of ['SIGTERM', 'SIGHUP'] as const) process.once(name, stop);
  try {
    return await run({ endFaults: ending.signal, signal: stopping.signal });
  } catch (error) {
    if (error instanceof Interrupted) return null;
    throw error;
  }
}

const say = (line: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);

// Processes that others started, ended as a crash ends them.

import { globSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

type Stat = { state: string; parent: number };

/** What Linux says of a process; null when there is none. Its name stands in brackets and may hold anything. */
function statOf(pid: number): Stat | null {
  try {
    const [state = '', parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** A process that ended and that nobody has asked about is still listed, as a zombie. */
const isRunning = (pid: number): boolean => !['Z', 'X', undefined].includes(statOf(pid)?.state);

function childrenOf(parent: number): number[] {
  const pids = globSync('/proc/[0-9]*').map(folder => Number(folder.slice('/proc/'.length)));
  return pids.filter(pid => statOf(pid)?.parent === parent);
}

/** A process and its children, with SIGKILL. It is stopped first, so that it makes no more of them meanwhile. */
export async function endAtOnce(pid: number): Promise<void> {
  signal(pid, 'SIGSTOP');
  const all = [...childrenOf(pid), pid];
  for (const one of all) signal(one, 'SIGKILL');
  while (all.some(isRunning)) await sleep(5);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

// `bench server --nodes N`: so many nodes on a PostgreSQL of their own.

import { globSync, readFileSync } from 'node:fs';
import { freePort, startPostgres } from '@quayside/services';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

/** `databaseCpu`: seconds of a core that PostgreSQL has used so far; 0 with SQLite, which is part of the server. */
export type BenchedServers = { servers: ServerProcess[]; databaseCpu(): number; stop(): Promise<void> };

/** A table that nobody looks at leaves memory after 3 seconds. */
const IDLE = ['--idle-minutes', '0.05'];

export async function startNodes(count: number): Promise<BenchedServers> {
  const postgres = await startPostgres();
  const servers: ServerProcess[] = [];
  const stop = async () => {
    for (const server of servers) await server.stop();
    await postgres.stop();
  };
  try {
    const database = await postgres.createDatabase('quayside');
    for (let n = 0; n < count; n++) {
      const port = `${await freePort()}`;
      const address = `http://127.0.0.1:${port}`;
      const flags = [
        '--port',
        port,
        '--database',
        database,
        '--address',
        address,
        '--cluster-secret',
        'secret-of-the-bench',
        ...IDLE,
      ];
      servers.push(await startServerProcess(flags));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { servers, stop, databaseCpu: () => cpuSecondsOf(postgres.pid!) };
}

export async function startSingle(): Promise<BenchedServers> {
  const server = await startServerProcess(IDLE);
  return { servers: [server], databaseCpu: () => 0, stop: () => server.stop() };
}

const TICKS = 100; // a second, on Linux

/** Of a process and its children, those that have ended included. */
function cpuSecondsOf(pid: number): number {
  let ticks = 0;
  for (const file of globSync('/proc/[0-9]*/stat')) {
    // The name stands in brackets and may hold anything; then come state, parent, …, and the times as 12th to 15th.
    const fields = statAt(file).split(') ').at(-1)!.split(' ');
    const isItself = file === `/proc/${pid}/stat`;
    if (!isItself && Number(fields[1]) !== pid) continue;
    for (const field of isItself ? [11, 12, 13, 14] : [11, 12]) ticks += Number(fields[field]);
  }
  return ticks / TICKS;
}

function statAt(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it has ended meanwhile
  }
}

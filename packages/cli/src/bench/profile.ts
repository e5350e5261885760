// Where the main threads of the benched servers spend their time, by the part of the program: `bench server --profile`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As V8 gives it, and as the tools of Chromium read it. Times in microseconds. */
export type CpuProfile = {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples?: number[];
  timeDeltas?: number[];
};

/** A process that can be profiled. */
export type Profiled = {
  /** From now on, until `endProfile`, it notes where its main thread spends its time. */
  beginProfile(): Promise<void>;
  endProfile(): Promise<CpuProfile>;
};

/** What no move takes: time with nothing to do, and the profile's own beginning and end. */
const LEFT_OUT = new Set(['(idle)', 'node:inspector']);

/** Begins to note on all of them. The function it gives ends that, writes a file for each, and tells the shares. */
export async function beginProfiles(servers: Profiled[], folder: string): Promise<() => Promise<Shares>> {
  mkdirSync(folder, { recursive: true });
  await Promise.all(servers.map(server => server.beginProfile()));
  return async () => {
    const profiles = await Promise.all(servers.map(server => server.endProfile()));
    profiles.forEach((profile, n) => {
      writeFileSync(join(folder, `node${n + 1}.cpuprofile`), JSON.stringify(profile));
    });
    return sharesOf(profiles);
  };
}

/** By part, the most first: its share of the time in which the thread had something to do. */
export type Shares = [part: string, share: number][];

export function sharesOf(profiles: CpuProfile[]): Shares {
  const times = new Map<string, number>();
  let busy = 0;
  for (const { nodes, samples = [], timeDeltas = [] } of profiles) {
    const parts = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]));
    samples.forEach((id, n) => {
      const part = parts.get(id)!;
      if (LEFT_OUT.has(part)) return;
      const time = timeDeltas[n] ?? 0;
      busy += time;
      times.set(part, (times.get(part) ?? 0) + time);
    });
  }
  return [...times].map(([part, time]): Shares[number] => [part, time / busy]).sort((a, b) => b[1] - a[1]);
}

/** A folder of the server, another package, or a module of Node's; V8's own work, such as `(garbage collector)`. */
function partOf({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'built-in functions';
  const module = url.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  if (module) return module;
  const [, name, folder] = url.match(/packages\/([^/]+)\/src\/(?:([^/]+)\/)?/) ?? [];
  if (name) return name === 'server' && folder ? `server/${folder}` : name;
  return url.split('/').slice(0, 2).join('/');
}

// In the pseudo-language: which entries of the words files have been read, so that browser tests can tell which
// sentences no screen has shown yet (test/shownWords.ts).

type Recorded = { defined: Set<string>; read: Set<string> };

const recording: Recorded = { defined: new Set(), read: new Set() };
Object.assign(globalThis, { quaysideWords: recording });

/** The same entries; reading one is noted under its path, such as `seats.notes.paused`. */
export function recorded<T>(entries: T, path: string): T {
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) return entries;
  const group: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(entries)) {
    const at = `${path}.${name}`;
    group[name] = recorded(entry, at);
    if (isEntry(entry)) recording.defined.add(at);
  }
  return new Proxy(group, {
    get(group, name) {
      if (typeof name === 'string' && isEntry(group[name])) recording.read.add(`${path}.${name}`);
      return group[name as string];
    },
  }) as T;
}

const isEntry = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'function' || Array.isArray(value);

// A browser's localStorage for tests without a browser. Tests of several files share a process: each puts it back
// before every test, because another file may have taken it away.

import { beforeEach } from 'node:test';

export const kept = new Map<string, string>();

const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, to: string) => kept.set(key, to),
  removeItem: (key: string) => kept.delete(key),
};

Object.assign(globalThis, { localStorage });
beforeEach(() => Object.assign(globalThis, { localStorage }));

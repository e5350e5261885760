// The files of puzzles, loaded when somebody practises.

import type { PuzzleSet } from './puzzle.ts';

const FILES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  waves: () => import('./waves/puzzles.json', { with: { type: 'json' } }),
  'rolling-with-the-waves': () => import('./rolling-with-the-waves/puzzles.json', { with: { type: 'json' } }),
  'rolling-seas': () => import('./rolling-seas/puzzles.json', { with: { type: 'json' } }),
  'waves-of-fortune': () => import('./waves-of-fortune/puzzles.json', { with: { type: 'json' } }),
  'rattle-battle': () => import('./rattle-battle/puzzles.json', { with: { type: 'json' } }),
};

/** Null for a game that has no puzzles. */
export async function loadPuzzles(id: string): Promise<PuzzleSet | null> {
  const load = Object.hasOwn(FILES, id) ? FILES[id] : undefined;
  return load ? ((await load()).default as PuzzleSet) : null;
}

// The list of what games add to the measures.

import type { AnyGameThings } from './things.ts';

const NONE: AnyGameThings = {
  things: [],
  counters: [],
  measures: [],
  shares: [],
  watch: state => ({ step: () => {}, finish: () => ({ had: state.own.map(() => []), counters: {}, measures: {} }) }),
};

const FILES: Record<string, () => Promise<AnyGameThings>> = {
  waves: async () => (await import('./games/waves.ts')).things as unknown as AnyGameThings,
  'rolling-with-the-waves': async () =>
    (await import('./games/rolling-with-the-waves.ts')).things as unknown as AnyGameThings,
  'rolling-seas': async () => (await import('./games/rolling-seas.ts')).things as unknown as AnyGameThings,
  'waves-of-fortune': async () => (await import('./games/waves-of-fortune.ts')).things as unknown as AnyGameThings,
  'rattle-battle': async () => (await import('./games/rattle-battle.ts')).things as unknown as AnyGameThings,
};

/** What the game adds; nothing where it has no file. */
export const loadThings = async (game: string): Promise<AnyGameThings> =>
  Object.hasOwn(FILES, game) ? FILES[game]!() : NONE;

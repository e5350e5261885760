// The list of games: the only place they meet. Adding one adds a line here and folders of its own.

import type { AnyGame, Meta } from './game.ts';
import { meta as rattleBattle } from './rattle-battle/meta.ts';
import { meta as rollingSeas } from './rolling-seas/meta.ts';
import { meta as rollingWithTheWaves } from './rolling-with-the-waves/meta.ts';
import { meta as waves } from './waves/meta.ts';
import { meta as wavesOfFortune } from './waves-of-fortune/meta.ts';

type Entry = { meta: Meta; load(): Promise<AnyGame> };

export const GAMES: Record<string, Entry> = {
  waves: { meta: waves, load: async () => (await import('./waves/game.ts')).waves as unknown as AnyGame },
  'rolling-with-the-waves': {
    meta: rollingWithTheWaves,
    load: async () => (await import('./rolling-with-the-waves/game.ts')).rollingWithTheWaves as unknown as AnyGame,
  },
  'rolling-seas': {
    meta: rollingSeas,
    load: async () => (await import('./rolling-seas/game.ts')).rollingSeas as unknown as AnyGame,
  },
  'waves-of-fortune': {
    meta: wavesOfFortune,
    load: async () => (await import('./waves-of-fortune/game.ts')).wavesOfFortune as unknown as AnyGame,
  },
  'rattle-battle': {
    meta: rattleBattle,
    load: async () => (await import('./rattle-battle/game.ts')).rattleBattle as unknown as AnyGame,
  },
};

/** The rules of one game, loaded when first asked for. */
export async function loadGame(id: string): Promise<AnyGame> {
  const entry = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!entry) throw new Error(`There is no game called "${id}"; there are: ${Object.keys(GAMES).join(', ')}.`);
  return entry.load();
}

// The screens of the games: loaded on demand, one bundle each. The only place they meet.

import type { Meta } from '@quayside/rules';
import type { ComponentType } from 'preact';
import type { AnyGameUi } from './gameUi.ts';
import { metaOf } from './rules.ts';

type Entry = { load(): Promise<AnyGameUi> };

export const SCREENS: Record<string, Entry> = {
  waves: {
    load: async () => (await import('./waves/index.ts')).wavesUi,
  },
  'rolling-with-the-waves': {
    load: async () => (await import('./rolling-with-the-waves/index.ts')).rollingWithTheWavesUi,
  },
  'rolling-seas': {
    load: async () => (await import('./rolling-seas/index.ts')).rollingSeasUi,
  },
  'waves-of-fortune': {
    load: async () => (await import('./waves-of-fortune/index.ts')).wavesOfFortuneUi,
  },
  'rattle-battle': {
    load: async () => (await import('./rattle-battle/index.ts')).rattleBattleUi,
  },
};

/** The art of a game for the front page; null for an unknown one. */
export const loadCover = async (id: string): Promise<ComponentType | null> =>
  (await import('./covers.ts')).COVERS[id] ?? null;

/** A game that can be played on the screen: it has rules and a board. */
export const playable = (id: string): Meta | null => (Object.hasOwn(SCREENS, id) ? metaOf(id) : null);

export const PLAYABLE: readonly Meta[] = Object.keys(SCREENS).flatMap(id => playable(id) ?? []);

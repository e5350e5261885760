// The screens of the games: loaded on demand, one bundle each. The only place they meet.

import type { Meta } from '@quayside/rules';
import type { ComponentType } from 'preact';
import type { AnyGameUi } from './gameUi.ts';
import { metaOf } from './rules.ts';

type Entry = { load(): Promise<AnyGameUi> /** Art for the front page. */; cover(): Promise<ComponentType> };

export const SCREENS: Record<string, Entry> = {
  waves: {
    load: async () => (await import('./waves/index.ts')).wavesUi,
    cover: async () => (await import('./waves/Cover.tsx')).Cover,
  },
  'rolling-with-the-waves': {
    load: async () => (await import('./rolling-with-the-waves/index.ts')).rollingWithTheWavesUi,
    cover: async () => (await import('./rolling-with-the-waves/Cover.tsx')).Cover,
  },
  'rolling-seas': {
    load: async () => (await import('./rolling-seas/index.ts')).rollingSeasUi,
    cover: async () => (await import('./rolling-seas/Cover.tsx')).Cover,
  },
  'waves-of-fortune': {
    load: async () => (await import('./waves-of-fortune/index.ts')).wavesOfFortuneUi,
    cover: async () => (await import('./waves-of-fortune/Cover.tsx')).Cover,
  },
  'rattle-battle': {
    load: async () => (await import('./rattle-battle/index.ts')).rattleBattleUi,
    cover: async () => (await import('./rattle-battle/Cover.tsx')).Cover,
  },
};

/** A game that can be played on the screen: it has rules and a board. */
export const playable = (id: string): Meta | null => (Object.hasOwn(SCREENS, id) ? metaOf(id) : null);

export const PLAYABLE: readonly Meta[] = Object.keys(SCREENS).flatMap(id => playable(id) ?? []);

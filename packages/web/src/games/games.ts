// The screens of the games: loaded on demand, one bundle each. The only place they meet.

import type { ComponentType } from 'preact';
import type { AnyGameUi } from './gameUi.ts';

type Entry = { load(): Promise<AnyGameUi> /** Art for the front page. */; cover(): Promise<ComponentType> };

export const SCREENS: Record<string, Entry> = {
  waves: {
    load: async () => (await import('./waves/index.ts')).wavesUi,
    cover: async () => (await import('./waves/Cover.tsx')).Cover,
  },
};

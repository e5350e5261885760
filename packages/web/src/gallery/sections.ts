import type { Sample } from '../ui/sample.ts';
import { uiSamples } from './uiSamples.tsx';

/** Each game lists its pieces in a file of its own. */
const FILES = import.meta.glob<readonly Sample[]>('../games/*/gallery.tsx', { import: 'samples' });

const gameOf = (path: string): string => path.split('/').at(-2)!;

/** The shared pieces first, then game by game. */
export const SECTIONS: Readonly<Record<string, () => Promise<readonly Sample[]>>> = {
  ui: async () => uiSamples,
  ...Object.fromEntries(Object.entries(FILES).map(([path, load]) => [gameOf(path), load])),
};

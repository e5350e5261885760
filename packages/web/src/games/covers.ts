// The art of all games for the front page, as one module: the page shows them together, so they are fetched together.

import type { ComponentType } from 'preact';
import { Cover as RattleBattle } from './rattle-battle/Cover.tsx';
import { Cover as RollingSeas } from './rolling-seas/Cover.tsx';
import { Cover as RollingWithTheWaves } from './rolling-with-the-waves/Cover.tsx';
import { Cover as Waves } from './waves/Cover.tsx';
import { Cover as WavesOfFortune } from './waves-of-fortune/Cover.tsx';

export const COVERS: Record<string, ComponentType> = {
  waves: Waves,
  'rolling-with-the-waves': RollingWithTheWaves,
  'rolling-seas': RollingSeas,
  'waves-of-fortune': WavesOfFortune,
  'rattle-battle': RattleBattle,
};

// Waves of Fortune on the screen.

import type { WavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { GameUi } from '../gameUi.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import type { Draft } from './draft.ts';
import { pieces } from './pieces.tsx';
import { Result } from './Result.tsx';
import { pause, type Scene, stage, still } from './scene.ts';
import { words } from './words.ts';

export const wavesOfFortuneUi: GameUi<WavesOfFortune, Scene, Draft> = {
  still,
  stage,
  pause,
  Board,
  Actions,
  pieces,
  Result,
  keys: words.keys,
};

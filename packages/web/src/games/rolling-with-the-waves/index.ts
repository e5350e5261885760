// Rolling with the Waves on the screen.

import type { RollingWithTheWaves } from '@quayside/rules/rolling-with-the-waves';
import type { GameUi } from '../gameUi.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { type Draft, draftOf } from './draft.ts';
import { markOf, soundOf } from './marks.ts';
import { pieces } from './pieces.tsx';
import { pointsOf } from './pointing.ts';
import { promptOf } from './prompt.ts';
import { Result } from './Result.tsx';
import { pictures } from './rulePictures.tsx';
import { openOf, type Scene, stage, still } from './scene.ts';
import { pause } from './timing.ts';
import { partsOf } from './volleyScene.ts';
import { words } from './words.ts';

export const rollingWithTheWavesUi: GameUi<RollingWithTheWaves, Scene, Draft> = {
  still,
  stage,
  pause,
  partsOf,
  openOf,
  markOf,
  soundOf,
  pointsOf,
  draftOf,
  Board,
  Actions,
  pieces,
  rulePictures: pictures,
  Result,
  promptOf,
  keys: words.keys,
};

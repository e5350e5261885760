// Waves of Fortune on the screen.

import type { WavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { GameUi } from '../gameUi.ts';
import { Actions } from './Actions.tsx';
import { Beside } from './Beside.tsx';
import { Board } from './Board.tsx';
import { type Draft, draftOf } from './draft.ts';
import { logRuns } from './logRuns.ts';
import { markOf } from './marks.ts';
import { pieces } from './pieces.tsx';
import { pointsOf } from './points.ts';
import { promptOf } from './prompt.ts';
import { aheadOf, Result, shortOf } from './Result.tsx';
import { pictures } from './rulePictures.tsx';
import { openOf, type Scene, stage, still } from './scene.ts';
import { soundOf } from './sounds.ts';
import { pause } from './timing.ts';
import { words } from './words.ts';

export const wavesOfFortuneUi: GameUi<WavesOfFortune, Scene, Draft> = {
  still,
  stage,
  pause,
  openOf,
  markOf,
  logRuns,
  soundOf,
  pointsOf,
  draftOf,
  Board,
  Beside,
  Actions,
  pieces,
  rulePictures: pictures,
  Result,
  aheadOf,
  shortOf,
  promptOf,
  keys: words.keys,
};

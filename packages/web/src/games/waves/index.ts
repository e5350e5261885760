// W·A·V·E·S on the screen.

import type { Waves } from '@quayside/rules/waves';
import type { GameUi } from '../gameUi.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { type Draft, draftOf } from './draft.ts';
import { markOf } from './marks.ts';
import { pause } from './pauses.ts';
import { pieces } from './pieces.tsx';
import { pointsOf } from './points.ts';
import { promptOf } from './prompt.ts';
import { Result, shortOf } from './Result.tsx';
import { pictures } from './rulePictures.tsx';
import { openOf, type Scene, stage, still } from './scene.ts';
import { soundOf } from './sounds.ts';
import { words } from './words.ts';

export const wavesUi: GameUi<Waves, Scene, Draft> = {
  still,
  stage,
  pause,
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
  shortOf,
  promptOf,
  keys: words.keys,
};

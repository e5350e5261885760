// Rolling Seas on the screen.

import type { RollingSeas } from '@quayside/rules/rolling-seas';
import type { GameUi } from '../gameUi.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { type Draft, draftOf } from './draft.ts';
import { markOf } from './marks.ts';
import { pause, soundOf } from './pace.ts';
import { pieces } from './pieces.tsx';
import { pointsOf } from './pointing.ts';
import { promptOf } from './prompt.ts';
import { Result } from './Result.tsx';
import { pictures } from './rulePictures.tsx';
import { SideStrip } from './SideStrip.tsx';
import { openOf, type Scene, stage, still } from './scene.ts';
import { words } from './words.ts';

export const rollingSeasUi: GameUi<RollingSeas, Scene, Draft> = {
  still,
  stage,
  pause,
  openOf,
  markOf,
  soundOf,
  pointsOf,
  draftOf,
  Board,
  Beside: SideStrip,
  Actions,
  pieces,
  rulePictures: pictures,
  Result,
  promptOf,
  keys: words.keys,
};

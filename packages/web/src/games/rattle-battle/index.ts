// Rattle, Battle, Grab the Loot on the screen.

import type { RattleBattle } from '@quayside/rules/rattle-battle';
import type { GameUi } from '../gameUi.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import { type Draft, draftOf } from './draft.ts';
import { markOf } from './marks.ts';
import { pieces } from './pieces.tsx';
import { pointsOf } from './points.ts';
import { promptOf } from './prompt.ts';
import { Result } from './Result.tsx';
import { pictures } from './rulePictures.tsx';
import { openOf, type Scene, stage, still } from './scene.ts';
import { soundOf } from './soundOf.ts';
import { pause } from './timing.ts';
import { words } from './words.ts';

export const rattleBattleUi: GameUi<RattleBattle, Scene, Draft> = {
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
  promptOf,
  keys: words.keys,
};

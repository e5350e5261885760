// Rolling Seas on the screen.

import type { RollingSeas } from '@quayside/rules/rolling-seas';
import type { GameUi } from '../gameUi.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import type { Draft } from './draft.ts';
import { pieces } from './pieces.tsx';
import { Result } from './Result.tsx';
import { pause, type Scene, stage, still } from './scene.ts';
import { words } from './words.ts';

export const rollingSeasUi: GameUi<RollingSeas, Scene, Draft> = {
  still,
  stage,
  pause,
  Board,
  Actions,
  pieces,
  Result,
  keys: words.keys,
};

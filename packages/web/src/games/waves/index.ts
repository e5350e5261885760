// W·A·V·E·S on the screen.

import type { Waves } from '@quayside/rules/waves';
import type { GameUi } from '../gameUi.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import type { Draft } from './draft.ts';
import { pieces } from './pieces.tsx';
import { Result } from './Result.tsx';
import { pause, type Scene, stage, still } from './scene.ts';
import { words } from './words.ts';

export const wavesUi: GameUi<Waves, Scene, Draft> = {
  still,
  stage,
  pause,
  Board,
  Actions,
  pieces,
  Result,
  keys: words.keys,
};

// What every part of the board is given.

import type { RattleBattle } from '@quayside/rules/rattle-battle';
import type { BoardProps } from '../gameUi.ts';
import type { Draft } from './draft.ts';
import type { Scene } from './scene.ts';

export type Props = BoardProps<RattleBattle, Scene, Draft>;

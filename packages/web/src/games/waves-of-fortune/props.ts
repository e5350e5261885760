// What every part of the board is given.

import type { WavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { BoardProps } from '../gameUi.ts';
import type { Draft } from './draft.ts';
import type { Scene } from './scene.ts';

export type Props = BoardProps<WavesOfFortune, Scene, Draft>;

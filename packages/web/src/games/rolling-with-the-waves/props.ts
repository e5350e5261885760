// What the board of Rolling with the Waves and its parts are given. In a file of its own, because Board imports its
// parts.

import type { RollingWithTheWaves } from '@quayside/rules/rolling-with-the-waves';
import type { BoardProps } from '../gameUi.ts';
import type { Draft } from './draft.ts';
import type { Scene } from './scene.ts';

export type Props = BoardProps<RollingWithTheWaves, Scene, Draft>;

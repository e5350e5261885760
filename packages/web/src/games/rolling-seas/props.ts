// What the board of Rolling Seas and its parts are given. In a file of its own, because Board imports its parts.

import type { RollingSeas } from '@quayside/rules/rolling-seas';
import type { BoardProps } from '../gameUi.ts';
import type { Draft } from './draft.ts';
import type { Scene } from './scene.ts';

export type Props = BoardProps<RollingSeas, Scene, Draft>;

// What the board of W·A·V·E·S and its parts are given. In a file of its own, because Board imports its parts.

import type { Waves } from '@quayside/rules/waves';
import type { BoardProps } from '../gameUi.ts';
import type { Draft } from './draft.ts';
import type { Scene } from './scene.ts';

export type Props = BoardProps<Waves, Scene, Draft>;

// The pieces of each game as they are drawn into its rules. They come with its screen: the board draws the same ones.

import { playable, SCREENS } from './games.ts';
import type { AnyGameUi } from './gameUi.ts';

export const loadRulePictures = async (game: string): Promise<AnyGameUi['rulePictures']> =>
  playable(game) ? (await SCREENS[game]!.load()).rulePictures : {};

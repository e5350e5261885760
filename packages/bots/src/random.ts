// Any move of the menu, each as likely.

import { pick } from '@quayside/rules';
import type { Bot } from './bot.ts';

export const random: Bot = (game, _evaluation, view, rng) => pick(rng, game.menu(view).moves);

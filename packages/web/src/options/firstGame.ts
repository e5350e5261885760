// What makes a first game easier than the usual one. The game's page names it (pages/gamePageWords.ts).

import type { Level } from '@quayside/protocol/levels';

export const FIRST_GAME_PLAYERS = 3;

export const FIRST_GAME_OPTIONS: Readonly<Record<string, Record<string, string>>> = {
  waves: { tablets: 'first-game' },
  'rattle-battle': { scenario: 'introductory' },
};

const FIRST_GAME_BOTS = ['deckhand', 'mate'] as const satisfies readonly Level[];

/** The opponents of somebody new, in turn: `nth` counts the bots from 0. Others meet mates. */
export const usualBot = (nth: number, isNew: boolean): Level =>
  isNew ? FIRST_GAME_BOTS[nth % FIRST_GAME_BOTS.length]! : 'mate';

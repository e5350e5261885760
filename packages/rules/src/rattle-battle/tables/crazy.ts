// Crazy Adventures (RULES.md 14), reconstructed around what the printed rules tell of Bombs, Brawl, Cannons Ready, Race
// and Attack the Prison.

import type { CrazyCard, MiniGame } from './adventure.ts';
import { MM } from './dice.ts';

const TEXTS: Record<MiniGame, string> = {
  bombs: 'Toss your dice at the raft, one a turn. The highest total on it wins 3 coins.',
  race: 'Everybody drops all dice; the lowest leave, again and again. The last to have dice wins 3 coins, the one before 1.',
  brawl: 'Roll, choose one of your results in secret; all but the highest lose the dice that show what they chose.',
  'cannons-ready': 'Roll, re-roll what you like once; the lowest total drops out. The last one in wins 3 coins.',
  prison: 'Throw some of your dice at a wall that grows every round. The last one in wins 4 coins.',
  drinking: 'Drink or stop. Ones and twos go under the table; whoever drank longest and still stands wins 3 coins.',
  chest: 'Stake a die for each of two chests. The highest value that only one player staked takes 2 coins.',
  dig: 'Share your dice out among four pits, then roll. The highest total takes the coins of a pit.',
  plank: 'Step or stand: the highest total not above 9 wins 3 coins, a higher one splashes.',
  monkey: 'Roll, re-roll some dice once: the most equal values win 3 coins.',
};

const crazy = (id: string, name: string, game: MiniGame, loot: number, flavour: string): CrazyCard => ({
  id,
  name,
  pile: 'crazy',
  game,
  loot,
  text: TEXTS[game],
  flavour,
});

export const CRAZY: readonly CrazyCard[] = [
  crazy('C01', 'Bombs', 'bombs', 2, 'Somebody parked a raft under our argument.'),
  crazy('C02', 'Race', 'race', 2, 'The slowest swims.'),
  crazy('C03', 'Brawl', 'brawl', 2, 'It began as a discussion of table manners.'),
  crazy('C04', 'Cannons Ready', 'cannons-ready', 2, 'Loudest crew takes the pot.'),
  crazy('C05', 'Attack the Prison', 'prison', 1, 'They built the wall higher while we climbed.'),
  crazy('C06', 'Drinking Contest', 'drinking', 1, 'The floor is lava. Or rum. One of them.'),
  crazy('C07', 'Dead Man’s Chest', 'chest', 2, 'He will not be needing it.'),
  crazy('C08', 'Treasure Dig', 'dig', 1, 'The map says X. The beach says sand.'),
  crazy('C09', 'Walk the Plank', 'plank', 2, 'One more step. You first.'),
  crazy('C10', 'Monkey Business', 'monkey', 1, 'The monkey deals. The monkey always wins.'),
];

/** The introductory Crazy Adventure: Cannons Ready under another name. */
export const TAVERN_LESSON: CrazyCard = {
  id: 'I06',
  name: 'Tavern Night',
  pile: 'lesson',
  game: 'cannons-ready',
  loot: 2,
  text: TEXTS['cannons-ready'],
  flavour: 'Nobody sails tonight.',
  lesson: 'Crazy Adventures: everybody plays, with all dice.',
};

export const POWERS = ['soft', 'firm', 'hard'] as const;
/** How hard a die is tossed in Bombs. */
export type Power = (typeof POWERS)[number];

/** Bombs: where the raft lies, and how a toss begins, seen from the middle of the box. */
export const RAFT = { tile: 'T10', x: 140, y: 140 } as const;
export const TOSS_HEIGHT = 120 * MM;
export const TOSS_DISTANCE = 200 * MM;
/** Where a tossed die lands it does not stay: it rolls on, by so many hundredths of the way it came. */
export const ROLLS_ON: Record<Power, number> = { soft: 31, firm: 38, hard: 52 };

export const BOMBS_COINS = 3;
export const RACE_COINS = [3, 1] as const;
export const BRAWL_COINS = 2;
export const BRAWL_ROUNDS = 5;
export const CANNONS_READY_COINS = 3;
export const FIRST_WALL = 2;
export const BACK_OVER_THE_WALL = 4; // dice this high come back
export const PRISON_COINS = 4;
export const DRINKING_ROUNDS = 6;
export const UNDER_THE_TABLE = 2; // dice this low
export const DRINKING_COINS = 3;
export const CHESTS = 2;
export const CHEST_COINS = 2;
export const PIT_COINS = [1, 1, 1, 2] as const;
export const PLANK = 9;
export const PLANK_COINS = 3;
export const MONKEY_COINS = 3;
export const MOST_ROUNDS = 100; // of a mini-game; those still in then tie

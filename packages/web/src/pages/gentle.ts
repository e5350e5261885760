// What makes a first game easier than the usual options. The game's page names it (gamePageWords.ts).

export const GENTLE_PLAYERS = 3;

export const GENTLE_OPTIONS: Readonly<Record<string, Record<string, string>>> = {
  waves: { tablets: 'first-game' },
  'rattle-battle': { scenario: 'introductory' },
};

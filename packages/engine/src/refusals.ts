// What is refused alike in every game, by Match and by `settle`: the English sentence of each code. What a game refuses
// by rules of its own has its sentence in that game's words. No imports, as recordFaults.ts.

export const REFUSALS = {
  'bad-seats': (a: { min: number; max: number }) => `This game takes ${a.min} to ${a.max} players.`,
  'unknown-option': (a: { option: string }) => `This game has no option “${a.option}”.`,
  'bad-option': (a: { option: string }) => `The option “${a.option}” has no such choice.`,
  'unfit-option': (a: { option: string; value: string }) =>
    `“${a.value}” does not go with the other choices (${a.option}).`,
  'game-over': 'The game is over.',
  'not-a-move': 'That is not a move of this game.',
  'not-your-turn': 'You have nothing to decide now.',
} as const;

// What chats are told by webhooks. A chat has no language that the server could know, so these are in English.

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const WORDS = {
  turn: (name: string, game: string) => `${name}, it is your turn at ${game}.`,
  over: (game: string, winners: readonly string[]) => `${game} is over: ${names.format(winners)} won.`,
  test: (game: string) => `This is a test: Quayside can reach you from a table of ${game}.`,
};

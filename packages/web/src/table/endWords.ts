// What is read when a game is over.

import { defineWords } from '../words/define.ts';
import { list, plural } from '../words/grammar.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (n: number): string => `${n}${SUFFIX[ordinals.select(n)]}`;

const points = (n: number): string => plural(n, { one: `${n} point`, other: `${n} points` });

export const words = defineWords('table/end', {
  // A line about me. `how`: the game's own sentence about what was missing.
  youWon: (by: number, second: string) => `You won, ${points(by)} ahead of ${second}.`,
  youWonLevel: (second: string, how: string | null) =>
    how === null ? `You won, level on points with ${second}.` : `You won, level on points with ${second} and ${how}.`,
  youWonWhile: (second: string, lacked: string) => `You won; ${second} was ${lacked}.`,
  youWonTogether: (names: readonly string[]) => `You won together with ${list(names)}.`,
  youShared: (names: readonly string[]) => `You share the first place with ${list(names)}.`,
  youCame: (rank: number, how: string) => `You came ${ordinal(rank)}, ${how}.`,
  behind: (by: number, winner: string) =>
    by > 0 ? `${points(by)} behind ${winner}` : `level on points with ${winner}`,
  youScored: (score: number) => `You scored ${points(score)}.`,

  // The picture.
  pictureOf: (game: string) => `The last position of this game of ${game}`,
  pictureLine: (names: readonly string[], date: string) => `${names.join(' · ')} · ${date}`,
  pictureFile: (game: string) => `${game.replaceAll(/[^A-Za-z]+/g, '-').toLowerCase()}.png`,
  keepPicture: 'Keep the picture',
  pictureComes: 'The picture is being drawn.',
  sharePicture: 'Share it',

  rematchBots: 'Same seats, same bots; begins at once.',
});

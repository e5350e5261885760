// What checking a game can find: codes with arguments, and their English sentences. The command line prints them as
// they are; the web puts code and arguments into the words of its language. Imports nothing but words, as
// recordFaults.ts.

import { counted } from '@quayside/rules/kit/counted';
import { faultWhy, type GameWords, REPLAY_ERRORS, type RecordFault } from './recordFaults.ts';

type Entries = { entries: number };
type Contributed = { entries: number; contributing: number; seats: number };

const seedBy = (who: string): string => `the seed was made by ${who}, as promised before the first move`;
const byPlayers = (a: Contributed): string =>
  seedBy(`the server and ${a.contributing} of ${counted(a.seats, 'player')}`);
const agree = (a: Entries): string => `All ${a.entries} entries were run again and agree`;
const areLegal = (a: Entries): string => `All ${a.entries} entries were run again and are legal`;

export const VERDICTS = {
  // Everything is as it should be. `agree`: with what was noted when it was played; `legal`: nothing was noted.
  agree: (a: Entries) => `${agree(a)}; nothing was promised about the dice.`,
  'agree-seed-by-server': (a: Entries) => `${agree(a)}; ${seedBy('the server alone')}.`,
  'agree-seed-by-players': (a: Contributed) => `${agree(a)}; ${byPlayers(a)}.`,
  legal: (a: Entries) => `${areLegal(a)}; nothing was promised about the dice.`,
  'legal-seed-by-server': (a: Entries) => `${areLegal(a)}; ${seedBy('the server alone')}.`,
  'legal-seed-by-players': (a: Contributed) => `${areLegal(a)}; ${byPlayers(a)}.`,

  // The seed.
  'other-server-seed': 'The server seed is not the one that was promised: its SHA-256 is another.',
  'contribution-altered': 'A contribution of a player was altered: the seed of this game was not made of these.',
  'seed-altered': 'The seed was altered: the contributions make another one.',
  'seed-does-not-follow': 'The seed does not follow from the server seed and the contributions of the players.',

  // The game.
  'other-set-up':
    'The set-up is not the one that was played: the seed, the options or the number of players was altered.',
  'other-sea-answer': (a: { ply: number }) => `Entry ${a.ply} is not what the sea answered: the dice fall otherwise.`,
  'leads-elsewhere': (a: { ply: number; seat: number }) =>
    `Entry ${a.ply} of seat ${a.seat} does not lead to what was noted when it was played.`,
  'entries-miscounted': 'Entries were added or cut off: there is not one digest for each.',
  'sea-missing': 'The sea’s last answer is missing.',
  'seal-broken': 'The moves agree, but something beside them was altered: a name, the date, a hint or the seal itself.',

  // It cannot be replayed. `why`: the words of the fault among the arguments.
  'not-a-record': REPLAY_ERRORS.record,
  'cannot-have-been-played': (a: { ply: number; why: string }) => `Entry ${a.ply} cannot have been played: ${a.why}.`,
} as const;

export type VerdictCode = keyof typeof VERDICTS;

/** What belongs into the sentence; where the record cannot be replayed, the fault with its own arguments. */
export type VerdictArgs = Record<string, string | number>;

/** `ply`: the first entry that does not agree. */
export type Verdict = { agrees: boolean; ply: number | null; code: VerdictCode; args: VerdictArgs };

/** In English. `game`: the rules that may have refused a move of it. */
export function verdictSentence({ code, args }: Verdict, game: GameWords | null): string {
  const sentence: string | ((args: never) => string) = VERDICTS[code];
  if (typeof sentence === 'string') return sentence;
  return sentence({ ...args, ...('fault' in args && { why: faultWhy(args as RecordFault, game) }) } as never);
}

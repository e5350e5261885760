// What can be wrong with a record: codes with arguments, and their English words. The command line and the logs use
// them as they are; the web puts code and arguments into the words of its language. Imports nothing but words, so that
// a page which only needs these does not load the engine.

import { REFUSALS } from './refusals.ts';

type Refused = { refusal: string; sentence?: string };
export type GameWords = {
  words: { refusals: Readonly<Record<string, (args: Record<string, string | number>) => string>> };
};

/** Without the full stop of the quoted sentence: the sentence around it has its own. */
const quoting = (what: string, { sentence }: Refused): string =>
  sentence === undefined ? what : `${what}: “${sentence.replace(/\.$/, '')}”`;

/**
 * Each is the end of a sentence, without its full stop. No argument may be called `fault`, `ply` or `why`. A refusal of
 * the rules travels as its code, `refusal`, with its arguments beside it; `sentence` is added by whoever has the words
 * for it.
 */
export const RECORD_FAULTS = {
  // Its form.
  'not-an-object': 'it is not a JSON object',
  'too-nested': 'its parts are nested too deeply',
  'no-game': 'it names no game',
  'no-version': 'it names no version of the rules',
  'no-seats': 'it does not say how many play',
  'no-options': 'it has no options',
  'bad-seed': 'its seed is not 64 hexadecimal digits',
  'no-log': 'it has no log',
  'bad-entry': 'it is neither a move nor a take-back of a seat',
  'bad-names': 'it does not name who sat where',
  'bad-date': 'its date is none',
  'bad-origin': 'the position it begins with is none',
  'bad-dice': 'it does not say how its seed was made',
  'bad-digests': 'its digests are none',
  'bad-hints': 'its list of hints is none',
  'bad-notes': 'its list of notes is none',
  'bad-seal': 'its seal is none',

  // The rules it was played by.
  'unknown-game': (a: { game: string }) => `there is no game “${a.game}” here`,
  'another-game': (a: { game: string; rules: string }) => `it is a game of ${a.game}, not of ${a.rules}`,
  'another-version': (a: { version: number; rules: number }) =>
    `it follows version ${a.version} of the rules, these are version ${a.rules}`,
  'version-not-kept': (a: { title: string; version: number; kept: string }) =>
    `version ${a.version} of the rules of ${a.title} is not here; there are: ${a.kept}`,
  'rules-changed': (a: { entry: number }) => `its rules changed after entry ${a.entry} while it was played`,

  // How it began.
  'options-refused': (a: Refused) => quoting('its options do not fit the game', a),
  'other-seats': 'it begins with another number of players',
  'begins-midway': 'it begins in the middle of another game',

  // Its moves.
  'log-ends': 'the log ends before it',
  'sea-missing': 'the sea’s answer is missing',
  'move-refused': (a: Refused) => quoting('the rules refuse that move', a),
  'cannot-take-back': (a: { entry: number; seat: number }) =>
    `there is no entry ${a.entry} that seat ${a.seat} may take back`,
} as const;

type Words = typeof RECORD_FAULTS;
export type RecordFaultCode = keyof Words;

/** A code and its arguments, flat as they travel. What the rules refused keeps the arguments of its refusal. */
export type RecordFault = {
  [Code in RecordFaultCode]: { fault: Code } & (Words[Code] extends (args: infer Args) => string ? Args : object);
}[RecordFaultCode];

/** The sentences a fault is told in: of the record as a whole, and of one entry. */
export const REPLAY_ERRORS = {
  record: (a: { why: string }) => `This is no record that can be replayed: ${a.why}.`,
  entry: (a: { ply: number; why: string }) => `The record goes wrong at entry ${a.ply}: ${a.why}.`,
};

/**
 * In English. `game`: its words say what its rules refuse; without words for it, only that they refuse is told. A code
 * is never shown.
 */
export function faultWhy(fault: RecordFault, game: GameWords | null = null): string {
  const words: string | ((args: never) => string) = RECORD_FAULTS[fault.fault];
  if (typeof words === 'string') return words;
  const { fault: _, ...args } = fault;
  const sentence = 'refusal' in args ? refusalSentence(args.refusal, args, game) : undefined;
  return words({ ...args, sentence } as never);
}

function refusalSentence(code: string, args: object, game: GameWords | null): string | undefined {
  for (const refusals of [game?.words.refusals ?? {}, REFUSALS]) {
    if (!Object.hasOwn(refusals, code)) continue;
    const words = (refusals as Record<string, string | ((args: never) => string)>)[code]!;
    return typeof words === 'string' ? words : words(args as never);
  }
  return undefined;
}

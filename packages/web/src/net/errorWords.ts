// What the server or the rules refuse with, and what is wrong with a record, put into words: code and arguments came
// over the wire or from the engine.

import { RECORD_FAULTS } from '@quayside/engine/recordFaults';
import { ERRORS, type ErrorArgs } from '@quayside/protocol/errors';
import type { AnyGame, Refusal } from '@quayside/rules';
import { defineWords } from '../words/define.ts';

type Sentence = string | ((args: ErrorArgs) => string);

const sentences: Readonly<Record<string, Sentence>> = defineWords(
  'errors',
  Object.fromEntries(Object.entries(ERRORS).map(([code, { sentence }]) => [code, sentence as Sentence])),
);
const faults = defineWords('recordFaults', RECORD_FAULTS as object as Readonly<Record<string, Sentence>>);

/** `unknown`: for a code or a fault that this page does not know, from a server that is newer. */
export function errorSentence(code: string, args: ErrorArgs = {}, unknown = code): string {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code]! : unknown;
  if (typeof sentence === 'string') return sentence;
  if (!('fault' in args)) return sentence(args);
  const why = faultWhy(args);
  return why === null ? unknown : sentence({ ...args, why });
}

/** A refusal may rest on the rules: the game's own words come first. */
export const refusalSentence = (refusal: Refusal, game: AnyGame | null): string =>
  knownRefusal(refusal, game) ?? refusal.code;

/** Null for a code that neither the game nor the server has words for. */
function knownRefusal({ code, args = {} }: Refusal, game: AnyGame | null): string | null {
  const { refusals = {} } = game?.words ?? {};
  if (Object.hasOwn(refusals, code)) return refusals[code]!(args);
  return Object.hasOwn(sentences, code) ? errorSentence(code, args) : null;
}

/**
 * What is wrong with a record, as the end of a sentence; null for a fault that this page does not know, from a server
 * that is newer. `game`: the rules that refused something in it; where they are not at hand, only that they did is
 * told.
 */
export function faultWhy({ fault, ...args }: ErrorArgs, game: AnyGame | null = null): string | null {
  if (!Object.hasOwn(faults, fault!)) return null;
  const words = faults[fault!]!;
  if (typeof words === 'string') return words;
  const sentence = 'refusal' in args ? knownRefusal({ code: String(args['refusal']), args }, game) : null;
  return words({ ...args, ...(sentence !== null && { sentence }) });
}

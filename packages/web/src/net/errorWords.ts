// What the server refuses with, put into words: code and arguments came over the wire.

import { ERRORS, type ErrorArgs } from '@quayside/protocol/errors';
import type { AnyGame, Refusal } from '@quayside/rules';
import { defineWords } from '../words/define.ts';
import { faultWhy } from './recordWords.ts';

type Sentence = string | ((args: ErrorArgs) => string);

const sentences: Readonly<Record<string, Sentence>> = defineWords(
  'errors',
  Object.fromEntries(Object.entries(ERRORS).map(([code, { sentence }]) => [code, sentence as Sentence])),
);

/** `unknown`: for a code or a fault that this page does not know, from a server that is newer. */
export function errorSentence(code: string, args: ErrorArgs = {}, unknown = code): string {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code]! : unknown;
  if (typeof sentence === 'string') return sentence;
  if (!('fault' in args)) return sentence(args);
  const why = faultWhy(args);
  return why === null ? unknown : sentence({ ...args, why });
}

/** A refusal may rest on the rules: the game's own words come first. */
export function refusalSentence({ code, args = {} }: Refusal, game: AnyGame | null): string {
  const { refusals = {} } = game?.words ?? {};
  return Object.hasOwn(refusals, code) ? refusals[code]!(args) : errorSentence(code, args);
}

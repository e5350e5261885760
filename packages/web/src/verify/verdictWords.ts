// What checking a game found, put into words.

import { VERDICTS, type Verdict, type VerdictArgs } from '@quayside/engine/verdicts';
import type { AnyGame } from '@quayside/rules';
import { faultWhy } from '../net/errorWords.ts';
import { defineWords } from '../words/define.ts';

type Sentence = string | ((args: VerdictArgs) => string);

const sentences = defineWords('verdicts', VERDICTS as object as Readonly<Record<string, Sentence>>);

/** `game`: the rules that may have refused a move of it. */
export function verdictSentence({ code, args }: Verdict, game: AnyGame | null): string {
  const sentence = sentences[code]!;
  if (typeof sentence === 'string') return sentence;
  return sentence('fault' in args ? { ...args, why: faultWhy(args, game)! } : args);
}

// What checking a game found, put into words.

import { VERDICTS, type Verdict, type VerdictArgs } from '@quayside/engine/verdicts';
import { faultWhy } from '../net/recordWords.ts';
import { defineWords } from '../words/define.ts';

type Sentence = string | ((args: VerdictArgs) => string);

const sentences = defineWords('verdicts', VERDICTS as object as Readonly<Record<string, Sentence>>);

export function verdictSentence({ code, args }: Verdict): string {
  const sentence = sentences[code]!;
  if (typeof sentence === 'string') return sentence;
  return sentence('fault' in args ? { ...args, why: faultWhy(args)! } : args);
}

import { defineWords } from '../words/define.ts';
import { plural } from '../words/grammar.ts';

export const words = defineWords('coach', {
  tip: 'Tip',
  howToWin: 'How to win',
  newHere: 'New here?',
  showMe: (minutes: number) =>
    plural(minutes, { one: `Show me how (${minutes} minute)`, other: `Show me how (${minutes} minutes)` }),
  knowIt: 'I know it',
  gotIt: 'Got it',
  noMore: 'No more tips',
  more: 'More: the lesson',
  rule: (number: string) => `Rule ${number}`,
  readRule: 'Read the rule',
  why: (name: string) => `Why did ${name} do that?`,
  whyTitle: 'Why',
});

import type { Phrase, Seat } from '@quayside/rules';
import { defineWords } from '../words/define.ts';
import { listParts, plural } from '../words/grammar.ts';

const endless = (phrase: Phrase): Phrase => {
  const last = phrase.at(-1);
  return typeof last === 'string' ? [...phrase.slice(0, -1), last.replace(/\.$/, '')] : phrase;
};

export const words = defineWords('log', {
  aloud: 'What happened',
  nobody: 'nobody',
  empty: 'Nothing has happened yet.',
  about: 'About this moment',
  look: 'Look at this moment',
  likewise: (phrase: Phrase, seats: readonly Seat[]): Phrase => [
    ...endless(phrase),
    '; likewise ',
    ...listParts(seats.map(seat => ({ seat }))),
    '.',
  ],
  /** Of so many seats that their names would fill the log: “8 are ready.” */
  many: (phrase: Phrase, count: number): Phrase => {
    const [, text, ...rest] = phrase;
    return typeof text === 'string' && text.startsWith(' is ')
      ? [`${count} are${text.slice(' is'.length)}`, ...rest]
      : [
          ...endless(phrase),
          plural(count - 1, { one: '; likewise another.', other: `; likewise ${count - 1} others.` }),
        ];
  },
  rule: (number: string) => `Rule ${number}`,
  goBack: 'Go back to before this',
  wentBack: (seat: Seat): Phrase => [{ seat }, ' asked, and the table went back to an earlier moment.'],
  tookBack: (seat: Seat): Phrase => [{ seat }, ' takes back a move.'],
});

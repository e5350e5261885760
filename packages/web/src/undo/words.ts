import type { ComponentChild as Drawn } from 'preact';
import { defineWords } from '../words/define.ts';
import { plural } from '../words/grammar.ts';

export const words = defineWords('undo', {
  // Before the table is asked.
  question: 'Go back?',
  undone: (moves: number) =>
    plural(moves, {
      one: 'The last move is undone, what chance decided in them too: it falls anew.',
      other: `The last ${moves} moves are undone, what chance decided in them too: it falls anew.`,
    }),
  whenAllAgree: 'It happens when everybody at the table agrees; everybody reads of it in the log.',
  atOnce: 'Nobody else is here to be asked, so it happens at once; the log says so.',
  playOn: 'Play on',
  askTable: 'Ask the table',
  goBack: 'Go back',

  // While the table is asked.
  title: 'Going back',
  asks: (who: Drawn, moves: number): Drawn[] =>
    plural(moves, { one: [who, ' asks to go back one move.'], other: [who, ` asks to go back ${moves} moves.`] }),
  toBefore: (line: Drawn): Drawn[] => ['To before: “', line, '”'],
  agree: (who: Drawn, n: number): Drawn[] => plural(n, { one: [who, ' agrees.'], other: [who, ' agree.'] }),
  waitingFor: (who: Drawn): Drawn[] => ['Waiting for ', who, '.'],
  chanceFallsAnew: 'Chance falls anew; any move ends the request.',
  withdraw: 'Withdraw',
  decline: 'Decline',
  accept: 'Agree',
});

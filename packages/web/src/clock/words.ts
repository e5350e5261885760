import type { ComponentChild as Drawn } from 'preact';
import { defineWords } from '../words/define.ts';
import { plural } from '../words/grammar.ts';

export const words = defineWords('clock', {
  // What a clock shows.
  timeIsUp: 'time is up',
  hurry: 'hurry',
  running: 'running',
  stopped: 'stopped',
  face: (state: string, left: string) => `clock ${state}, ${left} left`,
  outOfTime: 'time!',
  hurryAloud: 'Hurry: your time is running out.',

  // Lengths of time.
  daysAndHours: (days: number, hours: number) => `${days} d ${hours} h`,
  hours: (hours: number) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: string) => `${hours} h ${minutes} min`,
  unit: {
    day: (n: number) => plural(n, { one: `${n} day`, other: `${n} days` }),
    hour: (n: number) => plural(n, { one: `${n} hour`, other: `${n} hours` }),
    minute: (n: number) => plural(n, { one: `${n} minute`, other: `${n} minutes` }),
    second: (n: number) => plural(n, { one: `${n} second`, other: `${n} seconds` }),
  },
  noTime: 'no time',
  justNow: 'just now',
  ago: (time: string) => `${time} ago`,

  // A clock as the host chooses it.
  noClock: 'No clock',
  forEach: (time: string) => `${time} for every decision`,
  bankAndMore: (bank: string, more: string) => `${bank}, and ${more} more for every decision`,

  // Pauses.
  pause: 'Pause',
  isPaused: 'The table is paused; nobody moves. ',
  wantToPause: (who: Drawn, n: number): Drawn[] =>
    plural(n, { one: [who, ' wants to pause'], other: [who, ' want to pause'] }),
  wantToGoOn: (who: Drawn, n: number): Drawn[] =>
    plural(n, { one: [who, ' wants to go on'], other: [who, ' want to go on'] }),
  notAnswered: (who: Drawn, n: number): Drawn[] =>
    plural(n, { one: ['; ', who, ' has not answered'], other: ['; ', who, ' have not answered'] }),
  withdraw: 'Withdraw',
  noPlayOn: 'No, play on',
  noStayPaused: 'No, stay paused',
  yesPause: 'Yes, pause',
  goOn: 'Go on',

  // Time that has run out.
  outTitle: 'Time is up',
  youAreOut: 'Your time is up: the others may let a bot play this decision.',
  isOut: (who: Drawn): Drawn[] => [who, ' is out of time.'],
  letBotDecide: 'Let a bot play this decision',
});

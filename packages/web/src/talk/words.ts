import type { ComponentChild as Drawn } from 'preact';
import { defineWords } from '../words/define.ts';
import { plural, series } from '../words/grammar.ts';

export const words = defineWords('talk', {
  // A line.
  toTeam: 'to the team',
  about: (name: string) => `What to do about this line of ${name}`,
  removed: 'Removed by the host.',
  mute: (name: string) => `Mute ${name}`,
  remove: 'Remove this line',
  silence: 'Take out of the talk',
  letTalk: 'Let talk again',

  // The panel.
  listening: 'Listening…',
  older: 'Show what was said before',
  empty: 'Nobody has said anything yet.',
  log: 'What is said',
  muted: (name: Drawn): Drawn[] => ['You have muted ', name, '.'],
  listenAgain: 'Listen again',
  whyNot: {
    hushed: 'The rules ask for silence now: team-mates may not talk until everybody has played.',
    silenced: 'The host has taken you out of the talk at this table.',
    spectator: 'Onlookers listen at this table.',
  },
  listenOnly: 'You may only listen here.',

  // Saying something.
  to: 'Say it to',
  team: (names: readonly string[]) => `Team: ${series(names)}`,
  table: 'Table',
  sayToTeam: 'Say to your team',
  sayToTable: 'Say to the table',
  writeFirst: 'Write something first.',
  say: 'Say',
  charactersLeft: (n: number) => plural(n, { one: `${n} character left.`, other: `${n} characters left.` }),
  teamReads: (most: number) => `Only your team reads it until the game is over. Up to ${most} characters.`,
  tableReads: (most: number) => `Everybody at the table reads it. Up to ${most} characters.`,
});

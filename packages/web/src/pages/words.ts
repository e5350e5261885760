// What the front page and the lists of tables say. The other pages have files of their own: this one is loaded first.

import { defineWords } from '../words/define.ts';
import { list, plural, series } from '../words/grammar.ts';

export const words = defineWords('pages', {
  title: 'Quayside: sea games to play together',
  about: 'Sea games around one table: with friends by a link, or with bots at once.',
  games: 'Games',
  tryAgain: 'Try again',

  // A game.
  players: (span: string) => `${span} players`,
  minutes: (span: string) => `${span} minutes`,
  beingSet: 'The table is being set.',
  playNow: 'Play now against bots',
  openTable: 'Open a table',
  learn: 'Learn it in lessons',
  gentle: 'Your first game is a gentle one: few players, easy opponents, tips.',

  // Games against bots that are not over.
  unfinished: 'Go on playing',
  goOn: (game: string, note: string) => `Go on with ${game}: ${note}`,
  playersSince: (players: number, since: string | null) =>
    series([plural(players, { one: `${players} player`, other: `${players} players` }), ...(since ? [since] : [])]),

  // Tables.
  status: { gathering: 'gathering', playing: 'being played', over: 'over', ended: 'ended', frozen: 'stopped' },
  /** Who sits at a table. */
  seated: (names: readonly string[]) => series(names),
  nobodyYet: 'nobody yet',
  newMoves: (n: number) => plural(n, { one: `${n} new move`, other: `${n} new moves` }),
  yourTurn: '● your turn',
  waitsForYou: 'waits for you',
  waitsFor: (names: readonly string[]) => `waits for ${list(names)}`,
  sinceNow: 'since a moment ago',
  since: (time: string) => `for ${time}`,
  left: (time: string) => `${time} left`,
  timeIsUp: 'time is up',
  noneYet: 'None yet. Whatever you begin waits for you here.',
  beenHere: 'Been here before?',
  myTables: 'My tables',
  looking: 'Looking…',
  overLately: 'Over lately',
  noneOver: 'No game of yours was over in the last days.',
  openTables: 'Open tables',
  noneOpen: 'No table is looking for players. Open one and list it here.',
  freePlaces: (n: number) => plural(n, { one: `${n} free place`, other: `${n} free places` }),
  tablesWait: (n: number) => plural(n, { one: 'A table waits for you.', other: `${n} tables wait for you.` }),
});

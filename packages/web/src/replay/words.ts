import type { ComponentChild as Drawn } from 'preact';
import { defineWords } from '../words/define.ts';
import { series } from '../words/grammar.ts';

export const words = defineWords('replay', {
  // Arriving.
  lookingBack: 'Looking back…',
  nothing: 'Nothing to look back at',
  toTable: 'To the table',
  backToQuay: 'Back to the quay',
  noBoard: 'This game has no board on the screen.',
  noVersion: (title: string, version: number) =>
    `The rules of ${title} in version ${version}, by which this game was played, are not here.`,
  seat: (n: number) => `Seat ${n}`,

  // A file.
  openGame: 'Open a game',
  openGameHow: 'A game that was downloaded after its end can be looked at again here. The file stays in your browser.',
  drop: 'Drop the file here, or choose it',

  // Around the board.
  quay: 'Quayside: back to the quay',
  backToTable: 'Back to the table',
  title: (game: string) => `Replay: ${game}`,
  titleRunning: (game: string) => `Looking back: ${game}`,
  progress: 'How far the game is',
  panels: 'Panels',
  panel: { log: 'Log', chances: 'Chances', about: 'About this game' },
  board: (game: string) => `The board of ${game}, as it was`,
  boardNotDrawn: 'The board could not be drawn at this moment.',

  // About the game.
  theGame: 'The game',
  download: 'Download the game',
  honestDice: 'Honest dice',
  honestDiceHow:
    'Every move and every roll is run again in your browser, from the seed that the server and the players made together.',
  stillPlayed: (game: string) =>
    `${game} is still being played: you see what you could see. When it is over, all of it can be seen.`,
  keysTitle: 'Keys',
  keys: [
    ['← →', 'one move back or on'],
    ['Home, End', 'to the beginning or the end'],
    ['P', 'play or pause'],
    ['L', 'open or close the log'],
  ],
  begun: 'Begun',
  whoPlayed: 'Who played',
  players: (names: readonly string[]) => series(names),
  hints: 'Hints',
  hintsAsked: (n: number) => `${n} asked for`,

  // Chances.
  noChances: 'The bots judge games of this server only, not files.',
  chancesAwaited: 'The bots are looking through the game…',
  chancesFailed: 'The chances could not be loaded.',
  chancesAloud: (chances: readonly string[]) => `Chances over the game. At the end: ${series(chances)}.`,
  start: 'start',
  end: 'end',
  turns: 'The biggest turns',
  noTurns: 'Nothing turned much.',
  lookAtMoment: 'Look at this moment',
  gains: (who: Drawn, much: string, ply: number): Drawn[] => [who, ` gains ${much} at move ${ply}`],
  loses: (who: Drawn, much: string, ply: number): Drawn[] => [who, ` loses ${much} at move ${ply}`],

  // The scrubber.
  replay: 'Replay',
  beforeFirst: 'Before the first move.',
  stepBack: 'One move back',
  isBeginning: 'This is the beginning.',
  pause: 'Pause',
  play: 'Play',
  stepOn: 'One move on',
  isEnd: 'This is the end.',
  moment: 'Moment',
  moveOf: (at: number, end: number) => `Move ${at} of ${end}`,
  speed: 'Speed',
  copyMoment: 'Copy the link of this moment',
  momentCopied: 'The link of this moment is copied.',
  momentNotCopied: 'Your browser does not let us copy. The address of this page leads here too.',
  whoseEyes: 'Through whose eyes',
  everybody: 'As everybody saw it',
  allSeeing: 'All-seeing: whoever acts',

  // Playing on.
  whatIf: 'What if…',
  whatIfHint: 'Play on from here, against bots or with friends',
  playOnQuestion: 'Play on from here?',
  playOnHow: 'A new table begins as it stood here, yours alone until you share its link.',
  dealtAfresh: 'What you could not see is dealt afresh.',
  yourSeat: 'Your seat',
  myOwn: 'My own, or whoever is to act',
  otherSeats: 'The other seats',
  bots: { deckhand: 'Bots: deckhand', mate: 'Bots: mate', captain: 'Bots: captain', admiral: 'Bots: admiral' },
  openSeats: 'Open, for whoever has the link',
  beingSet: 'The table is being set.',
  playOn: 'Play on from here',
});

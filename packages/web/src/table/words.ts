import type { ComponentChild as Drawn } from 'preact';
import { defineWords } from '../words/define.ts';
import { list, listParts, plural } from '../words/grammar.ts';

const later = (moves: number, minutes: number): string => {
  const after = [plural(moves, { one: `${moves} move`, other: `${moves} moves` })];
  if (minutes > 0) after.push(plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` }));
  return `${list(after)} later`;
};

export const words = defineWords('table', {
  // Arriving.
  rowing: 'Rowing to the table…',
  dealing: 'Dealing…',
  unrolling: (game: string) => `Unrolling the chart of ${game}…`,
  noBoard: 'This game has no board on the screen yet.',
  notLoaded: 'This game could not be loaded. Reload the page to try again.',
  frozenTitle: 'The table is frozen',
  noTable: 'No table here',
  backToQuay: 'Back to the quay',
  signedOut: 'Signed out',
  goOnAsNow: 'Go on as who you are here now',
  freePlace: 'Free place',

  // Around the board.
  home: 'Quayside: back to the quay',
  progress: 'How far the game is',
  watching: 'Watching',
  panels: 'Panels',
  soundOff: 'Turn the sound off',
  soundOn: 'Turn the sound on',
  unread: (n: number) => `${n} new`,
  panel: { log: 'Log', talk: 'Talk', rules: 'Rules', table: 'Table and settings' },
  players: 'Players',
  board: (game: string) => `The board of ${game}`,
  boardNotDrawn: 'The board could not be drawn.',
  resultNotShown: 'The result could not be shown.',

  // A player's plate.
  plate: {
    toAct: 'to act',
    seenFromHere: 'seen from here',
    awayToAct: 'away, to act',
    away: 'away',
    yourTurn: 'your turn',
    free: 'free',
    you: 'you',
    here: 'here',
    program: 'bot',
    programToAct: 'bot, to act',
    programAway: 'bot, away',
    won: 'won',
    score: 'score ',
    tip: (name: string, state: string, score: number, mark: string | null, temperament: string | null) =>
      `${name}: ${state ? `${state}, ` : ''}score ${score}${mark ? `; ${mark}` : ''}${temperament ? `. ${temperament}` : ''}`,
  },

  // The connection.
  offlineSends: 'Offline; will be sent',
  offlineTries: 'Offline; trying again',
  cannotSaveSends: 'The server cannot save now; will be sent',
  cannotSaveTries: 'The server cannot save now; trying again',
  sending: 'Sending…',
  saved: 'Saved',
  refused: 'Refused',

  // What to do.
  whatToDo: 'What to do',
  takeBack: 'Take back',
  askBack: 'Ask to go back',
  hint: 'Hint',
  skip: 'Skip to my next decision',
  skipping: 'Showing nothing until my next decision; show again',
  buttonsNotDrawn: 'The buttons could not be drawn.',
  result: 'Result',
  endedByAll: 'Everybody here agreed to end the game; nobody has won.',
  endedByHost: 'The host has ended this table; nobody has won.',
  readRule: 'Read the rule of this decision',
  rule: (number: string) => `Rule ${number}`,
  whyNot: (number: string) => `Why not: rule ${number}`,
  gameIsOver: 'The game is over.',
  oneMoment: 'One moment…',
  rulesFailed: 'The rules made a mistake here; the table is frozen as it stands, and nothing is lost.',
  aboutReport: 'The report holds what you may know; the server’s log has the rest.',
  downloadReport: 'Download the report',

  // The book of rules.
  openingRules: 'Opening the rules…',
  howToWin: 'How to win',
  lessons: 'Lessons',
  practise: 'Practice: find the move',
  ourReading: 'Our reading',
  ourReadingMeans:
    '° marks our reading: where the printed rules are silent, unclear or could not be read, we settled it so.',
  searchRules: 'Search the rules',
  tryIt: (what: string) => `Try it: ${what}`,
  rulesFound: (n: number) => plural(n, { one: `${n} paragraph`, other: `${n} paragraphs` }),
  olderRules: (played: number, newest: number) =>
    `This game began under version ${played} of its rules and keeps to them; this is the text of version ${newest}.`,

  // The end.
  victory: 'Victory!',
  over: 'The game is over',
  winners: (who: readonly Drawn[], why: Drawn): Drawn[] => [
    ...listParts(who),
    plural(who.length, { one: ' wins: ', other: ' win together: ' }),
    why,
  ],
  lookAtBoard: 'Look at the board',
  replay: 'Replay',
  toRematch: 'Go to the rematch',
  beingSet: 'The new table is being set.',
  rematch: 'Rematch',

  // Sharing the table.
  linkCopied: 'The link is copied.',
  copyLink: 'Copy link',
  hideCode: 'Hide the QR code',
  qrCode: 'QR code',
  qrCodeOf: (address: string) => `QR code of ${address}`,

  // Honest dice.
  noPromise: 'This table was made before dice could be checked.',
  promise:
    'The server has sealed its half of the dice under this mark and cannot change it any more; the browsers of the players add theirs before the start. After the game everybody can check that every roll came of both.',
  promiseWith: (added: number, players: number) =>
    `The server has sealed its half of the dice under this mark and cannot change it any more; ${plural(players, {
      one: `${added} of ${players} player`,
      other: `${added} of ${players} players`,
    })} added theirs. After the game everybody can check that every roll came of both.`,
  markCopied: 'The mark is copied.',
  copyMark: 'Copy the mark',

  // Watching.
  freeSeat: 'A free seat',
  freeSeats: (n: number) =>
    plural(n, {
      one: 'A seat is free: whoever sits down plays on from here.',
      other: 'Seats are free: whoever sits down plays on from here.',
    }),
  sitDown: (letter: string) => `Sit down on seat ${letter}`,
  youAreWatching: 'You are watching',
  allTaken: 'All seats of this game are taken, so you are watching. You see what lies open to everybody.',
  close: 'Close',
  whoseEyes: 'Whose eyes',
  allTakenShort: 'All seats are taken, so you are watching. ',
  lookThrough: 'Look through the eyes of',
  spectator: 'an onlooker, as it happens',
  eyesOf: (name: string, moves: number, minutes: number) => `${name}, ${later(moves, minutes)}`,
  firstHands: (moves: number, minutes: number) =>
    `The first hands are shown ${later(moves, minutes)}. Until then you see how it began.`,

  keys: [
    ['Tab', 'go from one thing to the next'],
    ['Arrow keys', 'on a mark that explains itself: to the next one'],
    ['Enter or Space', 'press what has the focus'],
    ['L', 'open or close the log'],
    ['T', 'open or close the talk'],
    ['B', 'open or close the book of rules'],
    ['?', 'open or close this sheet'],
    ['.', 'skip to my next decision'],
    ['U', 'take back'],
    ['Escape', 'close a panel'],
  ],
});

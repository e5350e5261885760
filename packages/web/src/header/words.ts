import { defineWords } from '../words/define.ts';

export const words = defineWords('header', {
  myTables: 'My tables',
  settings: 'Settings',

  // Your name.
  changeName: 'Change your name',
  nameQuestion: 'What shall we call you?',
  devices: 'Your devices and recovery code',
  yourName: 'Your name',
  nameHelp: (most: number) => `Up to ${most} characters. Others at your tables see it.`,
  nameEmpty: 'A name needs at least one character.',
  save: 'Save',

  // Settings.
  choices: {
    system: 'As the system',
    paper: 'Paper (day)',
    night: 'Night watch (dark)',
    off: 'Off',
    fast: 'Fast',
    normal: 'Normal',
    slow: 'Slow',
    on: 'On',
    quiet: 'Quiet',
    medium: 'Medium',
    loud: 'Loud',
    single: 'Act at once',
  },
  on: 'On',
  notifications: 'Notifications',
  look: 'Look',
  lookHelp: 'The chart by day or by lamplight.',
  motion: 'Motion',
  motionHelp: 'How fast events are shown; off shows the result at once.',
  sound: 'Sound',
  soundHelp: 'A bell when it is your turn, and dice, cards, coins and cannons as they are moved.',
  volume: 'Volume',
  volumeHelp: 'How loud they are.',
  tips: 'Tips',
  tipsHelp: 'A few words when a kind of decision comes for the first time.',
  keys: 'Single keys',
  keysHelp: 'Letters, digits and signs as short cuts. Off if you dictate, or press keys by chance.',
});
